// Things for the scenes to show.
import { PermissionError, UosApiError } from '@uos/sdk/browser';

export interface Realm {
  readonly realmID: string;
  readonly name: string;
  readonly status: 'Created' | 'Open' | 'Maintenance' | 'Closed';
  readonly players: number;
  readonly bytes: number;
  readonly createdAt: string;
  readonly note: string;
}

const STATES = ['Open', 'Open', 'Open', 'Maintenance', 'Created', 'Closed'] as const;

export function realms(count: number): Realm[] {
  return Array.from({ length: count }, (_, index) => ({
    realmID: `5f0c${(index * 7919).toString(16).padStart(8, '0')}-7c1e-4e0a-9b1d-3a5f`,
    name: `华东 ${index + 1} 区`,
    status: STATES[index % STATES.length] ?? 'Open',
    players: (index * 7919) % 120_000,
    bytes: (index * 104_729) % 9_000_000_000,
    createdAt: new Date(Date.UTC(2026, 9, 1) + index * 3_600_000).toISOString(),
    note: index % 4 === 0 ? '双倍经验活动期间临时扩容，活动结束后合并到主区' : '',
  }));
}

export function failure(): UosApiError {
  return new UosApiError(
    'api',
    { operation: 'passport.realms.search', service: 'passport', status: 500, requestId: '0f3c2a9d7b1e4c55' },
    { style: 'passport', body: { message: 'internal error' }, retryAfterMs: undefined },
  );
}

export function refusal(): PermissionError {
  return new PermissionError(
    'permission',
    { operation: 'passport.realms.search', service: 'passport', status: 403, requestId: '7be04c1190aa42d1' },
    { style: 'passport', body: { message: 'permission denied' }, retryAfterMs: undefined },
  );
}

/** What hosting answers once the free trial is used up. */
export function trialLimitReached(): UosApiError {
  return new UosApiError(
    'trial-limit',
    {
      operation: 'multiverse.games.allocations.create',
      service: 'multiverse',
      status: 400,
      requestId: '51d0a7c3e2f94b68',
    },
    { style: 'multiverse', body: { code: 8, message: 'trial resource limit reached' }, retryAfterMs: undefined },
  );
}

/** As everything comes: not where the network is gone. */
export async function fromNetwork<T>(value: T): Promise<T> {
  await fetch('/icon.svg', { cache: 'no-store' });
  return value;
}

export function never<T>(): Promise<T> {
  return new Promise(() => undefined);
}
