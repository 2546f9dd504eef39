// One batch of messages, whole or not at all: offsets and what channels keep, and the rows by which others hear of it.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { CODES } from '../live/rules.ts';
import { currentSessions, processesOf } from '../live/store.ts';
import { deliveriesOf } from './deliveries.ts';
import { type Outgoing, postOutbox } from './post-outbox.ts';
import { lockOutbox } from './store.ts';
import type { Wanted, Written } from './wanted.ts';

/** The outbox has one reader for each process; the embedded database has one process, and none. */
export type Mode = 'outbox' | 'here';

export async function writeBatch(ports: Ports, batch: readonly Wanted[], mode: Mode): Promise<Written[]> {
  return ports.db.transaction().execute(async (db) => {
    await lockOutbox(db);
    const current = await currentSessions(
      db,
      batch.flatMap(({ sessionId }) => sessionId ?? []),
    );
    const isAllowed = ({ sessionId }: Wanted): boolean => sessionId === undefined || current.has(sessionId);
    const allowed = batch.filter(isAllowed);
    const deliveries = await deliveriesOf(db, allowed, ports.clock.now());
    const written = batch.map((one): Written => {
      const delivery = deliveries.get(one);
      const code = isAllowed(one) ? CODES.notFound : CODES.denied;
      return delivery === undefined ? { code } : { code: CODES.ok, delivery };
    });
    return mode === 'here' ? written : tellOthers(ports, db, batch, written);
  });
}

async function tellOthers(
  ports: Ports,
  db: Db,
  batch: readonly Wanted[],
  written: readonly Written[],
): Promise<Written[]> {
  const others = new Map<string, readonly string[]>();
  for (const { appId, isCounted } of batch) {
    if (isCounted && !others.has(appId)) {
      others.set(
        appId,
        (await processesOf(db, appId)).filter((one) => one !== ports.instance),
      );
    }
  }
  const rows = batch.flatMap(({ appId, isCounted }, at): (Outgoing & { readonly at: number })[] => {
    const delivery = written[at]?.delivery;
    return delivery === undefined ? [] : [{ appId, delivery, countedBy: isCounted ? ports.instance : null, at }];
  });
  const ids = await postOutbox(ports, db, rows);
  const idAt = new Map(rows.map(({ at }, index) => [at, ids[index]]));
  return written.map((one, at) => {
    const outboxId = idAt.get(at);
    const wanted = batch[at];
    return outboxId === undefined || wanted?.isCounted !== true
      ? one
      : { ...one, counted: { outboxId, by: others.get(wanted.appId) ?? [] } };
  });
}
