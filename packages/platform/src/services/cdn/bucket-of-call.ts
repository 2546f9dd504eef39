// The bucket of a call: looked at, or held for a write. Another app's bucket answers like an unknown id.
import type { Call } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { type BucketSettings, bucketExists, bucketIsHidden, holdBucket, lockBucket } from './store/buckets.ts';

export async function existingBucket(call: Call, id: string): Promise<void> {
  if (!(await bucketExists(call.db, call.appId, id))) {
    throw unknownBucket(id);
  }
}

/** Locks the bucket for a change that leaves its contents alone; what it is set to. */
export async function keptBucket(call: Call, id: string): Promise<BucketSettings> {
  return ownBucket(await lockBucket(call.db, call.appId, id), id);
}

/** Refuses a bucket that is not there, and one that belongs to a mod. */
export function ownBucket<Row extends { readonly hidden: boolean }>(row: Row | undefined, id: string): Row {
  if (row === undefined) {
    throw unknownBucket(id);
  }
  if (row.hidden) {
    throw belongsToMod(id);
  }
  return row;
}

/** Holds the bucket for a direct write, which a bucket that is only promoted into refuses with code 4. */
export async function heldBucket(call: Call, id: string, options: HoldOptions = {}) {
  const row = ownBucket(await holdBucket(call.db, call.appId, id, modified(call), options.numbered), id);
  if (row.promote_only && options.promoting !== true) {
    throw call.refuse('denied', `bucket ${id} may only be promoted into`);
  }
  return row;
}

/** Refuses changes of a mod's bucket; it never becomes hidden later, so nothing needs to be held for the answer. */
export async function refuseHidden(call: Call, id: string): Promise<void> {
  if (await bucketIsHidden(call.db, call.appId, id)) {
    throw belongsToMod(id);
  }
}

export interface HoldOptions {
  /** Takes the next release number. */
  readonly numbered?: boolean;
  readonly promoting?: boolean;
}

export function modified(call: Call) {
  return { modified_at: call.now, modified_by: call.actor.id, modified_by_name: call.actor.name };
}

export function unknownBucket(id: string) {
  return styles.cdn.refuse('not-found', `bucket ${id} not found`);
}

function belongsToMod(id: string) {
  return styles.cdn.refuse('denied', `bucket ${id} belongs to a mod and is changed through it`);
}
