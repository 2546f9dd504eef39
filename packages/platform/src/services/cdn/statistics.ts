// What a bucket delivered, and what of it others may still have in their caches.
import type { cdn } from '@uos/contract';
import { formatTime } from '@uos/contract/rules';
import type { Handlers } from '#kernel/call/call';
import { hoursOf, readPeriod } from '#kernel/time/period';
import { existingBucket, unknownBucket } from './bucket-of-call.ts';
import { cacheState, type DownloadSum, downloadsByDate, topPaths } from './store/statistics.ts';

type BucketHandlers = Handlers<typeof cdn>['buckets'];

const NOTHING: DownloadSum = { downloads: 0, bytes: 0, errors: 0 };

export const statistics: BucketHandlers['statistics'] = async (call) => {
  const { id, granularity = 'day' } = call.input;
  const now = new Date(call.now);
  const period = readPeriod(call.input, now);
  if (typeof period === 'string') {
    throw call.refuse('invalid', period);
  }
  await existingBucket(call, id);
  const sums = await downloadsByDate(call.db, id, period, granularity);
  const dates = granularity === 'day' ? period.days : hoursOf(period, now).map((hour) => formatTime(hour));
  const items = dates.map((date) => ({ date, ...(sums.get(date) ?? NOTHING) }));
  const topRows = await topPaths(call.db, id, period);
  return { bucketid: id, total: items.reduce(plus, NOTHING), items, top_paths: topRows };
};

export const proxyCache: BucketHandlers['proxyCache'] = async (call) => {
  const { id } = call.input;
  const ttlSeconds = call.ports.config.redirectTtlSeconds;
  const since = new Date(Date.parse(call.now) - ttlSeconds * 1000).toISOString();
  const state = await cacheState(call.db, call.appId, id, since);
  if (state === undefined) {
    throw unknownBucket(id);
  }
  return {
    bucketid: id,
    ttl_seconds: ttlSeconds,
    cached_objects: state.cached_objects,
    cached_bytes: state.cached_bytes,
    last_cleared: state.cache_cleared_at,
  };
};

function plus(a: DownloadSum, b: DownloadSum): DownloadSum {
  return { downloads: a.downloads + b.downloads, bytes: a.bytes + b.bytes, errors: a.errors + b.errors };
}
