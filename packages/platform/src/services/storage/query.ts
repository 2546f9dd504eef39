// The query console: one statement with the rights of the client, written down in the history.
import { createHash } from 'node:crypto';
import type { InputOf, storage } from '@uos/contract';
import type { Call } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { type Asked, askNode, runHere } from './questions.ts';
import { requireDatabase, unavailable } from './require.ts';

const MOST_ROWS = 1000;
const SHOWN_CHARACTERS = 200;
/** The console tells by it what to do; words of engines are many. */
const WOULD_WRITE = 'readOnly: the statement would change something';

type QueryCall = Call<InputOf<typeof storage.tree.databases.query>>;

export const query = withOwnTransactions(async (call: QueryCall) => {
  const { id, statement, readOnly = true, limit = MOST_ROWS } = call.input;
  const found = await requireDatabase(call, id);
  if (found.status !== 'running') {
    throw call.refuse('precondition', 'database is not running');
  }
  const sha256 = createHash('sha256').update(statement).digest('hex');
  call.note({ target: found.name, after: { statement: statement.slice(0, SHOWN_CHARACTERS), sha256, readOnly } });
  const asked: Asked = { id, appId: found.app_id, text: statement, readOnly, rows: limit };
  const { databases } = call.ports;
  const answer =
    databases.isServed(id) || found.node === (await databases.node())
      ? await runHere(call.ports, asked, call.gone())
      : await askNode(call.ports, { ...asked, node: found.node }, call.gone());
  if ('refused' in answer) {
    throw call.refuse('invalid', 'statement failed', {
      details: [`statement: ${answer.refused}`, ...(answer.wouldWrite === true ? [WOULD_WRITE] : [])],
    });
  }
  if ('unavailable' in answer) {
    throw unavailable(call, answer.unavailable);
  }
  const { columns, rows, ...rest } = answer.answer;
  return { ...rest, columns: columns.map((column) => ({ ...column })), rows: rows.map((row) => [...row]) };
});
