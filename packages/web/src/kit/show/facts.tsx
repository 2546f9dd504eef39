// Names and values of one thing, below each other.
import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  /** The title when absent. */
  readonly key?: string;
  readonly title: string;
  readonly value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ key, title, value }) => (
        <div key={key ?? title} className={classes.fact}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
