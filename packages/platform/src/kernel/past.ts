// The past of the demo studio, told by its services one day after the other: each makes what it would have lived through,
// by its own calls, on a clock of then.
import type { Ports } from '#kernel/ports';

/** With what the numbers of its payments begin. */
export const PAST_TRADE = 'DEMO';

export interface PastApp {
  readonly id: string;
  readonly name: string;
  /** In megabytes: what a new player downloads. */
  readonly downloadMb: number;
  /** Is the service, by its name in `App.Services`, one it has? */
  has(service: string): boolean;
  /** Players at once at a moment. */
  playersAt(moment: Date): number;
}

/** Who calls: a developer or an app of the studio, or one of the two offices. */
export type PastCaller = 'developer' | 'operator' | 'billing' | PastApp;

export interface Past {
  /** Their clock is at the moment that is told. */
  readonly ports: Ports;
  readonly orgId: string;
  readonly apps: readonly PastApp[];
  /** Comes where the platform stops: what waits for something ends, and is told again at the next start. */
  readonly signal: AbortSignal;
  /** Moves the clock, forward or back. */
  at(moment: Date): void;
  /**
   * Calls the platform as somebody, and answers the body.
   * @throws Error where the call is refused: the past is made by what works
   */
  call<Body>(caller: PastCaller, method: string, path: string, body?: object): Promise<Body>;
  /** From 0 up to 1; the same in each telling of a day. */
  chance(): number;
}

/** A day in Asia/Shanghai, or the part of it that is told. */
export interface PastDay {
  /** 0 is the first. */
  readonly number: number;
  /** How many days before the one in which it is told. */
  readonly daysAgo: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The hours of it that have begun and are not told yet. */
  readonly hours: readonly Date[];
  /** The day begins with them: what happens once a day happens now. */
  readonly begins: boolean;
}

export type TellDay = (past: Past, day: PastDay) => Promise<void>;
