import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { operator } from './operator.ts';

let folder: string;
let said = '';
let platform: TestPlatform | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-operator-'));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await platform?.stop();
  await rm(folder, { recursive: true, force: true });
});

const add = async (login: string, kind = 'admin') => {
  said = '';
  const status = await operator({ dataFolder: folder, json: true, operand: 'add', login, kind }, 'en');
  return { status, said: JSON.parse(said) as { password: string } };
};

describe('operator add', () => {
  it('makes the first operator of a platform, who then signs in', async () => {
    await expect(add('ops.zhao')).rejects.toThrow('ENOENT');
    await (await testPlatform({ dataFolder: folder })).stop();
    const ops = await add('ops.zhao');
    const finance = await add('finance.lin', 'billing');
    expect(ops).toEqual({
      status: 0,
      said: { login: 'ops.zhao', kind: 'admin', password: expect.stringMatching(/^[\w-]{16}$/) },
    });
    expect(await add('Ops.Zhao')).toEqual({ status: 1, said: { login: 'Ops.Zhao', taken: true } });
    platform = await testPlatform({ dataFolder: folder });
    const enter = (path: string, Username: string, Password: string) =>
      platform?.call('POST', `/auth/${path}`, { Username, Password });
    expect(await enter('admin-login', 'ops.zhao', ops.said.password)).toMatchObject({
      status: 200,
      body: { UserName: 'ops.zhao', Kind: 'admin' },
    });
    expect(await enter('bc-admin-login', 'finance.lin', finance.said.password)).toMatchObject({ status: 200 });
    expect(await enter('admin-login', 'finance.lin', finance.said.password)).toMatchObject({ status: 400 });
  });

  it('refuses what is no name and no kind, and a platform whose directory decides', async () => {
    await expect(add('')).rejects.toMatchObject({ hint: 'operator' });
    await expect(add('a b')).rejects.toMatchObject({ hint: 'operator' });
    await expect(add('ops', 'king')).rejects.toMatchObject({ hint: 'operator' });
    const ldap = { url: 'ldaps://directory.example' } as never;
    const asked = { dataFolder: folder, json: true, operand: 'add', login: 'ops', kind: 'admin', ldap };
    await expect(operator(asked, 'en')).rejects.toMatchObject({ hint: 'directory' });
  });
});
