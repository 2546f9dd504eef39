// What the screens of gift packs and codes read and make stale.
import { queryOptions } from '@tanstack/react-query';
import { addDays, isUuid, type RedeemQuestion, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { TokenClass, TokenInstance, TokenInstancesExportInput } from '@uos/sdk/services/passport';
import { gatherOf, keyOf, queryOf } from '../../../kit/call/query.ts';
import type { Days } from '../../../kit/list/filter.ts';
import { passportOf } from '../queries.ts';

const PAGE = 100;

export function packQuery(appId: string, id: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).tokenClasses.get, { id }),
    select: ({ tokenClass }) => tokenClass,
  });
}

export function packNamesQuery(appId: string) {
  return queryOptions({ ...queryOf(passportOf(appId).tokenClasses.names), select: ({ names }) => names });
}

interface CodeCounts {
  readonly unused: number;
  readonly used: number;
  readonly invalid: number;
}

/** How many codes of a pack, or of one batch of it, are in each state. */
export function countsQuery(appId: string, of: { readonly tokenClassId?: string; readonly batchId?: string }) {
  const { search } = passportOf(appId).tokenInstances;
  return gatherOf(search, of, 'counts', async (signal): Promise<CodeCounts> => {
    const countOf = async (status: keyof CodeCounts) => (await search({ ...of, status, count: 1 }, { signal })).total;
    const [unused, used, invalid] = await Promise.all([countOf('unused'), countOf('used'), countOf('invalid')]);
    return { unused, used, invalid };
  });
}

/** Codes on paper: nobody prints more at once. */
const MOST_PRINTED = 1000;

interface PrintedCodes {
  readonly codes: readonly TokenInstance[];
  readonly total: number;
}

export function printQuery(appId: string, filters: TokenInstancesExportInput) {
  const { search } = passportOf(appId).tokenInstances;
  return gatherOf(search, filters, 'to print', async (signal): Promise<PrintedCodes> => {
    const { total } = await search({ ...filters, count: 1 }, { signal });
    const codes: TokenInstance[] = [];
    for await (const one of search.all({ ...filters, count: PAGE }, { signal })) {
      if (codes.push(one) === MOST_PRINTED) {
        break;
      }
    }
    return { codes, total };
  });
}

/** Further uses are not read in a browser. */
export const MOST_USES = 5000;

interface DailyUses {
  readonly points: readonly { readonly at: number; readonly value: number }[];
  /** There were more than are counted. */
  readonly isCut: boolean;
}

/** How often codes of a pack were used on each day; uses come newest first. */
export function usesQuery(appId: string, tokenClassId: string, { start, end }: Days) {
  const { usedInfo } = passportOf(appId).tokenInstances;
  return gatherOf(usedInfo, { tokenClassId }, `by day ${start} ${end}`, async (signal): Promise<DailyUses> => {
    const counts = new Map<string, number>();
    for (let day = start; day <= end; day = addDays(day, 1)) {
      counts.set(day, 0);
    }
    let seen = 0;
    for await (const { usedAt } of usedInfo.all({ tokenClassId, count: PAGE }, { signal })) {
      const day = shanghaiDay(usedAt) ?? '';
      if (day < start || seen === MOST_USES) {
        break;
      }
      seen += 1;
      if (day <= end) {
        counts.set(day, (counts.get(day) ?? 0) + 1);
      }
    }
    const points = [...counts].map(([day, value]) => ({ at: startOfShanghaiDay(day) ?? 0, value }));
    return { points, isCut: seen === MOST_USES };
  });
}

export interface Tried {
  readonly question: RedeemQuestion;
  readonly code: TokenInstance | undefined;
  readonly pack: TokenClass | undefined;
}

/** All that decides whether a code works for somebody. */
export function tryQuery(appId: string, asked: { code: string; personaID: string; scope: string }) {
  const { tokenInstances, tokenClasses } = passportOf(appId);
  const { code: word, personaID, scope } = asked;
  return gatherOf(
    tokenInstances.search,
    { code: word },
    `tried ${personaID} ${scope}`,
    async (signal): Promise<Tried> => {
      const [code] = (await tokenInstances.search({ code: word, count: 1 }, { signal })).tokenInstances;
      if (code === undefined) {
        return { question: { scope }, code, pack: undefined };
      }
      const { tokenClass: pack } = await tokenClasses.get({ id: code.tokenClassId }, { signal });
      const persona = isUuid(personaID) ? await usesBy(appId, { code, pack, personaID }, signal) : undefined;
      return { question: { found: { code, pack }, scope, persona }, code, pack };
    },
  );
}

interface UsedBy {
  readonly code: TokenInstance;
  readonly pack: TokenClass;
  readonly personaID: string;
}

async function usesBy(appId: string, { code, pack, personaID }: UsedBy, signal: AbortSignal) {
  const { tokenInstances } = passportOf(appId);
  const { tokenClassId } = pack;
  if (pack.codeType !== 'Universal') {
    const { total } = await tokenInstances.search({ tokenClassId, personaID, count: 1 }, { signal });
    return { hasUsedThis: code.usedBy?.personaID === personaID, usesOfPack: total };
  }
  let seen = 0;
  for await (const use of tokenInstances.usedInfo.all({ id: code.id, count: PAGE }, { signal })) {
    seen += 1;
    if (use.personaID === personaID.toLowerCase()) {
      return { hasUsedThis: true, usesOfPack: 1 };
    }
    if (seen === MOST_USES) {
      break;
    }
  }
  return { hasUsedThis: false, usesOfPack: 0 };
}

/** What a change of gift packs makes stale; codes follow their pack. */
export function packKeys(appId: string) {
  const { tokenClasses } = passportOf(appId);
  return [keyOf(tokenClasses.search), keyOf(tokenClasses.get), keyOf(tokenClasses.names), ...codeKeys(appId)];
}

export function codeKeys(appId: string) {
  const { tokenInstances, tokenClasses } = passportOf(appId);
  return [
    keyOf(tokenInstances.search),
    keyOf(tokenInstances.usedInfo),
    keyOf(tokenClasses.search),
    keyOf(tokenClasses.get),
  ];
}
