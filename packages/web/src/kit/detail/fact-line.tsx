// What a thing is, in one line below its title: the first few facts, and the others where one looks for them.

import { type ReactNode, Suspense, useState } from 'react';
import { part } from '../lazy/part.tsx';
import type { Column } from '../list/columns/column.tsx';
import { Facts } from '../show/facts.tsx';
import { Icon, type IconPart } from '../show/icon.tsx';
import { infoIcon } from '../show/icons.ts';
import classes from './fact-line.module.css';
import { text } from './text.zh.ts';

const PopoverBelow = part(() => import('../show/popover-below.tsx'), 'over');

/** More do not fit beside the actions of the thing. */
const IN_LINE = 4;

/** What is too large for a line, behind a name of its own, such as the address of a bucket. */
export interface Aside<T> {
  readonly title: string;
  readonly icon: IconPart;
  readonly render: (data: T) => ReactNode;
}

interface FactLineProps<T> {
  readonly data: T;
  readonly facts: readonly Column<T>[];
  readonly help?: ReactNode;
  readonly aside?: Aside<T> | undefined;
}

export function FactLine<T>({ data, facts, help, aside }: FactLineProps<T>) {
  return (
    <div className={classes.line}>
      <dl className={classes.facts} aria-label={text.facts}>
        {facts.slice(0, IN_LINE).map(({ key, title, cell }) => (
          <div key={key} className={classes.fact}>
            <dt>{title}</dt>
            <dd>{cell(data)}</dd>
          </div>
        ))}
      </dl>
      {aside === undefined ? null : (
        <Opened label={aside.title} icon={aside.icon}>
          {() => aside.render(data)}
        </Opened>
      )}
      {facts.length <= IN_LINE && help === undefined ? null : (
        <Opened label={text.all} icon={infoIcon}>
          {() => (
            <>
              {help === undefined ? null : <div className={classes.help}>{help}</div>}
              <AllFacts data={data} facts={facts} />
            </>
          )}
        </Opened>
      )}
    </div>
  );
}

/** All of them below each other, as a drawer shows them. */
export function AllFacts<T>({ data, facts }: Pick<FactLineProps<T>, 'data' | 'facts'>) {
  return (
    <Facts
      facts={facts.map(({ key, title, cell }) => ({
        key,
        title,
        value: cell(data),
      }))}
    />
  );
}

interface OpenedProps {
  readonly label: string;
  readonly icon: IconPart;
  readonly children: () => ReactNode;
}

/** A button whose panel is loaded when it is first pressed. */
function Opened({ label, icon, children }: OpenedProps) {
  const [isUsed, setUsed] = useState(false);
  const button = (
    <button type="button" className={classes.more} aria-expanded={false} onClick={() => setUsed(true)}>
      <Icon of={icon} size={14} />
      {label}
    </button>
  );
  return isUsed ? (
    <Suspense fallback={button}>
      <PopoverBelow
        label={label}
        width="min(560px, 92vw)"
        position="bottom-start"
        onClose={() => setUsed(false)}
        button={({ ref, toggle }) => (
          <button ref={ref} type="button" className={classes.more} onClick={toggle}>
            <Icon of={icon} size={14} />
            {label}
          </button>
        )}
      >
        {children}
      </PopoverBelow>
    </Suspense>
  ) : (
    button
  );
}
