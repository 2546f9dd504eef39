// What one process tells the others: a topic and an id, sent with the transaction that changed something. Whoever
// hears it reads the rest from the database, so a message that comes twice or late does no harm.
import { atCommit } from '#db/at-commit';
import { CHANNEL } from '#db/channel';
import type { Db } from '#db/connect';

export interface FanOut {
  /** Tells every process, this one too, once `db` has committed. At most some thousand bytes: send ids, not contents. */
  publish(db: Db, topic: string, id: string): Promise<void>;
  /** Calls back for each id of the topic, and with undefined where some may have been missed. Answers how to stop. */
  subscribe(topic: string, listener: (id: string | undefined) => void): () => void;
}

/** See `FanOut`; for those who have a transaction and no more. */
export async function publish(db: Db, topic: string, id: string): Promise<void> {
  // why at the commit: nobody hears of it before that
  await db.executeQuery(atCommit('fan_out', 'SELECT pg_notify($1, $2)', [CHANNEL, `${topic}:${id}`]));
}

/** A fan-out, and where the database connection hands in what it hears. */
export function createFanOut(
  onError: (error: unknown) => void,
): FanOut & { receive(payload: string | undefined): void } {
  const listeners = new Map<string, Set<(id: string | undefined) => void>>();

  const tell = (topic: string, id: string | undefined): void => {
    for (const listener of listeners.get(topic) ?? []) {
      try {
        listener(id);
      } catch (error) {
        onError(error);
      }
    }
  };

  return {
    publish,
    subscribe(topic, listener) {
      const own = listeners.get(topic) ?? new Set();
      listeners.set(topic, own.add(listener));
      return () => own.delete(listener);
    },
    receive(payload) {
      if (payload === undefined) {
        for (const topic of listeners.keys()) {
          tell(topic, undefined);
        }
        return;
      }
      const colon = payload.indexOf(':');
      tell(payload.slice(0, colon), payload.slice(colon + 1));
    },
  };
}
