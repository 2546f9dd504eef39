// What is done to a database in the background: taken by one statement, written down, and told to the node that has it.
import type { Call } from '#kernel/call/call';
import { WORK } from './names.ts';
import { databaseReply } from './replies.ts';
import { requireDatabase, whyNot } from './require.ts';
import { RUNNING, removeFrom, restartFrom, whyNotThere } from './rules.ts';
import { beginChange, type Change, type DatabaseRow } from './store/databases.ts';
import { insertRequest } from './store/requests.ts';
import type { RequestDetail } from './tables.ts';

type ById = Call<{ readonly id: string }>;
type Wish = Pick<Change, 'operation' | 'from' | 'to' | 'set' | 'proxy'> & {
  readonly detail?: RequestDetail;
  /** What of the database becomes something else, where the row says so only at the end. */
  readonly becomes?: Partial<DatabaseRow>;
};

/** Begins a change. @throws precondition where the database does not stand so, or another change goes on */
export async function change(
  call: Pick<Call, 'db' | 'ports' | 'now' | 'refuse' | 'appId' | 'note'>,
  found: DatabaseRow,
  { detail, becomes, ...wish }: Wish,
): Promise<{ readonly asyncRequestId: string }> {
  const { db, ports, now } = call;
  const elsewhere = found.provider === 'external' ? whyNotThere(wish.operation, found.status) : undefined;
  if (elsewhere !== undefined) {
    throw call.refuse('precondition', elsewhere);
  }
  const asyncRequestId = ports.ids.uuid();
  const row = await beginChange(db, { ...wish, id: found.id, requestId: asyncRequestId, now });
  if (row === undefined) {
    throw await whyNot(call, { ...wish, id: found.id });
  }
  await insertRequest(db, {
    ...{ id: asyncRequestId, database_id: found.id, app_id: found.app_id, node: found.node, created_at: now },
    ...{ operation: wish.operation, ...(detail !== undefined && { detail }) },
  });
  await ports.fanOut.publish(db, WORK, found.node);
  const seen = (one: DatabaseRow) => ({ database: databaseReply(one, ports) });
  call.note({ target: found.name, before: seen(found), after: seen({ ...row, ...becomes }) });
  return { asyncRequestId };
}

export async function remove(call: ById) {
  const found = await requireDatabase(call, call.input.id);
  return change(call, found, { operation: 'delete', ...removeFrom });
}

export async function restart(call: ById) {
  const found = await requireDatabase(call, call.input.id);
  return change(call, found, { operation: 'restart', ...restartFrom });
}

export async function createProxy(call: ById) {
  const found = await requireDatabase(call, call.input.id);
  const { publicFault } = call.ports.databases;
  if (publicFault !== '') {
    throw call.refuse('precondition', publicFault);
  }
  const set = { proxy_status: 'opening' } as const;
  return change(call, found, { operation: 'create-proxy', from: RUNNING, proxy: 'off', set });
}

export async function releaseProxy(call: ById) {
  const found = await requireDatabase(call, call.input.id);
  const set = { proxy_status: 'closing' } as const;
  return change(call, found, { operation: 'release-proxy', from: RUNNING, proxy: 'on', set });
}
