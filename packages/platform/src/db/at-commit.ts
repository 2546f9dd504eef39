// A statement whose answer nobody waits for, so that the driver may send it together with the next one.
import { CompiledQuery } from 'kysely';

const names = new WeakMap<readonly unknown[], string>();

/**
 * In a transaction on PostgreSQL the statement waits for the next one or for the commit, and what it fails with, that
 * fails with. Elsewhere it runs at once. It answers no rows, and its text is always the same: the server keeps it prepared
 * under `name`. Its values are as they are sent, so that sending them cannot fail.
 */
export function atCommit(name: string, text: string, values: readonly (string | null)[]): CompiledQuery {
  const query = CompiledQuery.raw(text, [...values]);
  names.set(query.parameters, name);
  return query;
}

/** The name of a statement that may wait, by its values: a driver is given them as they were. */
export function waitsAs(values: readonly unknown[]): string | undefined {
  return names.get(values);
}
