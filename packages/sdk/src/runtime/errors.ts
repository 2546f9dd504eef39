// Everything the SDK throws. Errors carry facts; texts come from the contract's tables.
import {
  type ClientFailure,
  clientFailureText,
  displayMessage,
  type ErrorStyleName,
  errorOutcome,
  type Language,
  serverMessage,
} from '@uos/contract/messages';

export type ErrorKind =
  | 'api'
  | 'login-expired'
  | 'permission'
  | 'account-blocked'
  | 'object-too-large'
  | 'trial-limit'
  | 'connection'
  | 'timeout'
  | 'abort'
  | 'input';

// why: two copies of a package in one program break `instanceof`
const BRAND = Symbol.for('@uos/sdk.error');

/** True for every error of this SDK, also of another copy of it in the same program. */
export function isUosError(error: unknown): error is UosError {
  return typeof error === 'object' && error !== null && BRAND in error;
}

interface ErrorFacts {
  readonly operation?: string;
  readonly cause?: unknown;
  readonly origin?: string;
  readonly timeoutMs?: number;
  readonly reason?: ConnectionReason;
}

/** Base of all. Branch on `kind`; show `display('zh')`. */
export class UosError extends Error {
  declare readonly kind: ErrorKind;
  /** Operation id, such as `cdn.buckets.list`; absent outside a call. */
  declare readonly operation?: string;

  constructor(kind: ErrorKind, message: string, { cause, ...facts }: ErrorFacts = {}) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, { name: new.target.name, kind }, facts);
  }

  /** What a person reads. */
  display(_language: Language = 'zh'): string {
    return this.message;
  }

  /** The facts, without a stack and without anything secret. */
  toJSON(): Record<string, unknown> {
    return { ...(this as object), message: this.message };
  }

  get [BRAND](): true {
    return true;
  }
}

/** What is known of a failed answer. */
export interface FailedCall extends ErrorFacts {
  readonly operation: string;
  readonly service: string;
  readonly status: number;
  readonly requestId?: string | undefined;
}

/** How the answer is read, and what it held. */
export interface FailedAnswer {
  readonly style: ErrorStyleName;
  readonly body: unknown;
  readonly retryAfterMs: number | undefined;
}

/** The server answered, and the answer is a failure. */
export class UosApiError extends UosError {
  declare readonly operation: string;
  declare readonly service: string;
  /** HTTP status. */
  declare readonly status: number;
  /** Number of the failure in the vocabulary of its service. */
  declare readonly code?: number;
  /** The server's own words. */
  declare readonly serverMessage?: string;
  /** Finds the call in the server's log. */
  declare readonly requestId?: string;
  readonly #answer: FailedAnswer;

  constructor(kind: ErrorKind, call: FailedCall, answer: FailedAnswer) {
    const said = serverMessage(answer.style, answer.body);
    const message = `${call.operation}: ${call.status}${said === undefined ? '' : ` ${said}`}`;
    super(kind, message, { ...call, code: codeOf(answer.body), serverMessage: said } as ErrorFacts);
    this.#answer = answer;
  }

  override display(language: Language = 'zh'): string {
    return displayMessage(this.#answer.style, { status: this.status, body: this.body }, language);
  }

  /** Whose way of failing it is: the platform core's or that of a service back-end. */
  get style(): ErrorStyleName {
    return this.#answer.style;
  }

  /** The body of the answer, decoded where it was JSON. */
  get body(): unknown {
    return this.#answer.body;
  }

  /** How long the server asks to wait before the next attempt. */
  get retryAfterMs(): number | undefined {
    return this.#answer.retryAfterMs;
  }
}

/** 401: the session is over, or the secret is not the current one. */
export class LoginExpiredError extends UosApiError {}
/** 403: the caller may not do this. */
export class PermissionError extends UosApiError {}
/** 423: the account is blocked. */
export class AccountBlockedError extends UosApiError {}
/** Hosting refused an object over its size limit (code 3). */
export class ObjectTooLargeError extends UosApiError {}
/** The free trial of hosting is used up (code 8). */
export class TrialLimitError extends UosApiError {}

export type ConnectionReason = Exclude<ClientFailure, 'timeout' | 'abort'>;

/** No answer: the failure is on this side or on the way. */
class ClientError extends UosError {
  readonly #failure: ClientFailure;

  constructor(failure: ClientFailure, facts: ErrorFacts) {
    super(
      failure === 'timeout' || failure === 'abort' ? failure : 'connection',
      clientFailureText(failure, facts, 'en'),
      facts,
    );
    this.#failure = failure;
  }

  override display(language: Language = 'zh'): string {
    return clientFailureText(this.#failure, this as ErrorFacts, language);
  }
}

/** No answer came. */
export class UosConnectionError extends ClientError {
  /** Where the connection went, without path. */
  declare readonly origin: string;
  declare readonly reason: ConnectionReason;
}

/** No answer came in time. */
export class UosTimeoutError extends ClientError {
  declare readonly timeoutMs: number;
}

/** The caller's own signal stopped the call. */
export class UosAbortError extends ClientError {}

/** Refused before anything was sent. */
export class UosInputError extends UosError {
  /** Key of the input that is wrong. */
  declare readonly field?: string;

  constructor(message: string, facts: ErrorFacts & { readonly field?: string } = {}) {
    super('input', message, facts);
  }
}

type Class = readonly [ErrorKind, typeof UosApiError];
const CLASSES: Readonly<Record<string, Class>> = {
  401: ['login-expired', LoginExpiredError],
  403: ['permission', PermissionError],
  423: ['account-blocked', AccountBlockedError],
  caller: ['object-too-large', ObjectTooLargeError],
  'trial-dialog': ['trial-limit', TrialLimitError],
  toast: ['api', UosApiError],
};

/** The error of a failed answer, of the class its status and code ask for. */
export function apiError(call: FailedCall, answer: FailedAnswer): UosApiError {
  const outcome = errorOutcome(answer.style, { status: call.status, body: answer.body });
  const [kind, Class] = (CLASSES[call.status] ?? CLASSES[outcome]) as Class;
  return new Class(kind, call, answer);
}

// why passportErrorCode first: its `code` is only the family of the failure; wire/passport.md 1.5
function codeOf(body: unknown): number | undefined {
  const { passportErrorCode, code } = (body ?? {}) as { passportErrorCode?: number; code?: number };
  return passportErrorCode ?? code;
}
