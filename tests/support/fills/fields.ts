// Every place in which a call takes an id: in its path, its query and at any depth of its body.
import { type Declared, jsonBody, type Ref, refOf } from '@uos/contract';
import * as z from 'zod';

export interface RefField {
  readonly place: 'path' | 'query' | 'body';
  /** Names from the outside in; 0 is the first item of a list. */
  readonly at: readonly (string | 0)[];
  readonly ref: Ref;
  /** A call without it is refused. */
  readonly required: boolean;
}

export function refFieldsOf({ operation }: Declared): RefField[] {
  return [
    ...operation.paramNames.flatMap((name) => within('path', operation.params?.[name], [name], true)),
    ...Object.entries(operation.query?.shape ?? {}).flatMap(([name, one]) =>
      within('query', one as z.ZodType, [name], isRequired(one as z.ZodType)),
    ),
    ...within('body', jsonBody(operation), [], true),
  ];
}

function within(
  place: RefField['place'],
  schema: z.ZodType | undefined,
  at: RefField['at'],
  required: boolean,
): RefField[] {
  if (schema === undefined) {
    return [];
  }
  const ref = refOf(schema);
  const bare = unwrapped(schema);
  if (ref !== undefined) {
    return [{ place, at: bare instanceof z.ZodArray && place === 'body' ? [...at, 0] : at, ref, required }];
  }
  if (bare instanceof z.ZodArray) {
    return within(place, bare.element as z.ZodType, [...at, 0], required);
  }
  if (bare instanceof z.ZodObject) {
    return Object.entries(bare.shape as Record<string, z.ZodType>).flatMap(([name, one]) =>
      within(place, one, [...at, name], required && isRequired(one)),
    );
  }
  return bare instanceof z.ZodUnion ? bare.options.flatMap((one) => within(place, one as z.ZodType, at, required)) : [];
}

export function isRequired(schema: z.ZodType): boolean {
  return !schema.safeParse(undefined).success;
}

/** Without what says that it may be missing or empty. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const { innerType, in: input } = schema._zod.def as { innerType?: z.ZodType; in?: z.ZodType };
  const inner = innerType ?? input;
  return inner === undefined ? schema : unwrapped(inner);
}
