// Gift packs: what a code brings, how, to whom and until when. Source: wire/passport.md 2.4, 3.5 rows 101-108.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { isUniqueViolation, likePart, startCountPage } from '#kernel/call/paging';
import { requireResources } from '../economy/require.ts';
import { requireIdDomain } from '../id-domains.ts';
import { requireMailFor } from '../inbox/send.ts';
import { momentOf } from '../moments.ts';
import { drawCodes } from './draw.ts';
import { classReply } from './replies.ts';
import { normalCode, USUAL_LENGTH, wrongClass, wrongShape } from './rules.ts';
import {
  type ClassRow,
  classNames,
  deleteClass,
  findClass,
  holdClassAlone,
  insertClass,
  listClasses,
  stepClass,
  updateClass,
} from './store/classes.ts';
import { deleteCodes, insertCodes } from './store/codes.ts';

export const tokenClasses: Handlers<typeof passport>['tokenClasses'] = {
  async search(call) {
    await requireIdDomain(call);
    const { name, status, codeType } = call.input;
    const page = startCountPage(call.input);
    const filter = { name: name === undefined ? undefined : likePart(name), status, codeType, now: call.now };
    const { rows, total } = await listClasses(call.db, call.appId, filter, page);
    return { tokenClasses: rows.map(classReply), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    return reply(call, call.input.id);
  },
  async create(call) {
    await requireIdDomain(call);
    const { input, db, appId, now } = call;
    const settings = {
      start_time: momentOf(input.startTime) ?? now,
      end_time: momentOf(input.endTime),
      resources: { ...input.resources },
      delivery_type: input.deliveryType ?? ('Direct' as const),
      inbox_template: input.inboxTemplateSlug ?? '',
    };
    const codes = codesOf(call, input.codeType, input);
    await refuseWrong(call, settings);
    const id = call.ports.ids.uuid();
    const made = await insertClass(db, {
      ...settings,
      app_id: appId,
      id,
      name: input.name,
      is_released: false,
      scopes: json([...(input.scopes ?? [])]),
      resources: json(settings.resources),
      code_type: input.codeType,
      prefix: codes.prefix,
      code_length: codes.code_length,
      redeem_limit: input.redeemLimitPerPersona ?? 1,
      generated_count: input.codeType === 'Universal' ? 1 : 0,
      properties: json({ ...input.properties }),
      created_at: now,
      modified_at: now,
    });
    if (!made) {
      throw nameTaken(call);
    }
    if (input.codeType === 'Universal') {
      await makeUniversal(call, id, codes);
    }
    return reply(call, id);
  },
  async update(call) {
    await requireIdDomain(call);
    const { input, db, appId, now } = call;
    const before = await heldClass(call, input.id);
    call.note({ target: before.name, before: { tokenClass: classReply(before) } });
    refuseReleased(call, before);
    const settings = {
      start_time: momentOf(input.startTime) ?? before.start_time,
      end_time: input.endTime === undefined ? before.end_time : momentOf(input.endTime),
      resources: { ...(input.resources ?? before.resources) },
      delivery_type: input.deliveryType ?? before.delivery_type,
      inbox_template: input.inboxTemplateSlug ?? (input.deliveryType === 'Direct' ? '' : before.inbox_template),
    };
    const codeType = input.codeType ?? before.code_type;
    const isOther = codeType !== before.code_type;
    if (isOther && (before.used_count > 0 || (before.code_type === 'Unique' && before.generated_count > 0))) {
      throw call.refuse('precondition', 'the gift pack has codes of its type');
    }
    const isDrawn = isOther || input.code !== undefined;
    const changesForm = isDrawn || input.prefix !== undefined || input.codeLength !== undefined;
    const kept = { prefix: before.prefix, code_length: before.code_length, code: undefined };
    const codes = changesForm
      ? codesOf(call, codeType, {
          code: input.code,
          prefix: input.prefix ?? (input.code === undefined ? before.prefix : undefined),
          codeLength: input.codeLength ?? (input.code === undefined ? before.code_length : undefined),
        })
      : kept;
    await refuseWrong(call, settings);
    try {
      await updateClass(db, appId, before.id, {
        ...settings,
        resources: json(settings.resources),
        name: input.name,
        scopes: input.scopes && json([...input.scopes]),
        code_type: codeType,
        prefix: codes.prefix,
        code_length: codes.code_length,
        redeem_limit: input.redeemLimitPerPersona,
        generated_count: isOther ? (codeType === 'Universal' ? 1 : 0) : undefined,
        properties: input.properties && json({ ...input.properties }),
        modified_at: now,
      });
    } catch (error) {
      throw isUniqueViolation(error, 'passport_gift_classes_name') ? nameTaken(call) : error;
    }
    if (isDrawn && codeType === 'Universal') {
      if (before.used_count > 0) {
        throw call.refuse('precondition', 'the code of the gift pack has been used');
      }
      await deleteCodes(db, appId, before.id);
      await makeUniversal(call, before.id, codes);
    } else if (isOther) {
      await deleteCodes(db, appId, before.id);
    }
    return reply(call, before.id);
  },
  async remove(call) {
    await requireIdDomain(call);
    const before = await heldClass(call, call.input.id);
    if (before.is_released && before.used_count > 0) {
      throw wrongState(call, before.status);
    }
    call.note({ target: before.name, before: { tokenClass: classReply(before) }, after: undefined });
    await deleteClass(call.db, call.appId, before.id);
    return {};
  },
  release: (call) => step(call, ['unreleased'], true),
  suspend: (call) => step(call, ['pending', 'active'], false),
  async names(call) {
    await requireIdDomain(call);
    const rows = await classNames(call.db, call.appId);
    return { names: rows.map(({ id, name }) => ({ tokenClassId: id, name })), total: rows.length };
  },
};

async function step(call: Call<{ readonly id: string }>, from: readonly ClassRow['status'][], isReleased: boolean) {
  await requireIdDomain(call);
  const before = await requireClass(call, call.input.id);
  call.note({ target: before.name, before: { tokenClass: classReply(before) } });
  if (!(await stepClass(call.db, call.appId, { id: before.id, from, now: call.now }, isReleased))) {
    const isPast = before.status === 'unreleased' && isReleased;
    throw isPast ? call.refuse('precondition', 'the gift pack has ended') : wrongState(call, before.status);
  }
  return reply(call, before.id);
}

interface CodeWords {
  readonly code?: string | undefined;
  readonly prefix?: string | undefined;
  readonly codeLength?: number | undefined;
}

interface CodeForm {
  readonly prefix: string;
  readonly code_length: number;
  /** As it was chosen. */
  readonly code: string | undefined;
}

/** @throws 30001 where the words do not go together */
function codesOf(call: Call, codeType: ClassRow['code_type'], { code, prefix = '', codeLength }: CodeWords): CodeForm {
  const begin = normalCode(prefix);
  if (code === undefined) {
    const form = { prefix: begin, code_length: codeLength ?? USUAL_LENGTH };
    refuse(call, wrongShape(form));
    return { ...form, code: undefined };
  }
  const chosen = normalCode(code);
  if (codeType === 'Unique') {
    refuse(call, 'code: for codeType Universal');
  }
  if (!chosen.startsWith(begin)) {
    refuse(call, 'code: begins with the prefix');
  }
  if (codeLength !== undefined && codeLength !== chosen.length) {
    refuse(call, 'codeLength: is that of the code');
  }
  return { prefix: begin, code_length: chosen.length, code: chosen };
}

async function makeUniversal(call: Call, classId: string, { prefix, code_length, code }: CodeForm): Promise<void> {
  if (code === undefined) {
    await drawCodes(call, { classId, batchId: null, prefix, codeLength: code_length }, 1);
    return;
  }
  const of = { app_id: call.appId, class_id: classId, batch_id: null, created_at: call.now };
  const made = await insertCodes(call.db, of, [{ id: call.ports.ids.uuid(), code }]);
  if (made.size === 0) {
    throw call.refuse('exists', 'code already exists');
  }
}

/** @throws 30001, 404 of a resource or a mail template */
async function refuseWrong(call: Call, settings: Parameters<typeof wrongClass>[0]): Promise<void> {
  refuse(call, wrongClass(settings));
  await requireResources(call, Object.keys(settings.resources));
  if (settings.inbox_template !== '') {
    await requireMailFor(call, { field: 'inboxTemplateSlug', slug: settings.inbox_template });
  }
}

/** What may change once codes work. Source: wire/passport.md 3.5 rows 102-104. */
const WHILE_RELEASED = new Set(['id', 'name', 'endTime', 'scopes', 'redeemLimitPerPersona']);

function refuseReleased(call: Call, { is_released, status }: ClassRow): void {
  const fixed = Object.entries(call.input as object).find(
    ([name, value]) => value !== undefined && !WHILE_RELEASED.has(name),
  );
  if (is_released && fixed !== undefined) {
    throw call.refuse('precondition', `the gift pack is ${status}`, {
      details: [`${fixed[0]}: changes only while it is unreleased`],
    });
  }
}

async function heldClass(call: Call, id: string): Promise<ClassRow> {
  const row = await holdClassAlone(call.db, call.appId, id, call.now);
  if (row === undefined) {
    throw noClass(call);
  }
  return row;
}

/** @throws 404 `token class not found` */
export async function requireClass(call: Call, id: string): Promise<ClassRow> {
  const row = await findClass(call.db, call.appId, id, call.now);
  if (row === undefined) {
    throw noClass(call);
  }
  return row;
}

const reply = async (call: Call, id: string) => ({ tokenClass: classReply(await requireClass(call, id)) });

function refuse(call: Call, wrong: string | undefined): void {
  if (wrong !== undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: [wrong] });
  }
}

export const noClass = (call: Pick<Call, 'refuse'>) => call.refuse('not-found', 'token class not found');
const nameTaken = (call: Call) => call.refuse('exists', 'name already exists');
const wrongState = (call: Call, status: string) => call.refuse('precondition', `the gift pack is ${status}`);
