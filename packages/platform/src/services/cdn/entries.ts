// Entries: the current files of a bucket. The SQL is in `store/`, the shapes in the contract.
import type { cdn, InputOf } from '@uos/contract';
import { UNKNOWN_HASH } from '@uos/contract/rules';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { contentRangePage } from '#kernel/call/paging';
import { existingBucket, heldBucket } from './bucket-of-call.ts';
import { directoryReply, entryReply } from './replies.ts';
import { refuseRepeatedPaths, storedFolder, type WantedEntry, wantedEntry } from './rules.ts';
import {
  deleteEntries,
  type EntryView,
  findEntry,
  findEntryVersion,
  listDirectory,
  listEntries,
  moveEntry,
  pathIsTaken,
  putEntries,
  searchEntries,
} from './store/entries.ts';
import { objectExists, promiseObjects } from './store/objects.ts';
import { signedUploadUrl, uploadToken } from './uploads/grants.ts';

export const entries: Handlers<typeof cdn>['entries'] = {
  async list(call) {
    const { id, starting_after: startingAfter } = call.input;
    await existingBucket(call, id);
    const after = startingAfter === undefined ? undefined : await existing(call, id, startingAfter);
    return page(call, await listEntries(call.db, id, call.input, contentRangePage(call.input), after));
  },
  async create(call) {
    const { id } = call.input;
    const wanted = wantedEntry(call.input, call.ports.config.objectLimitBytes);
    await heldBucket(call, id);
    if (await pathIsTaken(call.db, id, wanted.path)) {
      throw call.refuse('exists', `an entry with path "${wanted.path}" already exists`);
    }
    return put(call, id, wanted, call.input.signed_url);
  },
  async get(call) {
    const { id, eid, versionid } = call.input;
    await existingBucket(call, id);
    if (versionid === undefined) {
      return entryReply(await existing(call, id, eid), call.ports);
    }
    const version = await findEntryVersion(call.db, id, eid, versionid);
    if (version === undefined) {
      throw call.refuse('not-found', `version ${versionid} of entry ${eid} not found`);
    }
    return entryReply(version, call.ports);
  },
  async update(call) {
    const { id, eid } = call.input;
    const wanted = wantedEntry(call.input, call.ports.config.objectLimitBytes);
    await heldBucket(call, id);
    const { path } = await existing(call, id, eid);
    if (path !== wanted.path) {
      if (await pathIsTaken(call.db, id, wanted.path, eid)) {
        throw call.refuse('exists', `an entry with path "${wanted.path}" already exists`);
      }
      await moveEntry(call.db, id, eid, wanted.path);
    }
    return put(call, id, wanted, call.input.signed_url);
  },
  async remove(call) {
    const { id, eid } = call.input;
    await heldBucket(call, id);
    const { path } = await existing(call, id, eid);
    if ((await deleteEntries(call.db, id, { ids: [eid] })) === 0) {
      throw unknownEntry(eid);
    }
    call.note({ target: path, before: { path }, after: undefined });
    return undefined;
  },
  async upsertMany(call) {
    const { id } = call.input;
    const wanted = call.input.entries.map((write) => wantedEntry(write, call.ports.config.objectLimitBytes));
    refuseRepeatedPaths(wanted);
    await heldBucket(call, id);
    const rows = await putAll(call, id, wanted);
    return rows.map((row, index) => withUploadUrl(call, row, call.input.entries[index]?.signed_url));
  },
  async removeMany(call) {
    const { id } = call.input;
    await heldBucket(call, id);
    const ids = call.input.entries.map((entry) => entry.entryid);
    return { deleted: await deleteEntries(call.db, id, { ids }) };
  },
  // why: a promise of one statement, asked for with each file of a release
  uploadToken: withOwnTransactions(async (call: Call<InputOf<typeof cdn.tree.entries.uploadToken>>) => {
    const { id, hash, size } = call.input;
    const limit = call.ports.config.objectLimitBytes;
    if (size !== undefined && size > limit) {
      throw call.refuse('invalid', `Object size exceeding limit of ${limit} bytes`);
    }
    if (hash === UNKNOWN_HASH && size === undefined) {
      throw call.refuse('invalid', 'size: tell it where the hash is not known yet');
    }
    await existingBucket(call, id);
    const content = { md5: hash === UNKNOWN_HASH ? undefined : hash, size };
    if (content.md5 !== undefined) {
      await promiseObjects(call.db, call.appId, [content], call.now);
    }
    return uploadToken(call.ports, call.appId, content, await objectExists(call.db, call.appId, content));
  }),
  async listDirectory(call) {
    const folder = storedFolder(call.input.path ?? '');
    await existingBucket(call, call.input.id);
    const request = contentRangePage(call.input);
    const { rows, total } = await listDirectory(call.db, call.input.id, folder, request);
    return { items: rows.map((row) => directoryReply(row, folder, call.ports)), total, first: request.offset + 1 };
  },
  async removeDirectory(call) {
    const folder = storedFolder(call.input.path);
    if (folder === '') {
      throw call.refuse('invalid', 'path: name the folder to delete');
    }
    await heldBucket(call, call.input.id);
    return { deleted: await deleteEntries(call.db, call.input.id, { folder }) };
  },
  async byFuzzy(call) {
    await existingBucket(call, call.input.id);
    const request = contentRangePage(call.input);
    return page(call, await searchEntries(call.db, call.input.id, call.input.path ?? '', request));
  },
};

async function put(call: Call, bucketId: string, wanted: WantedEntry, uploadUrl: boolean | undefined) {
  const [row] = await putAll(call, bucketId, [wanted]);
  if (row === undefined) {
    throw new Error(`entry ${wanted.path} was written but not returned`);
  }
  return withUploadUrl(call, row, uploadUrl);
}

async function putAll(call: Call, bucketId: string, wanted: readonly WantedEntry[]): Promise<EntryView[]> {
  const { ids } = call.ports;
  await promiseObjects(call.db, call.appId, wanted, call.now);
  const writer = { appId: call.appId, bucketId, at: call.now, by: call.actor.id, byName: call.actor.name };
  return putEntries(
    call.db,
    writer,
    wanted.map((entry) => ({ ...entry, id: ids.uuid(), version_id: ids.uuid() })),
  );
}

/** The answer to a write; a caller who asked where to put the bytes is told, with "" where they are stored already. */
function withUploadUrl(call: Call, row: EntryView, wanted: boolean | undefined) {
  const reply = entryReply(row, call.ports);
  if (wanted !== true) {
    return reply;
  }
  return { ...reply, signed_url: row.complete ? '' : signedUploadUrl(call.ports, row) };
}

async function existing(call: Call, bucketId: string, id: string): Promise<EntryView> {
  const row = await findEntry(call.db, bucketId, id);
  if (row === undefined) {
    throw unknownEntry(id);
  }
  return row;
}

function unknownEntry(id: string) {
  return styles.cdn.refuse('not-found', `entry ${id} not found`);
}

function page(call: Call, { rows, total, first }: { rows: EntryView[]; total: number; first: number }) {
  return { items: rows.map((row) => entryReply(row, call.ports)), total, first };
}
