// Counts what was fetched: for the meter by app, for statistics by bucket and path. Kept for a second, then written.

import { sumBuffer } from '#core/meter/buffer';
import { recordUse } from '#core/meter/meter';
import type { Ports } from '#kernel/ports';
import type { ContentPlace } from '../store/content.ts';
import { addDownloads } from '../store/downloads.ts';

export interface Downloads {
  /** A 200 or 206 that carried `bytes` of the path. */
  served(place: ContentPlace, path: string, bytes: number): void;
  /** A 404 in a bucket that exists; the path is not kept, because anybody can invent one. */
  missed(place: ContentPlace): void;
  /** Writes what is counted and not written yet. */
  flush(): Promise<void>;
  /** The same for the last time. */
  close(): Promise<void>;
}

const SERVICE = 'asset-streaming';
const HOUR_MS = 3_600_000;

export function countDownloads(ports: Ports): Downloads {
  const buffer = sumBuffer({
    async write(entries: readonly (readonly [string, Sums])[]) {
      const rows = entries.map(([key, sums]) => ({ ...(JSON.parse(key) as Key), ...sums }));
      await ports.db.transaction().execute(async (db) => {
        await addDownloads(db, rows, ports.clock.now().toISOString());
        for (const [hour, uses] of usesByHour(rows)) {
          await recordUse(ports, db, new Date(hour), uses);
        }
      });
    },
    onError: (error) => ports.log.warn({ err: error }, 'downloads could not be written and are kept'),
  });
  const add = (place: ContentPlace, path: string, sums: Sums): void => {
    const hour = Math.floor(ports.clock.now().getTime() / HOUR_MS) * HOUR_MS;
    const key: Key = { app_id: place.app_id, bucket_id: place.bucket_id, hour, path };
    buffer.add(JSON.stringify(key), sums);
  };
  return {
    served: (place, path, bytes) => add(place, path, { downloads: 1, bytes, errors: 0 }),
    missed: (place) => add(place, '', { downloads: 0, bytes: 0, errors: 1 }),
    flush: buffer.flush,
    close: buffer.close,
  };
}

interface Key {
  readonly app_id: string;
  readonly bucket_id: string;
  /** Start of the hour, Unix milliseconds. */
  readonly hour: number;
  readonly path: string;
}

type Sums = { readonly downloads: number; readonly bytes: number; readonly errors: number };

/** What the meter is told, and the figure it is. */
export const METRICS = { usage: 'bytes', requests: 'downloads', errors: 'errors' } as const;

/** The same figures by app and hour, as the meter keeps them; an upsert may name each row only once. */
function usesByHour(rows: readonly (Key & Sums)[]) {
  const hours = new Map<number, Map<string, { appId: string; service: string; metric: string; amount: number }>>();
  for (const row of rows) {
    const uses = hours.get(row.hour) ?? new Map();
    hours.set(row.hour, uses);
    for (const [metric, column] of Object.entries(METRICS)) {
      const key = `${row.app_id} ${metric}`;
      const amount = row[column] + (uses.get(key)?.amount ?? 0);
      uses.set(key, { appId: row.app_id, service: SERVICE, metric, amount });
    }
  }
  return [...hours].map(([hour, uses]) => [hour, [...uses.values()].filter((use) => use.amount > 0)] as const);
}
