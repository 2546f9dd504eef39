// The one queue of the page.
import { createUploadQueue } from './upload-queue.ts';

export const uploads = createUploadQueue();

// why: closing the tab would stop what is on its way
globalThis.addEventListener?.('beforeunload', (event) => {
  if (uploads.isBusy()) {
    event.preventDefault();
  }
});
