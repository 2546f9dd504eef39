// Tells the kinds what has happened to their servers: in order for each server, again until it was taken.
import type { Db } from '#db/connect';
import type { Log } from '#kernel/watch/log';
import type { ServerKind } from './port.ts';
import { eventTold, findServer, serverOf, type WaitingEvent, waitingEvents } from './store.ts';

export interface TellOptions {
  readonly db: Db;
  readonly instance: string;
  readonly kinds: ReadonlyMap<string, ServerKind>;
  readonly log: Log;
}

const AGAIN_MS = 1000;

export interface Teller {
  wake(): void;
  /** Resolves when nothing is in hand. */
  stop(): Promise<void>;
}

export function createTeller({ db, instance, kinds, log }: TellOptions): Teller {
  let working: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;

  const tellOne = async ({ id, server_id, what }: WaitingEvent): Promise<boolean> => {
    const row = await findServer(db, server_id);
    const kind = row === undefined ? undefined : kinds.get(row.kind);
    if (row !== undefined && kind === undefined) {
      return false;
    }
    try {
      if (row !== undefined) {
        await kind?.heard({ what, server: serverOf(row) });
      }
      await eventTold(db, id);
      return true;
    } catch (error) {
      log.warn({ err: error, server: server_id, what }, 'what happened to a server was not taken yet');
      return false;
    }
  };
  const tellAll = async (): Promise<void> => {
    while (isAsked && !isStopped) {
      isAsked = false;
      const events = await waitingEvents(db, instance);
      const servers = Map.groupBy(events, ({ server_id }) => server_id);
      const wholes = await Promise.all(
        [...servers.values()].map(async (own) => {
          for (const event of own) {
            if (!(await tellOne(event))) {
              return false;
            }
          }
          return true;
        }),
      );
      if (wholes.includes(false)) {
        again ??= setTimeout(() => {
          again = undefined;
          wake();
        }, AGAIN_MS).unref();
      }
    }
  };
  const wake = (): void => {
    isAsked = true;
    working ??= tellAll()
      .catch((error: unknown) => log.warn({ err: error }, 'what happened to servers was not read'))
      .finally(() => {
        working = undefined;
      });
  };
  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(again);
      await working;
    },
  };
}
