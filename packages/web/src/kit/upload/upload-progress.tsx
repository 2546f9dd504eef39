// How far an upload is, in the place that it goes to; what became of it stays there until it is hidden.
import '@mantine/core/styles/Progress.css';
import { Button, Group, Progress, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { text } from './text.zh.ts';
import classes from './upload.module.css';
import type { Batch } from './upload-queue.ts';
import { uploads } from './uploads.ts';

/** The upload that was begun last in this place; nothing where it was over before the place was opened. */
export function useUpload(targetId: string): Batch | undefined {
  useSyncExternalStore(uploads.subscribe, uploads.version);
  const [over] = useState(() => new Set(uploads.batches().filter(({ isOver }) => isOver)));
  return uploads.batches().findLast((batch) => batch.target.id === targetId && !over.has(batch));
}

/** What counts for a task of the queue is said once, here. */
export function UploadProgress({ batch }: { batch: Batch }) {
  const [hidden, setHidden] = useState<string>();
  const { id, isOver, isPaused, note, progress, target } = batch;
  const failed = isOver && batch.files.some(({ state }) => state === 'failed');
  return hidden === id ? null : (
    <section className={classes.progress} aria-label={text.progress}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm" role="status">
          {text.title(target.title)} · {note}
        </Text>
        <Group gap={4} wrap="nowrap">
          {isOver ? null : (
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() => (isPaused ? uploads.resume(id) : uploads.pause(id))}
            >
              {isPaused ? text.resume : text.pause}
            </Button>
          )}
          {failed ? (
            <Button size="compact-xs" variant="subtle" onClick={() => uploads.retry(id)}>
              {text.retry}
            </Button>
          ) : null}
          {isOver ? (
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setHidden(id)}>
              {text.hide}
            </Button>
          ) : null}
        </Group>
      </Group>
      {isOver ? null : <Progress size="sm" value={progress * 100} aria-label={text.progress} />}
    </section>
  );
}
