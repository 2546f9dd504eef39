// Statements that the embedded database keeps. It is asked by messages of the protocol, each a way into its program and
// back: of these one is left where there were six, and a text that comes again is mostly not read again.
import type * as embedded from '@electric-sql/pglite';
import type { DatabaseConnection } from 'kysely';
import { preparedAs } from './prepared.ts';

type Protocol = Pick<typeof embedded, 'parse' | 'protocol'>;

export interface KeptStatements {
  /** For whoever changes tables on another way than the connection. */
  forget(): void;
}

interface Kept {
  readonly name: string;
  /** Of its values. */
  readonly types: readonly number[];
  /** The message that names what it answers, which is said once, not with each answer. */
  readonly columns: Awaited<ReturnType<embedded.PGlite['execProtocol']>>['messages'];
  /** How often it was asked for since the database read it. */
  uses: number;
}

const MOST = 500;
/** A text of lists by the hundred is hardly the same twice. */
const LONGEST = 20_000;
/**
 * So often the database plans a statement for the values it is given, and from then on perhaps once for all: without the
 * indexes that hold some values only, and for a table as small as it was then.
 */
const PLANNED_BY_VALUES = 5;
const ASKS = /^\s*(?:select|insert|update|delete|with)\b/i;
const CHANGES_TABLES = /^\s*(?:create|alter|drop|do)\b/i;

/** What `connection` is asked goes the shorter way. */
export function keepStatements(
  connection: DatabaseConnection,
  pglite: embedded.PGlite,
  { parse, protocol: { serialize } }: Protocol,
  most = MOST,
): KeptStatements {
  const execute = connection.executeQuery.bind(connection);
  /** By their texts; the one that was asked for last is the last. */
  const kept = new Map<string, Kept>();
  /** Names that the database still has. */
  const old: string[] = [];
  let made = 0;

  const send = async (...messages: readonly Uint8Array[]) =>
    (await pglite.execProtocol(Buffer.concat([...messages, serialize.sync()]))).messages;
  const close = (name: string): Uint8Array => serialize.close({ type: 'S', name });
  const leave = (text: string, { name }: Kept): void => {
    kept.delete(text);
    old.push(name);
  };
  const prepare = async (text: string): Promise<Kept> => {
    const isKept = text.length <= LONGEST;
    made += Number(isKept);
    const name = isKept ? `kept_${made}` : '';
    const reading = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })];
    const messages = await send(...old.splice(0).map(close), ...reading);
    return {
      name,
      types: parse.parseDescribeStatementResults(messages),
      columns: messages.filter((message) => message.name === 'rowDescription'),
      uses: 0,
    };
  };
  const keptAs = async (text: string): Promise<Kept> => {
    const statement = kept.get(text) ?? (await prepare(text));
    if (statement.name !== '') {
      kept.delete(text);
      kept.set(text, statement);
    }
    const [oldest] = kept;
    if (oldest !== undefined && kept.size > most) {
      leave(...oldest);
    }
    return statement;
  };
  const forget = (): void => {
    for (const [text, statement] of kept) {
      leave(text, statement);
    }
  };
  const textOf = (value: unknown, type: number): string | null =>
    value === null || value === undefined ? null : (pglite.serializers[type]?.(value) ?? String(value));

  connection.executeQuery = async <Row>(query: Parameters<typeof execute>[0]) => {
    if (!ASKS.test(query.sql)) {
      if (CHANGES_TABLES.test(query.sql)) {
        forget();
      }
      return execute<Row>(query);
    }
    const hasPlan = preparedAs(query.parameters) !== undefined;
    // why no transaction asked for: who has the connection is in one, or nobody is
    const messages = await pglite.runExclusive(async () => {
      const statement = await keptAs(query.sql);
      const { name, types, columns } = statement;
      const isReadAgain = !hasPlan && statement.uses >= PLANNED_BY_VALUES;
      const reading = isReadAgain ? [close(name), serialize.parse({ name, text: query.sql })] : [];
      statement.uses = isReadAgain ? 1 : statement.uses + 1;
      const values = query.parameters.map((value, at) => textOf(value, types[at] ?? 0));
      try {
        const asked = [serialize.bind({ statement: name, values }), serialize.execute({})];
        return [...columns, ...(await send(...reading, ...asked))];
      } catch (error) {
        if (isReadAgain) {
          leave(query.sql, statement); // why: a broken transaction closes it and reads nothing
        }
        throw error;
      }
    });
    const [result] = parse.parseResults(messages, pglite.parsers);
    return { rows: (result?.rows ?? []) as Row[], numAffectedRows: BigInt(result?.affectedRows ?? 0) };
  };
  return { forget };
}
