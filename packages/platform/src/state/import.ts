// Puts the state of an archive in the place of what a database holds: in one transaction, so wholly or not at all.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { newestMigration } from '#db/migrate';
import { type Draft, type KeptObject, type Objects, objectKey, parseObjectKey } from '#kernel/objects/objects';
import { type KeptClock, readClock } from '#kernel/time/clock-choice';
import { MIGRATIONS, migrateWithin } from '../start/schema.ts';
import { ArchiveError, HEADER, MANIFEST, type Manifest, OBJECT, ROWS, type Summary, summaryOf } from './archive.ts';
import { eachMember, type ProvedArchive, proveArchive, textOf } from './archive-reader.ts';
import { AT_ONCE, allDone, SMALL_BYTES } from './at-once.ts';
import { quoted, readReferences, readTables, type Table } from './catalog.ts';
import { emptyJobs } from './reset.ts';

export interface ImportTarget {
  readonly db: Db;
  readonly objects: Objects;
  /** Ids of the master keys that this platform has. */
  readonly keyIds: readonly string[];
  readonly now: Date;
}

export interface ImportOptions {
  /** Puts the archive in the place of what is there; without it only an empty platform takes one. */
  readonly replace: boolean;
  /** Called once the archive is known to be good, before anything is changed. */
  readonly before?: () => Promise<void>;
}

/**
 * Takes the archive after it was read through. Until the commit nothing is changed but contents in the store that
 * nothing names; the next collection frees those.
 * @throws ArchiveError
 */
export async function importState(target: ImportTarget, file: string, options: ImportOptions): Promise<Summary> {
  const proved = await proveArchive(file, ({ schema }) => {
    if (!MIGRATIONS.includes(schema)) {
      throw new ArchiveError('newer', schema);
    }
  });
  const { header, manifest, bytes } = proved;
  const unknown = manifest.keyIds.filter((id) => !target.keyIds.includes(id));
  if (unknown.length > 0) {
    throw new ArchiveError('other-key', unknown.join(', '));
  }
  await options.before?.();
  await target.db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('uos/import'))`.execute(tx);
    if (!options.replace) {
      await refuseUnlessEmpty(tx, header.clock);
    }
    await makeRoom(tx, header.schema, target.now);
    await fill(tx, target.objects, file, proved);
    await migrateWithin(tx, header.schema, MIGRATIONS.at(-1) ?? '', target.now);
  });
  return summaryOf(file, bytes, manifest);
}

/** Empty is a platform that has started and made its own settings and schedules, and nothing more. */
async function refuseUnlessEmpty(db: Db, clock: KeptClock | null): Promise<void> {
  for (const { name } of await readTables(db, 'archived')) {
    if (!OWN_TABLES.includes(name)) {
      const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.id(name)}`.execute(db);
      const count = rows[0]?.count ?? 0;
      if (count > 0) {
        throw new ArchiveError('not-empty', `${name}: ${count}`);
      }
    }
  }
  const own = await readClock(db);
  if ((own?.mode ?? 'live') !== (clock?.mode ?? 'live') && (await hasStarted(db))) {
    throw new ArchiveError('clock', clock?.mode ?? 'live');
  }
}

const OWN_TABLES = ['settings', 'schedules'];

async function hasStarted(db: Db): Promise<boolean> {
  return (await db.selectFrom('settings').select('key').limit(1).executeTakeFirst()) !== undefined;
}

/** An empty database of the archive's schema: emptied tables where it is this build's, else tables made anew. */
async function makeRoom(tx: Db, schema: string, now: Date): Promise<void> {
  const tables = (await readTables(tx, 'all')).map(({ name }) => quoted(name));
  if ((await newestMigration(tx)) === schema) {
    await sql.raw(`TRUNCATE ${tables.join(', ')}`).execute(tx);
  } else {
    await sql.raw(`DROP TABLE ${tables.join(', ')} CASCADE`).execute(tx);
    await sql`DELETE FROM kysely_migration`.execute(tx);
    await migrateWithin(tx, undefined, schema, now);
    // why: a migration may put rows into what it makes, and the archive has them too
    const made = (await readTables(tx, 'all')).map(({ name }) => quoted(name));
    await sql.raw(`TRUNCATE ${made.join(', ')}`).execute(tx);
  }
  await emptyJobs(tx);
}

async function fill(tx: Db, objects: Objects, file: string, { manifest }: ProvedArchive): Promise<void> {
  const tables = new Map((await readTables(tx, 'archived')).map((table) => [table.name, table]));
  const contents = contentKeeper(objects);
  await deferReferences(tx, async () => {
    await eachMember(file, async (name, content, size) => {
      const table = ROWS.exec(name)?.groups?.table;
      const key = OBJECT.exec(name)?.groups?.key;
      if (table !== undefined) {
        await insertRows(tx, tables.get(table), name, await textOf(name, content));
      } else if (key !== undefined) {
        await contents.add(key, content, size);
      } else if (name !== HEADER && name !== MANIFEST) {
        throw new ArchiveError('damaged', name);
      }
    });
    await contents.end();
  });
  await holdRows(tx, manifest);
  for (const [name, { value, called }] of Object.entries(manifest.sequences)) {
    await sql`SELECT setval(${quoted(name)}::regclass, ${value}, ${called})`.execute(tx);
  }
}

/** Rows come by the name of their table, not by what refers to what. */
async function deferReferences(tx: Db, work: () => Promise<void>): Promise<void> {
  const references = await readReferences(tx);
  const alter = async (how: string): Promise<void> => {
    for (const { table, name } of references) {
      await sql.raw(`ALTER TABLE ${quoted(table)} ALTER CONSTRAINT ${quoted(name)} ${how}`).execute(tx);
    }
  };
  await alter('DEFERRABLE INITIALLY DEFERRED');
  await work();
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(tx);
  await alter('NOT DEFERRABLE');
}

async function insertRows(tx: Db, table: Table | undefined, member: string, text: string): Promise<void> {
  const lines = text.split('\n');
  const known = new Set(table?.columns.map(({ name }) => name));
  const first = Object.keys(JSON.parse(lines[0] ?? '{}') as object);
  if (table === undefined || first.some((column) => !known.has(column))) {
    throw new ArchiveError('damaged', member);
  }
  const columns = table.columns.filter(({ name }) => first.includes(name));
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const values = columns.map(({ name, type }) => `(r->>'${name.replaceAll("'", "''")}')::${type}`).join(', ');
  const rows = `[${lines.slice(0, -1).join(',')}]`;
  await sql`INSERT INTO ${sql.raw(quoted(table.name))} (${sql.raw(names)}) OVERRIDING SYSTEM VALUE
    SELECT ${sql.raw(values)} FROM json_array_elements(${rows}::json) r`.execute(tx);
}

async function holdRows(tx: Db, { tables }: Manifest): Promise<void> {
  for (const { name, rows: wanted } of tables) {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.id(name)}`.execute(tx);
    if (rows[0]?.count !== wanted) {
      throw new ArchiveError('damaged', name);
    }
  }
}

interface ContentKeeper {
  add(key: string, content: Readable, size: number): Promise<void>;
  /** Answers once everything is kept. */
  end(): Promise<void>;
}

function contentKeeper(objects: Objects): ContentKeeper {
  let small: { readonly object: KeptObject; readonly bytes: Uint8Array }[] = [];
  const end = async (): Promise<void> => {
    const some = small;
    small = [];
    await allDone(
      some.map(({ object, bytes }) => keepContent(objects, object, () => objects.draftOf(bytes, md5Of(bytes)))),
    );
  };
  return {
    async add(key, content, size) {
      const object = parseObjectKey(key);
      if (object === undefined || object.size !== size) {
        throw new ArchiveError('damaged', key);
      }
      if (size > SMALL_BYTES) {
        await keepContent(objects, object, () => objects.draft(content, size));
        return;
      }
      small.push({ object, bytes: await buffer(content) });
      if (small.length === AT_ONCE) {
        await end();
      }
    },
    end,
  };
}

async function keepContent(objects: Objects, object: KeptObject, draftOf: () => Promise<Draft>): Promise<void> {
  if (await objects.has(object.tenant, object)) {
    return;
  }
  const draft = await draftOf();
  try {
    if (draft.md5 !== object.md5 || draft.size !== object.size) {
      throw new ArchiveError('damaged', objectKey(object.tenant, object));
    }
    await draft.keep(object.tenant);
  } finally {
    await draft.discard();
  }
}

function md5Of(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex');
}
