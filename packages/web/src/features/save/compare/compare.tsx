// Two contents against each other, of one player or of two: what differs as JSON, as text, or byte by byte.

import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Alert, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatSize } from '@uos/contract/rules';
import type { SaveFile } from '@uos/sdk/services/save';
import { Suspense, useMemo, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { compareIcon, lockIcon, syncIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { hexLines } from '../content/hex.ts';
import { type Content, contentOf } from '../content/kind.ts';
import { contentQuery, type Head, SHOWN_BYTES } from '../content/read-head.ts';
import { text } from '../text.zh.ts';
import classes from './compare.module.css';
import { readSide, Side, useFileOf, writeSide } from './side.tsx';

const DiffView = part(() => import('../../../kit/diff/diff-view.tsx'));
const HEIGHT = 320;

/** `saveId`, or `saveId@number` for what it held before. */
const spec = { left: words(), right: words() };

export default function Compare({ appId }: { appId: string }) {
  const [{ left, right }, change] = useSearchState(spec);
  const reason = usePermission()('save.files.set');
  const isClosed = reason !== undefined;
  const before = useFileOf(appId, isClosed ? undefined : readSide(left));
  const after = useFileOf(appId, isClosed ? undefined : readSide(right));
  if (reason !== undefined) {
    return (
      <EmptyState icon={lockIcon} title={text.contentClosed}>
        {reason}
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <div className={classes.sides}>
        {(['left', 'right'] as const).map((name) => (
          <Side
            key={name}
            appId={appId}
            title={text.sides[name]}
            chosen={readSide(name === 'left' ? left : right)}
            onChoose={(next) => change({ [name]: writeSide(next) })}
          />
        ))}
      </div>
      <Group>
        <ActionButton variant="default" size="xs" icon={syncIcon} onClick={() => change({ left: right, right: left })}>
          {text.swap}
        </ActionButton>
      </Group>
      {readSide(left) === undefined || readSide(right) === undefined ? (
        <EmptyState icon={compareIcon} title={text.chooseTwo}>
          {text.chooseTwoHint}
        </EmptyState>
      ) : before === undefined || after === undefined ? (
        <Waiting height={HEIGHT} />
      ) : (
        <Difference left={before} right={after} />
      )}
    </Stack>
  );
}

function Difference({ left, right }: { left: SaveFile; right: SaveFile }) {
  const old = useQuery(contentQuery(left));
  const now = useQuery(contentQuery(right));
  if (left.objectId === '' || right.objectId === '') {
    return <Alert color="gray">{text.noFileToCompare}</Alert>;
  }
  if (left.md5 !== '' && left.md5 === right.md5) {
    return <Alert color="gray">{text.sameContent}</Alert>;
  }
  const failed = [old, now].find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined) {
    return <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  return old.data === undefined || now.data === undefined ? (
    <Waiting height={HEIGHT} />
  ) : (
    <Both left={old.data} right={now.data} />
  );
}

type Way = 'json' | 'text' | 'hex';

function Both({ left, right }: { left: Head; right: Head }) {
  const [before, after] = useMemo(
    () => [contentOf(left.bytes, left.isWhole), contentOf(right.bytes, right.isWhole)] as const,
    [left, right],
  );
  const [chosen, setChosen] = useState<Way>();
  const ways = waysOf(before, after);
  const way = chosen !== undefined && ways.includes(chosen) ? chosen : (ways[0] ?? 'hex');
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <SegmentedControl
          size="xs"
          aria-label={text.way}
          value={way}
          data={ways.map((value) => ({ value, label: text.ways[value] }))}
          onChange={(next) => setChosen(next as Way)}
        />
        {left.isWhole && right.isWhole ? null : (
          <Text size="xs" c="dimmed">
            {text.onlyFirst(formatSize(SHOWN_BYTES))}
          </Text>
        )}
      </Group>
      <Suspense fallback={<Waiting height={HEIGHT} />}>
        <DiffView
          label={text.difference}
          before={sourceOf(way, before, left)}
          after={sourceOf(way, after, right)}
          maxHeight={640}
        />
      </Suspense>
    </Stack>
  );
}

/** What both are. */
function waysOf(before: Content, after: Content): readonly Way[] {
  if (before.kind === 'json' && after.kind === 'json') {
    return ['json', 'text', 'hex'];
  }
  return before.text !== undefined && after.text !== undefined ? ['text', 'hex'] : ['hex'];
}

/** why in order: two devices write the same keys in another order, and that is no difference */
function sourceOf(way: Way, content: Content, { bytes }: Head): string {
  switch (way) {
    case 'json':
      return JSON.stringify(inOrder(content.value), undefined, 2);
    case 'text':
      return content.text ?? '';
    default:
      return hexLines(bytes.subarray(0, SHOWN_BYTES));
  }
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(inOrder);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, inOrder(inner)]),
      )
    : value;
}
