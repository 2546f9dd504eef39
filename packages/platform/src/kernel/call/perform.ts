// Does what a call asks for: faults put in its way, its transaction, its line of the history, what waits for the commit.
import { setTimeout as delay } from 'node:timers/promises';
import type { Declared } from '@uos/contract';
import type { Db } from '#db/connect';
import { withLittleRoom } from '#db/reserve';
import { delayed, type Fault } from '#kernel/dev/faults';
import type { Ports } from '#kernel/ports';
import { currentRequest } from '#kernel/watch/request-record';
import { actorOf } from '#kernel/who/actor';
import { REMEMBER_MS } from '#kernel/who/known-apps';
import type { Admission } from './admission.ts';
import type { AnyHandler, Call } from './call.ts';
import { styles } from './errors.ts';
import { type HistoryListener, type HistoryNote, historyRecorder } from './history.ts';
import { hasOwnTransactions } from './own-transactions.ts';
import { noteRequest } from './request-notes.ts';

/** What is known of a call once it was admitted and read. */
export type CallFacts = Admission & Pick<Call, 'input' | 'requestId' | 'remoteAddress' | 'headers' | 'reply' | 'gone'>;

export type Perform = (facts: CallFacts) => Promise<unknown>;

export function performer(
  call: Declared,
  handler: Extract<AnyHandler, (...call: never[]) => unknown>,
  ports: Ports,
  listeners: readonly HistoryListener[],
): Perform {
  const record = historyRecorder(call, listeners);
  const ownTransactions = hasOwnTransactions(handler);
  // why none around a read: a write transaction holds the embedded database, which has one connection
  // why none while a body comes: that is as long as its client likes
  const isPlain = ownTransactions || call.effect === 'read' || call.operation.body === 'bytes';
  const strike = striker(call);
  const { method, onFullDisk = method === 'DELETE' } = call.operation;

  const perform: Perform = async (given) => {
    const faults = ports.faults.of(call.id);
    if (faults.length > 0) {
      noteRequest({ fault: faults.map(({ id }) => id).join() });
    }
    const fault = faults.length === 0 ? undefined : await delayed(faults);
    const after: (() => void | Promise<void>)[] = [];
    let history: HistoryNote = {};
    let isRecorded = false;
    const facts: Call = {
      ...given,
      // why: in a transaction it is that
      db: ports.db,
      ports,
      actor: actorOf(given.principal, given.headers),
      now: ports.clock.now().toISOString(),
      refuse: styles[call.errorStyle].refuse,
      note: (note) => {
        history = { ...history, ...note };
      },
      async recordIn(db) {
        await record?.(db, { ...facts, db }, undefined, history);
        isRecorded = true;
      },
      afterCommit: (work) => after.push(work),
    };
    const change = async (db: Db) => {
      const changed = await handler({ ...facts, db });
      await record?.(db, { ...facts, db }, changed, history);
      strike(fault, 'before');
      return changed;
    };
    if (isPlain) {
      strike(fault, 'before');
    }
    const result = isPlain ? await handler(facts) : await ports.db.transaction().execute(change);
    if (isPlain && !isRecorded && record !== undefined) {
      await record(ports.db, facts, result, history);
    }
    for (const work of after) {
      await work();
    }
    if (currentRequest()?.revokes === true && ports.database.engine === 'postgres') {
      // why: another process may not have heard of it yet, and who is told that it is revoked relies on that
      await delay(REMEMBER_MS);
    }
    strike(fault, 'after');
    return result;
  };
  return onFullDisk ? (given) => withLittleRoom(() => perform(given)) : perform;
}

const FAULT_REFUSALS = { 429: 'too-many', 500: 'internal', 503: 'unavailable' } as const;

/** Lets a fault happen where it belongs: before the commit or after it. */
function striker({ errorStyle }: Declared): (fault: Fault | undefined, when: 'before' | 'after') => void {
  const { common } = styles[errorStyle];
  return (fault, when) => {
    if (fault === undefined || !fault.kind.endsWith(when)) {
      return;
    }
    if (fault.kind.startsWith('drop')) {
      currentRequest()?.hangUp();
    }
    throw common[FAULT_REFUSALS[fault.status]](`fault rule ${fault.id}`);
  };
}
