// Promotion: a release of one bucket becomes the contents and the next release of another.
import type { cdn } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { existingBucket, heldBucket } from '../bucket-of-call.ts';
import { copyRelease, deleteEntries } from '../store/entries.ts';
import { holdRelease, insertRelease } from '../store/releases.ts';
import { finishRelease, newRelease, unknownRelease } from './releases.ts';

export const promote: Exclude<Handlers<typeof cdn>['buckets']['promote'], symbol> = async (call) => {
  const { id: bucketId, from_release: releaseId, to_bucket: targetId, notes = '' } = call.input;
  if (bucketId === targetId) {
    throw call.refuse('precondition', 'a release cannot be promoted into its own bucket');
  }
  await existingBucket(call, bucketId);
  const target = await heldBucket(call, targetId, { numbered: true, promoting: true });
  const source = await holdRelease(call.db, bucketId, releaseId);
  if (source === undefined) {
    throw unknownRelease(releaseId);
  }
  const writer = { appId: call.appId, bucketId: targetId, at: call.now, by: call.actor.id, byName: call.actor.name };
  await deleteEntries(call.db, targetId, { notInRelease: releaseId });
  await copyRelease(call.db, writer, releaseId, call.ports.ids.uuid());
  const release = newRelease(call, {
    bucketId: targetId,
    releasenum: target.last_releasenum,
    notes,
    metadata: source.metadata,
    from: { bucketId, releaseId },
  });
  await insertRelease(call.db, release);
  return finishRelease(call, release);
};
