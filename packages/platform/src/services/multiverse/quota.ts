// What an app may have of hosting. Over it the caller hears of the limit, and the console opens its dialog.
// Source: wire/realtime-and-compute.md 1.3 (code 8), 2.1.
import type { Call } from '#kernel/call/call';
import { propertiesOf } from './store/games.ts';

export interface Quota {
  readonly profiles: number;
  readonly images: number;
  /** That live at once, in all regions together. */
  readonly servers: number;
  readonly testServers: number;
}

const QUOTAS: Readonly<Record<'standard' | 'trial', Quota>> = {
  standard: { profiles: 100, images: 500, servers: 1000, testServers: 10 },
  trial: { profiles: 3, images: 10, servers: 5, testServers: 1 },
};

const WORDS: Readonly<Record<keyof Quota, string>> = {
  profiles: 'profiles',
  images: 'images',
  servers: 'servers at once',
  testServers: 'test servers at once',
};

async function quotaOf(call: Pick<Call, 'db' | 'ports' | 'appId'>): Promise<Quota & { readonly isTrial: boolean }> {
  const { trial } = await propertiesOf(call.db, call.appId);
  const isTrial = trial === undefined ? call.ports.config.hostingLevel === 'trial' : trial === 'true';
  return { ...QUOTAS[isTrial ? 'trial' : 'standard'], isTrial };
}

/** @throws quota exceeded where as many are there as there may be; whoever counts holds what makes them one by one */
export async function refuseOver(
  call: Pick<Call, 'db' | 'ports' | 'appId' | 'refuse'>,
  what: keyof Quota,
  used: number,
): Promise<void> {
  const quota = await quotaOf(call);
  if (used >= quota[what]) {
    const kind = quota.isTrial ? 'on trial an app' : 'an app';
    throw call.refuse(
      'precondition',
      `quota exceeded: ${kind} has at most ${quota[what]} ${WORDS[what]}, ${used} are used`,
      {
        code: 80_001,
      },
    );
  }
}
