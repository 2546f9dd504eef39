// Statements that the embedded database keeps prepared. It is asked by messages of the protocol, each a way into its
// program and back: of these one is left where there were six, and none of them reads or plans the text.
import type * as embedded from '@electric-sql/pglite';
import type { DatabaseConnection } from 'kysely';
import { preparedAs } from './prepared.ts';

type Protocol = Pick<typeof embedded, 'parse' | 'protocol'>;

interface Kept {
  /** Of its values. */
  readonly types: readonly number[];
  /** The message that names what it answers, which is said once, not with each answer. */
  readonly columns: Awaited<ReturnType<embedded.PGlite['execProtocol']>>['messages'];
}

/** Of those that `connection` is given, the ones that are to be kept go the shorter way. */
export function keepPrepared(
  connection: DatabaseConnection,
  pglite: embedded.PGlite,
  { parse, protocol }: Protocol,
): void {
  const { serialize } = protocol;
  const execute = connection.executeQuery.bind(connection);
  const kept = new Map<string, Kept>();

  const send = async (...messages: readonly Uint8Array[]) =>
    (await pglite.execProtocol(Buffer.concat([...messages, serialize.sync()]))).messages;
  const prepare = async (name: string, text: string): Promise<Kept> => {
    const messages = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = {
      types: parse.parseDescribeStatementResults(messages),
      columns: messages.filter((message) => message.name === 'rowDescription'),
    };
    kept.set(name, statement);
    return statement;
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
      const { types, columns } = kept.get(name) ?? (await prepare(name, query.sql));
      const values = query.parameters.map((value, at) => textOf(value, types[at] ?? 0));
      return [...columns, ...(await send(serialize.bind({ statement: name, values }), serialize.execute({})))];
    });
    const [result] = parse.parseResults(messages, pglite.parsers);
    return { rows: (result?.rows ?? []) as Row[], numAffectedRows: BigInt(result?.affectedRows ?? 0) };
  };
}
