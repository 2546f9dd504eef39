// Two texts against each other: what was taken out and what was put in, with equal parts folded.
import { useMemo } from 'react';
import { type DiffLine, diffLines, foldSame } from './diff-lines.ts';
import classes from './diff-view.module.css';
import { text } from './text.zh.ts';

interface DiffViewProps {
  readonly label: string;
  /** A value that is no text is shown as JSON. */
  readonly before: unknown;
  readonly after: unknown;
  readonly maxHeight?: number;
}

const SIGNS = { same: ' ', removed: '-', added: '+' } as const;

export default function DiffView({ label, before, after, maxHeight = 480 }: DiffViewProps) {
  const lines = useMemo(() => diffLines(sourceOf(before), sourceOf(after)), [before, after]);
  const count = (kind: DiffLine['kind']) => lines.filter((line) => line.kind === kind).length;
  if (count('added') + count('removed') === 0) {
    return <p className={classes.nothing}>{text.same}</p>;
  }
  return (
    <figure className={classes.root}>
      <figcaption className={classes.head}>
        {label} <ins>+{count('added')}</ins> <del>-{count('removed')}</del>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className={classes.box} style={{ maxHeight }} tabIndex={0} aria-label={label}>
        <table className={classes.table}>
          <tbody>
            {foldSame(lines).map((line, index) =>
              'folded' in line ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                <tr key={index} className={classes.folded}>
                  <td colSpan={4}>{text.folded(line.folded)}</td>
                </tr>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                <tr key={index} data-kind={line.kind}>
                  <td className={classes.number}>{line.before}</td>
                  <td className={classes.number}>{line.after}</td>
                  <td className={classes.sign}>{SIGNS[line.kind]}</td>
                  <td className={classes.text}>{line.text}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </section>
    </figure>
  );
}

function sourceOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? '');
}
