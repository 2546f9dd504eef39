// Fields and small shapes that many player-account resources share. Source: wire/passport.md 1.4, 2.
import * as z from 'zod';
import {
  alsoAs,
  count,
  eachByItself,
  entity,
  field,
  id,
  orUnixSeconds,
  line as plainLine,
  refersTo,
  ruled,
  text,
  time,
} from '../../kernel/fields.ts';
import type { Ref } from '../../kernel/refs.ts';
import { itemSlug } from '../../rules/names/names.ts';

/** A text for people on one line, never blank. */
export const line = (max: number, zh: string, en: string) => plainLine(max, zh, `${en}, 1 to ${max} characters`);

/** A text of any length up to `max`, in a body. */
export const note = (max: number, zh: string, en: string, ref?: Ref) =>
  field(z.string().max(max).optional(), zh, en, ref);

/** A text to search by. */
export const filter = (zh: string, en: string, ref?: Ref) => field(z.string().optional(), zh, en, ref);

/** An id that may be left out of a query or body. */
export const maybeId = (ref: Ref, zh: string, en: string) => field(z.uuid().optional(), zh, en, ref);

/** Of a persona whose id stands beside it: said by lists of many. */
export const maybeName = field(z.string().optional(), '角色名称', 'Name of the persona, in lists of several');

/** A moment that may be missing from a reply. */
export const maybeTime = (zh: string, en: string) => field(z.iso.datetime().optional(), zh, en);

/** A moment in a body or query, with any offset. */
export const timeInput = (zh: string, en: string) => field(z.iso.datetime({ offset: true }).optional(), zh, en);

/** A moment that a change may also take away: `null` clears it, and what is left out stays as it is. */
export const timeOrClear = (zh: string, en: string) =>
  field(z.iso.datetime({ offset: true }).nullable().optional(), zh, `${en}; null for none`);

/**
 * A word of the caller's own for one purchase, one claim: the same word again, by the same caller for the same call,
 * answers what the first one did. It travels as `Idempotency-Key`.
 */
export const idempotency = z.object({
  idempotencyKey: field(
    z
      .string()
      .min(1)
      .max(64)
      .regex(/^[\x21-\x7e]+$/)
      .optional(),
    '幂等键',
    'The same word again answers the first result; kept for 24 hours',
  ),
});

/** A calendar month. */
export const monthWord = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Unix seconds as a decimal string, as 64-bit numbers are on the wire. */
export const unixSeconds = (zh: string, en: string) => field(z.string().regex(/^\d+$/), zh, en);

export const idDomainID = id('app.app', '身份域 ID', 'App id');
export const displayName = line(64, '显示名称', 'Name that players see');
export const shownName = text('显示名称', 'Name that players see');
export const customData = field(z.record(z.string(), z.string()), '自定义数据', 'Data of the game itself');

/** An absolute http or https URL. */
export const webUrl = z
  .string()
  .max(2048)
  .regex(/^https?:\/\/\S+$/);

/** A reply that may carry keys nobody listed; its type names the listed ones, as every reply of the SDK is open. */
export function openReply<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  return z.looseObject(shape);
}

/** When an object was made and changed. */
export const stamps = {
  createdAt: time('创建时间', 'Time of creation'),
  modifiedAt: time('修改时间', 'Time of the last change'),
};

// Source of the other form of a time: wire/passport.md 1.4
export const createdBetween = {
  from: orUnixSeconds(timeInput('开始时间', 'Created at or after')),
  to: orUnixSeconds(timeInput('结束时间', 'Created before')),
};
export const period = {
  from: orUnixSeconds(timeInput('开始时间', 'Start, default 7 days ago; at most 90 days')),
  to: orUnixSeconds(timeInput('结束时间', 'End, default now')),
};

export const slugPath = (ref: Ref, zh: string, en: string) => field(z.string().min(1).max(64), zh, en, ref);
export const slug = ruled(itemSlug, '标识');

export const RewardItem = entity(
  z.object({
    slugName: text('资源标识', 'Slug of the resource', 'passport.resource'),
    displayName: text('资源名称', 'Name of the resource'),
    namespace: text('命名空间', 'Namespace of the resource'),
    quantity: count('数量', 'Units'),
  }),
  { id: 'RewardItem', zh: '资源与数量', en: 'An amount of a resource that is paid or given' },
);

/** An amount of a resource, as attachments and prizes carry it. */
export const resourceQuantity = {
  resourceSlug: text('资源标识', 'Slug of the resource', 'passport.resource'),
  quantity: count('数量', 'Units'),
};

/** An amount of a resource in a body. */
// Source of the other name: wire/passport.md 2
export const grant = z.strictObject({
  resourceSlug: refersTo(alsoAs(ruled(itemSlug, '资源标识'), 'slugName'), 'passport.resource'),
  quantity: field(z.int().min(1).max(4_294_967_295), '数量', 'Units'),
});

export const ImportResult = entity(
  z.object({
    createdCount: count('新建数量', 'Rows that made a new object'),
    updatedCount: count('更新数量', 'Rows that changed an object'),
    failed: field(
      z.array(
        z.object({
          index: count('行号', 'Position in the request, from 0'),
          slugName: text('标识', 'Slug of the row'),
          message: text('原因', 'Why the row was left out'),
        }),
      ),
      '失败',
      'Rows that were left out; the others are kept',
    ),
  }),
  { id: 'PassportImportResult', zh: '导入结果', en: 'What became of the rows of an import' },
);

export const overwrite = field(z.boolean().optional(), '覆盖', 'Change objects that exist, default false');

/** Rows of one import, of which those that cannot be read are among the `failed`. */
export const importRows = <Row extends z.ZodType>(row: Row, zh: string, en: string, most = 1000) =>
  eachByItself(field(z.array(row).min(1).max(most), zh, `${en}, 1 to ${most}`));

export const total = count('总数', 'Rows in the list');
export const deletedCount = z.object({ deletedCount: count('删除数量', 'How many were deleted') });
