// What was really given out, counted in the process and written every five seconds: how often each variant, to about how
// many players, and which attributes games send. A process that is killed loses the last of it; bills are no part of it.
import { shanghaiDay } from '@uos/contract/rules';
import type { Attributes } from '#engines/rules/compile';
import type { Ports } from '#kernel/ports';
import { type Exposed, type Seen, writeExposures, writeSeen } from '../store/exposures.ts';
import type { ReadyVariant } from './compiled.ts';
import type { Verdict } from './evaluate.ts';
import { sampled } from './sample.ts';
import { addTo, emptySketch, markOf } from './sketch.ts';

export interface Exposures {
  add(appId: string, userId: string, verdicts: readonly Verdict[], attributes: Attributes): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 5000;
const HOUR_MS = 3_600_000;
/** One of so many reads of an app is looked at for the attributes it has. */
const SAMPLED = 50;
/** Whose reads are counted for that, before it begins anew. */
const MOST_APPS = 1000;

const open = new WeakMap<Ports, Exposures>();

export function exposuresOf(ports: Ports): Exposures {
  const found = open.get(ports);
  if (found !== undefined) {
    return found;
  }
  const made = openExposures(ports);
  open.set(ports, made);
  return made;
}

function openExposures({ db, clock, log }: Ports): Exposures {
  // why by the variant itself: the name of its row would be written sixteen times for one read
  let exposed = new Map<ReadyVariant, Exposed>();
  let earlier: Exposed[] = [];
  let hourMs = 0;
  let seen = new Map<string, Seen>();
  const reads = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isOver = false;

  const write = async (): Promise<void> => {
    const [exposures, attributes] = [[...earlier, ...exposed.values()], [...seen.values()]];
    exposed = new Map();
    earlier = [];
    seen = new Map();
    if (reads.size > MOST_APPS) {
      reads.clear();
    }
    // why not kept where it fails: it would grow while the database is away, and nobody is billed for it
    await writeExposures(db, exposures);
    await writeSeen(db, attributes);
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const done = writing.then(write);
    writing = done.catch(() => undefined);
    return done;
  };
  const noteLost = (error: unknown): void => log.warn({ err: error }, 'some exposures are not counted');

  return {
    add(appId, userId, verdicts, attributes) {
      if (isOver) {
        return;
      }
      const now = clock.now();
      const startMs = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
      if (startMs !== hourMs) {
        earlier = [...earlier, ...exposed.values()];
        exposed = new Map();
        hourMs = startMs;
      }
      const mark = userId === '' ? undefined : markOf(`${appId}:${userId}`);
      for (const { override, variant, reason } of verdicts) {
        if (reason !== 'MATCHED' || variant === undefined) {
          continue;
        }
        let found = exposed.get(variant);
        if (found === undefined) {
          found = {
            ...{ appId, overrideId: override.id, variantId: variant.variantId },
            ...{ hour: new Date(hourMs).toISOString(), day: shanghaiDay(now) ?? '', reads: 0, sketch: emptySketch() },
          };
          exposed.set(variant, found);
        }
        found.reads += 1;
        if (mark !== undefined) {
          addTo(found.sketch, mark);
        }
      }
      const before = reads.get(appId) ?? 0;
      reads.set(appId, before + 1);
      if (before % SAMPLED === 0) {
        for (const one of sampled(attributes)) {
          const key = `${appId} ${one.name} ${one.value}`;
          const found = seen.get(key) ?? { appId, day: shanghaiDay(now) ?? '', ...one, seen: 0 };
          found.seen += 1;
          seen.set(key, found);
        }
      }
      timer ??= setTimeout(() => {
        flush().catch(noteLost);
      }, EVERY_MS).unref();
    },
    flush,
    async stop() {
      isOver = true;
      await flush().catch(noteLost);
    },
  };
}
