// Does due work on the real clock: one runner in each process, all on the same rows, each lane in a loop of its own.
import type { Ports } from '#kernel/ports';
import type { Jobs } from './jobs.ts';
import { longLane } from './long-lane.ts';
import {
  AT_ONCE,
  type Claim,
  claimTurn,
  DUE,
  LEASE_MS,
  performTurn,
  releaseTurn,
  renewTurns,
  type Schedule,
} from './schedules.ts';

/** How late a row is at most whose time has come, and one of a process that was not heard; others wake the lanes. */
const LOOK_EVERY_MS = 1000;

export interface ScheduleRunner {
  /** Takes no more turns, asks the running ones to end, and waits for them, not longer than `drainMs`. */
  stop(drainMs?: number): Promise<void>;
}

export function startScheduleRunner(ports: Ports, schedules: readonly Schedule[], jobs: Jobs): ScheduleRunner {
  const stopping = new AbortController();
  const { signal } = stopping;
  const inHand = new Map<Claim, Promise<void>>();
  const lanes = Map.groupBy(schedules, ({ lane = 'short' }) => lane);

  const hold = (claim: Claim, work: Promise<void>): void => {
    inHand.set(
      claim,
      work.finally(() => inHand.delete(claim)),
    );
  };

  const perform = async (claim: Claim): Promise<void> => {
    const { service } = claim.schedule;
    const error = await performTurn(ports, claim, { signal });
    if (error !== undefined && !signal.aborted) {
      ports.log.warn({ err: error, service, key: claim.key, failures: claim.failures + 1 }, 'due work failed');
    }
  };

  /** Takes turns of a lane until nothing is due or it is full; then `wake` is called when one has ended. */
  const laneOf = (own: readonly Schedule[], atOnce: number) => {
    let running = 0;
    return async (wake: () => void): Promise<void> => {
      while (!signal.aborted && running < atOnce) {
        const claim = await claimTurn(ports.db, own, { now: ports.clock.now() });
        if (claim === undefined) {
          return;
        }
        if (signal.aborted) {
          return releaseTurn(ports.db, claim, ports.clock.now());
        }
        running += 1;
        const work = perform(claim)
          .catch((error: unknown) => ports.log.warn({ err: error, key: claim.key }, 'due work could not be recorded'))
          .finally(() => {
            running -= 1;
            wake();
          });
        hold(claim, work);
        await (claim.schedule.ownTransactions === true ? undefined : work);
      }
    };
  };

  const steps = [...lanes].map(([lane, own]) =>
    lane === 'long' ? longLane({ ports, schedules: own, jobs, signal, hold }) : laneOf(own, AT_ONCE[lane]),
  );
  const loops = steps.map((step) => startLoop(ports, step, signal));
  const unsubscribe = ports.fanOut.subscribe(DUE, () => {
    for (const loop of loops) {
      loop.wake();
    }
  });

  const renewal = setInterval(() => {
    renewTurns(ports.db, [...inHand.keys()], ports.clock.now()).catch((error: unknown) =>
      ports.log.warn({ err: error }, 'due work in hand could not be renewed'),
    );
  }, LEASE_MS / 4).unref();

  return {
    async stop(drainMs = 1500) {
      stopping.abort();
      unsubscribe();
      for (const loop of loops) {
        loop.wake();
      }
      clearInterval(renewal);
      const ended = Promise.all(loops.map((loop) => loop.ended)).then(() => Promise.all(inHand.values()));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, drainMs).unref())]);
    },
  };
}

/** Takes the step again and again, after a pause or as soon as it is woken. */
function startLoop(ports: Ports, step: (wake: () => void) => Promise<void>, signal: AbortSignal) {
  let woken = Promise.withResolvers<void>();
  const wake = (): void => woken.resolve();
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      woken = Promise.withResolvers();
      if (ports.database.available()) {
        await step(wake).catch((error: unknown) => ports.log.warn({ err: error }, 'due work could not be looked for'));
      }
      const timer = setTimeout(wake, LOOK_EVERY_MS).unref();
      await woken.promise;
      clearTimeout(timer);
    }
  };
  return { wake, ended: run() };
}
