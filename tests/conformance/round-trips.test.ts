// How often a transaction goes to PostgreSQL and back, and that it is whole or not at all however its statements travel.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atCommit } from '../../packages/platform/src/db/at-commit.ts';
import { fewerRoundTrips } from '../../packages/platform/src/db/round-trips.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

interface Tables {
  readonly things: { name: string; size: number };
  readonly lines: { text: string };
}

let postgres: TestPostgres;
let pool: pg.Pool;
let db: Kysely<Tables>;
let answers = 0;
let trips = 0;

beforeAll(async () => {
  postgres = await startPostgres();
  pool = new pg.Pool({ connectionString: await postgres.createDatabase(), max: 1 });
  pool.on('connect', (client) => {
    const { connection } = client as pg.PoolClient & { readonly connection: pg.Connection };
    connection.on('readyForQuery', () => {
      trips += 1;
    });
  });
  const client = await pool.connect();
  const fewer = fewerRoundTrips(client, () => {
    answers += 1;
  });
  const connect = () => Promise.resolve({ ...fewer, release: () => undefined });
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => client.release(), options: {} } }),
  });
  await sql`CREATE TABLE things (name text PRIMARY KEY, size int NOT NULL)`.execute(db);
  await sql`CREATE TABLE lines (text text PRIMARY KEY)`.execute(db);
});

afterAll(async () => {
  await db.destroy();
  await pool.end();
  await postgres.stop();
});

beforeEach(async () => {
  await sql`TRUNCATE things, lines`.execute(db);
  [answers, trips] = [0, 0];
});

const line = (text: string) => atCommit('line', 'INSERT INTO lines (text) VALUES ($1)', [text]);
const put = (on: Kysely<Tables>, name: string) => on.insertInto('things').values({ name, size: 1 }).execute();
const kept = async () => ({
  things: (await db.selectFrom('things').select('name').orderBy('name').execute()).map(({ name }) => name),
  lines: (await db.selectFrom('lines').select('text').orderBy('text').execute()).map(({ text }) => text),
});

describe('a transaction', () => {
  it('goes to the server once for each statement, and no more for its begin, its line and its commit', async () => {
    for (const name of ['a', 'b', 'c']) {
      const found = await db.transaction().execute(async (tx) => {
        await put(tx, name);
        const rows = await tx.selectFrom('things').selectAll().where('name', '=', name).execute();
        await tx.executeQuery(line(name));
        return rows;
      });
      expect(found).toEqual([{ name, size: 1 }]);
    }
    expect({ trips, answers }).toEqual({ trips: 9, answers: 9 });
    expect(await kept()).toEqual({ things: ['a', 'b', 'c'], lines: ['a', 'b', 'c'] });
  });

  it('of a line alone is one way, and one of nothing is none', async () => {
    await db.transaction().execute((tx) => tx.executeQuery(line('alone')));
    expect(trips).toBe(1);
    await db.transaction().execute(() => Promise.resolve());
    expect(trips).toBe(1);
    expect(await kept()).toEqual({ things: [], lines: ['alone'] });
  });

  it('counts the rows of a statement that went with its begin', async () => {
    await put(db, 'a');
    const [result] = await db
      .transaction()
      .execute((tx) => tx.updateTable('things').set({ size: 2 }).where('name', '=', 'a').execute());
    expect(result?.numUpdatedRows).toBe(1n);
  });

  it('keeps the level of isolation it asked for', async () => {
    const { rows } = await db
      .transaction()
      .setIsolationLevel('serializable')
      .execute((tx) => sql<{ level: string }>`SELECT current_setting('transaction_isolation') AS level`.execute(tx));
    expect(rows).toEqual([{ level: 'serializable' }]);
  });

  it('shows its line to the statements behind it', async () => {
    const seen = await db.transaction().execute(async (tx) => {
      await put(tx, 'a');
      await tx.executeQuery(line('first'));
      return tx.selectFrom('lines').selectAll().execute();
    });
    expect(seen).toEqual([{ text: 'first' }]);
  });

  it('is undone as a whole where its line cannot be written', async () => {
    await db.executeQuery(line('taken'));
    const change = db.transaction().execute(async (tx) => {
      await put(tx, 'a');
      await tx.executeQuery(line('taken'));
    });
    await expect(change).rejects.toMatchObject({ code: '23505' });
    expect(await kept()).toEqual({ things: [], lines: ['taken'] });
  });

  it('is undone as a whole where a value of its first statement cannot be sent', async () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const change = db.transaction().execute(async (tx) => {
      await sql`INSERT INTO lines (text) VALUES (${circle})`.execute(tx).catch(() => undefined);
      await put(tx, 'a');
      throw new Error('given up');
    });
    await expect(change).rejects.toThrow('given up');
    expect(await kept()).toEqual({ things: [], lines: [] });
  });

  it('is undone where its first statement fails, and the next one begins anew', async () => {
    await put(db, 'a');
    const again = db.transaction().execute(async (tx) => {
      await put(tx, 'a');
    });
    await expect(again).rejects.toMatchObject({ code: '23505' });
    await db.transaction().execute(async (tx) => {
      await put(tx, 'b');
      await tx.executeQuery(line('b'));
    });
    expect(await kept()).toEqual({ things: ['a', 'b'], lines: ['b'] });
  });

  it('leaves nothing where its work is given up before the commit', async () => {
    const given = db.transaction().execute(async (tx) => {
      await put(tx, 'a');
      await tx.executeQuery(line('a'));
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    expect(await kept()).toEqual({ things: [], lines: [] });
    await db.executeQuery(line('at once'));
    expect(await kept()).toEqual({ things: [], lines: ['at once'] });
  });

  it('that went on behind an error is not committed', async () => {
    const change = db.transaction().execute(async (tx) => {
      await put(tx, 'a');
      await sql`SELECT 1/0`.execute(tx).catch(() => undefined);
    });
    await expect(change).rejects.toThrow();
    expect(await kept()).toEqual({ things: [], lines: [] });
  });

  it('goes back to a savepoint with what was written behind it', async () => {
    const tx = await db.startTransaction().execute();
    await put(tx, 'a');
    const inner = await tx.savepoint('inner').execute();
    await inner.executeQuery(line('gone'));
    await inner.rollbackToSavepoint('inner').execute();
    await tx.executeQuery(line('kept'));
    await tx.commit().execute();
    expect(await kept()).toEqual({ things: ['a'], lines: ['kept'] });
  });
});
