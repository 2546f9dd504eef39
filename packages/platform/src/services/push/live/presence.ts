// How many of this process are in each channel: written soon after it changed, and at most once a second.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { groups, SOCKET } from '../publish/delivery.ts';
import { presenceElsewhere, writePresence } from './store.ts';

export interface Presence {
  changed(channelId: string): void;
  /** Writes what has changed. */
  flush(): Promise<void>;
  stop(): void;
}

const EVERY_MS = 1000;
/** why a while: whoever comes subscribes to several */
const SOON_MS = 20;

export function presenceOf(ports: Ports): Presence {
  const dirty = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let writtenMs = Number.NEGATIVE_INFINITY;

  const later = (): void => {
    timer ??= setTimeout(write, Math.max(SOON_MS, writtenMs + EVERY_MS - performance.now())).unref();
  };
  const write = async (): Promise<void> => {
    const ids = [...dirty];
    dirty.clear();
    try {
      if (ids.length > 0) {
        const counts = ids.map((id) => ({ id, count: sizeHere(ports, id) }));
        await writePresence(ports.db, ports.instance, counts);
      }
    } catch (error) {
      ports.log.warn({ err: error }, 'how many are in push channels was not written');
      for (const id of ids) {
        dirty.add(id);
      }
    }
    timer = undefined;
    writtenMs = performance.now();
    if (dirty.size > 0) {
      later();
    }
  };

  return {
    changed(channelId) {
      dirty.add(channelId);
      later();
    },
    flush() {
      clearTimeout(timer);
      return write();
    },
    stop: () => clearTimeout(timer),
  };
}

/** How many are in each of the channels, on all processes. */
export async function countSubscribers(
  ports: Ports,
  db: Db,
  channelIds: readonly string[],
): Promise<Map<string, number>> {
  const elsewhere = await presenceElsewhere(db, ports.instance, channelIds);
  return new Map(channelIds.map((id) => [id, (elsewhere.get(id) ?? 0) + sizeHere(ports, id)]));
}

const sizeHere = (ports: Ports, channelId: string): number => ports.sockets.of(SOCKET).size(groups.channel(channelId));
