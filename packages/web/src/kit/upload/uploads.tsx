// The one queue of the page, with its files drawn below each task.
import { lazy, Suspense } from 'react';
import { createUploadQueue } from './upload-queue.ts';

const BatchFiles = lazy(() => import('./batch-files.tsx'));

export const uploads = createUploadQueue({
  details: (batchId) =>
    function Details() {
      return (
        <Suspense fallback={null}>
          <BatchFiles batchId={batchId} />
        </Suspense>
      );
    },
});

// why: closing the tab would stop what is on its way
globalThis.addEventListener?.('beforeunload', (event) => {
  if (uploads.isBusy()) {
    event.preventDefault();
  }
});
