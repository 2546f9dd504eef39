// A short identifier with a copy mark, and a block of commands.
import { Code, Group } from '@mantine/core';
import classes from './code.module.css';
import { Copy } from './copy.tsx';
import { text } from './text.zh.ts';

export function CopyableId({ value, label }: { value: string; label?: string }) {
  return (
    <Group gap={4} wrap="nowrap" className={classes.id}>
      <Code className={classes.value}>{value}</Code>
      <Copy value={value} {...(label === undefined ? {} : { label })} />
    </Group>
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
