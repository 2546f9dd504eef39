// Fewer ways to the server and back: the BEGIN of a transaction goes with its first statement, and a statement that waits
// for the commit goes with that. What goes together is one unit of the protocol, of which nothing runs behind an error.
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { type Connection, type PoolClient, Query, type QueryResult } from 'pg';
import { waitsAs } from './at-commit.ts';
import { preparedAs } from './prepared.ts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Of one that the server keeps prepared. */
  readonly name?: string;
}

type Answer = PostgresQueryResult<unknown>;

/** The client as its pool gave it; `onAnswer` hears whenever the server has answered. */
export function fewerRoundTrips(client: PoolClient, onAnswer: () => void): PostgresPoolClient {
  /** The BEGIN of a transaction that the server does not know of yet. */
  let begin: string | undefined;
  let isOpen = false;
  let waiting: Statement | undefined;

  const send = async (statement: Statement, after?: string): Promise<Answer> => {
    const before = begin;
    begin = undefined;
    const answer =
      before === undefined && after === undefined
        ? await client.query({ ...statement, values: [...statement.values] })
        : await sendTogether(client, { ...statement, before, after });
    onAnswer();
    return answer as Answer;
  };

  const end = async (command: 'COMMIT' | 'ROLLBACK', last: Statement | undefined): Promise<Answer> => {
    const isUnknown = begin !== undefined && last === undefined;
    isOpen = false;
    waiting = undefined;
    if (isUnknown) {
      begin = undefined;
      return said(command);
    }
    if (last === undefined) {
      return send({ text: command, values: [] });
    }
    await send(last, command);
    return said(command);
  };

  const perform = async (text: string, values: readonly unknown[]): Promise<Answer> => {
    if (BEGINS.test(text)) {
      begin = text;
      isOpen = true;
      return said('SELECT');
    }
    if (text === 'commit') {
      return end('COMMIT', waiting);
    }
    if (text === 'rollback') {
      return end('ROLLBACK', undefined);
    }
    const earlier = waiting;
    waiting = undefined;
    if (earlier !== undefined) {
      await send(earlier);
    }
    const name = waitsAs(values);
    if (isOpen && name !== undefined) {
      waiting = { text, values, name };
      return said('SELECT');
    }
    const kept = preparedAs(values);
    return send({ text, values, ...(kept !== undefined && { name: kept }) });
  };

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(asked: string | PostgresCursor<Row>, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') {
      throw new TypeError('rows are read as a whole here, never through a cursor');
    }
    return perform(asked, values);
  }

  return { query, release: (destroy) => client.release(destroy) };
}

/** As Kysely writes it. */
const BEGINS = /^(begin$|start transaction\b)/;

function said(command: Answer['command']): Answer {
  return { command, rowCount: 0, rows: [] };
}

interface Unit extends Statement {
  /** Without values, as is `after`. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Sends several statements up to one Sync; answers what the one in the middle does. */
function sendTogether(client: PoolClient, { text, values, name, before, after }: Unit): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    // why the mode: a statement without values would otherwise be a unit of its own. And no name behind another one,
    // which the client would take for prepared as soon as that is
    const named = before === undefined && name !== undefined ? { name } : {};
    const config = { text, values: [...values], queryMode: 'extended', ...named };
    const query = new Query(config, (error: Error | undefined, results: unknown) => {
      const answer = (results as readonly QueryResult[] | undefined)?.[before === undefined ? 0 : 1];
      if (answer === undefined) {
        reject(error);
      } else {
        resolve(answer);
      }
    });
    const submit = query.submit.bind(query);
    query.submit = (connection) => {
      connection.stream.cork();
      try {
        if (before !== undefined) {
          write(connection, before);
        }
        return submit(after === undefined ? connection : followed(connection, after));
      } finally {
        connection.stream.uncork();
      }
    };
    client.query(query);
  });
}

/** Writes `text` behind whatever is executed, before its Sync. */
function followed(connection: Connection, text: string): Connection {
  const execute: Connection['execute'] = (config, more) => {
    connection.execute(config, more);
    write(connection, text);
  };
  return Object.create(connection, { execute: { value: execute } });
}

function write(connection: Connection, text: string): void {
  connection.parse({ name: '', text, types: [] }, true);
  connection.bind({}, true);
  connection.execute(null, true);
}
