// The server's log: lines of JSON, of which statements that took long are told, and the last ones where it fails.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LogPlace, readGrown } from '#engines/databases/grown-log';
import { lastLinesOf } from '#engines/databases/last-lines';
import { ADMIN, CONSOLE } from '#engines/databases/own-accounts';
import type { SlowStatement } from '#engines/databases/port';
import { LOG_FOLDER } from './settings.ts';

const FILE = `${LOG_FOLDER}/server.json`;
const STATEMENT_CHARACTERS = 10_000;
const DURATION = /^duration: (\d+(?:\.\d+)?) ms {2}(?:statement|execute [^:]*): ([\s\S]*)$/;

interface LogLine {
  readonly timestamp?: string;
  readonly user?: string;
  readonly dbname?: string;
  readonly message?: string;
  readonly error_severity?: string;
}

export async function slowStatements(folder: string, place: LogPlace): Promise<SlowStatement[]> {
  return (await readGrown(join(folder, FILE), place)).split('\n').flatMap((line) => slowOf(readLine(line)));
}

export async function lastMessages(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  return lastLinesOf(text).map((line) => {
    const { error_severity: severity = '', message = line } = readLine(line);
    return `${severity} ${message}`.trim();
  });
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
