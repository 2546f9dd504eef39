// A short identifier with a copy mark, and a block of commands.

import { text } from '../text.zh.ts';
import classes from './code.module.css';
import { Copy } from './copy.tsx';

interface CopyableIdProps {
  readonly value: string;
  readonly label?: string;
  /** Its end tells one from another: it is not cut in a list. */
  readonly isWhole?: boolean;
}

export function CopyableId({ value, label, isWhole = false }: CopyableIdProps) {
  return (
    <span className={classes.id}>
      <code className={classes.value} data-id={!isWhole || undefined} title={value}>
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
      <section className={classes.lines} aria-label={text.commandLine}>
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
