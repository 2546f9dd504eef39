// Fields of queries and bodies that many service back-ends share. Source: wire/realtime-and-compute.md 1.4.
import * as z from 'zod';
import { field, line as plainLine, ruled, text, time } from '../../kernel/fields.ts';
import type { Ref } from '../../kernel/refs.ts';
import { ttlText } from '../../rules/values/time-to-live.ts';

/** Exact or part of a text to search by. */
export const filter = (zh: string, en: string, ref?: Ref) => field(z.string().optional(), zh, en, ref);
export const idFilter = (ref: Ref, zh: string, en: string) => field(z.uuid().optional(), zh, en, ref);

/** A text for people on one line, never blank. */
export const line = (max: number, zh: string, en: string) => plainLine(max, zh, `${en}, 1 to ${max} characters`);
/** A text of any length up to `max`. */
export const note = (max: number, zh: string, en: string, ref?: Ref) =>
  field(z.string().max(max).optional(), zh, en, ref);

/** A length of time as a text. */
export const ttl = (zh: string, en: string) => field(ruled(ttlText, zh), zh, `${en}; like 600s or 1h0m0s`);

/** A number without a bound of its own, as usage and load are. */
export const number = (zh: string, en: string) => field(z.number(), zh, en);

const moment = z.iso.datetime({ offset: true }).optional();
/** Which part of a history. */
export const period = {
  startTime: field(moment, '开始时间', 'Start, default 7 days before the end'),
  endTime: field(moment, '结束时间', 'End, default now'),
};
/** How close together the points of a curve lie. */
export const step = field(z.int().min(1).optional(), '步长', 'Seconds between two points, default 60');
/** How many rows of a ranking. */
export const k = field(z.int().min(1).max(1000).optional(), '名次', 'How many apps, default 10');
export const tail = field(z.int().min(1).optional(), '行数', 'Last lines to answer, default 200');

/** Where a stream goes on. */
export const after = field(
  z.string().min(1).max(200).optional(),
  '续读位置',
  'Id of the last event that was heard, as Last-Event-ID says too; default: the last 200 lines, then what comes',
);

/** Query of a file upload: what will be uploaded. */
export const fileToUpload = {
  filename: line(255, '文件名', 'Name of the file'),
  size: field(z.int().min(0), '大小', 'Bytes'),
  md5: field(z.string().regex(/^[0-9a-f]{32}$/), '内容哈希', 'MD5 of the whole file, lower-case hex'),
};
export const objectName = line(1024, '对象名', 'The objectName of the transfer token');

/** Who made an object and who changed it last. */
export const audit = {
  createdAt: time('创建时间', 'Time of creation'),
  createdByUser: text('创建者', 'Who created it'),
  modifiedAt: time('修改时间', 'Time of the last change'),
  modifiedByUser: text('修改者', 'Who changed it last'),
};
