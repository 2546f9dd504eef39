import { PGlite, parse, protocol } from '@electric-sql/pglite';
import { CompiledQuery, Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, connect } from './connect.ts';
import { keepStatements } from './pglite-kept.ts';
import { prepared } from './prepared.ts';

interface Tables {
  things: { name: string; size: number | null; tags: string[] | null; more: unknown; raw: Uint8Array | null };
}

let connection: Connection;
let db: Kysely<Tables>;
beforeAll(async () => {
  connection = await connect({});
  db = connection.db as unknown as Kysely<Tables>;
});
beforeEach(async () => {
  await sql`DROP TABLE IF EXISTS things`.execute(db);
  await sql`CREATE TABLE things (name text PRIMARY KEY, size bigint, tags text[], more jsonb, raw bytea)`.execute(db);
});
afterAll(() => connection?.close());

const thing = (name: string) => ({
  name,
  size: 7,
  tags: ['x', 'y,z'],
  more: { a: [1] },
  raw: new Uint8Array([0, 255]),
});
const named = (name: string) => db.selectFrom('things').selectAll().where('name', '=', name).execute();

describe('statements of the embedded database', () => {
  it('take every kind of value and answer it, the first time and again', async () => {
    for (const name of ['a', 'b', 'c']) {
      const [made] = await db.insertInto('things').values(thing(name)).execute();
      expect(made?.numInsertedOrUpdatedRows).toBe(1n);
      expect(await named(name)).toEqual([thing(name)]);
    }
    const none = { name: 'none', size: null, tags: null, more: null, raw: null };
    expect(await db.insertInto('things').values(none).returningAll().execute()).toEqual([none]);
    expect((await db.updateTable('things').set({ size: 9 }).where('size', '=', 7).execute())[0]?.numUpdatedRows).toBe(
      3n,
    );
    expect((await db.deleteFrom('things').where('size', '=', 9).execute())[0]?.numDeletedRows).toBe(3n);
    expect(await named('a')).toEqual([]);
  });

  it('see a column that came, and one of another kind', async () => {
    await db.insertInto('things').values(thing('a')).execute();
    await named('a');
    await sql`ALTER TABLE things ADD COLUMN colour text DEFAULT 'red'`.execute(db);
    expect(await named('a')).toEqual([{ ...thing('a'), colour: 'red' }]);
    await connection.runScript('ALTER TABLE things DROP COLUMN colour; ALTER TABLE things ALTER COLUMN size TYPE text');
    expect(await named('a')).toEqual([{ ...thing('a'), size: '7' }]);
  });

  it('are not kept where the database refused them, and a transaction ends as it should', async () => {
    const broken = () => sql`SELECT nothing FROM things`.execute(db);
    await expect(broken()).rejects.toMatchObject({ code: '42703' });
    await sql`ALTER TABLE things ADD COLUMN nothing text`.execute(db);
    expect((await broken()).rows).toEqual([]);
    const failed = db.transaction().execute(async (tx) => {
      await tx.insertInto('things').values(thing('a')).execute();
      await expect(sql`SELECT 1 / size, ${'text'}::int FROM things`.execute(tx)).rejects.toMatchObject({
        code: '22P02',
      });
      await tx.selectFrom('things').select('size').execute();
    });
    await expect(failed).rejects.toMatchObject({ code: '25P02' });
    expect(await named('a')).toEqual([]);
  });
});

describe('kept statements', () => {
  let pglite: PGlite;
  beforeAll(async () => {
    pglite = await PGlite.create();
  });
  afterAll(() => pglite?.close());

  async function opened(most?: number) {
    await pglite.exec('DEALLOCATE ALL');
    const db = new Kysely<unknown>({
      dialect: new PGliteDialect({
        pglite,
        onCreateConnection: async (one) => void keepStatements(one, pglite, { parse, protocol }, most),
      }),
    });
    return {
      db,
      ask: (what: string) => sql.raw(`SELECT ${what}`).execute(db),
      async names() {
        const { rows } = await pglite.query<{ name: string }>('SELECT name FROM pg_prepared_statements ORDER BY name');
        return rows.map(({ name }) => name);
      },
    };
  }

  it('are those that were asked for last, as many as may be, without those of long texts', async () => {
    const { ask, names } = await opened(2);
    for (const what of ['1', '2', '1', '3', `'${'x'.repeat(20_000)}'`]) {
      await ask(what);
    }
    expect(await names()).toEqual(['kept_1', 'kept_3']);
    await ask('1');
    await ask('4');
    // why one more: the oldest is closed with the next that is prepared
    expect(await names()).toEqual(['kept_1', 'kept_3', 'kept_4']);
  });

  it('are planned for their values, but for those that have a name', async () => {
    const { db } = await opened();
    const [text, named] = ['SELECT $1::int AS one', 'SELECT $1::int AS other'];
    for (let at = 0; at < 12; at += 1) {
      const [one, other] = [CompiledQuery.raw(text, [at]), prepared('other', named, [at])];
      expect([(await db.executeQuery(one)).rows, (await db.executeQuery(other)).rows]).toEqual([
        [{ one: at }],
        [{ other: at }],
      ]);
    }
    const { rows } = await pglite.query(
      'SELECT statement, generic_plans > 0 AS once FROM pg_prepared_statements ORDER BY 1',
    );
    expect(rows).toEqual([
      { statement: text, once: false },
      { statement: named, once: true },
    ]);
  });

  it('are read again after a transaction broke in which that was due', async () => {
    const { db, ask } = await opened();
    for (let at = 0; at < 5; at += 1) {
      await ask('1');
    }
    const broken = db.transaction().execute(async (tx) => {
      await sql`SELECT 1 / 0`.execute(tx).catch(() => undefined);
      await sql`SELECT 1`.execute(tx);
    });
    await expect(broken).rejects.toMatchObject({ code: '25P02' });
    expect((await ask('1 AS one')).rows).toEqual([{ one: 1 }]);
    expect((await ask('1')).rows).toHaveLength(1);
  });
});
