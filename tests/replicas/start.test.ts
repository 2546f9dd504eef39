// Processes that start beside each other: who brings the schema up to date, who may not start at all, and what the one
// that is refused says.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect, type Db } from '../../packages/platform/src/db/connect.ts';
import { installJobs } from '../../packages/platform/src/kernel/time/boss-jobs.ts';
import { JOBS_SCHEMA } from '../../packages/platform/src/kernel/time/jobs.ts';
import { MIGRATIONS, migrate, migrateWithin } from '../../packages/platform/src/start/schema.ts';
import { statusOf } from '../support/balancer.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { type ReplicaEnded, startReplica } from '../support/replica-process.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await openFleet();
});
afterAll(() => fleet?.stop());

const onDatabase = async <Result>(url: string, work: (connection: Connection) => Promise<Result>): Promise<Result> => {
  const connection = await connect({ url });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
};

const applied = (url: string) =>
  onDatabase(url, async ({ db }) => {
    const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
    return rows.length;
  });

const olderSchema = (db: Db, last: string) =>
  db.transaction().execute(async (tx) => {
    await sql`CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)`.execute(
      tx,
    );
    await migrateWithin(tx, undefined, last, new Date());
  });

/** Resolves once somebody waits for a table, or `enough` says that there is no need. */
async function waitingForTable(db: Db, enough: () => boolean): Promise<void> {
  for (let waits = 0; waits === 0 && !enough(); ) {
    const { rows } = await sql<{ waits: number }>`
      SELECT count(*)::integer AS waits FROM pg_locks
      WHERE NOT granted AND locktype = 'relation' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(
      db,
    );
    waits = rows[0]?.waits ?? 0;
  }
}

const whyNot = (env: Record<string, string>, dataFolder?: string) =>
  startReplica({ env: { ...fleet.env, ...env }, ...(dataFolder === undefined ? {} : { dataFolder }) }).then(
    async (replica) => {
      await replica.stop();
      throw new Error('the replica started');
    },
    (error: ReplicaEnded) => error,
  );

describe('four processes that start at once', () => {
  it.each(['an empty', 'an older'])('all come up on %s schema', async (which) => {
    const DATABASE_URL = await fleet.postgres.createDatabase();
    if (which === 'an older') {
      await onDatabase(DATABASE_URL, ({ db }) => olderSchema(db, '0004-mods'));
      expect(await applied(DATABASE_URL)).toBe(4);
    }
    const replicas = await fleet.start(4, { env: { DATABASE_URL } });
    expect(await Promise.all(replicas.map(({ port }) => statusOf(port)))).toEqual([200, 200, 200, 200]);
    expect(await applied(DATABASE_URL)).toBe(MIGRATIONS.length);
    await Promise.all(replicas.map((replica) => replica.stop()));
  });
});

describe('processes that install what jobs need', () => {
  it('all find it, whoever came first', async () => {
    const url = await fleet.postgres.createDatabase();
    const connections = await Promise.all(Array.from({ length: 8 }, () => connect({ url })));
    for (let round = 0; round < 10; round++) {
      const done = await Promise.allSettled(connections.map(installJobs));
      expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
      await connections[0]?.db.schema.dropSchema(JOBS_SCHEMA).cascade().execute();
    }
    await Promise.all(connections.map((connection) => connection.close()));
  });
});

describe('an upgrade while somebody reads a table for long, as a dump does', () => {
  it('lets calls through to that table, and ends once the table is free', async () => {
    const url = await fleet.postgres.createDatabase();
    await onDatabase(url, ({ db }) => olderSchema(db, '0018-tell-of-apps'));
    await onDatabase(url, async ({ db }) => {
      const dump = await db.startTransaction().execute();
      await sql`SELECT count(*) FROM redeem_tokens`.execute(dump);
      let busy = 0;
      let done = false;
      const upgrade = onDatabase(url, async (own) => {
        await migrate(own.db, () => {
          busy += 1;
        });
        done = true;
      });
      while (busy < 2) {
        await waitingForTable(db, () => busy >= 2);
        await sql`SET statement_timeout = '10s'`.execute(db);
        await sql`SELECT count(*) FROM redeem_tokens`.execute(db);
      }
      expect(done).toBe(false);
      await dump.rollback().execute();
      await upgrade;
    });
    expect(await applied(url)).toBe(MIGRATIONS.length);
  });
});

describe('a process that may not start', () => {
  it('meets a schema that a newer build wrote', async () => {
    const DATABASE_URL = await fleet.postgres.createDatabase();
    await onDatabase(DATABASE_URL, async ({ db }) => {
      await migrate(db);
      await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-future', '2099-01-01')`.execute(db);
    });
    const refused = await whyNot({ DATABASE_URL });
    expect(refused.code).toBe(7);
    expect(refused.message).toContain('A newer build of the platform wrote this database.');
  });

  it('keeps contents in a folder while another is at work', async () => {
    const DATABASE_URL = await fleet.postgres.createDatabase();
    const alone = { DATABASE_URL, UOS_OBJECTS: '' };
    const [first] = await fleet.start(1, { env: alone });
    const refused = await whyNot(alone);
    expect(refused.code).toBe(4);
    expect(refused.message).toContain('Another platform process is at work on this database');
    expect((await whyNot({ DATABASE_URL })).code).toBe(4);
    await first?.kill();
    const [second] = await fleet.start(1, { env: alone });
    expect(await second?.stop()).toBe(0);
  });

  it('keeps contents in another store than those at work', async () => {
    const DATABASE_URL = await fleet.postgres.createDatabase();
    const [first] = await fleet.start(1, { env: { DATABASE_URL } });
    const refused = await whyNot({ DATABASE_URL, UOS_OBJECTS: fleet.s3.place() });
    expect(refused.code).toBe(4);
    expect(refused.message).toContain('Processes on one database keep contents in one place');
    await first?.stop();
  });

  it('is none that comes after one that was killed, or onto a restored database, with another store', async () => {
    const DATABASE_URL = await fleet.postgres.createDatabase();
    const [first] = await fleet.start(1, { env: { DATABASE_URL } });
    await first?.kill();
    const rows = await onDatabase(DATABASE_URL, ({ db }) => db.selectFrom('instances').select('objects').execute());
    expect(rows).toEqual([{ objects: fleet.env.UOS_OBJECTS }]);
    const [second] = await fleet.start(1, { env: { DATABASE_URL, UOS_OBJECTS: fleet.s3.place() } });
    expect(await second?.stop()).toBe(0);
  });

  it('is the second one on an embedded database', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'uos-twice-'));
    const embedded = { DATABASE_URL: '', UOS_OBJECTS: '' };
    const first = await startReplica({ env: { ...fleet.env, ...embedded }, dataFolder });
    const refused = await whyNot(embedded, dataFolder);
    expect(refused.code).toBe(4);
    expect(refused.message).toContain(`Another platform process ${first.pid} uses this data folder.`);
    await first.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });
});
