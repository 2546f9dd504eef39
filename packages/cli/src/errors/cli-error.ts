// What can go wrong, with the exit code that says so to a script.
import type { Dictionary } from '../text/en.ts';

export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  notFound: 3,
  login: 4,
  permission: 5,
  conflict: 6,
  unavailable: 7,
  partial: 8,
  notServed: 9,
  cancelled: 130,
} as const;

/** What a deployment was doing when it failed. */
export const STEP_EXIT = { upload: 20, build: 21, revision: 22, test: 23, release: 24, ready: 25 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT] | (typeof STEP_EXIT)[keyof typeof STEP_EXIT];

type Say = (text: Dictionary) => string;

export interface CliErrorFacts {
  readonly exit: ExitCode;
  readonly what: Say;
  readonly why?: Say;
  /** The command to type next. */
  readonly next?: string;
  readonly status?: number;
  readonly requestId?: string;
  readonly cause?: unknown;
}

/** A failure with its text in both languages; the engine prints it in at most three lines. */
export class CliError extends Error {
  readonly code: string;
  readonly facts: CliErrorFacts;

  constructor(code: string, facts: CliErrorFacts) {
    super(code, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = 'CliError';
    this.code = code;
    this.facts = facts;
  }
}

/** The command line itself is wrong: exit 2, nothing was done. */
export function usageError(code: string, what: Say, next?: string, options: ErrorOptions = {}): CliError {
  return new CliError(code, { exit: EXIT.usage, what, ...(next !== undefined && { next }), ...options });
}

export function cancelled(): CliError {
  return new CliError('cancelled', { exit: EXIT.cancelled, what: (t) => t.errors.cancelled });
}
