// Which lists of the console no round trip goes through, and which parts of them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/support/workspace.ts';
import { PARTS, partsOf } from '../support/round-trip.ts';
import type { ListCase, Lists } from './list.ts';

/** Where screens and what they share stand. */
const ROOMS = ['features', 'parts'].map((room) => join(ROOT, 'packages/web/src', room));

/** Names of lists as they stand in the screens; a part that is computed is `{…}`. */
export function listIds(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .sort()
      .flatMap((path) => idsIn(readFileSync(join(room, path), 'utf8'))),
  );
}

/** A list that does not say its name has that of the call which its rows come from. */
export function idsIn(source: string): string[] {
  const [, call = ''] = /\b(?:l|wholeL)istOf\(([\w.]+)/.exec(source) ?? [];
  return [...source.matchAll(/<DataList\b\s*(?:id=("[^"]*"|\{[\s\S]*?\}\n))?/g)].flatMap(([, id = `"${call}"`]) =>
    [...id.matchAll(/"([^"]+)"|'([^']+)'|`([^`]+)`/g)].map(
      ([, a, b, c]) => a ?? b ?? (c ?? '').replace(/\$\{[^}]*\}/g, '{…}'),
    ),
  );
}

/** One line for each list that is not tried, for each that is no list any more, and for each part that nobody does. */
export function lackingLists(
  ids: readonly string[],
  lists: readonly Lists[],
  notServed: Readonly<Record<string, readonly string[]>>,
): string[] {
  const cases = lists.flatMap(({ cases: own }) => own);
  const tried = new Set([...cases.map(({ id }) => id), ...Object.values(notServed).flat()]);
  const patterns = ids.map((id) => new RegExp(`^${id.split('{…}').map(literal).join('[\\w-]+')}$`));
  return [
    ...ids
      .filter((_, index) => ![...tried].some((id) => patterns[index]?.test(id)))
      .map((id) => `${id}: no round trip`),
    ...[...tried].filter((id) => !patterns.some((pattern) => pattern.test(id))).map((id) => `${id}: no such list`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: two lists of that name`),
    ...[...Map.groupBy(cases, ({ id }) => id)].flatMap(([id, own]) =>
      excused(own).map((part) => `${id}: nobody tries ${part}`),
    ),
  ];
}

function excused(cases: readonly ListCase[]): string[] {
  const done = new Set(cases.flatMap(partsOf));
  return PARTS.filter((part) => !done.has(part) && cases.some(({ without = [] }) => without.includes(part)));
}

function literal(words: string): string {
  return words.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
}
