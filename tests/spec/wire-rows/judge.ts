// What of a row an answer does not keep.
import { expect } from 'vitest';
import type { RawReply } from '../../../packages/platform/src/testing/platform.ts';
import type { Row } from './row.ts';

/** One line for each thing that is otherwise; none where all is as the row says. */
export function judge({ head = {}, has, names = {}, text }: Row, reply: RawReply): string[] {
  return [
    ...Object.entries(head).flatMap(([name, value]) => {
      const given = reply.header(name);
      return given !== undefined && fits(given, value) ? [] : [`${name}: ${given ?? 'missing'}`];
    }),
    ...(has === undefined ? [] : held(reply.json, has)),
    ...Object.entries(names).flatMap(([place, words]) => {
      const thing = at(reply.json, place);
      const missing = words.split(/\s+/).filter((name) => !(name in objectOf(thing)));
      return missing.map((name) => `${place === '' ? 'the answer' : place} has no ${name}`);
    }),
    ...(text === undefined || fits(reply.text, text) ? [] : [`the text is not ${text}`]),
  ];
}

/** What the row keeps of the answer for those after it. */
export function kept({ keep = {} }: Row, reply: RawReply): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(keep).map(([name, place]) => [name, String(at(reply.json, place))]));
}

/** Nothing where the answer holds all of it, else how it differs. */
function held(given: unknown, wanted: unknown): string[] {
  try {
    expect([given]).toMatchObject([wanted]);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function fits(given: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? given === wanted : wanted.test(given);
}

function at(value: unknown, place: string): unknown {
  return place === '' ? value : place.split('.').reduce<unknown>((inner, key) => objectOf(inner)[key], value);
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
