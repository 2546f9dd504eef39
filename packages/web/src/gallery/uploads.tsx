// Uploads: the zone, one that was not finished, and the task of one that runs.
import { Paper, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { TaskDetails } from '../kit/act/task-details.tsx';
import { useTasks } from '../kit/act/tasks.ts';
import type { UploadTarget } from '../kit/upload/upload-queue.ts';
import { UploadZone } from '../kit/upload/upload-zone.tsx';
import { uploads } from '../kit/upload/uploads.ts';
import { failure } from './samples.ts';
import type { States } from './scenes.ts';
import { text } from './text.zh.ts';

const target: UploadTarget = {
  id: 'gallery',
  title: text.bucket,
  send: ({ path, file }, { signal, onSent }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (path.endsWith('3.png')) {
        reject(failure());
        return;
      }
      onSent(file.size / 2);
      if (path.endsWith('1.png')) {
        resolve('done');
      }
    }),
};

function Running() {
  const [id, setId] = useState('');
  const [task] = useTasks();
  useEffect(() => {
    const files = Array.from({ length: 24 }, (_, index) => ({
      path: `assets/img/scenes/chapter-${index % 4}/hero-${index}.png`,
      file: new File([new Uint8Array(200_000 + index * 7919)], `hero-${index}.png`),
    }));
    setId((now) => (now === '' ? uploads.add(target, files) : now));
  }, []);
  return task === undefined || id === '' ? null : (
    <Paper p="md" maw={480}>
      {task.title} {task.note}
      <TaskDetails task={task} />
    </Paper>
  );
}

function Unfinished() {
  localStorage.setItem(
    'uos.upload.gallery-unfinished',
    JSON.stringify({ title: text.bucket, files: [{ path: 'a.js', size: 1 }] }),
  );
  return <UploadZone target={{ ...target, id: 'gallery-unfinished' }} />;
}

export default {
  zone: () => (
    <Stack>
      <UploadZone target={target} />
      <UploadZone target={{ ...target, id: 'gallery-2' }} reason={text.refused} />
    </Stack>
  ),
  unfinished: Unfinished,
  running: Running,
} satisfies States;
