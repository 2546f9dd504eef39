// Counts what was sent of saves and pictures, for the meter: kept for a second, then written.
import { sumBuffer } from '#core/meter/buffer';
import { recordUse } from '#core/meter/meter';
import type { Ports } from '#kernel/ports';

export interface Downloads {
  sent(appId: string, bytes: number): void;
  /** Writes what is counted and not written yet. */
  flush(): Promise<void>;
  /** The same for the last time. */
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;

export function countDownloads(ports: Ports): Downloads {
  const buffer = sumBuffer<{ readonly bytes: number }>({
    async write(entries) {
      await ports.db.transaction().execute(async (db) => {
        for (const [key, { bytes }] of entries) {
          const [hour = '', appId = ''] = key.split(' ');
          const use = { appId, service: 'save', metric: 'outFlow', amount: bytes };
          await recordUse(ports, db, new Date(Number(hour)), [use]);
        }
      });
    },
    onError: (error) => ports.log.warn({ err: error }, 'downloads of saves could not be written and are kept'),
  });
  return {
    sent(appId, bytes) {
      if (bytes > 0) {
        const hour = Math.floor(ports.clock.now().getTime() / HOUR_MS) * HOUR_MS;
        buffer.add(`${hour} ${appId}`, { bytes });
      }
    },
    flush: buffer.flush,
    close: buffer.close,
  };
}
