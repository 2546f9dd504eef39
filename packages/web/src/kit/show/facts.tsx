// Names and values of one thing, in as many columns as fit.
import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  /** The title when absent. */
  readonly key?: string;
  readonly title: string;
  readonly value: ReactNode;
  /** Takes a whole line where there is little room, such as an id. */
  readonly long?: boolean;
}

/** As much as half a phone holds; a character beyond ASCII is as wide as two. */
const HALF_A_PHONE = 16;

function isWordy(value: ReactNode): boolean {
  return typeof value === 'string' && value.length + value.replace(/[ -~]/g, '').length > HALF_A_PHONE;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ key, title, value, long }) => (
        <div
          key={key ?? title}
          className={classes.fact}
          data-long={long || undefined}
          data-wordy={isWordy(value) || undefined}
        >
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
