// The fence scans: each fires on what is planted for it, and the real tree is clean.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scanConsole, scanParts } from './scan-console.ts';
import { scanImports } from './scan-imports.ts';
import { scanLocks } from './scan-locks.ts';
import { scanPorts } from './scan-ports.ts';
import { readSources, type SourceFile } from './source-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const real = readSources(ROOT);

const file = (path: string, text: string): SourceFile => ({ path: `packages/${path}`, text });
const lines = (findings: { line: number; says: string }[]): string[] =>
  findings.map(({ line, says }) => `${line} ${says}`);

describe('scanImports', () => {
  it('sees computed imports, require() and import types', () => {
    const found = scanImports([
      file(
        'sdk/src/bad.ts',
        [
          "const name = '@uos/platform';",
          'export const a = () => import(name);',
          'export const b = () => import(`@uos/` + name);',
          "export const c = require('zod');",
          "export const d = createRequire(import.meta.url)('zod');",
          "import e = require('node:fs');",
          "export type F = import('@uos/platform').Platform;",
        ].join('\n'),
      ),
    ]);
    expect(lines(found)).toMatchInlineSnapshot(`
      [
        "2 a computed import() hides from every fence: write the specifiers out",
        "3 a computed import() hides from every fence: write the specifiers out",
        "4 require() hides from every fence: import instead",
        "5 require() hides from every fence: import instead",
        "6 require() hides from every fence: import instead",
        "7 import("…") as a type hides from every fence: write \`import type\`",
      ]
    `);
  });

  it('sees relative paths out of a package, a service, a feature and the kernel', () => {
    const found = scanImports([
      file('cli/src/a.ts', "export * from '../../platform/src/main.ts';"),
      file('cli/src/b.ts', "export const b = () => import('../../platform/dist/main.js');"),
      file('platform/src/services/cdn/c.ts', "export * from '../app/store.ts';"),
      file('platform/src/services/cdn/parts/d.ts', "export * from '../../../kernel/clock.ts';"),
      file('web/src/features/cdn/e.tsx', "export * from '../passport/realm.tsx';"),
      file('contract/src/kernel/f.ts', "export * from '../services/cdn/contract.ts';"),
    ]);
    expect(found.map(({ path, says }) => `${path}: ${says}`)).toMatchInlineSnapshot(`
      [
        "packages/cli/src/a.ts: a relative path into another package: import it by its name",
        "packages/cli/src/b.ts: a relative path into another package: import it by its name",
        "packages/platform/src/services/cdn/c.ts: a service of the platform reaches the rest through #core/*, #engines/*, #kernel/* and #db/*",
        "packages/platform/src/services/cdn/parts/d.ts: a service of the platform reaches the rest through #core/*, #engines/*, #kernel/* and #db/*",
        "packages/web/src/features/cdn/e.tsx: a feature of the console does not know another feature",
        "packages/contract/src/kernel/f.ts: the kernel of the contract knows no service",
      ]
    `);
  });

  it('sees what generated and product code may not import', () => {
    const found = scanImports([
      file('sdk/src/generated/cdn.ts', "import * as z from 'zod';"),
      file(
        'platform/src/kernel/a.ts',
        "import { vi } from 'vitest';\nexport * from './clock.test.ts';\nexport * from '#testing';\nexport * from '../testing/run.ts';",
      ),
      file('web/src/kit/b.tsx', "export * from '@uos/sdk/src/index.ts';"),
    ]);
    expect(found.map(({ path, says }) => `${path}: ${says}`)).toMatchInlineSnapshot(`
      [
        "packages/sdk/src/generated/cdn.ts: generated code imports its own package and the labels only",
        "packages/platform/src/kernel/a.ts: product code does not import test code",
        "packages/platform/src/kernel/a.ts: product code does not import test code",
        "packages/platform/src/kernel/a.ts: product code does not import test code",
        "packages/platform/src/kernel/a.ts: product code does not import test code",
        "packages/web/src/kit/b.tsx: another package is imported by its exports, not by its folders",
      ]
    `);
  });

  it('lets ordinary imports, strings and comments pass', () => {
    const found = scanImports([
      file(
        'platform/src/services/cdn/a.ts',
        "// require('zod')\nimport { now } from '#kernel/clock';\nexport { now };",
      ),
      file('platform/src/services/cdn/parts/b.ts', "export * from '../rules.ts';"),
      file('web/src/features/cdn/c.tsx', "export * from '../../kit/data-list.tsx';"),
      file('cli/src/d.ts', "export const d = () => import('./commands/app/ls.ts');\nexport const e = \"import('x')\";"),
      file('sdk/src/fields/f.test.ts', 'export const f = (path: string) => import(path);'),
      file('cli/bin/uos.cjs', "require('../dist/main.cjs');"),
    ]);
    expect(found).toEqual([]);
  });

  it('finds nothing in this repository', { timeout: 60_000 }, () => {
    expect(scanImports(real)).toEqual([]);
  });
});

describe('scanLocks', () => {
  it('sees a lock that keeps others from making what names the row', () => {
    const found = scanLocks([
      file(
        'platform/src/services/cdn/store.ts',
        [
          'export async function lockBucket(db: Db) {',
          "  return db.selectFrom('cdn_buckets').forUpdate().execute();",
          '}',
          'function touch(db: Db) {',
          '  return sql`SELECT id FROM cdn_buckets FOR UPDATE SKIP LOCKED`.execute(db);',
          '}',
        ].join('\n'),
      ),
    ]);
    expect(lines(found)).toMatchInlineSnapshot(`
      [
        "2 lockBucket takes the key of a row: lock it FOR NO KEY UPDATE, or call it for what it does (deleteX, lockXToGo, holdXAlone)",
        "5 touch takes the key of a row: lock it FOR NO KEY UPDATE, or call it for what it does (deleteX, lockXToGo, holdXAlone)",
      ]
    `);
  });

  it('lets locks of what goes pass, and those without the key', () => {
    const found = scanLocks([
      file(
        'platform/src/services/cdn/store.ts',
        [
          "export const lockBucket = (db: Db) => db.selectFrom('cdn_buckets').forNoKeyUpdate().execute();",
          'export async function lockBucketToGo(db: Db) {',
          "  return db.selectFrom('cdn_buckets').forUpdate().execute();",
          '}',
          'function sweepBuckets(db: Db) {',
          '  return sql`DELETE … (SELECT id FROM cdn_buckets FOR UPDATE SKIP LOCKED)`.execute(db);',
          '}',
        ].join('\n'),
      ),
      file('platform/src/services/cdn/store.test.ts', "db.selectFrom('cdn_buckets').forUpdate();"),
    ]);
    expect(found).toEqual([]);
  });

  it('finds nothing in this repository', () => {
    expect(scanLocks(real)).toEqual([]);
  });
});

describe('scanPorts', () => {
  it('sees the real clock and random ids in services and queries', () => {
    const found = scanPorts([
      file(
        'platform/src/services/cdn/store.ts',
        [
          'export const a = Date.now();',
          'export const b = new Date();',
          "import { randomUUID } from 'node:crypto';",
          'export const d = sql`update bucket set updated = now()`;',
          "export const e = 'default current_timestamp';",
        ].join('\n'),
      ),
    ]);
    expect(lines(found)).toMatchInlineSnapshot(`
      [
        "1 Date.now(): take the time from the clock port",
        "2 new Date(): take the time from the clock port",
        "3 randomUUID: take ids from the id port",
        "3 randomUUID: take ids from the id port",
        "4 SQL that reads the clock or makes ids: pass them in",
        "5 SQL that reads the clock or makes ids: pass them in",
      ]
    `);
  });

  it('lets the kernel, tests and given times pass', () => {
    const found = scanPorts([
      file('platform/src/kernel/time/clock.ts', 'export const now = () => Date.now();'),
      file('platform/src/services/cdn/store.test.ts', 'export const now = Date.now();'),
      file('platform/src/services/cdn/rules.ts', 'export const at = (ms: number) => new Date(ms);'),
    ]);
    expect(found).toEqual([]);
  });

  it('finds nothing in this repository', () => {
    expect(scanPorts(real)).toEqual([]);
  });
});

describe('scanConsole', () => {
  it('sees a query that is written by hand', () => {
    const found = scanConsole([
      file('web/src/features/cdn/a.ts', "export const a = { queryKey: ['a'], queryFn: () => cdn.buckets.list() };"),
      file('web/src/shell/b.ts', 'export const b = queryOptions({\n  queryKey,\n  async queryFn() {},\n});'),
    ]);
    expect(lines(found)).toMatchInlineSnapshot(`
      [
        "1 queryFn: use queryOf, gatherOf, listOf or wholeListOf; or say why not in the line above",
        "3 queryFn: use queryOf, gatherOf, listOf or wholeListOf; or say why not in the line above",
      ]
    `);
  });

  it('sees a form and columns that are written by hand', () => {
    const found = scanConsole([
      file(
        'web/src/features/cdn/a.tsx',
        [
          "import type { FieldsOf } from '../../kit/form/fields.ts';",
          "import type { Bucket } from '@uos/sdk/services/cdn';",
          "const fields: FieldsOf<{ name: string }> = { name: { kind: 'text', label: text.name, max: 60 } };",
          "const inline = <FormPage fields={{ name: { kind: 'text', label: text.name } }} />;",
          'const c = columnKinds<Bucket>();',
          'const own = columnKinds<Bucket>().own;',
          'const s = columnKinds<Sum>();',
        ].join('\n'),
      ),
    ]);
    expect(lines(found)).toMatchInlineSnapshot(`
      [
        "5 columnKinds of an entity: columns come from it through columnsOf, beside it only \`.own\`; or say why not in the line above",
        "1 FieldsOf: fields come from the input of their call through fieldsOf; or say why not in the line above",
        "3 min and max of a field come from its call; or say why not in the line above",
        "4 fields={{…}}: fields come from the input of their call through fieldsOf; or say why not in the line above",
      ]
    `);
  });

  it('lets the kit pass, and who says why', () => {
    const found = scanConsole([
      file('web/src/kit/call/query.ts', 'export const a = { queryFn: read };'),
      file('web/src/site/b.ts', 'export const b = {\n  // why no `queryOf`: no call\n  queryFn: read,\n};'),
    ]);
    expect(found).toEqual([]);
  });

  it('finds nothing in this repository', () => {
    expect(scanConsole(real)).toEqual([]);
  });
});

describe('scanParts', () => {
  it('sees a part that is loaded without a boundary of its own', () => {
    const found = scanParts([
      file(
        'web/src/features/cdn/a.tsx',
        "import { lazy, Suspense } from 'react';\nconst A = lazy(() => import('./b.tsx'));",
      ),
      file('web/src/shell/b.tsx', "\nimport { lazyRouteComponent } from '@tanstack/react-router';"),
      file('web/src/kit/c.tsx', "import { Suspense } from 'react';\nimport { part } from './lazy/part.tsx';"),
    ]);
    expect(found.map(({ path, line }) => `${path}:${line}`)).toEqual([
      'packages/web/src/features/cdn/a.tsx:1',
      'packages/web/src/shell/b.tsx:2',
    ]);
  });

  it('finds nothing in this repository', () => {
    expect(scanParts(real)).toEqual([]);
  });
});
