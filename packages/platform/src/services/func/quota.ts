// What an app may have of logic servers. Over it the caller hears of the limit, and the console opens its dialog.
// Source: wire/realtime-and-compute.md 1.3 (code 8), 5, 9.11.
import { funcConfigLevels, serviceDefaults } from '@uos/contract/rules';
import type { At } from '#engines/processes/servers/hosting';
import type { Call } from '#kernel/call/call';
import { millisOf } from './levels.ts';
import { countLive } from './store/servers.ts';

export interface Quota {
  readonly isTrial: boolean;
  /** That live at once. */
  readonly servers: number;
  readonly cpuMillis: number;
  /** Longest life; 0 is without end. */
  readonly ttlSeconds: number;
}

const QUOTAS: Readonly<Record<'standard' | 'trial', Quota>> = {
  standard: { isTrial: false, servers: 100, cpuMillis: Number.POSITIVE_INFINITY, ttlSeconds: 0 },
  trial: {
    isTrial: true,
    servers: 2,
    cpuMillis: millisOf(funcConfigLevels[0]?.cpu ?? serviceDefaults.func.configLevel),
    ttlSeconds: serviceDefaults.func.trialTtlSeconds,
  },
};

export async function quotaOf(at: At, appId: string): Promise<Quota> {
  const isTrial = await at.ports.services.ask('hosting').isTrial(at, { appId, service: 'func' });
  return QUOTAS[isTrial ? 'trial' : 'standard'];
}

/** What an app that has so many servers already is over with one more; whoever asks holds the function. */
export async function overWith(
  at: At,
  appId: string,
  { level }: { readonly level: string },
): Promise<string | undefined> {
  const quota = await quotaOf(at, appId);
  const used = await countLive(at.db, appId);
  return (
    levelOver(quota, level) ??
    (used >= quota.servers
      ? `${kindOf(quota)} has at most ${quota.servers} servers at once, ${used} are used`
      : undefined)
  );
}

export function levelOver(quota: Quota, level: string): string | undefined {
  return millisOf(level) > quota.cpuMillis
    ? `${kindOf(quota)} has servers of at most ${quota.cpuMillis}m, ${level} is asked for`
    : undefined;
}

export function ttlOver(quota: Quota, seconds: number): string | undefined {
  const { ttlSeconds: most } = quota;
  return most > 0 && (seconds === 0 || seconds > most)
    ? `${kindOf(quota)} has servers that live for at most ${most}s, ${seconds}s is asked for`
    : undefined;
}

const kindOf = ({ isTrial }: Quota): string => (isTrial ? 'on trial an app' : 'an app');

/** @throws quota exceeded where something is over it */
export function refuseOver({ refuse }: Pick<Call, 'refuse'>, over: string | undefined): void {
  if (over !== undefined) {
    throw refuse('precondition', `quota exceeded: ${over}`, { code: 80_001 });
  }
}
