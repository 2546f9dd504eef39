// What a command of Redis answered, as rows: lists in which two values belong together are rows of two, and a cursor stands
// beside what it brought.
import type { Reply } from './replies.ts';

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Reply[])[];
}

/** Commands whose answers are pairs, and those that answer pairs where they are told so at their end. */
const PAIRS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['HGETALL', ['field', 'value']],
  ['CONFIG GET', ['name', 'value']],
  ['ZPOPMIN', ['member', 'score']],
  ['ZPOPMAX', ['member', 'score']],
]);
const PAIRS_WHEN: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['WITHSCORES', ['member', 'score']],
  ['WITHVALUES', ['field', 'value']],
]);
const CURSORS: ReadonlyMap<string, readonly string[]> = new Map([
  ['SCAN', ['key']],
  ['SSCAN', ['member']],
  ['HSCAN', ['field', 'value']],
  ['ZSCAN', ['member', 'score']],
]);

export function tableOf(words: readonly string[], reply: Reply): Table {
  const list = isList(reply) ? reply : [reply];
  const upper = words.map((word) => word.toUpperCase());
  const [command = '', sub = ''] = upper;
  const scanned = CURSORS.get(command);
  const [cursor = null, found = null] = list;
  if (scanned !== undefined && isList(found)) {
    const rows = inRows(found, scanned.length).map((row) => [cursor, ...row]);
    // why one all the same: an empty part of a walk says where it goes on
    return { columns: ['cursor', ...scanned], rows: rows.length === 0 ? [[cursor, ...scanned.map(() => null)]] : rows };
  }
  const pair = PAIRS.get(command) ?? PAIRS.get(`${command} ${sub}`) ?? PAIRS_WHEN.get(upper.at(-1) ?? '');
  return pair !== undefined && isList(reply) && reply.length % 2 === 0 && !reply.some(isList)
    ? { columns: pair, rows: inRows(reply, 2) }
    : { columns: ['value'], rows: list.map((value) => [value]) };
}

function inRows(list: readonly Reply[], width: number): Reply[][] {
  return Array.from({ length: Math.ceil(list.length / width) }, (_, row) =>
    Array.from({ length: width }, (__, column) => list[row * width + column] ?? null),
  );
}

function isList(reply: Reply): reply is readonly Reply[] {
  return Array.isArray(reply);
}
