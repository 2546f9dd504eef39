// The first operator of a platform on PostgreSQL, made beside a process that is at work.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operator } from '../../packages/platform/src/commands/operator.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
let databaseUrl: string;
let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase({ migrated: true });
  platform = await testPlatform({ databaseUrl });
  folder = await mkdtemp(join(tmpdir(), 'uos-operator-'));
});
afterAll(async () => {
  await platform?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const add = async (login: string): Promise<{ status: number; password?: string }> => {
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const asked = { dataFolder: folder, databaseUrl, json: true, operand: 'add', login, kind: 'admin' };
  const status = await operator(asked, 'en').finally(() => write.mockRestore());
  return { status, ...(JSON.parse(said.join('')) as { password?: string }) };
};

describe('operator add on PostgreSQL', () => {
  it('makes an operator beside a running platform, who then signs in, and takes no name twice', async () => {
    const { status, password = '' } = await add('ops.first');
    expect(status).toBe(0);
    const enter = (Password: string) => platform.call('POST', '/auth/admin-login', { Username: 'ops.first', Password });
    expect(await enter(password)).toMatchObject({ status: 200, body: { UserName: 'ops.first', Kind: 'admin' } });
    expect(await add('OPS.first')).toMatchObject({ status: 1, taken: true });
  });
});
