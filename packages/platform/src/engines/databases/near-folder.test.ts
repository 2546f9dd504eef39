import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nearFolder } from './near-folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'uos-near-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('leaves a folder with a short path as it is', async () => {
  const { path, leave } = await nearFolder('/srv/uos');
  expect(path).toBe('/srv/uos');
  await leave();
});

it('leads to a folder that is too deep for a socket, and takes nothing of it along when it goes', async () => {
  const deep = join(root, 'a'.repeat(60), 'b'.repeat(60));
  const socket = join('databases', '0'.repeat(36), 'run', '.s.PGSQL.5432');
  await mkdir(join(deep, 'databases', '0'.repeat(36), 'run'), { recursive: true });
  const { path, leave } = await nearFolder(deep);
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(join(path, socket), resolve);
  });
  expect(existsSync(join(deep, socket))).toBe(true);
  await new Promise((resolve) => server.close(resolve));
  await leave();
  expect(existsSync(path)).toBe(false);
  expect(existsSync(join(deep, 'databases'))).toBe(true);
});
