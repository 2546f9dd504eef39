// Errors of a game on their way to the platform. A game that breaks must not break more: nothing here throws, an error
// that comes again is counted and sent once, and a game that fails in every frame reports ten and no more.
import type { ReportInput } from '../generated/stacktrace.ts';
import { serverClock } from '../player/clock.ts';
import { asGame, type TokenHolder } from '../player/proofs.ts';
import { prepare } from '../player/wire.ts';
import { crashesTable, REPORT } from './wire-row.ts';

/** What is told of an error beside its stack. */
export type CrashFacts = Omit<ReportInput, 'stack' | 'buildIds'>;

export interface CrashesOptions extends Pick<CrashFacts, 'appVersion' | 'deviceModel' | 'osVersion'> {
  /** Where the platform is, such as `https://uos.example.com`. */
  readonly origin: string;
  readonly appId: string;
  /** Proves the game. */
  readonly appSecret: string;
  /** Who plays, once somebody is signed in. */
  readonly player?: Pick<TokenHolder, 'who'> | undefined;
  /** `webgl` when absent. */
  readonly platform?: CrashFacts['platform'];
  /** Different errors that one session reports, 10 when absent. */
  readonly most?: number;
  /** Longest wait for an answer, 10 s when absent. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

export interface Crashes {
  /** Reports an error; `undefined` where it was not sent: known already, too many, or the platform away. Never rejects. */
  capture(error: unknown, facts?: CrashFacts): Promise<string | undefined>;
  /** Reports what nobody catches, from now on; the answer stops it. */
  watch(target?: WatchedTarget): () => void;
  /** How often each error came, by the first lines of its stack. */
  readonly counts: ReadonlyMap<string, number>;
}

/** `window`, or what sends the same events. */
export interface WatchedTarget {
  addEventListener(type: string, listener: (event: never) => void): void;
  removeEventListener(type: string, listener: (event: never) => void): void;
}

/** What an event of an error says. */
interface Uncaught {
  readonly error?: unknown;
  readonly message?: string;
  readonly filename?: string;
  readonly lineno?: number;
  readonly colno?: number;
}

const MOST = 10;
const LONGEST_STACK = 100_000;
/** Of a stack, what tells one error from another. */
const TOLD_BY = 4;

/**
 * @example
 * const errors = crashes({ origin, appId, appSecret, appVersion: '1.4.0' });
 * errors.watch();
 */
export function crashes(options: CrashesOptions): Crashes {
  const { appId, appSecret, player, platform = 'webgl', most = MOST, timeoutMs = 10_000 } = options;
  const clock = serverClock();
  const wire = {
    ...{ origin: options.origin.replace(/\/+$/, ''), table: crashesTable, clock, timeoutMs },
    // why bound: a browser's fetch is called on nothing but the window
    fetch: options.fetch ?? fetch.bind(globalThis),
  };
  const counts = new Map<string, number>();
  const about = given({
    ...{ appVersion: options.appVersion, deviceModel: options.deviceModel, osVersion: options.osVersion },
  });

  const capture = async (error: unknown, facts: CrashFacts = {}): Promise<string | undefined> => {
    const stack = stackOf(error);
    const key = stack.split('\n', TOLD_BY).join('\n');
    const known = counts.get(key) ?? 0;
    if (known === 0 && counts.size >= most) {
      return undefined;
    }
    counts.set(key, known + 1);
    if (known > 0) {
      return undefined;
    }
    try {
      const who = facts.userId === undefined ? await player?.who() : undefined;
      const userId = who === undefined ? {} : { userId: who.userID };
      const input = { platform, ...about, ...userId, ...given(facts), stack };
      const reply = await asGame(prepare(wire, REPORT, input), { appId, appSecret, clock });
      return (reply as { readonly recordId?: string }).recordId;
    } catch {
      return undefined;
    }
  };

  return {
    counts,
    capture,
    watch(target = globalThis as unknown as WatchedTarget) {
      const onError = ({ error, message = '', filename, lineno, colno }: Uncaught): void => {
        void capture(error ?? { message, stack: `${message}\n    at ${filename}:${lineno}:${colno}` });
      };
      const onRejection = ({ reason }: { readonly reason?: unknown }): void => void capture(reason);
      target.addEventListener('error', onError as (event: never) => void);
      target.addEventListener('unhandledrejection', onRejection as (event: never) => void);
      return () => {
        target.removeEventListener('error', onError as (event: never) => void);
        target.removeEventListener('unhandledrejection', onRejection as (event: never) => void);
      };
    },
  };
}

/** With the message before it, which Chromium writes itself and others do not. */
function stackOf(error: unknown): string {
  const { name = 'Error', message, stack } = (error ?? {}) as Partial<Error>;
  const said = message === undefined ? `Error: ${String(error)}` : `${name}: ${message}`;
  if (stack === undefined || stack === '') {
    return said.slice(0, LONGEST_STACK);
  }
  const isSaid = message === undefined || message === '' || stack.includes(message);
  return (isSaid ? stack : `${said}\n${stack}`).slice(0, LONGEST_STACK);
}

function given<T extends object>(facts: T): Partial<T> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<T>;
}
