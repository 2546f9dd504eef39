// One command of somebody who looks at the console, as an account that may only read, or has the rights of the client.
import type { Place } from '#engines/databases/engine';
import { CONSOLE, READER } from '#engines/databases/own-accounts';
import { EngineFailed, type Statement, type StatementAnswer, StatementRefused } from '#engines/databases/port';
import type { Reply } from './replies.ts';
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
    const values = Array.isArray(reply) ? (reply as readonly Reply[]) : [reply as Reply];
    const rows = within(values.slice(0, limit).map((value) => [textOf(value)]));
    return {
      columns: [{ name: 'value', type: typeOf(reply) }],
      rows,
      rowCount: values.length,
      truncated: rows.length < values.length,
      durationMs: Math.round(performance.now() - began),
      command: (words[0] ?? '').toUpperCase(),
    };
  } catch (error) {
    if (error instanceof RedisError) {
      throw new StatementRefused(error.message, { cause: error });
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
  const end = rows.findIndex(([value]) => {
    characters += value?.length ?? 0;
    return characters > MOST_CHARACTERS;
  });
  return end === -1 ? rows : rows.slice(0, Math.max(1, end));
}
