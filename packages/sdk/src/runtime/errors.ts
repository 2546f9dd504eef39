// Everything the SDK throws. Errors carry facts; texts come from the contract's tables.
import {
  displayMessage,
  type ErrorStyleName,
  errorOutcome,
  type Language,
  serverMessage,
} from '@uos/contract/messages';
import { clientTexts } from './client-texts.ts';

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

const BRAND = Symbol.for('@uos/sdk.error');

/** True for every error of this SDK, also of another copy of it in the same program. */
export function isUosError(error: unknown): error is UosError {
  return typeof error === 'object' && error !== null && BRAND in error;
}

interface ErrorFacts {
  readonly operation?: string;
  readonly cause?: unknown;
}

/** Base of all. Branch on `kind`; show `display('zh')`. */
export class UosError extends Error {
  readonly kind: ErrorKind;
  /** Operation id, such as `cdn.buckets.list`; absent outside a call. */
  readonly operation?: string;

  constructor(kind: ErrorKind, message: string, { operation, cause }: ErrorFacts = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.kind = kind;
    if (operation !== undefined) {
      this.operation = operation;
    }
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** What a person reads. */
  display(_language: Language = 'zh'): string {
    return this.message;
  }

  /** The facts, without a stack and without anything secret. */
  toJSON(): Record<string, unknown> {
    const { message, cause: _cause, ...facts } = { ...this, message: this.message };
    return { ...facts, message };
  }
}

export interface ApiErrorFacts extends ErrorFacts {
  readonly operation: string;
  readonly service: string;
  readonly style: ErrorStyleName;
  readonly status: number;
  readonly body?: unknown;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
}

/** The server answered, and the answer is a failure. */
export class UosApiError extends UosError {
  declare readonly operation: string;
  readonly service: string;
  /** HTTP status. */
  readonly status: number;
  /** Number of the failure in the vocabulary of its service. */
  readonly code?: number;
  /** The server's own words. */
  readonly serverMessage?: string;
  /** Finds the call in the server's log. */
  readonly requestId?: string;
  readonly #facts: ApiErrorFacts;

  constructor(kind: ErrorKind, facts: ApiErrorFacts) {
    const said = serverMessage(facts.style, facts.body);
    super(kind, `${facts.operation}: ${facts.status}${said === undefined ? '' : ` ${said}`}`, facts);
    this.service = facts.service;
    this.status = facts.status;
    const code = codeOf(facts.body);
    if (code !== undefined) {
      this.code = code;
    }
    if (said !== undefined) {
      this.serverMessage = said;
    }
    if (facts.requestId !== undefined) {
      this.requestId = facts.requestId;
    }
    this.#facts = facts;
  }

  override display(language: Language = 'zh'): string {
    return displayMessage(this.#facts.style, this.#facts, language);
  }

  /** How long the server asks to wait before the next attempt. */
  get retryAfterMs(): number | undefined {
    return this.#facts.retryAfterMs;
  }

  /** The body of the answer, decoded where it was JSON. */
  get body(): unknown {
    return this.#facts.body;
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

export type ConnectionReason = 'refused' | 'unknown-host' | 'closed' | 'certificate' | 'unreachable';

/** No answer came. */
export class UosConnectionError extends UosError {
  /** Where the connection went, without path. */
  readonly origin: string;
  readonly reason: ConnectionReason;

  constructor(facts: ErrorFacts & { readonly origin: string; readonly reason: ConnectionReason }) {
    super('connection', clientTexts[facts.reason].en.replace('{origin}', facts.origin), facts);
    this.origin = facts.origin;
    this.reason = facts.reason;
  }

  override display(language: Language = 'zh'): string {
    return clientTexts[this.reason][language].replace('{origin}', this.origin);
  }
}

/** No answer came in time. */
export class UosTimeoutError extends UosError {
  readonly timeoutMs: number;

  constructor(facts: ErrorFacts & { readonly timeoutMs: number }) {
    super('timeout', clientTexts.timeout.en.replace('{seconds}', String(facts.timeoutMs / 1000)), facts);
    this.timeoutMs = facts.timeoutMs;
  }

  override display(language: Language = 'zh'): string {
    return clientTexts.timeout[language].replace('{seconds}', String(this.timeoutMs / 1000));
  }
}

/** The caller's own signal stopped the call. */
export class UosAbortError extends UosError {
  constructor(facts: ErrorFacts = {}) {
    super('abort', clientTexts.abort.en, facts);
  }

  override display(language: Language = 'zh'): string {
    return clientTexts.abort[language];
  }
}

/** Refused before anything was sent. */
export class UosInputError extends UosError {
  /** Key of the input that is wrong. */
  readonly field?: string;

  constructor(message: string, facts: ErrorFacts & { readonly field?: string } = {}) {
    super('input', message, facts);
    if (facts.field !== undefined) {
      this.field = facts.field;
    }
  }
}

const CLASS_BY_STATUS: Readonly<Record<number, readonly [ErrorKind, typeof UosApiError]>> = {
  401: ['login-expired', LoginExpiredError],
  403: ['permission', PermissionError],
  423: ['account-blocked', AccountBlockedError],
};
const CLASS_BY_OUTCOME: Readonly<Record<string, readonly [ErrorKind, typeof UosApiError]>> = {
  caller: ['object-too-large', ObjectTooLargeError],
  'trial-dialog': ['trial-limit', TrialLimitError],
};

/** The error of a failed answer, of the class its status and code ask for. */
export function apiError(facts: ApiErrorFacts): UosApiError {
  const [kind, Class] = CLASS_BY_STATUS[facts.status] ??
    CLASS_BY_OUTCOME[errorOutcome(facts.style, facts)] ?? ['api', UosApiError];
  return new Class(kind, facts);
}

// why passportErrorCode first: its `code` is only the family of the failure; wire/passport.md 1.5
function codeOf(body: unknown): number | undefined {
  const { passportErrorCode, code } = (body ?? {}) as { passportErrorCode?: unknown; code?: unknown };
  const found = passportErrorCode ?? code;
  return typeof found === 'number' ? found : undefined;
}
