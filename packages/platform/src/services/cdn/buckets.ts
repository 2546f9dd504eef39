// Buckets: what a bucket is to its callers. The SQL is in `store/`, the shapes in the contract.
import type { cdn } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { contentRangePage } from '#kernel/call/paging';
import { mayWrite } from '#kernel/who/principal';
import { modified, ownBucket, refuseHidden, unknownBucket } from './bucket-of-call.ts';
import { promote } from './releases/promote.ts';
import { bucketReply } from './replies.ts';
import { proxyCache, statistics } from './statistics.ts';
import {
  type BucketSettings,
  deleteBucket,
  findBucket,
  insertBucket,
  listBuckets,
  updateBucket,
} from './store/buckets.ts';

export const buckets: Handlers<typeof cdn>['buckets'] = {
  async list(call) {
    const page = contentRangePage(call.input);
    const { rows, total } = await listBuckets(call.db, call.appId, call.input, page);
    return { items: rows.map((row) => reply(call, row)), total, first: page.offset + 1 };
  },
  async create(call) {
    const id = call.ports.ids.uuid();
    const created = await insertBucket(call.db, {
      id,
      app_id: call.appId,
      name: call.input.name,
      description: call.input.description ?? '',
      private: call.input.private ?? false,
      promote_only: call.input.attributes?.promote_only ?? false,
      created_at: call.now,
      ...modified(call),
    });
    if (!created) {
      throw nameTaken(call.input.name);
    }
    return reply(call, await existing(call, id));
  },
  async get(call) {
    return reply(call, await existing(call, call.input.id));
  },
  async update(call) {
    const { id, name, description, attributes } = call.input;
    const was = await updateBucket(call.db, call.appId, id, {
      name,
      description,
      private: call.input.private,
      promote_only: attributes?.promote_only,
      ...modified(call),
    });
    if (was === 'name-taken') {
      throw nameTaken(name ?? '');
    }
    const before = ownBucket(was, id);
    const row = await existing(call, id);
    call.note({ target: before.name, before: settingsOf(before), after: settingsOf(row) });
    return reply(call, row);
  },
  async remove(call) {
    await refuseHidden(call, call.input.id);
    const { name, description } = await existing(call, call.input.id);
    call.note({ target: name, before: { name, description }, after: undefined });
    if (!(await deleteBucket(call.db, call.appId, call.input.id))) {
      throw unknownBucket(call.input.id);
    }
    return undefined;
  },
  promote,
  proxyCache,
  statistics,
};

/** The bucket of the calling app; another app's bucket answers like an unknown id. */
async function existing(call: Call, id: string) {
  const row = await findBucket(call.db, call.appId, id);
  if (row === undefined) {
    throw unknownBucket(id);
  }
  return row;
}

/** What a caller can set, by the names of the reply. */
function settingsOf({ name, description, private: isPrivate, promote_only }: BucketSettings) {
  return { name, description, private: isPrivate, attributes: { promote_only } };
}

function reply(call: Call, row: Parameters<typeof bucketReply>[0]) {
  return bucketReply(row, call.ports, call.role !== undefined && mayWrite(call.role));
}

function nameTaken(name: string) {
  return styles.cdn.refuse('exists', `a bucket named "${name}" already exists`);
}
