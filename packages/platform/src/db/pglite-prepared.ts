// Statements that the embedded database keeps prepared. It is asked by messages of the protocol, each a way into its
// program and back: of these one is left where there were six, and none of them reads or plans the text.
import type * as embedded from '@electric-sql/pglite';
import type { DatabaseConnection } from 'kysely';
import { preparedAs } from './prepared.ts';

type Protocol = Pick<typeof embedded, 'parse' | 'protocol'>;

/** Of those that `connection` is given, the ones that are to be kept go the shorter way. */
export function keepPrepared(
  connection: DatabaseConnection,
  pglite: embedded.PGlite,
  { parse, protocol }: Protocol,
): void {
  const { serialize } = protocol;
  const execute = connection.executeQuery.bind(connection);
  const typesOf = new Map<string, readonly number[]>();

  const send = async (...messages: readonly Uint8Array[]) =>
    (await pglite.execProtocol(Buffer.concat([...messages, serialize.sync()]))).messages;
  const prepare = async (name: string, text: string): Promise<readonly number[]> => {
    const types = parse.parseDescribeStatementResults(
      await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name })),
    );
    typesOf.set(name, types);
    return types;
  };
  const textOf = (value: unknown, type: number): string | null =>
    value === null || value === undefined ? null : (pglite.serializers[type]?.(value) ?? String(value));

  connection.executeQuery = async <Row>(query: Parameters<typeof execute>[0]) => {
    const name = preparedAs(query.parameters);
    if (name === undefined) {
      return execute<Row>(query);
    }
    // why no transaction asked for: who has the connection is in one, or nobody is
    const messages = await pglite.runExclusive(async () => {
      const types = typesOf.get(name) ?? (await prepare(name, query.sql));
      const values = query.parameters.map((value, at) => textOf(value, types[at] ?? 0));
      return send(serialize.bind({ statement: name, values }), serialize.execute({}));
    });
    const [result] = parse.parseResults(messages, pglite.parsers);
    return { rows: [] as Row[], numAffectedRows: BigInt(result?.affectedRows ?? 0) };
  };
}
