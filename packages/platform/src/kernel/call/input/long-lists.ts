// The lists of a body: ten thousand things are checked in parts, between which other calls have their turn, and where each
// is read by itself one that breaks a rule stands in nobody's way.
import { setImmediate as othersTurn } from 'node:timers/promises';
import * as z from 'zod';
import { spellingOf, unwrap } from './spelling.ts';

export interface LongLists {
  /** The body without a look at what is in the lists. */
  readonly frame: z.ZodType;
  /** By the key of the body. */
  readonly elements: ReadonlyMap<string, LongList>;
}

interface LongList {
  /** What each of the list has to be. */
  readonly element: z.ZodType;
  /** One that breaks a rule is handed on as an `UnreadRow`, and the body is read. */
  readonly byItself: boolean;
}

/** A shorter body is checked at once. */
export const LONG_TEXT = 128 * 1024;
const AT_ONCE = 100;

/** Undefined where a body has no list of its own, or says more of itself than what its keys are. */
export function longListsOf(body: z.ZodType | undefined): LongLists | undefined {
  if (!(body instanceof z.ZodObject) || (body.def.checks ?? []).length > 0 || spellingOf(body).dropped !== undefined) {
    return undefined;
  }
  const lists = Object.entries(body.shape as Record<string, z.ZodType>).filter(
    ([, field]) => unwrap(field) instanceof z.ZodArray && spellingOf(field).aliases === undefined,
  );
  if (lists.length === 0) {
    return undefined;
  }
  const loose = lists.map(([key, field]) => {
    const list = unwrap(field) as z.ZodArray;
    const anything = list.clone({ ...list.def, element: z.unknown() });
    return [key, field instanceof z.ZodOptional ? anything.optional() : anything];
  });
  return {
    frame: body.extend(Object.fromEntries(loose) as Record<string, z.ZodType>),
    elements: new Map(
      lists.map(([key, field]) => {
        const element = (unwrap(field) as z.ZodArray).element as z.ZodType;
        return [key, { element, byItself: spellingOf(field).eachByItself === true }];
      }),
    ),
  };
}

/** What becomes of each, `check` being given some at a time and where the first of them stands. */
export async function inParts(
  list: readonly unknown[],
  check: (some: readonly unknown[], from: number) => readonly unknown[],
): Promise<unknown[]> {
  const checked: unknown[] = [];
  for (let from = 0; from < list.length; from += AT_ONCE) {
    await othersTurn();
    checked.push(...check(list.slice(from, from + AT_ONCE), from));
  }
  return checked;
}
