// A short identifier with a copy mark, and a block of commands.

import { text } from '../text.zh.ts';
import classes from './code.module.css';
import { Copy } from './copy.tsx';

export function CopyableId({ value, label }: { value: string; label?: string }) {
  return (
    <span className={classes.id}>
      <code className={classes.value} data-id title={value}>
        {value}
      </code>
      <Copy value={value} {...(label === undefined ? {} : { label })} />
    </span>
  );
}

/** Commands to type, one per line, copied together. */
export function Commands({ lines }: { lines: readonly string[] }) {
  return (
    <div className={classes.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className={classes.lines} tabIndex={0} aria-label={text.commandLine}>
        {lines.map((line) => (
          <span key={line} className={classes.line}>
            {line}
          </span>
        ))}
      </section>
      <div className={classes.corner}>
        <Copy value={lines.join('\n')} label={text.copyCommands} />
      </div>
    </div>
  );
}
