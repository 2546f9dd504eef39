import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { isDiskFull } from '#kernel/objects/disk/full';
import { type Connection, connect } from './connect.ts';

let folder: string;
let connection: Connection;
afterEach(async () => {
  await connection.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (reserveBytes?: () => number) => {
  folder = await mkdtemp(join(tmpdir(), 'uos-reserve-'));
  connection = await connect({ folder, ...(reserveBytes === undefined ? {} : { reserveBytes }) });
  return connection.db;
};

describe('an embedded database', () => {
  it('takes no change without a reserve on its disk, and is read all the same', async () => {
    const db = await open(() => Number.MAX_SAFE_INTEGER);
    const change = db.transaction().execute((tx) => sql`CREATE TABLE t (id int)`.execute(tx));
    await expect(change).rejects.toSatisfy(isDiskFull);
    await expect(change).rejects.toThrow(/needs 9007199254740991 free bytes, its disk has \d+/);
    const read = sql<{ one: number }>`SELECT 1 AS one`;
    expect((await read.execute(db)).rows).toEqual([{ one: 1 }]);
    const looking = db.transaction().setAccessMode('read only');
    expect((await looking.execute((tx) => read.execute(tx))).rows).toEqual([{ one: 1 }]);
    expect((await sql`SELECT to_regclass('t') AS found`.execute(db)).rows).toEqual([{ found: null }]);
  });

  it('is changed where there is room', async () => {
    const db = await open();
    await db.transaction().execute((tx) => sql`CREATE TABLE t (id int)`.execute(tx));
    expect((await sql`SELECT * FROM t`.execute(db)).rows).toEqual([]);
  });
});
