// Releases: immutable snapshots of a bucket, numbered 1, 2, 3 … without a gap.
import type { cdn } from '@uos/contract';
import { reservedBadge } from '@uos/contract/rules';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { contentRangePage } from '#kernel/call/paging';
import { existingBucket, heldBucket } from '../bucket-of-call.ts';
import { releaseEntryReply, releaseReply } from '../replies.ts';
import { putBadge } from '../store/badges.ts';
import {
  findRelease,
  findReleaseByBadge,
  insertRelease,
  listReleaseEntries,
  listReleases,
  type NewRelease,
  type ReleaseFaults,
} from '../store/releases.ts';
import { raiseSequence } from '../store/sequences.ts';

export const releases: Handlers<typeof cdn>['releases'] = {
  async list(call) {
    await existingBucket(call, call.input.id);
    const page = contentRangePage(call.input);
    const { rows, total } = await listReleases(call.db, call.input.id, call.input, page);
    return { items: rows.map((row) => releaseReply(row, call.ports)), total, first: page.offset + 1 };
  },
  async create(call) {
    const { id: bucketId, notes = '', metadata, entries } = call.input;
    const bucket = await heldBucket(call, bucketId, { numbered: true });
    const release = newRelease(call, { bucketId, releasenum: bucket.last_releasenum, notes, metadata });
    refuseFaults(await insertRelease(call.db, release, entries));
    return finishRelease(call, release);
  },
  async get(call) {
    await existingBucket(call, call.input.id);
    return releaseReply(await existingRelease(call, call.input.id, call.input.rid), call.ports);
  },
  async getByBadge(call) {
    const { id, badge } = call.input;
    await existingBucket(call, id);
    const row = await findReleaseByBadge(call.db, id, badge);
    if (row === undefined) {
      throw call.refuse('not-found', `badge "${badge}" not found`);
    }
    return releaseReply(row, call.ports);
  },
  entries: (call) => entriesPage(call, call.input),
  entriesByFuzzy(call) {
    const { path: fuzzy, ...input } = call.input;
    return entriesPage(call, { ...input, fuzzy });
  },
};

interface ReleaseFacts {
  readonly bucketId: string;
  readonly releasenum: number;
  readonly notes: string;
  readonly metadata: unknown;
  readonly from?: { readonly bucketId: string; readonly releaseId: string };
}

export function newRelease(call: Call, facts: ReleaseFacts): NewRelease {
  return {
    id: call.ports.ids.uuid(),
    app_id: call.appId,
    bucket_id: facts.bucketId,
    releasenum: facts.releasenum,
    notes: facts.notes,
    metadata: facts.metadata,
    promoted_from_bucket: facts.from?.bucketId ?? null,
    promoted_from_release: facts.from?.releaseId ?? null,
    created_at: call.now,
    created_by: call.actor.id,
    created_by_name: call.actor.name,
  };
}

/** Moves `latest` to the release that was just written, and answers with it. */
export async function finishRelease(call: Call, release: NewRelease) {
  await putBadge(call.db, { ...release, release_id: release.id, name: reservedBadge });
  await raiseSequence(call.db, call.appId);
  return releaseReply(await existingRelease(call, release.bucket_id, release.id), call.ports);
}

async function existingRelease(call: Call, bucketId: string, id: string) {
  const row = await findRelease(call.db, bucketId, id);
  if (row === undefined) {
    throw unknownRelease(id);
  }
  return row;
}

export function unknownRelease(id: string | number) {
  return styles.cdn.refuse('not-found', `release ${id} not found`);
}

type EntriesInput = Parameters<typeof listReleaseEntries>[2] &
  Parameters<typeof contentRangePage>[0] & { readonly id: string; readonly rid: string };

async function entriesPage(call: Call, input: EntriesInput) {
  await existingBucket(call, input.id);
  await existingRelease(call, input.id, input.rid);
  const page = contentRangePage(input);
  const { rows, total } = await listReleaseEntries(call.db, input.rid, input, page);
  return { items: rows.map((row) => releaseEntryReply(row, input.id, call.ports)), total, first: page.offset + 1 };
}

function refuseFaults({ missing, repeated, incomplete: [first, ...more] }: ReleaseFaults): void {
  if (missing > 0) {
    throw styles.cdn.refuse('not-found', `${missing} of the chosen entries and versions are not in the bucket`);
  }
  if (repeated > 0) {
    throw styles.cdn.refuse('invalid', 'entries: two of them have the same path');
  }
  if (first !== undefined) {
    throw notComplete(first, more);
  }
}

function notComplete(path: string, more: readonly string[]) {
  return styles.cdn.refuse('incomplete', `the content of "${path}" is not uploaded`, {
    details: more.map((other) => `the content of "${other}" is not uploaded`),
  });
}
