// Does due work on the real clock: one runner in each process, all on the same rows.
import type { Ports } from '#kernel/ports';
import {
  type Claim,
  claimTurn,
  LEASE_MS,
  performTurn,
  releaseTurn,
  renewTurns,
  type Schedule,
} from '#kernel/schedules';

/** Often enough that a row made by another process is not late by more. */
const LOOK_EVERY_MS = 1000;
/** Long pieces of work at a time; short ones are done one after the other. */
const AT_ONCE = 3;

export interface ScheduleRunner {
  /** Takes no more turns, asks the running ones to end, and waits for them, not longer than `drainMs`. */
  stop(drainMs?: number): Promise<void>;
}

export function startScheduleRunner(ports: Ports, schedules: readonly Schedule[]): ScheduleRunner {
  const stopping = new AbortController();
  const { signal } = stopping;
  const inHand = new Map<Claim, Promise<void>>();
  let wake: (() => void) | undefined;

  const perform = async (claim: Claim): Promise<void> => {
    const { service } = claim.schedule;
    const error = await performTurn(ports, claim, { signal });
    if (error !== undefined && !signal.aborted) {
      ports.log.warn({ err: error, service, key: claim.key, failures: claim.failures + 1 }, 'due work failed');
    }
  };

  const begin = (claim: Claim): Promise<void> => {
    const work = perform(claim)
      .catch((error: unknown) => ports.log.warn({ err: error, key: claim.key }, 'due work could not be recorded'))
      .finally(() => inHand.delete(claim));
    inHand.set(claim, work);
    return work;
  };

  const workOff = async (): Promise<void> => {
    while (!signal.aborted && inHand.size < AT_ONCE) {
      const claim = await claimTurn(ports.db, schedules, { now: ports.clock.now() });
      if (claim === undefined) {
        return;
      }
      if (signal.aborted) {
        return releaseTurn(ports.db, claim, ports.clock.now());
      }
      const work = begin(claim);
      await (claim.schedule.ownTransactions === true ? undefined : work);
    }
  };

  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      if (ports.database.available()) {
        await workOff().catch((error: unknown) => ports.log.warn({ err: error }, 'due work could not be looked for'));
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_EVERY_MS).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };

  const renewal = setInterval(() => {
    renewTurns(ports.db, [...inHand.keys()], ports.clock.now()).catch((error: unknown) =>
      ports.log.warn({ err: error }, 'due work in hand could not be renewed'),
    );
  }, LEASE_MS / 4).unref();

  const running = loop();
  return {
    async stop(drainMs = 2000) {
      stopping.abort();
      wake?.();
      clearInterval(renewal);
      const ended = running.then(() => Promise.all(inHand.values()));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, drainMs).unref())]);
    },
  };
}
