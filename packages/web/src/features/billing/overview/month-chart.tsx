// Twelve months as stacks of services; the one that is running goes up to what is expected of it.
import { formatYuan } from '@uos/contract/rules';
import type { Bill, MonthlyTrend } from '@uos/sdk/browser';
import type { CSSProperties } from 'react';
import { monthEndYuan } from '../../../parts/bills/forecast.ts';
import { serviceTitle } from '../../../parts/bills/line-columns.tsx';
import { currentMonth } from '../../../parts/bills/month.ts';
import { figureOf, figureWords } from '../../../parts/figure/figure.ts';
import { text } from '../text.zh.ts';
import classes from './month-chart.module.css';
import { scaleOf, stacksOf } from './stacks.ts';

interface MonthChartProps {
  readonly months: MonthlyTrend['Items'];
  /** Of the same months; the stacks are whole without them. */
  readonly bills: readonly Bill[] | undefined;
}

const series = (index: number): CSSProperties => ({ '--own': `var(--uos-series-${index + 1})` }) as CSSProperties;

export function MonthChart({ months, bills = [] }: MonthChartProps) {
  const { services, months: parts } = stacksOf(bills);
  const now = currentMonth();
  const spent = months.find(({ Month }) => Month === now)?.Amount ?? 0;
  const expected = spent === 0 ? undefined : monthEndYuan(spent, Date.now());
  const most = Math.max(0, expected ?? 0, ...months.map(({ Amount }) => Amount));
  const { top, step } = scaleOf(most);
  const percent = (yuan: number): string => `${(yuan / top) * 100}%`;
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  return (
    <section aria-label={text.trend}>
      <div className={classes.head}>
        <h2>{text.trend}</h2>
        <ul>
          {services.map((name, index) => (
            <li key={name ?? ''} style={series(index)}>
              {name === undefined ? text.others : serviceTitle(name)}
            </li>
          ))}
        </ul>
      </div>
      {most === 0 ? (
        <p className={classes.nothing}>{text.noCostYet}</p>
      ) : (
        <div className={classes.frame}>
          <div className={classes.grid} aria-hidden="true">
            {lines.map((line) => (
              <span key={line} style={{ bottom: percent(line) }}>
                {figureWords(figureOf(line))}
              </span>
            ))}
          </div>
          <ol className={classes.bars}>
            {months.map(({ Month, Amount }) => (
              <li key={Month} data-now={Month === now || undefined} title={`${Month} ${formatYuan(Amount)}`}>
                <div className={classes.bar}>
                  {Month === now && expected !== undefined ? (
                    <span className={classes.expected} style={{ height: percent(expected) }}>
                      <b>{text.expected(figureWords(figureOf(Math.round(expected))))}</b>
                    </span>
                  ) : null}
                  <Stack parts={parts.get(Month) ?? []} whole={Amount} height={percent(Amount)} />
                </div>
                <span className={classes.month}>
                  {monthLabel(Month)}
                  <span className={classes.said}> {formatYuan(Amount)}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function Stack({ parts, whole, height }: { parts: readonly number[]; whole: number; height: string }) {
  const sum = parts.reduce((all, yuan) => all + yuan, 0);
  return (
    <span className={classes.stack} style={{ height }}>
      {(sum === 0 ? [whole] : parts).map((yuan, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the stack is what it is
        <i key={index} style={{ ...series(index), flexGrow: yuan }} />
      ))}
    </span>
  );
}

/** `11`, and `26-01` where a year begins. */
function monthLabel(month: string): string {
  return month.endsWith('-01') ? month.slice(2) : month.slice(5);
}
