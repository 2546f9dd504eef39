// A log of any length: only the lines in sight are drawn. Follows what comes until the person scrolls up; search goes
// from find to find; the levels can be narrowed.

import { ActionIcon, Button, Group, NativeSelect, Paper, Text, TextInput } from '@mantine/core';
import { shanghaiDay } from '@uos/contract/rules';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { download, fileName } from '../keep/download.ts';
import { Icon, type IconPart } from '../show/icon.tsx';
import { chevronDownIcon, chevronUpIcon, downloadIcon, searchIcon } from '../show/icons.ts';
import { Tip } from '../show/tip.tsx';
import { useWindow } from '../use-window.ts';
import { atLeast, type LogLevel, type LogLine, matchesOf, partsOf } from './log-lines.ts';
import classes from './log-viewer.module.css';
import { text } from './text.zh.ts';

interface LogViewerProps {
  /** Names the log and its download. */
  readonly title: string;
  readonly lines: readonly LogLine[];
  /** New lines come at the end: the log can be followed. */
  readonly live?: boolean;
  /** What is newest is seen first, though nothing more comes. */
  readonly fromEnd?: boolean;
  /** Of the lines: pixels, or what CSS makes them of. */
  readonly height?: number | string;
  readonly tools?: ReactNode;
  /** Fetches the whole log where the page holds only a part of it. */
  readonly onDownload?: () => void;
}

const LINE_HEIGHT = 22;
const LEVELS = ['debug', 'info', 'warn', 'error'] as const satisfies readonly LogLevel[];

export default function LogViewer(props: LogViewerProps) {
  const { title, lines, live = false, fromEnd = false, height = 480 } = props;
  const box = useRef<HTMLElement>(null);
  const [level, setLevel] = useState<LogLevel>();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const [follows, setFollows] = useState(live || fromEnd);
  const shown = useMemo(() => atLeast(lines, level), [lines, level]);
  const matches = useMemo(() => matchesOf(shown, words), [shown, words]);
  const { start, end, scrollTo } = useWindow({ box, count: shown.length, height: LINE_HEIGHT });
  const current = matches[at];

  const go = (next: number): void => {
    if (matches.length > 0) {
      const place = (next + matches.length) % matches.length;
      setAt(place);
      setFollows(false);
      scrollTo(matches[place] ?? 0);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line
  useEffect(() => {
    if (follows && box.current !== null) {
      box.current.scrollTop = box.current.scrollHeight;
    }
  }, [follows, shown.length]);
  useEffect(() => {
    setAt(0);
    const [first] = matches;
    if (words !== '' && first !== undefined) {
      scrollTo(first);
    }
  }, [words, matches, scrollTo]);

  const onScroll = (): void => {
    const element = box.current;
    if ((live || fromEnd) && element !== null) {
      setFollows(element.scrollTop + element.clientHeight >= element.scrollHeight - LINE_HEIGHT);
    }
  };
  const indexes = Array.from({ length: Math.max(end - start, 0) }, (_, offset) => start + offset);
  return (
    <Paper className={classes.root}>
      <div className={classes.bar} role="toolbar" aria-label={title}>
        <TextInput
          type="search"
          size="xs"
          className={classes.search}
          leftSection={<Icon of={searchIcon} size={14} />}
          placeholder={text.search}
          aria-label={text.search}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              go(at + (event.shiftKey ? -1 : 1));
            }
          }}
        />
        {words === '' ? null : (
          <Group gap={2} wrap="nowrap">
            <Text size="xs" c="dimmed" role="status" className={classes.matches}>
              {text.matches(matches.length === 0 ? 0 : at + 1, matches.length)}
            </Text>
            <Tool label={text.previous} icon={chevronUpIcon} onClick={() => go(at - 1)} />
            <Tool label={text.next} icon={chevronDownIcon} onClick={() => go(at + 1)} />
          </Group>
        )}
        <NativeSelect
          size="xs"
          aria-label={text.level}
          value={level ?? ''}
          data={[
            { value: '', label: text.levels.all },
            ...LEVELS.map((value) => ({ value, label: text.levels[value] })),
          ]}
          onChange={(event) => setLevel(LEVELS.find((known) => known === event.currentTarget.value))}
        />
        <Group gap={4} ml="auto">
          <Text size="xs" c="dimmed" className={classes.count}>
            {text.lines(shown.length.toLocaleString('en-US'))}
          </Text>
          {live ? (
            <Button
              size="compact-xs"
              variant={follows ? 'light' : 'default'}
              aria-pressed={follows}
              onClick={() => setFollows(!follows)}
            >
              {follows ? text.following : text.follow}
            </Button>
          ) : null}
          <Tool label={text.download} icon={downloadIcon} onClick={props.onDownload ?? (() => save(title, lines))} />
          {props.tools}
        </Group>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section ref={box} className={classes.box} style={{ height }} tabIndex={0} aria-label={title} onScroll={onScroll}>
        {shown.length === 0 ? (
          <div className={classes.empty}>
            <Text fw={500}>{text.empty}</Text>
            <Text size="sm" c="dimmed">
              {text.emptyHint}
            </Text>
          </div>
        ) : (
          <div style={{ height: shown.length * LINE_HEIGHT }} className={classes.sheet}>
            <div style={{ transform: `translateY(${start * LINE_HEIGHT}px)` }} className={classes.lines}>
              {indexes.map((index) => {
                const line = shown[index];
                return line === undefined ? null : (
                  <Line key={line.id} line={line} number={index + 1} words={words} isCurrent={index === current} />
                );
              })}
            </div>
          </div>
        )}
      </section>
    </Paper>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly number: number;
  readonly words: string;
  readonly isCurrent: boolean;
}

const Line = memo(function Line({ line, number, words, isCurrent }: LineProps) {
  return (
    <div className={classes.line} data-level={line.level} data-current={isCurrent || undefined}>
      <span className={classes.number}>{number}</span>
      {line.time === undefined ? null : <span className={classes.time}>{line.time}</span>}
      {line.from === undefined ? null : <span className={classes.from}>{line.from}</span>}
      <code className={classes.words}>
        {partsOf(line.text, words).map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          index % 2 === 0 ? part : <mark key={index}>{part}</mark>,
        )}
      </code>
    </div>
  );
});

function Tool({ label, icon, onClick }: { label: string; icon: IconPart; onClick: () => void }) {
  return (
    <Tip label={label}>
      <ActionIcon variant="subtle" color="gray" size="md" aria-label={label} onClick={onClick}>
        <Icon of={icon} size={16} />
      </ActionIcon>
    </Tip>
  );
}

function save(title: string, lines: readonly LogLine[]): void {
  const content = lines
    .map(({ time, from, text: words }) => [time, from, words].filter((part) => part !== undefined).join(' '))
    .join('\n');
  download(fileName(title, shanghaiDay(Date.now()), 'log'), new Blob([content], { type: 'text/plain;charset=utf-8' }));
}
