// The server's log of statements that took long, which is text: a head of comments, then the statement.
import { open, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { SlowStatement } from '#engines/databases/port';
import { ADMIN, CONSOLE, READER } from './names.ts';
import { SLOW_LOG } from './settings.ts';

/** Read at a time, and kept at most. */
const MOST_BYTES = 4 * 1024 * 1024;
const STATEMENT_CHARACTERS = 10_000;

/** Where the log was read to; it is emptied once it is long. */
export interface LogPlace {
  offset: number;
}

export async function slowStatements(folder: string, place: LogPlace): Promise<SlowStatement[]> {
  const path = join(folder, SLOW_LOG);
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
  const bytes = await readFrom(path, from, size - from);
  // why: what is being written is read whole the next time
  const whole = bytes.lastIndexOf(0x0a) + 1;
  place.offset = from + whole;
  if (place.offset === size && size > MOST_BYTES) {
    await truncate(path, 0);
    place.offset = 0;
  }
  return entriesOf(bytes.toString('utf8', 0, whole));
}

async function readFrom(path: string, offset: number, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const ENTRY = /^# User@Host: (\w*)\[[^\n]*\n((?:#[^\n]*\n)*)((?:(?!# (?:User@Host|Time): )[^\n]*\n)*)/gm;
const TOOK = /^# Query_time: (\d+\.\d+)\s.*?Rows_examined: (\d+)/m;
const SCHEMA = /Schema: (\w*)/;
const MOMENT = /^SET (?:[^;\n]*,)?timestamp=(\d+);\n/m;
/** What the server writes before the statement itself. */
const BEFORE = /^(?:use [^\n]*;\n)?SET [^\n]*timestamp=\d+;\n/;

function entriesOf(text: string): SlowStatement[] {
  return [...text.matchAll(ENTRY)].flatMap(([, user = '', head = '', rest = '']) => {
    const [, seconds, examined] = TOOK.exec(head) ?? [];
    const [, moment] = MOMENT.exec(rest) ?? [];
    if (seconds === undefined || moment === undefined || user === ADMIN) {
      return [];
    }
    return [
      {
        at: new Date(Number(moment) * 1000).toISOString(),
        durationMs: Math.round(Number(seconds) * 1000),
        statement: rest
          .replace(BEFORE, '')
          .trimEnd()
          .replace(/;$/, '')
          .slice(0, STATEMENT_CHARACTERS)
          .replaceAll('\0', ''),
        database: SCHEMA.exec(head)?.[1] ?? '',
        user: user === CONSOLE || user === READER ? 'console' : user,
        rowsExamined: Number(examined),
      },
    ];
  });
}
