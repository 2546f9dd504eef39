// Limits that an app has set itself on families of calls of a service. Counted like all others, in PostgreSQL.
import type { ErrorStyle } from '@uos/contract';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { systemClock } from '#kernel/time/clock';
import type { Admission } from './admission.ts';
import { type CallLimit, type CallLimits, createCallLimits, ONE_BY_ONE } from './call-limits.ts';
import { type Refusal, styles } from './errors.ts';

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

/**
 * Counts one call of an app.
 * @throws Refusal where the app has had too many
 */
export async function countForApp(
  ports: Ports,
  called: { readonly service: string; readonly style: ErrorStyle; readonly appId: string },
  { family, calls, seconds, isExact }: AppLimit,
): Promise<void> {
  const counters = made.get(ports.db) ?? new Map<string, CallLimits>();
  made.set(ports.db, counters);
  const name = `${calls}/${seconds}/${isExact}`;
  const counter =
    counters.get(name) ?? createCallLimits([{ calls, seconds }], systemClock, isExact ? ONE_BY_ONE : undefined);
  counters.set(name, counter);
  const taken = await counter.take(ports.db, appLimitKey(called.service, family, called.appId));
  if (!taken.isAdmitted) {
    throw tooMany(called.style, ` of this kind for this app (${family})`, taken.waitSeconds);
  }
}

export function tooMany(style: ErrorStyle, what: string, waitSeconds: number): Refusal {
  return styles[style].common['too-many'](`too many calls${what}; go on in ${waitSeconds} s`, {
    headers: { 'Retry-After': String(waitSeconds) },
  });
}
