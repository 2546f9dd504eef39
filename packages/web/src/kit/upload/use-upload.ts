// The upload that goes on in a place, or has just ended there.
import { useState, useSyncExternalStore } from 'react';
import type { Batch } from './upload-queue.ts';
import { uploads } from './uploads.ts';

/** So long an upload that is over is told of where somebody comes to its place. */
const TOLD_MS = 60_000;

/** The upload that was begun last in this place. */
export function useUpload(targetId: string): Batch | undefined {
  useSyncExternalStore(uploads.subscribe, uploads.version);
  const [cameAt] = useState(() => performance.now());
  return uploads
    .batches()
    .findLast(
      ({ target, isOver, overAt, isHidden }) =>
        target.id === targetId && !isHidden && (!isOver || cameAt - overAt < TOLD_MS),
    );
}
