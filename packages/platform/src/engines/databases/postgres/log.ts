// The server's log: lines of JSON, of which statements that took long are told, and the last ones where it fails.
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { lastLinesOf } from '#engines/databases/last-lines';
import type { SlowStatement } from '#engines/databases/port';
import { ADMIN, CONSOLE } from './names.ts';
import { LOG_FOLDER } from './settings.ts';

const FILE = `${LOG_FOLDER}/server.json`;
/** Read at a time, and kept at most. */
const MOST_BYTES = 4 * 1024 * 1024;
const STATEMENT_CHARACTERS = 10_000;
const DURATION = /^duration: (\d+(?:\.\d+)?) ms {2}(?:statement|execute [^:]*): ([\s\S]*)$/;

interface LogLine {
  readonly timestamp?: string;
  readonly user?: string;
  readonly dbname?: string;
  readonly message?: string;
  readonly error_severity?: string;
}

/** Where the log was read to; it is emptied once it is long. */
export interface LogPlace {
  offset: number;
}

export async function slowStatements(folder: string, place: LogPlace): Promise<SlowStatement[]> {
  const path = join(folder, FILE);
  const size = await stat(path).then(
    (facts) => facts.size,
    () => 0,
  );
  if (size < place.offset) {
    place.offset = 0;
  }
  const from = Math.max(place.offset, size - MOST_BYTES);
  if (size === from) {
    return [];
  }
  const text = await readFrom(path, from, size - from);
  // why: what is being written is read whole the next time
  const whole = text.lastIndexOf('\n') + 1;
  place.offset = from + Buffer.byteLength(text.slice(0, whole));
  if (place.offset === size && size > MOST_BYTES) {
    await truncate(path, 0);
    place.offset = 0;
  }
  return text
    .slice(0, whole)
    .split('\n')
    .flatMap((line) => slowOf(readLine(line)));
}

export async function lastMessages(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  return lastLinesOf(text).map((line) => {
    const { error_severity: severity = '', message = line } = readLine(line);
    return `${severity} ${message}`.trim();
  });
}

async function readFrom(path: string, offset: number, length: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}

function readLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return {};
  }
}

function slowOf({ timestamp, user = '', dbname = '', message = '' }: LogLine): SlowStatement[] {
  const [, ms, statement] = DURATION.exec(message) ?? [];
  const at = Date.parse((timestamp ?? '').replace(' UTC', 'Z').replace(' ', 'T'));
  if (ms === undefined || statement === undefined || Number.isNaN(at) || user === ADMIN) {
    return [];
  }
  return [
    {
      at: new Date(at).toISOString(),
      durationMs: Math.round(Number(ms)),
      statement: statement.slice(0, STATEMENT_CHARACTERS).replaceAll('\0', ''),
      database: dbname,
      user: user === CONSOLE ? 'console' : user,
    },
  ];
}
