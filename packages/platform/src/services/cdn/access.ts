// The bucket of a call: looked at, or held for a write. Another app's bucket answers like an unknown id.
import type { Call } from '#kernel/call';
import { cdnRefusal } from '#kernel/errors';
import { bucketExists, holdBucket, lockBucket } from './store/buckets.ts';

export async function existingBucket(call: Call, id: string): Promise<void> {
  if (!(await bucketExists(call.db, call.appId, id))) {
    throw unknownBucket(id);
  }
}

/** Locks the bucket for a change that leaves its contents alone. */
export async function keptBucket(call: Call, id: string): Promise<void> {
  if (!(await lockBucket(call.db, call.appId, id))) {
    throw unknownBucket(id);
  }
}

/** Holds the bucket for a direct write, which a bucket that is only promoted into refuses with code 4. */
export async function heldBucket(call: Call, id: string, options: HoldOptions = {}) {
  const row = await holdBucket(call.db, call.appId, id, modified(call), options.numbered);
  if (row === undefined) {
    throw unknownBucket(id);
  }
  if (row.promote_only && options.promoting !== true) {
    throw cdnRefusal(4, `bucket ${id} may only be promoted into`);
  }
  return row;
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
  return cdnRefusal(5, `bucket ${id} not found`);
}
