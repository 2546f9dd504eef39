import { describe, expect, it } from 'vitest';
import { databaseSizes } from '../../rules/money/database-prices.ts';
import { storage } from './contract.ts';
import * as s from './schemas.ts';

const { databases } = storage.tree;

describe('DatabaseCreate', () => {
  const body = {
    name: 'players',
    engine: 'postgresql',
    region: 'shanghai',
    instanceTypeId: databaseSizes[0]?.id ?? '',
    username: 'lantern',
    password: 'Harbour7!',
  };
  const accepts = (change: object) => s.DatabaseCreate.safeParse({ ...body, ...change }).success;

  it('needs a name, an engine, a region, a size and a password', () => {
    expect(accepts({})).toBe(true);
    const { username: _name, ...redis } = { ...body, engine: 'redis' };
    expect(s.DatabaseCreate.safeParse(redis).success).toBe(true);
    for (const key of ['name', 'engine', 'region', 'instanceTypeId', 'password']) {
      expect(accepts({ [key]: undefined })).toBe(false);
    }
  });

  it('refuses names, users and passwords that the engines would refuse', () => {
    expect(['a', 'a'.repeat(60), 'a_b-1'].map((name) => accepts({ name }))).toEqual([true, true, true]);
    expect(['', 'a'.repeat(61), 'a b'].map((name) => accepts({ name }))).toEqual([false, false, false]);
    expect(['root1', 'pg_a', 'MySQL', 'tencentdb_x'].map((username) => accepts({ username }))).toEqual(
      new Array(4).fill(false),
    );
    expect(['harbour7!', 'Harbour77', 'Hb7!', 'Harbour7!'.repeat(4)].map((password) => accepts({ password }))).toEqual(
      new Array(4).fill(false),
    );
  });

  it('sells storage from 10 to 1000 GB in steps of 10', () => {
    const sold = (storage: number) => accepts({ storage });
    expect([10, 20, 1000].map(sold)).toEqual([true, true, true]);
    expect([0, 9, 15, 1010].map(sold)).toEqual([false, false, false, false]);
  });
});

describe('databases', () => {
  it('are deleted only by somebody who types their name', () => {
    expect(databases.remove.danger).toBe('type-name');
  });

  it('answer every change with a request to ask for', () => {
    const changes = [
      databases.create,
      databases.remove,
      databases.resetPassword,
      databases.createProxy,
      databases.releaseProxy,
      databases.upgrade,
      databases.restart,
      databases.backup,
    ];
    for (const { reply } of changes) {
      expect(Object.keys(reply.shape)).toContain('asyncRequestId');
    }
  });
});
