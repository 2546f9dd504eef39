// Which calls an app may limit together; all are off until it says so. Source: wire/passport.md 2.8, 3.1 row 21.
import type { RateLimitFamily } from '@uos/contract/rules';
import { type AppLimit, type AppLimitOf, countForApp } from '#kernel/call/app-limits';
import type { Call } from '#kernel/call/call';
import type { Ports } from '#kernel/ports';
import { limitsOf } from './memory.ts';

const FAMILIES: Readonly<Record<string, RateLimitFamily>> = {
  'passport.login.external': 'login',
  'passport.login.token': 'login',
  'passport.playerLogin.phone': 'login',
  'passport.playerLogin.oauth': 'login',
  'passport.playerLogin.accessToken': 'login',
  'passport.playerLogin.sendCode': 'sms',
  'passport.users.setRealName': 'realName',
  'passport.playerUsers.verifyRealName': 'realName',
};

/** Players call often: they are counted by the handful, so that most of their calls ask the database nothing. */
const isExact = (family: RateLimitFamily): boolean => family !== 'api';

export const appLimit: AppLimitOf = (ports, operation, { appId, principal }) => {
  const isPlaying = principal.kind === 'player' || principal.kind === 'game';
  const family = FAMILIES[operation] ?? (isPlaying ? 'api' : undefined);
  return family === undefined ? undefined : limitOf(ports, appId, family);
};

/**
 * Counts a call of a player who comes without a credential: its app stands in what it asks, a token or a query. The
 * callback of a provider needs no count, for it is taken once for each login that was begun.
 * @throws Refusal where the app has had too many
 */
export async function countOpenCall({ ports }: Pick<Call, 'ports'>, appId: string): Promise<void> {
  const limit = await limitOf(ports, appId, 'api');
  if (limit !== undefined) {
    await countForApp(ports, { service: 'passport', style: 'passport', appId }, limit);
  }
}

async function limitOf(ports: Ports, appId: string, family: RateLimitFamily): Promise<AppLimit | undefined> {
  const limit = (await limitsOf(ports, appId))?.[family];
  if (limit?.enabled !== true) {
    return undefined;
  }
  return { family, calls: limit.limit, seconds: limit.windowSeconds, isExact: isExact(family) };
}
