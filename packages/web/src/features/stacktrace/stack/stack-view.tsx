// A stack to read: the game's own frames, each of which opens; those of the system folded; inlined ones below their caller.
import { Group } from '@mantine/core';
import { label } from '@uos/contract/labels';
import type { StackFrame } from '@uos/sdk/services/stacktrace';
import { stackFrameColumns } from '@uos/sdk/services/stacktrace.columns';
import { CopyableId } from '../../../kit/show/code.tsx';
import { Copy } from '../../../kit/show/copy.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { text } from '../text.zh.ts';
import { calledOf, placeOf, shownOf, stackMarkdown, stackText } from './frames.ts';
import classes from './stack.module.css';

interface StackViewProps {
  readonly title: string;
  readonly frames: readonly StackFrame[];
}

export function StackView({ title, frames }: StackViewProps) {
  return (
    <section aria-label={text.stack}>
      <Group gap="xs" justify="flex-end" mb="xs">
        <Copy value={stackText(title, frames)} label={text.copyText} withText />
        <Copy value={stackMarkdown(title, frames)} label={text.copyMarkdown} withText />
      </Group>
      <ol className={classes.stack}>
        {shownOf(frames).map((shown) =>
          shown.kind === 'frame' ? (
            <li key={shown.frame.index}>
              <Frame frame={shown.frame} />
            </li>
          ) : (
            <li key={`system ${shown.frames[0]?.index ?? 0}`}>
              <details className={classes.folded}>
                <summary>{text.systemFrames(shown.frames.length)}</summary>
                {shown.frames.map((frame) => (
                  <Frame key={frame.index} frame={frame} />
                ))}
              </details>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

const { address, module, buildId, file, rawLine } = stackFrameColumns;

function Frame({ frame }: { frame: StackFrame }) {
  const isOpenQuestion = frame.inApp && frame.status !== 'resolved';
  return (
    <details className={classes.frame} data-inlined={frame.inlined || undefined} data-own={frame.inApp || undefined}>
      <summary>
        <span className={classes.index}>{String(frame.index).padStart(2, '0')}</span>
        <span className={classes.called} title={calledOf(frame)}>
          {calledOf(frame)}
        </span>
        {frame.inlined ? <span className={classes.mark}>{text.inlined}</span> : null}
        {frame.approximate ? <span className={classes.mark}>{text.approximate}</span> : null}
        {isOpenQuestion ? <StatusDot label={label(stackFrameColumns.status.labels, frame.status)} /> : null}
        <span className={classes.place} title={frame.file}>
          {placeOf(frame)}
        </span>
      </summary>
      <div className={classes.more}>
        <Facts
          facts={[
            { title: module.title, value: frame.module || '–' },
            { title: address.title, value: frame.address === '' ? '–' : <CopyableId value={frame.address} /> },
            { title: buildId.title, value: frame.buildId === '' ? '–' : <CopyableId value={frame.buildId} /> },
            {
              title: file.title,
              value: frame.file === '' ? '–' : `${frame.file}${frame.line > 0 ? `:${frame.line}` : ''}`,
            },
            { title: rawLine.title, value: <code>{frame.rawLine}</code> },
          ]}
        />
      </div>
    </details>
  );
}
