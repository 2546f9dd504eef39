// Writes all state into one archive: rows as they were at one moment, whoever writes meanwhile, then the contents that
// these rows name. The same state gives the same bytes, on either engine.
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { newestMigration } from '#db/migrate';
import { ObjectMissing, type Objects, objectKey, type StoredObject } from '#kernel/objects/objects';
import { readClock } from '#kernel/time/clock-choice';
import {
  ArchiveError,
  FORMAT,
  FORMAT_VERSION,
  HEADER,
  type Header,
  MANIFEST,
  type Manifest,
  type Summary,
  summaryOf,
} from './archive.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import { AT_ONCE, allDone, SMALL_BYTES } from './at-once.ts';
import { OBJECT_TABLES, quoted, readSequences, readTables, rowFilter, type Table } from './catalog.ts';

export interface ExportSource {
  readonly db: Db;
  /** Undefined leaves contents where they are: an archive of rows only. */
  readonly objects: Objects | undefined;
}

type Content = StoredObject & { readonly tenant: string };
type Rows = Pick<Manifest, 'tables' | 'sequences' | 'keyIds'> & { readonly contents: readonly Content[] };

/** A member of rows is closed once it is as long as this. */
const MEMBER_BYTES = 1024 * 1024;
const FETCH = 500;

/**
 * Writes the archive; the file of that name is the old one until the new one is whole.
 * @throws ArchiveError `object-missing` where a row names a content that the store does not have
 */
export async function exportState({ db, objects }: ExportSource, file: string): Promise<Summary> {
  let manifest: Manifest | undefined;
  const bytes = await writeArchive(file, async (writer) => {
    const schema = (await newestMigration(db)) ?? '';
    const { contents, ...rows } = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => writeRows(tx, writer, { schema, objects: objects !== undefined }));
    if (objects !== undefined) {
      await writeContents(objects, writer, contents);
    }
    const kept = objects === undefined ? [] : contents;
    const total = { count: kept.length, bytes: kept.reduce((sum, { size }) => sum + size, 0) };
    manifest = { schema, ...rows, objects: total, members: [...writer.members] };
    await writer.add(MANIFEST, jsonText(manifest));
  });
  if (manifest === undefined) {
    throw new Error('the archive has no manifest');
  }
  return summaryOf(file, bytes, manifest);
}

async function writeRows(db: Db, writer: ArchiveWriter, about: Pick<Header, 'schema' | 'objects'>): Promise<Rows> {
  // why: how values are spelled must not depend on the settings of a server
  for (const [name, value] of Object.entries(SPELLING)) {
    await sql`SELECT set_config(${name}, ${value}, true)`.execute(db);
  }
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    ...about,
    clock: about.schema < CLOCK_SINCE ? null : ((await readClock(db)) ?? null),
  };
  await writer.add(HEADER, jsonText(header));
  const keyIds = new Set<string>();
  const tables: { name: string; rows: number }[] = [];
  const known = await readTables(db, 'archived');
  for (const table of known) {
    tables.push({ name: table.name, rows: await writeTable(db, writer, table, keyIds) });
  }
  const sequences = Object.fromEntries(
    (await readSequences(db)).map(({ name, value, called }) => [name, { value, called }]),
  );
  const contents = await readContents(db, known);
  return { tables, sequences, keyIds: [...keyIds].sort(), contents };
}

const SPELLING = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
};
/** The first schema that keeps a clock. */
const CLOCK_SINCE = '0007';

/** `{id}.{iv}.{tag}.{body}`, as secrets are sealed. */
const SEALED = /"([0-9a-f]{8})\.[\w-]{16}\.[\w-]{22}\.[\w-]*|\\"([0-9a-f]{8})\.[\w-]{16}\.[\w-]{22}\./g;

async function writeTable(db: Db, writer: ArchiveWriter, table: Table, keyIds: Set<string>): Promise<number> {
  let lines: string[] = [];
  let size = 0;
  let rows = 0;
  let members = 0;
  const close = async (): Promise<void> => {
    members += 1;
    const text = lines.join('');
    for (const [, plain, nested] of text.matchAll(SEALED)) {
      keyIds.add(plain ?? nested ?? '');
    }
    await writer.add(`tables/${table.name}/${String(members).padStart(6, '0')}.jsonl`, text);
    lines = [];
    size = 0;
  };
  await sql.raw(`DECLARE exported NO SCROLL CURSOR FOR ${selectOf(table)}`).execute(db);
  for (;;) {
    const batch = await sql<{ line: string }>`FETCH ${sql.raw(String(FETCH))} FROM exported`.execute(db);
    for (const { line } of batch.rows) {
      lines.push(line, '\n');
      size += Buffer.byteLength(line) + 1;
      rows += 1;
      if (size >= MEMBER_BYTES) {
        await close();
      }
    }
    if (batch.rows.length < FETCH) {
      break;
    }
  }
  await sql.raw('CLOSE exported').execute(db);
  if (lines.length > 0) {
    await close();
  }
  return rows;
}

/** Every value as PostgreSQL's own text, in an order that no collation decides. */
function selectOf({ name, columns, key }: Table): string {
  const values = columns.map((column) => `${quoted(column.name)}::text AS ${quoted(column.name)}`);
  const order = key.map((column) => {
    const type = columns.find((one) => one.name === column);
    return `t.${quoted(column)}${type?.isText === true ? ' COLLATE "C"' : type?.type === 'jsonb' ? '::text COLLATE "C"' : ''}`;
  });
  return `SELECT (SELECT row_to_json(r) FROM (SELECT ${values.map((value) => `t.${value}`).join(', ')}) r)::text AS line
    FROM ${quoted(name)} t WHERE ${rowFilter(name)} ORDER BY ${order.join(', ')}`;
}

async function readContents(db: Db, known: readonly Table[]): Promise<Content[]> {
  const contents: Content[] = [];
  for (const table of OBJECT_TABLES) {
    if (known.some(({ name }) => name === table.name)) {
      const { rows } = await sql<Content>`
        SELECT DISTINCT ${sql.raw(table.tenant)} AS tenant, ${sql.raw(table.md5)} COLLATE "C" AS md5, size
        FROM ${sql.id(table.name)} ORDER BY 1, 2, 3`.execute(db);
      contents.push(...rows);
    }
  }
  return contents;
}

async function writeContents(objects: Objects, writer: ArchiveWriter, contents: readonly Content[]): Promise<void> {
  for (let next = 0; next < contents.length; next += AT_ONCE) {
    const some = contents.slice(next, next + AT_ONCE);
    const read = await allDone(some.map((content) => readSmall(objects, content)));
    for (const [index, content] of some.entries()) {
      await writeContent(objects, writer, content, read[index]);
    }
  }
}

async function readSmall(objects: Objects, content: Content): Promise<Uint8Array | undefined> {
  return content.size <= SMALL_BYTES
    ? objects.readWhole(content.tenant, content).catch((cause: unknown) => refuse(content, cause))
    : undefined;
}

async function writeContent(
  objects: Objects,
  writer: ArchiveWriter,
  content: Content,
  bytes: Uint8Array | undefined,
): Promise<void> {
  const source =
    bytes === undefined
      ? await objects.read(content.tenant, content).catch((cause: unknown) => refuse(content, cause))
      : Readable.from([bytes]);
  await writer.addStream(`objects/${objectKey(content.tenant, content)}`, content.size, source);
}

function refuse(content: Content, cause: unknown): never {
  const key = objectKey(content.tenant, content);
  throw cause instanceof ObjectMissing ? new ArchiveError('object-missing', key, { cause }) : cause;
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
