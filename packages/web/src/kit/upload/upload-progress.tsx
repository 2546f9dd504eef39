// How far an upload is, in the place that it goes to; what became of it stays there until it is hidden.
import '@mantine/core/styles/Progress.css';
import { Button, Group, Progress, Text } from '@mantine/core';
import { text } from './text.zh.ts';
import classes from './upload.module.css';
import type { Batch } from './upload-queue.ts';
import { uploads } from './uploads.ts';

export default function UploadProgress({ batch }: { batch: Batch }) {
  const { id, isOver, isPaused, note, progress, target } = batch;
  const failed = isOver && batch.files.some(({ state }) => state === 'failed');
  return (
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
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => uploads.hide(id)}>
              {text.hide}
            </Button>
          ) : null}
        </Group>
      </Group>
      {isOver ? null : <Progress size="sm" value={progress * 100} aria-label={text.progress} />}
    </section>
  );
}
