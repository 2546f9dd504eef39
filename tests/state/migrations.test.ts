// Builds of two releases work on one database while the newer one comes up, so what a release has is never edited, and
// what comes after only adds.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { coreMigrations } from '../../packages/platform/src/db/migrate.ts';
import { MIGRATIONS } from '../../packages/platform/src/start/schema.ts';
import { ROOT } from '../../scripts/support/workspace.ts';
import { keptReleases, openRelease } from './releases/kept.ts';
import { shapeOf } from './releases/shape.ts';

const releases = await keptReleases();

it.each(releases)('the migrations up to %s make what they made in that release', async (schema) => {
  const { kept } = await openRelease(schema, tmpdir());
  expect(await shapeOf(schema)).toBe(kept.shape);
});

/** Migrations that take away or tighten what the release before does not use any more, and why that is so. */
const TAKE_AWAY: Readonly<Record<string, string>> = {
  '2026-12-21-storage-checked-words': 'every build that has the two columns writes only the words that they may hold',
};

/** What a build that does not know of it would fail on. */
const TIGHTENS =
  /\bDROP (?:TABLE|COLUMN|VIEW|TYPE|FUNCTION)\b|\bRENAME\b|\bALTER (?:COLUMN )?\w+ (?:TYPE|SET (?:NOT NULL|DATA TYPE))\b|\bADD (?:CONSTRAINT|CHECK|UNIQUE|FOREIGN KEY)\b|\bADD COLUMN\b(?=.*\bNOT NULL\b)(?!.*\bDEFAULT\b)/i;

it('finds what the release before could not live with', () => {
  const statements = [
    'ALTER TABLE apps DROP COLUMN name',
    'ALTER TABLE apps RENAME COLUMN name TO title',
    'ALTER TABLE apps ALTER COLUMN name SET NOT NULL',
    'ALTER TABLE apps ALTER name TYPE integer',
    'ALTER TABLE apps ADD CONSTRAINT short CHECK (length(name) < 5)',
    'ALTER TABLE apps ADD COLUMN colour text NOT NULL',
  ];
  const harmless = [
    'ALTER TABLE apps ADD COLUMN colour text',
    "ALTER TABLE apps ADD COLUMN colour text NOT NULL DEFAULT 'red'",
    "ALTER TABLE apps ADD COLUMN colour text DEFAULT 'red' NOT NULL",
    'CREATE TABLE colours (name text NOT NULL UNIQUE)',
    'CREATE INDEX apps_colours ON apps (colour)',
  ];
  expect(statements.filter((one) => !TIGHTENS.test(one))).toEqual([]);
  expect(harmless.filter((one) => TIGHTENS.test(one))).toEqual([]);
});

/** Of the core, before services had migrations of their own: whoever has those has all up to it. */
const LAST_NUMBERED = '0021-held-schedules';

/** File of each migration: the first ones lie together, later ones with their service. */
const sources = new Map(
  globSync('packages/platform/src/{db,services/*}/migrations/*.ts', { cwd: ROOT }).map((path) => {
    const service = /services\/([^/]+)\//.exec(path)?.[1];
    const name = basename(path, '.ts');
    return [service === undefined ? name : `${name.slice(0, 10)}-${service}${name.slice(10)}`, path];
  }),
);

it('every migration in the folders is a step of the schema', () => {
  expect([...sources.keys()].sort()).toEqual(MIGRATIONS);
});

it('a new migration of the core is named by its date, so that it comes behind those that services have', () => {
  const numbered = Object.keys(coreMigrations).filter((name) => !/^\d{4}-\d{2}-\d{2}-[a-z-]+$/.test(name));
  expect(numbered.filter((name) => name > LAST_NUMBERED)).toEqual([]);
  expect(numbered.at(-1)).toBe(LAST_NUMBERED);
});

it('the migrations after the first release only add', async () => {
  const later = MIGRATIONS.filter((name) => name > (releases[0] ?? ''));
  expect(later.length).toBeGreaterThan(0);
  const tightening: string[] = [];
  for (const name of later) {
    const text = await readFile(join(ROOT, sources.get(name) ?? name), 'utf8');
    if (TIGHTENS.test(text.replaceAll(/^\s*\/\/.*$/gm, '')) && TAKE_AWAY[name] === undefined) {
      tightening.push(name);
    }
  }
  expect(tightening).toEqual([]);
});
