// Which calls an app may limit together; all are off until it says so. Source: wire/passport.md 2.8, 3.1 row 21.
import type { RateLimitFamily } from '@uos/contract/rules';
import type { AppLimitOf } from '#kernel/call/app-limits';
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

export const appLimit: AppLimitOf = async (ports, operation, { appId, principal }) => {
  const isPlaying = principal.kind === 'player' || principal.kind === 'game';
  const family = FAMILIES[operation] ?? (isPlaying ? 'api' : undefined);
  const limit = family === undefined ? undefined : (await limitsOf(ports, appId))?.[family];
  if (family === undefined || limit?.enabled !== true) {
    return undefined;
  }
  return { family, calls: limit.limit, seconds: limit.windowSeconds, isExact: isExact(family) };
};
