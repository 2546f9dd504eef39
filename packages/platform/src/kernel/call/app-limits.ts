// Limits that an app has set itself on families of calls of a service. Counted like all others, in PostgreSQL.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { systemClock } from '#kernel/time/clock';
import type { Admission } from './admission.ts';
import { type CallLimit, type CallLimits, createCallLimits, ONE_BY_ONE, type Taken } from './call-limits.ts';

export interface AppLimit extends CallLimit {
  /** What is counted together. */
  readonly family: string;
  /** Every call is counted at once, for a statement each; else a process takes them by the handful. */
  readonly isExact: boolean;
}

/** The limit that the app of a call has set for it, if any. Asked before every call, so from memory. */
export type AppLimitOf = (
  ports: Ports,
  operation: string,
  admission: Pick<Admission, 'appId' | 'principal'>,
) => AppLimit | undefined | Promise<AppLimit | undefined>;

export const appLimitKey = (service: string, family: string, appId: string): string => `${service}/${family}/${appId}`;

/** Counters of a platform, by what they allow. */
const made = new WeakMap<Db, Map<string, CallLimits>>();

export function takeFromApp(ports: Ports, key: string, { calls, seconds, isExact }: AppLimit): Promise<Taken> {
  const counters = made.get(ports.db) ?? new Map<string, CallLimits>();
  made.set(ports.db, counters);
  const name = `${calls}/${seconds}/${isExact}`;
  const counter =
    counters.get(name) ?? createCallLimits([{ calls, seconds }], systemClock, isExact ? ONE_BY_ONE : undefined);
  counters.set(name, counter);
  return counter.take(ports.db, key);
}
