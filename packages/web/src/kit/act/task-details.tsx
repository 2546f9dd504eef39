// What a task shows below its line: the files of an upload.
import { lazy, Suspense } from 'react';
import type { Task } from './tasks.ts';

const BatchFiles = lazy(() => import('../upload/batch-files.tsx'));

export function TaskDetails({ task }: { task: Task }) {
  return task.batchId === undefined ? null : (
    <Suspense fallback={null}>
      <BatchFiles batchId={task.batchId} />
    </Suspense>
  );
}
