// What a process does for the servers of push as long as it lives: it hears what has to become of them, takes over those
// of processes that are gone, and sends the players of those that end elsewhere.
import type { Ports } from '#kernel/ports';
import { countersOf } from '../use/count.ts';
import { DRAIN, SERVERS, settleServers } from './settle.ts';
import { failServersOf, failServersOfOthers, hasHomeless, unsettledApps } from './store.ts';

/** How often it looks for what has no process any more. */
const LOOK_MS = 5000;
/** How soon it looks again where something was not done yet. */
const AGAIN_MS = 500;

export interface ServerLife {
  stop(): Promise<void>;
}

export function serverLife(ports: Ports): ServerLife {
  const { db, fanOut, sockets, log, instance } = ports;
  let isOver = false;
  let again: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  const begun = (): Promise<boolean> =>
    sockets.engine.start().then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error }, 'no process ends sockets: the servers of push fail');
        return false;
      },
    );
  const settle = async (appId: string): Promise<void> => {
    const canHost = (await hasHomeless(db, appId)) ? await begun() : undefined;
    await db
      .transaction()
      .execute((tx) => settleServers({ db: tx, ports, now: ports.clock.now().toISOString(), canHost }, appId));
  };
  const look = async (): Promise<void> => {
    const apps = await unsettledApps(db);
    for (const appId of apps) {
      await settle(appId);
    }
    if (apps.length > 0) {
      lookSoon();
    }
  };
  /** One after the other: what comes meanwhile waits. */
  const run = (work: () => Promise<void>): Promise<void> => {
    const done = working.then(() => (isOver ? undefined : work()));
    working = done.catch((error: unknown) => {
      log.warn({ err: error }, 'the servers of push could not be seen to');
      lookSoon();
    });
    return working;
  };
  const lookSoon = (): void => {
    if (!isOver) {
      again ??= setTimeout(() => {
        again = undefined;
        void run(look);
      }, AGAIN_MS).unref();
    }
  };

  const forget = [
    fanOut.subscribe(SERVERS, (appId) => void run(appId === undefined ? look : () => settle(appId))),
    fanOut.subscribe(DRAIN, (serverId) => {
      if (serverId !== undefined) {
        sockets.of('push.connection').close(`server:${serverId}`, 1001, 'the server ends');
        countersOf(ports).look();
      }
      lookSoon();
    }),
    sockets.onEngineLost(() => {
      void run(async () => {
        await failServersOf(db, instance);
        lookSoon();
      });
    }),
  ];
  const isShared = ports.database.engine === 'postgres';
  // why only there: where there is one process, nobody else can leave something behind but the one before it
  const dead = isShared ? setInterval(() => void run(look), LOOK_MS).unref() : undefined;
  void run(async () => {
    if (!isShared) {
      await failServersOfOthers(db, instance);
    }
    await look();
  });

  return {
    async stop() {
      await working;
      isOver = true;
      clearTimeout(again);
      clearInterval(dead);
      for (const one of forget) {
        one();
      }
      for (const appId of await failServersOf(db, instance)) {
        await fanOut.publish(db, SERVERS, appId);
      }
    },
  };
}
