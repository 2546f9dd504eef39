// Both engines must give the same values back and take the same migrations.
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../packages/platform/src/db/columns.ts';
import { type Connection, connect } from '../../packages/platform/src/db/connect.ts';
import { coreMigrations, migrate as takeSteps } from '../../packages/platform/src/db/migrate.ts';
import { MIGRATIONS, migrate } from '../../packages/platform/src/start/schema.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const engines: Record<string, () => Promise<Connection>> = {
  pglite: () => connect({}),
  postgres: async () => connect({ url: await postgres.createDatabase() }),
};

describe.each(Object.entries(engines))('%s', (_name, open) => {
  it('reads every column type as the same value', async () => {
    const { db, close } = await open();
    const { rows } = await sql<Record<string, unknown>>`
      SELECT 9007199254740991::int8 AS big, count(*) AS counted, 7::int4 AS small, 1.5::float8 AS real, true AS yes,
        '2026-02-03'::date AS day, '2026-02-03 04:05:06.789+08'::timestamptz AS moment, null::text AS nothing,
        ${json({ list: [1, 'two'], text: '"' })} AS object, ${json(['a', 'b'])} AS list, ${json('text')} AS string,
        '\\x00ff'::bytea AS bytes, '0f8fad5b-d9cb-469f-a165-70867728950e'::uuid AS id`.execute(db);
    const { bytes, ...values } = rows[0] ?? {};
    expect(Array.from(bytes as Uint8Array)).toEqual([0, 255]);
    expect(values).toEqual({
      big: 9007199254740991,
      counted: 1,
      small: 7,
      real: 1.5,
      yes: true,
      day: '2026-02-03',
      moment: '2026-02-02T20:05:06.789Z',
      nothing: null,
      object: { list: [1, 'two'], text: '"' },
      list: ['a', 'b'],
      string: 'text',
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    });
    await close();
  });

  it('refuses an integer that a number cannot hold', async () => {
    const { db, close } = await open();
    await expect(sql`SELECT 9007199254740993::int8 AS big`.execute(db)).rejects.toThrow('outside the safe range');
    await close();
  });

  it('migrates twice to the same schema', async () => {
    const { db, close } = await open();
    await migrate(db);
    await migrate(db);
    const tables = await db.introspection.getTables();
    expect(tables.map((table) => table.name)).toContain('cdn_buckets');
    await close();
  });

  it('refuses a schema that a newer build wrote', async () => {
    const { db, close } = await open();
    await migrate(db);
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-future', '2099-01-01')`.execute(db);
    await expect(migrate(db)).rejects.toThrow('newer build');
    await close();
  });

  it('leaves everything as it was where a step fails half-way, and takes the mended one', async () => {
    const { db, close } = await open();
    const making = (table: string) => ({
      async up(kysely: Kysely<unknown>) {
        await sql`CREATE TABLE half (id integer)`.execute(kysely);
        await sql`CREATE TABLE ${sql.table(table)} (id integer)`.execute(kysely);
      },
    });
    const broken = { ...coreMigrations, '9999-halves': making('half') };
    const mended = { ...coreMigrations, '9999-halves': making('other_half') };
    const names = async () => (await db.introspection.getTables()).map((table) => table.name).sort();
    const nobodyIsBusy = (error: Error) => expect.fail(error.message);
    for (const before of [{}, coreMigrations]) {
      await takeSteps(db, before, nobodyIsBusy);
      const were = await names();
      await expect(takeSteps(db, broken, nobodyIsBusy)).rejects.toThrow('already exists');
      expect(await names()).toEqual(were);
    }
    await takeSteps(db, mended, nobodyIsBusy);
    expect(await names()).toEqual(expect.arrayContaining(['half', 'other_half']));
    await close();
  });

  it('rolls a transaction back whole while other calls wait or go on', async () => {
    const { db, close } = await open();
    await migrate(db);
    const failed = db.transaction().execute(async (trx) => {
      await trx
        .insertInto('settings')
        .values({ key: 'inside', value: json(1) })
        .execute();
      throw new Error('rolled back');
    });
    const outside = db
      .insertInto('settings')
      .values({ key: 'outside', value: json(2) })
      .execute();
    await expect(failed).rejects.toThrow('rolled back');
    await outside;
    expect(await db.selectFrom('settings').select('key').execute()).toEqual([{ key: 'outside' }]);
    await close();
  });
});

describe('migrate on PostgreSQL', () => {
  it('runs once when four processes start at the same time', async () => {
    const url = await postgres.createDatabase();
    const connections = await Promise.all(Array.from({ length: 4 }, () => connect({ url })));
    await Promise.all(connections.map((connection) => migrate(connection.db)));
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM kysely_migration`.execute(
      (connections[0] as Connection).db,
    );
    expect(rows[0]?.n).toBe(MIGRATIONS.length);
    await Promise.all(connections.map((connection) => connection.close()));
  });
});
