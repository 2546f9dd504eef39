import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetOlderBuilds } from './two-builds.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-builds-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function build(...names: string[]): Promise<string[]> {
  await Promise.all(names.map((name) => writeFile(join(folder, name), '')));
  await forgetOlderBuilds(
    folder,
    names.map((name) => join('packages/platform/dist/program', name)),
  );
  return (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
}

it('keeps the chunks of the build before, which may be running, and none that are older', async () => {
  expect(await build('serve.js', 'chunk-A.js')).toEqual(['chunk-A.js', 'serve.js']);
  expect(await build('serve.js', 'chunk-B.js')).toEqual(['chunk-A.js', 'chunk-B.js', 'serve.js']);
  expect(await build('serve.js', 'chunk-C.js')).toEqual(['chunk-B.js', 'chunk-C.js', 'serve.js']);
});

it('takes two builds of the same sources for one', async () => {
  await build('chunk-A.js');
  await build('chunk-B.js');
  expect(await build('chunk-B.js')).toEqual(['chunk-A.js', 'chunk-B.js']);
});

it('removes what is of no build that it knows', async () => {
  await writeFile(join(folder, 'chunk-old.js'), '');
  expect(await build('chunk-A.js')).toEqual(['chunk-A.js']);
});
