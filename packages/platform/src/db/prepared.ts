// A statement that is so frequent that the database need not read and plan it each time.
import { CompiledQuery } from 'kysely';

const names = new WeakMap<readonly unknown[], string>();

/**
 * Its text is always the same: the database keeps it under `name`, in each connection. What it answers is named column by
 * column, never `*`: the tables of a kept statement may grow.
 */
export function prepared<Row>(name: string, text: string, values: readonly unknown[]): CompiledQuery<Row> {
  const query = CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>;
  names.set(query.parameters, name);
  return query;
}

/** The name of a statement that is kept, by its values: a driver is given them as they were. */
export function preparedAs(values: readonly unknown[]): string | undefined {
  return names.get(values);
}
