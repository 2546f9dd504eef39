// The figures of verification codes in a row, and the numbers that fail.
import type { CodeFigures } from './figures.ts';
import classes from './figures-row.module.css';
import { text } from './text.zh.ts';

export default function FiguresRow({ of }: { of: CodeFigures }) {
  const { count, rate, medianSeconds, slowSeconds, failed, expired, worst } = of;
  return (
    <section aria-label={text.figures} className={classes.root}>
      <dl className={classes.figures}>
        <Figure
          title={text.rate}
          value={rate === undefined ? text.none : `${(rate * 100).toFixed(1)}%`}
          help={text.rateHelp}
        />
        <Figure
          title={text.median}
          value={medianSeconds === undefined ? text.none : text.seconds(medianSeconds)}
          help={slowSeconds === undefined ? '' : text.medianHelp(text.seconds(slowSeconds))}
        />
        <Figure
          title={text.failed}
          value={(failed + expired).toLocaleString('en-US')}
          help={text.failedHelp(failed, expired)}
        />
        <Figure
          title={text.count}
          value={count.toLocaleString('en-US')}
          help={text.latest(count.toLocaleString('en-US'))}
        />
      </dl>
      {worst.length === 0 ? null : (
        <div className={classes.worst}>
          <b>{text.worst}</b>
          <p>{text.worstHelp}</p>
          <ul>
            {worst.map(({ phoneNumber, failed: bad, all }) => (
              <li key={phoneNumber}>
                <code>{phoneNumber}</code> {text.worstRow(bad, all)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Figure({ title, value, help }: { title: string; value: string; help: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {value}
        <small>{help}</small>
      </dd>
    </div>
  );
}
