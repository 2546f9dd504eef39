// What became of a sending: sent, received, read, claimed.
import { grouped } from '../../../kit/show/grouped.ts';
import classes from './mail.module.css';
import type { RecordFate } from './queries.ts';
import { text } from './text.zh.ts';

export function MailFunnel({ record: { sentCount, receivedCount, consumedCount }, read }: Omit<RecordFate, 'completed'>) {
  const steps = [
    ['sent', sentCount],
    ['received', receivedCount],
    ['read', read],
    ['consumed', consumedCount],
  ] as const;
  return (
    <ol className={classes.funnel} aria-label={text.progress}>
      {steps.map(([step, count]) => (
        <li key={step}>
          <span>{text.steps[step]}</span>
          <i style={{ width: `${sentCount === 0 ? 0 : Math.min(1, count / sentCount) * 100}%` }} />
          <span>
            <b>{grouped(count)}</b> <small>{text.share(count, sentCount)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
