import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, connect } from './connect.ts';
import { prepared } from './prepared.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await connect({});
  await sql`CREATE TABLE things (name text PRIMARY KEY, size bigint, tags text[])`.execute(connection.db);
});
beforeEach(() => sql`TRUNCATE things`.execute(connection.db));
afterAll(() => connection?.close());

const PUT = 'INSERT INTO things SELECT n, $2::bigint, $3::text[] FROM unnest($1::text[]) n';
const put = (...values: readonly unknown[]) => prepared('put', PUT, values);
const kept = async () => (await sql`SELECT name, size, tags FROM things ORDER BY name`.execute(connection.db)).rows;

describe('a statement with a name', () => {
  it('takes values like every other, and says how many rows it changed', async () => {
    const made = await connection.db.executeQuery(put(['a', '"b"'], 7, ['x', 'y,z']));
    expect(made.numAffectedRows).toBe(2n);
    await connection.db.executeQuery(put(['c'], null, null));
    expect(await kept()).toEqual([
      { name: '"b"', size: 7, tags: ['x', 'y,z'] },
      { name: 'a', size: 7, tags: ['x', 'y,z'] },
      { name: 'c', size: null, tags: null },
    ]);
  });

  it('answers rows as every other does, none too', async () => {
    await connection.db.executeQuery(put(['a', 'b'], 7, ['x']));
    const named = (name: string) =>
      connection.db.executeQuery(prepared('named', 'SELECT name, size, tags FROM things WHERE name = $1', [name]));
    expect((await named('a')).rows).toEqual([{ name: 'a', size: 7, tags: ['x'] }]);
    expect((await named('none')).rows).toEqual([]);
    expect((await named('b')).rows).toEqual([{ name: 'b', size: 7, tags: ['x'] }]);
  });

  it('fails with the code of the database, and goes on', async () => {
    await connection.db.executeQuery(put(['a'], 1, []));
    await expect(connection.db.executeQuery(put(['a'], 2, []))).rejects.toMatchObject({ code: '23505' });
    await connection.db.executeQuery(put(['b'], 3, []));
    expect(await kept()).toMatchObject([{ size: 1 }, { size: 3 }]);
  });

  it('is part of the transaction that it is asked for in, and of no other', async () => {
    const broken = connection.db.transaction().execute(async (tx) => {
      await tx.executeQuery(put(['gone'], 1, []));
      throw new Error('rolled back');
    });
    const beside = connection.db.executeQuery(put(['stays'], 2, []));
    await expect(broken).rejects.toThrow('rolled back');
    await beside;
    expect(await kept()).toMatchObject([{ name: 'stays' }]);
  });
});
