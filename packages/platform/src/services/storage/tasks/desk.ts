// This node's part of the databases: takes what is asked of those in its folder, keeps those served that are to be, and
// writes down what they say of themselves.
import { EngineFailed, EngineMissing, type Named, PortTaken, ServerAway } from '#engines/databases/port';
import { ObjectStoreError } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import { WORK } from '../names.ts';
import { answerQuestions } from '../questions.ts';
import { fullness } from '../rules.ts';
import { namedOf, specOf } from '../spec-of.ts';
import {
  beat,
  databaseOfAny,
  databasesOfNode,
  failDatabase,
  failLost,
  goneOf,
  updateDatabase,
  type WantedRow,
} from '../store/databases.ts';
import {
  endRequest,
  interruptedOf,
  killRequests,
  putBack,
  type RequestRow,
  takeRequest,
  waitingOf,
} from '../store/requests.ts';
import { insertSamples, insertSlow } from '../store/watch.ts';
import { failed, INTERRUPTED, perform } from './perform.ts';

export interface Desk {
  stop(): Promise<void>;
}

const LOOK_MS = 10_000;
/** why so often: storage that is used up is found by it */
const SAMPLE_MS = 30_000;
const LOST_MS = 60_000;
const AT_ONCE = 3;
const STOP_MS = 15_000;

export function openDesk(ports: Ports): Desk {
  const { databases, db, log, fanOut, clock } = ports;
  const inHand = new Map<string, Promise<void>>();
  const shown = new Map<string, string>();
  const seen = new Map<string, Named>();
  /** Databases on servers of the operator whose accounts were taken away. */
  const barred = new Set<string>();
  const stopping = new AbortController();
  let node: string | undefined;
  let timers: NodeJS.Timeout[] = [];

  const warn = (what: string) => (error: unknown) => {
    if (!stopping.signal.aborted) {
      log.warn({ err: error }, what);
    }
  };
  const now = (): string => clock.now().toISOString();

  const unsubscribe = fanOut.subscribe(WORK, (id) => {
    if (id === undefined || node === undefined || id === node) {
      wake();
    }
  });

  databases.hear({
    onActivity(id, activity) {
      // why not awaited: the row follows the engine, and the next change of it says the same
      updateDatabase(db, id, { activity }).catch(warn('whether a database sleeps was not written down'));
    },
    onFailure(id, message) {
      failDatabase(db, id, message)
        .then(() => wake())
        .catch(warn('that a database failed was not written down'));
    },
  });

  let working: Promise<void> | undefined;
  let isAsked = false;
  const wake = (): void => {
    isAsked = true;
    working ??= (async () => {
      while (isAsked && !stopping.signal.aborted) {
        isAsked = false;
        await work();
      }
    })()
      .catch(warn('databases could not be seen to'))
      .finally(() => {
        working = undefined;
      });
  };

  const work = async (): Promise<void> => {
    if (node === undefined) {
      await begin();
    }
    if (node === undefined) {
      return;
    }
    for (const request of await waitingOf(db, node)) {
      if (inHand.size >= AT_ONCE) {
        break;
      }
      if (!inHand.has(request.database_id) && (await takeRequest(db, request.id, now()))) {
        take(request);
      }
    }
    for (const row of await databasesOfNode(db, node)) {
      seen.set(row.id, namedOf(row));
      if (!inHand.has(row.id)) {
        await settle(row);
      }
    }
    await purgeLost();
    // why last: what is asked of one that was just begun finds it served
    await answerQuestions(ports, node, stopping.signal);
  };

  /** A node is one from the first database on. */
  const begin = async (): Promise<void> => {
    node = await databases.node();
    if (node === undefined) {
      return;
    }
    await beat(db, node, now());
    for (const request of await interruptedOf(db, node)) {
      await interrupted(request);
    }
    timers = [
      setInterval(() => void look().catch(warn('databases could not be seen to')), LOOK_MS).unref(),
      setInterval(() => void sampleAll().catch(warn('databases were not sampled')), SAMPLE_MS).unref(),
    ];
  };

  /** What is made or deleted is so from its beginning; of everything else nobody knows how far it was. */
  const interrupted = async (request: RequestRow): Promise<void> => {
    const row = await databaseOfAny(db, request.database_id);
    if (row === undefined || request.operation === 'delete' || request.operation === 'create') {
      await putBack(db, request.id);
    } else if (row.busy_request === request.id) {
      await failed({ ports, request, row }, INTERRUPTED);
    } else {
      await endRequest(db, request.id, { status: 'FAILED', info: INTERRUPTED, now: now() });
    }
  };

  const look = async (): Promise<void> => {
    if (node !== undefined && !stopping.signal.aborted) {
      await beat(db, node, now());
      const message = 'the server that held its data is gone';
      const lost = await failLost(db, new Date(clock.now().getTime() - LOST_MS).toISOString(), message);
      await killRequests(db, lost, message, now());
    }
    wake();
  };

  const take = (request: RequestRow): void => {
    const done = carryOut(request)
      .catch(warn('a change of a database was not ended'))
      .finally(() => {
        inHand.delete(request.database_id);
        wake();
      });
    inHand.set(request.database_id, done);
  };

  const carryOut = async (request: RequestRow): Promise<void> => {
    const row = await databaseOfAny(db, request.database_id);
    if (row === undefined || row.busy_request !== request.id) {
      await endRequest(db, request.id, { status: 'KILLED', info: 'the database is another by now', now: now() });
      return;
    }
    try {
      await perform({ ports, request, row, signal: stopping.signal });
      shown.delete(row.id);
    } catch (error) {
      if (stopping.signal.aborted) {
        // why nothing: the platform that comes next finds it as interrupted
        return;
      }
      log.warn({ err: error, database: row.id, operation: request.operation }, 'a change of a database failed');
      const after = (await databaseOfAny(db, row.id)) ?? row;
      await failed({ ports, request, row: after }, wordsOf(error));
    }
  };

  /** Has it served or not, as its row says. */
  const settle = async (row: WantedRow): Promise<void> => {
    const isElsewhere = row.provider === 'external';
    const isWanted = row.status === 'running' && row.on && (row.port !== 0 || isElsewhere);
    if (isWanted && !databases.isServed(row.id)) {
      try {
        await databases.serve(specOf(row, ports.seal));
        barred.delete(row.id);
        if (isElsewhere && row.is_full) {
          // why: accounts that were taken away meanwhile come back with all their rights
          await databases.setFull(row.id, true);
        } else {
          await say(row, '');
        }
      } catch (error) {
        if (error instanceof ServerAway) {
          await say(row, error.message);
          return;
        }
        await databases.unserve(namedOf(row)).catch(warn('a database that is not served was not ended'));
        if (error instanceof PortTaken) {
          await say(row, error.message);
        } else {
          await failDatabase(db, row.id, wordsOf(error));
        }
      }
    } else if (isWanted) {
      await say(row, await databases.hindrance(row.id));
      await follow(row);
    } else if (row.busy_request === null && (databases.isServed(row.id) || (isElsewhere && isOpenStill(row)))) {
      await databases.unserve(namedOf(row)).then(() => void barred.add(row.id), notBarred(row));
    } else {
      await follow(row);
    }
  };

  /** why: who was here before may have ended before it was seen to, and nobody's end ends a server of the operator */
  const isOpenStill = ({ id, status }: WantedRow): boolean => status !== 'deleted' && !barred.has(id);

  const notBarred =
    ({ id }: WantedRow) =>
    (error: unknown): void => {
      if (error instanceof EngineMissing) {
        // why: nobody gets there any more from here, and it is tried again where somebody names the server anew
        barred.add(id);
      } else if (!(error instanceof ServerAway)) {
        warn('a database was not taken from its clients')(error);
      }
    };

  const follow = async (row: WantedRow): Promise<void> => {
    const activity = databases.activity(row.id);
    if (row.activity !== activity) {
      await updateDatabase(db, row.id, { activity });
    }
  };

  /** What this platform has held goes with its row: the app was removed with everything that is its. */
  const purgeLost = async (): Promise<void> => {
    const gone = await goneOf(db, [...seen.keys()]);
    for (const [id, one] of [...seen].filter(([each]) => gone.includes(each) && !inHand.has(each))) {
      await databases.purge(one).then(() => void seen.delete(id), warn('a database whose row is gone was not purged'));
    }
  };

  /** What is wrong with one that runs, until it is not. */
  const say = async (row: WantedRow, message: string): Promise<void> => {
    if ((shown.get(row.id) ?? '') !== message || (message === '' && row.message !== '' && !row.is_full)) {
      shown.set(row.id, message);
      await updateDatabase(db, row.id, { message });
    }
  };

  const sampleAll = async (): Promise<void> => {
    for (const row of node === undefined ? [] : await databasesOfNode(db, node)) {
      if (databases.isServed(row.id) && databases.activity(row.id) === 'awake' && !inHand.has(row.id)) {
        await sampleOne(row).catch(warn('a database was not sampled'));
      }
    }
  };

  const sampleOne = async (row: WantedRow): Promise<void> => {
    const of = { databaseId: row.id, appId: row.app_id };
    const sample = await databases.sample(row.id);
    if (sample !== undefined) {
      await insertSamples(db, of, [{ ...sample, at: now() }]);
      const isFull = fullness(sample.diskMiB, row.storage_gib, row.is_full);
      if (isFull !== row.is_full) {
        await databases.setFull(row.id, isFull);
        const message = isFull
          ? `its ${row.storage_gib} GB are used up: it takes no more data until there is room`
          : '';
        await updateDatabase(db, row.id, { is_full: isFull, message });
      }
    }
    await insertSlow(db, of, await databases.slow(row.id));
  };

  wake();

  return {
    async stop() {
      stopping.abort();
      unsubscribe();
      for (const timer of timers) {
        clearInterval(timer);
      }
      const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([Promise.allSettled([...inHand.values(), working]), late]);
    },
  };
}

const CHARACTERS = 500;

function wordsOf(error: unknown): string {
  if (error instanceof EngineFailed || error instanceof EngineMissing || error instanceof PortTaken) {
    return error.message.slice(0, CHARACTERS);
  }
  if (error instanceof ObjectStoreError) {
    return 'the object store of this platform does not answer; try again later';
  }
  return `the platform failed: ${error instanceof Error ? error.message : String(error)}`.slice(0, CHARACTERS);
}
