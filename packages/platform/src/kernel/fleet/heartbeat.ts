// Each process keeps a row that says it lives, where, and where its contents are: what an operator looks at, and what
// a second process is measured by before it may work beside the first.
import { hostname } from 'node:os';
import { sql } from 'kysely';
import { OBJECTS_LOCKS } from '#db/channel';
import type { Db } from '#db/connect';
import type { Ids } from '#kernel/keys/ids';

const BEAT_EVERY_MS = 5000;
/** A process that was not heard of for so long is dead. */
const DEAD_AFTER_SECONDS = 20;

export interface Heartbeat {
  readonly id: string;
  stop(): Promise<void>;
}

export interface HeartbeatOptions {
  readonly db: Db;
  readonly ids: Ids;
  /** Where contents are: `folder`, or the address of a store. */
  readonly objects: string;
  /** True where no other process can be at work on the database: an embedded one. */
  readonly isAlone: boolean;
  readonly onError: (error: unknown) => void;
}

/** A live process keeps its contents elsewhere: what one of the two stores, the other would not find. */
export class ObjectsDiffer extends Error {
  readonly theirs: string;

  constructor(ours: string, theirs: string) {
    super(`a process on this database keeps contents in ${theirs}, this one would in ${ours}`);
    this.name = 'ObjectsDiffer';
    this.theirs = theirs;
  }
}

/**
 * Writes the row and keeps it fresh, on the time of the database, which all processes share.
 * @throws ObjectsDiffer
 */
export async function startHeartbeat({ db, ids, objects, isAlone, onError }: HeartbeatOptions): Promise<Heartbeat> {
  const id = ids.uuid();
  const beat = async (): Promise<void> => {
    await sql`
      INSERT INTO instances (id, started_at, heartbeat_at, host, pid, objects)
      VALUES (${id}, clock_timestamp(), clock_timestamp(), ${hostname()}, ${process.pid}, ${objects})
      ON CONFLICT (id) DO UPDATE SET heartbeat_at = excluded.heartbeat_at`.execute(db);
    await sql`DELETE FROM instances WHERE heartbeat_at < clock_timestamp() - ${`${DEAD_AFTER_SECONDS} s`}::interval`.execute(
      db,
    );
  };
  await beat();
  const other = isAlone ? undefined : await elsewhere(db, objects);
  if (other !== undefined) {
    await forget(db, id);
    throw new ObjectsDiffer(objects, other);
  }
  const timer = setInterval(() => void beat().catch(onError), BEAT_EVERY_MS).unref();
  return {
    id,
    async stop() {
      clearInterval(timer);
      await forget(db, id).catch(onError);
    },
  };
}

/** Where a live process keeps its contents, if not in `objects`. */
async function elsewhere(db: Db, objects: string): Promise<string | undefined> {
  // why the locks too: a row of a process that was killed lives on for a while, and in a restored dump
  const { rows } = await sql<{ objects: string }>`
    SELECT i.objects FROM instances i
    WHERE i.objects <> ${objects} AND EXISTS (
      SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
      WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 2 AND l.classid = ${sql.lit(OBJECTS_LOCKS)}
        AND l.objid::bigint = hashtext(i.objects)::bigint & x'ffffffff'::bigint
    ) LIMIT 1`.execute(db);
  return rows[0]?.objects;
}

async function forget(db: Db, id: string): Promise<void> {
  await db.deleteFrom('instances').where('id', '=', id).execute();
}
