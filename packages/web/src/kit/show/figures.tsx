// Up to five figures in a line, without boxes: what a place does now.
import type { ReactNode } from 'react';
import classes from './figures.module.css';

export interface ShownFigure {
  readonly title: string;
  /** Nothing while it is not known. */
  readonly value: ReactNode;
  /** What it is compared with, smaller behind it. */
  readonly note?: string | undefined;
}

export function Figures({ label, figures }: { label: string; figures: readonly ShownFigure[] }) {
  return (
    <dl className={classes.figures} aria-label={label}>
      {figures.map(({ title, value, note }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {value ?? '–'} {note === undefined ? null : <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
