// The files of one upload below its task: what each is doing, why some failed.

import { ActionIcon, Checkbox, Group, NativeSelect, Text } from '@mantine/core';
import { refreshIcon } from '../show/icons.ts';
import '@mantine/core/styles/Checkbox.css';
import { formatSize } from '@uos/contract/rules';
import { useState, useSyncExternalStore } from 'react';
import { errorFacts } from '../page/error-facts.ts';
import { Icon } from '../show/icon.tsx';
import { text } from './text.zh.ts';
import classes from './upload.module.css';
import type { QueuedFile } from './upload-queue.ts';
import { uploads } from './uploads.ts';

const SHOWN = 100;
const ORDER: Readonly<Record<QueuedFile['state'], number>> = {
  failed: 0,
  sending: 1,
  hashing: 2,
  waiting: 3,
  cancelled: 4,
  added: 5,
  changed: 5,
  done: 5,
  same: 6,
  skipped: 7,
};
const PARALLEL = [1, 2, 3, 4, 6] as const;

export default function BatchFiles({ batchId }: { batchId: string }) {
  useSyncExternalStore(uploads.subscribe, uploads.version);
  const [onlyFailed, setOnlyFailed] = useState(false);
  const batch = uploads.batch(batchId);
  if (batch === undefined) {
    return null;
  }
  const fitting = onlyFailed ? batch.files.filter(({ state }) => state === 'failed') : batch.files;
  const shown = [...fitting].sort((a, b) => ORDER[a.state] - ORDER[b.state]).slice(0, SHOWN);
  return (
    <div className={classes.batch}>
      <Group justify="space-between" gap="xs">
        <Checkbox
          size="xs"
          label={text.onlyFailed}
          checked={onlyFailed}
          onChange={(event) => setOnlyFailed(event.currentTarget.checked)}
        />
        {batch.isOver ? null : (
          <NativeSelect
            size="xs"
            aria-label={text.parallel}
            value={String(uploads.parallel())}
            data={PARALLEL.map((count) => ({ value: String(count), label: `${text.parallel} ${count}` }))}
            onChange={(event) => uploads.setParallel(Number(event.currentTarget.value))}
          />
        )}
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <ul className={classes.files} tabIndex={0} aria-label={text.files}>
        {shown.map((file) => (
          <li key={file.path} className={classes.file} data-state={file.state}>
            <span className={classes.path} title={file.path}>
              {file.path}
            </span>
            <span className={classes.size}>{formatSize(file.file.size)}</span>
            <span className={classes.state}>{stateWords(file)}</span>
            {file.state === 'failed' ? (
              <ActionIcon
                size="sm"
                variant="subtle"
                color="gray"
                aria-label={text.retryOne(file.path)}
                onClick={() => uploads.retry(batchId, file.path)}
              >
                <Icon of={refreshIcon} size={14} />
              </ActionIcon>
            ) : null}
            {file.problem === undefined ? null : (
              <Text size="xs" c="var(--mantine-color-error)" className={classes.problem}>
                {errorFacts(file.problem).message}
              </Text>
            )}
          </li>
        ))}
        {fitting.length > shown.length ? (
          <li className={classes.file}>{text.more(fitting.length - shown.length)}</li>
        ) : null}
      </ul>
    </div>
  );
}

function stateWords({ state, bytes, file }: QueuedFile): string {
  const moving = state === 'sending' || state === 'hashing';
  return moving && file.size > 0
    ? `${text.states[state]} ${Math.floor((bytes / file.size) * 100)}%`
    : text.states[state];
}
