// Amounts side by side: what each is, how much, which part of the largest, and how it changed.
import { Text } from '@mantine/core';
import { formatYuan, sumYuan } from '@uos/contract/rules';
import classes from './amount-bars.module.css';
import { text } from './text.zh.ts';

export interface AmountBar {
  readonly key: string;
  readonly title: string;
  readonly yuan: number;
  /** What it is compared with; nothing where there is nothing to compare. */
  readonly before?: number;
}

interface AmountBarsProps {
  readonly label: string;
  readonly bars: readonly AmountBar[];
  readonly heads: { readonly title: string; readonly yuan: string; readonly change?: string };
}

export function AmountBars({ label, bars, heads }: AmountBarsProps) {
  const largest = Math.max(...bars.map(({ yuan }) => yuan), 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section className={classes.frame} tabIndex={0} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{heads.title}</th>
            <td />
            <th className={classes.number}>{heads.yuan}</th>
            {heads.change === undefined ? null : <th className={classes.number}>{heads.change}</th>}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, title, yuan, before }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td className={classes.track} aria-hidden="true">
                {yuan > 0 ? <span style={{ width: `${(yuan / largest) * 100}%` }} /> : null}
              </td>
              <td className={classes.number}>{formatYuan(yuan)}</td>
              {heads.change === undefined ? null : (
                <td className={classes.number}>
                  <Change yuan={yuan} before={before} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The difference and its part of what was before; spending more is no success, so neither direction has a colour. */
export function Change({ yuan, before }: { yuan: number; before: number | undefined }) {
  if (before === undefined) {
    return (
      <Text size="sm" c="dimmed" component="span">
        {text.nothing}
      </Text>
    );
  }
  const diff = sumYuan([yuan, -before]);
  const percent = before === 0 ? '' : ` (${signed((diff / before) * 100, (value) => `${value.toFixed(1)}%`)})`;
  return (
    <span className={classes.change}>
      {signed(diff, formatYuan)}
      {percent}
    </span>
  );
}

function signed(value: number, write: (value: number) => string): string {
  return value > 0 ? `+${write(value)}` : write(value);
}
