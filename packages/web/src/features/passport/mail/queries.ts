// What the screens of mail read and make stale.
import { queryOptions } from '@tanstack/react-query';
import type { InboxRecord, InboxTemplate } from '@uos/sdk/services/passport';
import { gatherOf, keyOf, queryOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';

const PAGE = 100;

export function templateQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(passportOf(appId).inboxTemplates.get, { id }), select: ({ template }) => template });
}

/** Every template of the game. */
export function templatesQuery(appId: string) {
  const { search } = passportOf(appId).inboxTemplates;
  return gatherOf(search, {}, 'all', async (signal) => {
    const found: InboxTemplate[] = [];
    for await (const one of search.all({ count: PAGE }, { signal })) {
      found.push(one);
    }
    return found;
  });
}

export function templateNamesQuery(appId: string) {
  return queryOptions({ ...queryOf(passportOf(appId).inboxTemplates.names), select: ({ names }) => names });
}

export function messageQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(passportOf(appId).inboxMessages.get, { id }), select: ({ message }) => message });
}

export interface RecordFate {
  readonly record: InboxRecord;
  /** Messages that a player opened. */
  readonly read: number;
  /** Messages that a recall leaves alone. */
  readonly completed: number;
}

/** One sending with what became of it; null where there is none of that id. */
export function fateQuery(appId: string, id: string) {
  const { inboxRecords, inboxMessages } = passportOf(appId);
  return gatherOf(inboxRecords.search, { id }, 'fate', async (signal): Promise<RecordFate | null> => {
    const countOf = async (status: 'Unread' | 'Completed') =>
      (await inboxMessages.search({ recordId: id, status, count: 1 }, { signal })).total;
    const [{ records }, unread, completed] = await Promise.all([
      inboxRecords.search({ id, count: 1 }, { signal }),
      countOf('Unread'),
      countOf('Completed'),
    ]);
    const [record] = records;
    return record === undefined
      ? null
      : { record, read: Math.max(record.consumedCount, record.sentCount - unread), completed };
  });
}

/** How many personas a mail to all, or to one realm, reaches as things are now. */
export function receiversQuery(appId: string, realmID?: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).personas.search, {
      status: 'Active',
      count: 1,
      ...(realmID !== undefined && { realmID }),
    }),
    select: ({ total }) => total,
  });
}

export function templateKeys(appId: string) {
  const { inboxTemplates } = passportOf(appId);
  return [keyOf(inboxTemplates.search), keyOf(inboxTemplates.get), keyOf(inboxTemplates.names)];
}

/** What a sending or a recall makes stale. */
export function mailKeys(appId: string) {
  const { inboxRecords, inboxMessages } = passportOf(appId);
  return [keyOf(inboxRecords.search), keyOf(inboxMessages.search), keyOf(inboxMessages.get)];
}
