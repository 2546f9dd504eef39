// JSON to look through: what is inside opens and closes, and says how much it is while it is closed.
import classes from './content.module.css';
import { text } from './text.zh.ts';

/** Opened at once: so deep, and not more than so many. */
const OPEN_DEPTH = 2;
const OPEN_MOST = 50;
/** Of one list or object. */
const SHOWN = 500;

export function JsonTree({ value, label }: { value: unknown; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section className={classes.tree} tabIndex={0} aria-label={label}>
      <Node value={value} depth={0} />
    </section>
  );
}

interface NodeProps {
  readonly name?: string;
  readonly value: unknown;
  readonly depth: number;
}

function Node({ name, value, depth }: NodeProps) {
  if (typeof value !== 'object' || value === null) {
    return (
      <div className={classes.leaf}>
        <Name name={name} />
        <span data-kind={value === null ? 'null' : typeof value}>{JSON.stringify(value)}</span>
      </div>
    );
  }
  const entries = Object.entries(value);
  return (
    <details open={depth < OPEN_DEPTH && entries.length <= OPEN_MOST}>
      <summary>
        <Name name={name} />
        <span className={classes.count}>
          {Array.isArray(value) ? text.items(entries.length) : text.keys(entries.length)}
        </span>
      </summary>
      <div className={classes.inner}>
        {entries.slice(0, SHOWN).map(([key, inner]) => (
          <Node key={key} name={key} value={inner} depth={depth + 1} />
        ))}
        {entries.length > SHOWN ? <div className={classes.count}>{text.more(entries.length - SHOWN)}</div> : null}
      </div>
    </details>
  );
}

function Name({ name }: Pick<NodeProps, 'name'>) {
  return name === undefined ? null : <b className={classes.key}>{name}</b>;
}
