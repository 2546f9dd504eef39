// Words that a column takes stand in three places that cannot be one: in the contract's labels, in the type of its row,
// which is made of them, and in the CHECK of a migration, which stays as it was released. Here they are held equal.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LabelTable, labels } from '@uos/contract/labels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform();
});

afterAll(async () => {
  await platform.stop();
});

const sources = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|[/\\-])tables\.ts$/.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8').replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, ''));

describe('CHECK constraints', () => {
  it('take exactly the words of the type of their column', async () => {
    const checked = await checkedWords();
    const typed = typedWords();
    const differing = [...checked].flatMap(([column, words]) => {
      const own = typed.get(column);
      return own !== undefined && sorted(own) === sorted(words)
        ? []
        : [{ column, checked: sorted(words), typed: own === undefined ? 'no words' : sorted(own) }];
    });
    expect(checked.size).toBeGreaterThan(30);
    // why: a migration adds the words that the labels have meanwhile: DROP CONSTRAINT, ADD CHECK (column IN (…))
    expect(differing).toEqual([]);
  });

  it('stand at every column whose words are an enum of the contract', async () => {
    const checked = await checkedWords();
    const free = [...typedWords()].filter(([column, words]) => words.length > 0 && !checked.has(column));
    expect(free.map(([column]) => column)).toMatchInlineSnapshot(`
      [
        "service_tokens.service",
      ]
    `);
  });
});

/** Words by `table.column`, from the database. */
async function checkedWords(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; definition: string }>`
    SELECT c.conrelid::regclass::text AS table, pg_get_constraintdef(c.oid) AS definition
    FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
    WHERE c.contype = 'c' AND n.nspname = 'public'`.execute(platform.ports.db);
  return new Map(
    rows.flatMap(({ table, definition }): [string, string[]][] => {
      const [, column, list] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? [];
      return column === undefined || list === undefined ? [] : [[`${table}.${column}`, quoted(list)]];
    }),
  );
}

/** The same from the types of the rows; a type that is no union of words is not here. */
function typedWords(): Map<string, string[]> {
  const all = sources.join('\n');
  const bodies = new Map<string, string>();
  for (const [, name = '', base = '', body = ''] of all.matchAll(
    /interface (\w+)(?: extends (\w+))?[^{]*\{([^}]*)\}/g,
  )) {
    // why: a row is found by its name alone
    expect([name, name.endsWith('Row') && bodies.has(name)]).toEqual([name, false]);
    bodies.set(name, `${bodies.get(base) ?? ''}${body}`);
  }
  const aliases = new Map(
    Array.from(all.matchAll(/type (\w+) =([^;]*);/g), ([, name = '', type = '']) => [name, type]),
  );
  const tables = [...bodies].filter(([name]) => name.endsWith('Tables')).flatMap(([, body]) => fields(body));
  return new Map(
    tables.flatMap(([table, row]) =>
      fields(bodies.get(row) ?? '').flatMap(([column, type]): [string, string[]][] => {
        const words = wordsOf(type, aliases);
        return words === undefined ? [] : [[`${table}.${column}`, words]];
      }),
    ),
  );
}

function fields(body: string): [string, string][] {
  return Array.from(body.matchAll(/(\w+)\??: ([^;]*);/g), ([, name = '', type = '']) => [name, type.trim()]);
}

function wordsOf(type: string, aliases: ReadonlyMap<string, string>): string[] | undefined {
  const inner = /^Generated<(.*)>$/.exec(type)?.[1];
  if (inner !== undefined) {
    return wordsOf(inner, aliases);
  }
  const [, path, but] = /^Exclude<keyof typeof labels\.([\w.]+), (.*)>$/.exec(type) ?? [];
  if (path !== undefined && but !== undefined) {
    return wordsAt(path).filter((word) => !quoted(but).includes(word));
  }
  const parts = type.split('|').map((part) => part.trim());
  const words = parts
    .filter((part) => part !== '' && part !== 'null')
    .map((part) => {
      const of = /^keyof typeof labels\.([\w.]+)$/.exec(part)?.[1];
      const alias = aliases.get(part);
      return of !== undefined
        ? wordsAt(of)
        : alias !== undefined
          ? wordsOf(alias.trim(), aliases)
          : /^'[^']*'$/.test(part)
            ? quoted(part)
            : undefined;
    });
  return words.every((some) => some !== undefined) ? words.flat() : undefined;
}

function wordsAt(path: string): string[] {
  const [entity = '', field = ''] = path.split('.');
  const tables: Readonly<Record<string, Readonly<Record<string, LabelTable>>>> = labels;
  return Object.keys(tables[entity]?.[field] ?? {});
}

function quoted(text: string): string[] {
  return Array.from(text.matchAll(/'([^']*)'/g), ([, word = '']) => word);
}

function sorted(words: readonly string[]): string {
  return words.toSorted().join(' ');
}
