// One command of somebody who looks at the console, as an account that may only read, or has the rights of the client.
import type { Place } from '#engines/databases/engine';
import { CONSOLE, READER } from '#engines/databases/own-accounts';
import { EngineFailed, type Statement, type StatementAnswer, StatementRefused } from '#engines/databases/port';
import type { Reply } from './replies.ts';
import { tableOf } from './rows.ts';
import { RedisCut, RedisError, withSession } from './session.ts';
import { wordsOf } from './words.ts';

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_CHARACTERS = 1024 * 1024;
const STATEMENT_MS = 30_000;

export async function runCommand(
  place: Place,
  { text, readOnly, rows: limit, signal }: Statement,
): Promise<StatementAnswer> {
  const words = wordsOf(text);
  const began = performance.now();
  try {
    const reply = await withSession(
      place,
      {
        ...{ user: readOnly ? READER : CONSOLE, password: place.spec.passwords.console },
        ...{ timeoutMs: STATEMENT_MS, mostBytes: MOST_BYTES, signal },
      },
      (session) => session.send(...words),
    );
    const table = tableOf(words, reply);
    const rows = within(table.rows.slice(0, limit).map((row) => row.map(textOf)));
    const type = table.columns.length === 1 ? typeOf(reply) : 'string';
    return {
      columns: table.columns.map((name) => ({ name, type })),
      rows,
      rowCount: table.rows.length,
      truncated: rows.length < table.rows.length,
      durationMs: Math.round(performance.now() - began),
      command: (words[0] ?? '').toUpperCase(),
    };
  } catch (error) {
    if (error instanceof RedisError) {
      const wouldWrite = readOnly && error.message.startsWith('NOPERM');
      throw new StatementRefused(error.message, { cause: error, wouldWrite });
    }
    throw error instanceof RedisCut ? new EngineFailed(error.message, { cause: error }) : error;
  }
}

function typeOf(reply: Reply): string {
  return Array.isArray(reply) ? 'array' : typeof reply === 'number' ? 'integer' : 'string';
}

function textOf(value: Reply): string | null {
  return value === null || typeof value === 'string' ? value : JSON.stringify(value);
}

function within(rows: readonly (readonly (string | null)[])[]): readonly (readonly (string | null)[])[] {
  let characters = 0;
  const end = rows.findIndex((row) => {
    characters += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    return characters > MOST_CHARACTERS;
  });
  return end === -1 ? rows : rows.slice(0, Math.max(1, end));
}
