import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as browser from './browser.ts';
import { tables } from './generated/index.ts';
import * as http from './http.ts';
import * as node from './index.ts';
import { VERSION } from './runtime/version.ts';

const HERE = import.meta.dirname;
/** What a page loads only when it walks pages, calls by path or inspects. */
const LAZY = ['./paging.ts', './raw-request.ts', './inspect.ts'];

async function bundle(source: string, platform: 'browser' | 'node', external: string[] = []) {
  const result = await build({
    stdin: { contents: source, resolveDir: HERE, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform,
    conditions: ['uos:source'],
    external,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const [file] = result.outputFiles;
  return {
    inputs: Object.keys(result.metafile.inputs),
    imports: Object.values(result.metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path)),
    gzipBytes: gzipSync(file?.contents ?? '', { level: 9 }).byteLength,
  };
}

describe('the browser entry', () => {
  it('holds neither zod, undici nor a module of Node', async () => {
    const { imports } = await bundle(`export * from './browser.ts'`, 'browser');
    expect(imports.filter((path) => /^node:|zod|undici/.test(path))).toEqual([]);
  });

  it('takes at most 4 KB of a page before services and texts', async () => {
    const { gzipBytes } = await bundle(`export { createClient } from './browser.ts'`, 'browser', [
      '@uos/contract/messages',
      ...LAZY,
    ]);
    expect(gzipBytes).toBeLessThanOrEqual(4096);
  });

  it('leaves out the services a page does not ask for', async () => {
    const source = `import { cdnTable } from './generated/cdn.ts'; import { createClient } from './browser.ts'; globalThis.x = createClient({}, { cdn: cdnTable });`;
    const { gzipBytes } = await bundle(source, 'browser', ['@uos/contract/messages', ...LAZY]);
    expect(gzipBytes).toBeLessThanOrEqual(6144);
  });
});

describe('the one-shot entry', () => {
  it('loads no undici', async () => {
    const { inputs, imports } = await bundle(`export * from './http.ts'`, 'node');
    expect([...inputs, ...imports].filter((path) => path.includes('undici'))).toEqual([]);
  });
});

describe('all entries', () => {
  it('offer the same things but for their transport', () => {
    const names = (entry: object) =>
      Object.keys(entry)
        .filter((name) => !name.endsWith('Transport'))
        .sort();
    expect(names(http)).toEqual(names(node));
    expect(names(browser)).toEqual(names(node));
  });

  it('offer every service of the tables under its own name', () => {
    expect(Object.entries(tables).map(([name, table]) => [name, table.name])).toEqual(
      Object.keys(tables).map((name) => [name, name]),
    );
  });

  it('say the version of the package', () => {
    const { version } = JSON.parse(readFileSync(`${HERE}/../package.json`, 'utf8')) as { version: string };
    expect(VERSION).toBe(version);
  });
});
