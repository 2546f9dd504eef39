// Bodies that no field tells of: a bare record, any JSON, or bytes. Each has its reason here, and none is added unnoticed.

import { type AnyOperation, declared, services } from '@uos/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { OPAQUE } from './opaque.ts';

const all = declared(services);

/** Places of an operation, such as `reply.properties`, where any key or value may stand. */
function opaqueOf({ query, body, reply }: AnyOperation): string[] {
  const places: string[] = [];
  const look = (name: string, schema: unknown): void => {
    if (schema instanceof z.ZodType) {
      places.push(...below(schema, name, new Set()));
    }
  };
  if (reply === 'bytes' || reply === 'stream') {
    places.push('reply (bytes)');
  }
  look('query', query);
  look('body', body);
  look('reply', reply);
  return places;
}

function below(schema: z.ZodType, at: string, above: ReadonlySet<z.ZodType>): string[] {
  if (above.has(schema)) {
    return [];
  }
  const seen = new Set([...above, schema]);
  const { def } = schema._zod as unknown as { def: Readonly<Record<string, unknown>> };
  switch (def.type) {
    case 'any':
    case 'unknown':
    case 'lazy':
      return [at];
    case 'record': {
      const value = def.valueType as z.ZodType;
      // why: a map of texts or numbers is the shape, as `properties` is on the wire
      return ['string', 'number', 'int', 'boolean', 'literal', 'enum'].includes(value._zod.def.type)
        ? []
        : below(value, `${at}.*`, seen);
    }
    case 'object': {
      const catchall = def.catchall as z.ZodType | undefined;
      const open = catchall !== undefined && catchall._zod.def.type !== 'never' ? [`${at} (open)`] : [];
      return [
        ...open,
        ...Object.entries(def.shape as object).flatMap(([key, one]) => below(one as z.ZodType, `${at}.${key}`, seen)),
      ];
    }
    case 'array':
      return below(def.element as z.ZodType, `${at}[]`, seen);
    case 'union':
      // why: zod writes "any JSON" as a lazy union
      return (def.options as z.ZodType[]).flatMap((one) => below(one, at, seen));
    case 'optional':
    case 'nullable':
      return below(def.innerType as z.ZodType, at, seen);
    default:
      return [];
  }
}

const found = new Map(
  all
    .map(({ id, operation }) => [id, [...new Set(opaqueOf(operation as AnyOperation))]] as const)
    .filter(([, places]) => places.length > 0),
);

describe('bodies without fields', () => {
  it('are those that have a reason', () => {
    const without = [...found]
      .flatMap(([id, places]) => places.map((place) => `${id} ${place}`))
      .filter((place) => !Object.hasOwn(OPAQUE, place));
    expect(without).toEqual([]);
  });

  it('have no reason left over', () => {
    const places = new Set([...found].flatMap(([id, own]) => own.map((place) => `${id} ${place}`)));
    expect(Object.keys(OPAQUE).filter((place) => !places.has(place))).toEqual([]);
  });

  it('are so many by service', () => {
    const counts: Record<string, number> = {};
    for (const place of Object.keys(OPAQUE)) {
      const service = place.split('.', 1)[0] ?? '';
      counts[service] = (counts[service] ?? 0) + 1;
    }
    expect(counts).toMatchInlineSnapshot(`
      {
        "billing": 1,
        "cdn": 38,
        "func": 1,
        "multiverse": 1,
        "passport": 10,
        "stateless": 5,
      }
    `);
  });
});
