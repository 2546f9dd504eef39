// How far things came, step by step, each with its share of the whole.
import { grouped } from '../../../kit/show/grouped.ts';
import classes from './funnel.module.css';

interface FunnelProps {
  readonly label: string;
  readonly steps: readonly { readonly key: string; readonly title: string; readonly count: number }[];
  /** What shares are of; the first step when absent. */
  readonly whole?: number;
}

export function Funnel({ label, steps, whole = steps[0]?.count ?? 0 }: FunnelProps) {
  return (
    <ol className={classes.funnel} aria-label={label}>
      {steps.map(({ key, title, count }) => (
        <li key={key} data-step={key}>
          <span>{title}</span>
          {count === 0 ? <span /> : <i style={{ width: `${shareOf(count, whole) * 100}%` }} />}
          <span>
            <b>{grouped(count)}</b> <small>{whole === 0 ? '' : `${(shareOf(count, whole) * 100).toFixed(1)}%`}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function shareOf(count: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, count / whole);
}
