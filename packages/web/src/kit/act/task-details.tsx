// What a task shows below its line: the files of an upload.

import { Suspense } from 'react';
import { part } from '../lazy/part.tsx';
import type { Task } from './tasks.ts';

const BatchFiles = part(() => import('../upload/batch-files.tsx'));

export function TaskDetails({ task }: { task: Task }) {
  return task.batchId === undefined ? null : (
    <Suspense fallback={null}>
      <BatchFiles batchId={task.batchId} />
    </Suspense>
  );
}
