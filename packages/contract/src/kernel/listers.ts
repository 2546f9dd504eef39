// Which call lists the things that an id names: found by what its rows are known by, so that nobody keeps a table of it.
import * as z from 'zod';
import { refOf } from './refs.ts';
import type { Service } from './service.ts';
import { type Declared, declared } from './walk.ts';

export interface Lister {
  readonly call: Declared;
  /** Field of a row that holds the id. */
  readonly key: string;
  /** Fields of a row that people call it by; `badges.name` of each in a list. */
  readonly named: readonly string[];
  readonly row: z.ZodObject;
}

/** For each `ref` the first list or search of its own service; nothing for one that is in no list. */
export function listersOf(services: readonly Service[]): ReadonlyMap<string, Lister> {
  const found = new Map<string, Lister>();
  const lists = declared(services).filter(({ verb, effect }) => effect === 'read' && /^(list|search)$/.test(verb));
  for (const call of lists) {
    const row = rowOf(call.operation.reply);
    const { key, named = [] } = (row === undefined ? {} : (z.globalRegistry.get(row) ?? {})) as Partial<Lister>;
    const ref = key === undefined ? undefined : refOf(row?.shape[key]);
    if (
      row !== undefined &&
      key !== undefined &&
      ref !== undefined &&
      ref.split('.')[0] === call.id.split('.')[0] &&
      !found.has(ref)
    ) {
      found.set(ref, { call, key, named, row });
    }
  }
  return found;
}

/** What a reply is a list of: the list itself, or the only one of a page. */
function rowOf(reply: unknown): z.ZodObject | undefined {
  const bare = unwrapped(reply);
  const lists = [bare, ...(bare instanceof z.ZodObject ? Object.values(bare.shape).map(unwrapped) : [])].filter(
    (one) => one instanceof z.ZodArray,
  );
  const row = lists.length === 1 ? unwrapped(lists[0]?.element) : undefined;
  return row instanceof z.ZodObject ? row : undefined;
}

function unwrapped(schema: unknown): unknown {
  const inner = (schema as Partial<z.core.$ZodType> | undefined)?._zod?.def as { innerType?: unknown } | undefined;
  return inner?.innerType === undefined ? schema : unwrapped(inner.innerType);
}
