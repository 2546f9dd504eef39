// What happens now, line by line: how the connection is, a pause, and what to type first while nothing has come.

import { Group, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ActionButton } from '../act/action-button.tsx';
import { part } from '../lazy/part.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { Waiting } from '../page/waiting.tsx';
import { pauseIcon, playIcon, pulseIcon } from '../show/icons.ts';
import { StatusDot } from '../show/status-dot.tsx';
import { createLiveFeed, type LiveSource } from './live-feed.ts';
import { text } from './text.zh.ts';

// why: a log is heavier than the line that says that nothing came yet
const LogViewer = part(() => import('../log/log-viewer.tsx'));

interface LiveViewProps {
  /** Names the log and its download. */
  readonly title: string;
  /** One object for one stream: another one begins anew. */
  readonly source: LiveSource;
  /** What stands here until the first line. */
  readonly empty: { readonly title: string; readonly hint?: string; readonly commands: readonly string[] };
  /** Of the lines: pixels, or what CSS makes them of. */
  readonly height?: number | string;
  /** There is little room: how it is and what can be done stands in the line of the search. */
  readonly isDense?: boolean;
  readonly tools?: ReactNode;
}

const WAITING_PX = 160;

export function LiveView({ title, source, empty, height = 420, isDense = false, tools }: LiveViewProps) {
  const feed = useMemo(() => createLiveFeed(source), [source]);
  const { state, lines, dropped } = useSyncExternalStore(feed.subscribe, feed.now);
  useEffect(() => {
    const look = (): void => feed.setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [feed]);
  const isPaused = state === 'paused';
  const turn = isPaused ? feed.resume : feed.pause;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // why the log alone: a space is a space in a field, and a press on a button
    if (event.key === ' ' && event.target instanceof HTMLElement && event.target.matches('section')) {
      event.preventDefault();
      turn();
    }
  };
  const isInBar = isDense && lines.length > 0;
  const status = (
    <span role="status">
      <StatusDot label={text.states[state]} />
    </span>
  );
  const buttons = (
    <Group gap="xs" wrap="nowrap">
      {tools}
      {lines.length === 0 ? null : (
        <ActionButton size="xs" variant="default" onClick={feed.clear}>
          {text.clear}
        </ActionButton>
      )}
      {state === 'ended' ? null : (
        <ActionButton size="xs" variant="default" icon={isPaused ? playIcon : pauseIcon} onClick={turn}>
          {isPaused ? text.resume : text.pause}
        </ActionButton>
      )}
    </Group>
  );
  return (
    <Stack gap="sm" role="group" aria-label={title} onKeyDown={onKeyDown}>
      {isInBar ? null : (
        <Group justify="space-between" gap="sm">
          <Group gap="md">
            {status}
            {lines.length === 0 ? null : (
              <Text size="xs" c="dimmed">
                {dropped === 0 ? text.keys : text.dropped(dropped.toLocaleString('en-US'))}
              </Text>
            )}
          </Group>
          {buttons}
        </Group>
      )}
      {lines.length === 0 ? (
        <EmptyState icon={pulseIcon} title={empty.title} commands={empty.commands}>
          {empty.hint}
        </EmptyState>
      ) : (
        <Suspense fallback={<Waiting height={typeof height === 'number' ? height : WAITING_PX} />}>
          <LogViewer
            title={title}
            lines={lines}
            height={height}
            live
            {...(isInBar
              ? {
                  tools: (
                    <>
                      {dropped === 0 ? null : (
                        <Text size="xs" c="dimmed">
                          {text.dropped(dropped.toLocaleString('en-US'))}
                        </Text>
                      )}
                      {status}
                      {buttons}
                    </>
                  ),
                }
              : {})}
          />
        </Suspense>
      )}
    </Stack>
  );
}
