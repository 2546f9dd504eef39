// Crashes that were kept: listed, read, tagged, read again.
import type { InputOf, stacktrace } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { likePart, startCountPage } from '#kernel/call/paging';
import { readAgain } from './read-again.ts';
import { groupReply, missingReply, recordDetail, recordReply } from './replies.ts';
import { listGroups } from './store/groups.ts';
import { findRecord, findRecords, listMissing, listRecords, lockRecords, setTags } from './store/records.ts';

type Tree = Handlers<typeof stacktrace>;
type AgainCall = Call<InputOf<typeof stacktrace.tree.records.reParse>>;

const MOST_TAGS = 20;

export const records: Tree['records'] = {
  async list(call) {
    const { status, tags, keyword, appVersion, platform, groupId, startTime, endTime } = call.input;
    const { rows, total } = await listRecords(
      call.db,
      call.appId,
      {
        ...{ status, tags, appVersions: appVersion, platforms: platform, groupId, from: startTime, until: endTime },
        keyword: keyword === undefined ? undefined : likePart(keyword),
      },
      startCountPage(call.input),
    );
    return { records: rows.map(recordReply), totalCount: total };
  },
  async get(call) {
    const found = await findRecord(call.db, call.appId, call.input.id);
    if (found === undefined) {
      throw call.refuse('not-found', 'record not found');
    }
    return { record: recordDetail(found) };
  },
  async setTags(call) {
    const { db, appId, input } = call;
    const ids = idsOf(input.recordIds);
    const before = await lockRecords(db, appId, ids);
    if (before.length < ids.length) {
      throw call.refuse('not-found', 'record not found');
    }
    const after = new Map(before.map(({ id, tags }) => [id, tagsAfter(tags, input.tags, input.mode ?? 'set')]));
    if ([...after.values()].some((tags) => tags.length > MOST_TAGS)) {
      throw call.refuse('invalid', 'invalid parameters', { details: [`tags: at most ${MOST_TAGS} of one record`] });
    }
    const changed = await setTags(db, appId, after);
    call.note({ target: ids.join(', ') });
    return { records: changed.map(({ id, tags }) => ({ recordId: id, tags: [...tags] })) };
  },
  reParse: withOwnTransactions(async (call: AgainCall) => {
    const { ports, appId, input } = call;
    const ids = idsOf(input.recordIds);
    const rows = await findRecords(ports.db, appId, ids);
    if (rows.length < ids.length) {
      throw call.refuse('not-found', 'record not found');
    }
    const read = await readAgain(ports, appId, rows);
    call.note({ target: ids.join(', ') });
    return { records: read.map(({ id, status }) => ({ recordId: id, status })) };
  }),
};

export const groups: Tree['groups'] = {
  async list(call) {
    const { keyword, startTime, endTime } = call.input;
    const filter = { keyword: keyword === undefined ? undefined : likePart(keyword), from: startTime, until: endTime };
    const { rows, total } = await listGroups(call.db, call.appId, filter, startCountPage(call.input));
    return { groups: rows.map(groupReply), totalCount: total };
  },
  async get(call) {
    const { rows } = await listGroups(call.db, call.appId, { id: call.input.id }, { offset: 0, limit: 1 });
    const [found] = rows;
    if (found === undefined) {
      throw call.refuse('not-found', 'group not found');
    }
    return { group: groupReply(found) };
  },
};

export const missing: Tree['missing'] = {
  async list(call) {
    const { rows, total } = await listMissing(call.db, call.appId, startCountPage(call.input));
    return { missing: rows.map(missingReply), totalCount: total };
  },
};

function idsOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

function tagsAfter(before: readonly string[], given: readonly string[], mode: 'set' | 'add' | 'remove'): string[] {
  const tags =
    mode === 'set' ? given : mode === 'add' ? [...before, ...given] : before.filter((tag) => !given.includes(tag));
  return [...new Set(tags)];
}
