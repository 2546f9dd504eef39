// Names and values of one thing, in as many columns as fit.
import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface Fact {
  readonly title: string;
  readonly value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ title, value }) => (
        <div key={title} className={classes.fact}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
