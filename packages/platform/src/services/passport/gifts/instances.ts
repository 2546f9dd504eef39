// Codes of gift packs: made by the batch, made invalid, found, written into a file, and who used them.
// Source: wire/passport.md 2.4, 3.5 rows 109-114.
import { Readable } from 'node:stream';
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { noClass, requireClass } from './classes.ts';
import { drawCodes } from './draw.ts';
import { codeReply, useReply } from './replies.ts';
import { csvCell, MOST_EXPORTED, normalCode } from './rules.ts';
import { lockClass, updateClass } from './store/classes.ts';
import {
  type CodeFilter,
  type CodeRow,
  codesBehind,
  codesByIds,
  countCodes,
  findByCode,
  findCode,
  invalidateCode,
  invalidateCodes,
  listCodes,
  listUses,
} from './store/codes.ts';

/** Codes of a batch that are answered at once; the rest is searched. */
const SHOWN = 100;

export const tokenInstances: Handlers<typeof passport>['tokenInstances'] = {
  async search(call) {
    await requireIdDomain(call);
    const page = startCountPage(call.input);
    const { rows, total } = await listCodes(call.db, call.appId, filterOf(call.input), page);
    return { tokenInstances: rows.map(codeReply), start: page.offset, count: page.limit, total };
  },
  async generate(call) {
    await requireIdDomain(call);
    const { tokenClassId, count } = call.input;
    const found = await lockClass(call.db, call.appId, tokenClassId, call.now);
    if (found === undefined) {
      throw noClass(call);
    }
    if (found.code_type !== 'Unique') {
      throw call.refuse('precondition', 'the gift pack has one code for all');
    }
    if (found.end_time !== null && Date.parse(found.end_time) <= Date.parse(call.now)) {
      throw call.refuse('precondition', 'the gift pack has ended');
    }
    const batchId = call.ports.ids.uuid();
    const kind = { classId: found.id, batchId, prefix: found.prefix, codeLength: found.code_length };
    const ids = await drawCodes(call, kind, count);
    await updateClass(call.db, call.appId, found.id, { generated_count: found.generated_count + count });
    call.note({ target: found.name, after: { batchId, count } });
    const shown = await codesByIds(call.db, call.appId, ids.slice(0, SHOWN));
    return { batchId, count, tokenInstances: shown.map(codeReply) };
  },
  async invalidate(call) {
    await requireIdDomain(call);
    const { id } = call.input;
    const before = await requireCode(call, id);
    call.note({ before: { tokenInstance: codeReply(before) } });
    await invalidateCode(call.db, call.appId, id, call.now);
    const after = await requireCode(call, id);
    if (after.status === 'used') {
      throw fulfilled(call);
    }
    return { tokenInstance: codeReply(after) };
  },
  async invalidateMany(call) {
    await requireIdDomain(call);
    const { ids, batchId, tokenClassId } = call.input;
    refuseUnlessOne(call, { ids, batchId, tokenClassId });
    const distinct = ids && [...new Set(ids.map((id) => id.toLowerCase()))];
    const target = tokenClassId === undefined ? undefined : await requireClass(call, tokenClassId);
    const choice = { ids: distinct, batchId, classId: tokenClassId };
    const { all, used, invalidated } = await invalidateCodes(call.db, call.appId, choice, call.now);
    if (target === undefined && (all === 0 || all < (distinct?.length ?? 0))) {
      throw call.refuse('not-found', 'token not found');
    }
    call.note({ target: target?.name ?? batchId ?? '' });
    return { invalidatedCount: invalidated, skippedCount: used };
  },
  async export(call) {
    await requireIdDomain(call);
    const filter = filterOf(call.input);
    if ((await countCodes(call.db, call.appId, filter, MOST_EXPORTED + 1)) > MOST_EXPORTED) {
      throw invalid(call, `at most ${MOST_EXPORTED} codes are exported at once`);
    }
    const { code, ...of } = call.input;
    // why without the code: whoever has one can use it
    call.note({ target: of.tokenClassId ?? of.batchId ?? '', after: { ...of } });
    return {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="codes.csv"',
      },
      body: Readable.from(file(call, filter), { objectMode: false, highWaterMark: 64 * 1024 }),
    };
  },
  async usedInfo(call) {
    await requireIdDomain(call);
    const { code, id, tokenClassId } = call.input;
    refuseUnlessOne(call, { code, id, tokenClassId });
    const page = startCountPage(call.input);
    const of = { codeId: undefined as string | undefined, classId: undefined as string | undefined };
    if (tokenClassId !== undefined) {
      of.classId = (await requireClass(call, tokenClassId)).id;
    } else {
      const found =
        id === undefined
          ? await findByCode(call.db, call.appId, normalCode(code ?? ''))
          : await findCode(call.db, call.appId, id);
      if (found === undefined) {
        throw noCode(call);
      }
      of.codeId = found.id;
    }
    const { rows, total } = await listUses(call.db, call.appId, of, page);
    return { usedInfo: rows.map(useReply), start: page.offset, count: page.limit, total };
  },
};

/** Rows of the file that are read at once. */
const CHUNK = 2000;

/** A spreadsheet program takes a file for UTF-8 by its first character. */
const BYTE_ORDER_MARK = '\uFEFF';

async function* file({ db, appId }: Call, filter: CodeFilter): AsyncGenerator<Buffer> {
  yield Buffer.from(`${BYTE_ORDER_MARK}code,status,className,usedAt,personaID\r\n`);
  let after: string | undefined;
  let left = MOST_EXPORTED;
  while (left > 0) {
    const rows = await codesBehind(db, appId, filter, { after, limit: Math.min(CHUNK, left) });
    const last = rows.at(-1);
    if (last === undefined) {
      return;
    }
    yield Buffer.from(rows.map(lineOf).join(''));
    after = last.id;
    left -= rows.length;
  }
}

const lineOf = ({ code, status, class_name, used_at, used_by }: CodeRow): string =>
  `${[code, status, class_name, used_at ?? '', used_by ?? ''].map(csvCell).join(',')}\r\n`;

interface Filters {
  readonly tokenClassId?: string | undefined;
  readonly code?: string | undefined;
  readonly status?: CodeRow['status'] | undefined;
  readonly batchId?: string | undefined;
  readonly personaID?: string | undefined;
}

const filterOf = ({ tokenClassId, code, status, batchId, personaID }: Filters): CodeFilter => ({
  classId: tokenClassId,
  code: code === undefined ? undefined : normalCode(code),
  status,
  batchId,
  personaId: personaID,
});

async function requireCode(call: Call, id: string): Promise<CodeRow> {
  const row = await findCode(call.db, call.appId, id);
  if (row === undefined) {
    throw call.refuse('not-found', 'token not found');
  }
  return row;
}

function refuseUnlessOne(call: Call, choice: Readonly<Record<string, unknown>>): void {
  const given = Object.values(choice).filter((value) => value !== undefined);
  if (given.length !== 1) {
    throw invalid(call, `exactly one of ${Object.keys(choice).join(', ')}`);
  }
}

const invalid = (call: Call, detail: string) => call.refuse('invalid', 'invalid parameters', { details: [detail] });
export const noCode = (call: Pick<Call, 'refuse'>) =>
  call.refuse('not-found', 'failed to find token', { code: 50_010 });
export const fulfilled = (call: Pick<Call, 'refuse'>) =>
  call.refuse('precondition', 'token has been fulfilled', { code: 90_010 });
