// The server's log of statements that took long, which is text: a head of comments, then the statement.
import { join } from 'node:path';
import { type LogPlace, readGrown } from '#engines/databases/grown-log';
import { ADMIN, CONSOLE, READER } from '#engines/databases/own-accounts';
import type { SlowStatement } from '#engines/databases/port';
import { SLOW_LOG } from './settings.ts';

const STATEMENT_CHARACTERS = 10_000;

export async function slowStatements(folder: string, place: LogPlace): Promise<SlowStatement[]> {
  return entriesOf(await readGrown(join(folder, SLOW_LOG), place));
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
