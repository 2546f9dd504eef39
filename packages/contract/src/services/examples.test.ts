import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const names = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'schemas.ts')),
);

describe('examples', () => {
  for (const name of names) {
    it(`has one exact value of every entity of ${name}`, async () => {
      const [entities, examples] = [entitiesOf(await load(name, 'schemas')), await load(name, 'examples')];
      const wanted = [...entities.keys()].map(lowerFirst).sort();
      expect(Object.keys(examples).sort()).toEqual(wanted);
      for (const [id, schema] of entities) {
        const example = examples[lowerFirst(id)];
        expect(schema.parse(example), id).toEqual(example);
      }
    });

    it(`shows columns and a key that entities of ${name} have`, async () => {
      for (const [id, schema] of entitiesOf(await load(name, 'schemas'))) {
        const { columns = [], key } = schema.meta() as { columns?: readonly string[]; key?: string };
        const shape = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
        expect(shape, id).toEqual(expect.arrayContaining([...columns, ...(key === undefined ? [] : [key])]));
      }
    });
  }
});

/** A module of a service; who has no entity has no examples. */
async function load(name: string, module: 'schemas' | 'examples'): Promise<Record<string, unknown>> {
  const path = join(import.meta.dirname, name, `${module}.ts`);
  return existsSync(path) ? await import(path) : {};
}

function entitiesOf(schemas: Record<string, unknown>): Map<string, z.ZodType> {
  const found = new Map<string, z.ZodType>();
  for (const value of Object.values(schemas)) {
    const id = value instanceof z.ZodType ? value.meta()?.id : undefined;
    if (value instanceof z.ZodType && typeof id === 'string') {
      found.set(id, value);
    }
  }
  return found;
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
