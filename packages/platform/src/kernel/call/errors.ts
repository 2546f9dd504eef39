// Every refusal a caller can meet, and the body each service wraps it in.
// Source: wire/cdn-and-platform.md 1.2 and 2.1, wire/passport.md 1.5.
import type { ErrorStyle } from '@uos/contract';
import { cdnErrorCodes, passportGrpcCode, serviceErrorCodes } from '@uos/contract/messages';

export interface RefusalOptions {
  /** Code inside the body where the style has one of its own. */
  readonly code?: number;
  /** What a developer reads beside the text, for example which field broke which rule. */
  readonly details?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What a program reads of it, where the style has a place for that: until when a player is banned. */
  readonly facts?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** Thrown by handlers; the transaction is rolled back and the mount shapes the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number | undefined;
  readonly details: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, string>>;

  constructor(status: number, text: string, options: RefusalOptions = {}) {
    super(text, { cause: options.cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = options.code;
    this.details = options.details ?? [];
    this.headers = options.headers ?? {};
    this.facts = options.facts ?? {};
  }
}

/** Why a service itself says no. */
export type Reason =
  | 'invalid'
  | 'out-of-range'
  | 'unauthenticated'
  | 'denied'
  | 'blocked'
  | 'not-found'
  | 'exists'
  | 'precondition'
  | 'incomplete';

/**
 * A refusal in the words of a service, `throw call.refuse('not-found', 'no such bucket')`; status and code are what its
 * style has for the reason, unless told.
 */
export type Refuse = (reason: Reason, text: string, options?: RefusalOptions & { readonly status?: number }) => Refusal;

const CDN_REASONS: Readonly<Record<Reason, number>> = {
  invalid: 1,
  'out-of-range': 2,
  unauthenticated: 3,
  denied: 4,
  blocked: 4,
  'not-found': 5,
  exists: 6,
  precondition: 9,
  incomplete: 11,
};

/** Numbers of player accounts, which most services share: grpcCode × 10000 + n; it also decides the HTTP status. */
const GRPC_REASONS: Readonly<Record<Reason, number>> = {
  invalid: 30_001,
  'out-of-range': 30_001,
  unauthenticated: 160_001,
  denied: 70_001,
  blocked: 70_001,
  'not-found': 50_001,
  exists: 60_001,
  precondition: 90_001,
  incomplete: 90_001,
};

/** Refusals that the mount itself makes, before or instead of a handler. */
export type Common =
  | 'unauthenticated'
  | 'denied'
  | 'not-json'
  | 'wrong-shape'
  | 'invalid'
  | 'unknown-call'
  | 'service-off'
  | 'app-unavailable'
  | 'too-large'
  | 'too-slow'
  | 'too-many'
  | 'not-built'
  | 'unavailable'
  | 'storage-full'
  | 'internal';

export interface Style {
  readonly refuse: Refuse;
  readonly common: Readonly<Record<Common, (detail: string, options?: RefusalOptions) => Refusal>>;
  body(refusal: Refusal): unknown;
}

const named = (status: number, text: string, code?: number) => (detail: string, options?: RefusalOptions) =>
  new Refusal(status, text, {
    ...options,
    ...(code === undefined ? {} : { code }),
    details: detail === '' ? [] : [detail, ...(options?.details ?? [])],
  });

const PLATFORM: Style['common'] = {
  unauthenticated: named(401, 'no session info'),
  denied: named(403, 'permission denied'),
  'not-json': named(400, 'invalid request payload'),
  'wrong-shape': named(400, 'invalid payload'),
  invalid: named(400, 'invalid parameters'),
  'unknown-call': named(404, 'Bad Request'),
  'service-off': named(403, 'permission denied'),
  'app-unavailable': named(400, 'app is currently unavailable'),
  'too-large': named(413, 'invalid request payload'),
  'too-slow': named(408, 'invalid request payload'),
  'too-many': named(429, 'Bad Request'),
  'not-built': named(501, 'Bad Request'),
  unavailable: named(503, 'request err'),
  'storage-full': named(507, 'request err'),
  internal: named(500, ''),
};

/** The core knows a reason by its text alone; all but a few have one status. */
const PLATFORM_STATUS: Readonly<Partial<Record<Reason, number>>> = { unauthenticated: 401, denied: 403, blocked: 423 };

const refuseAsPlatform: Refuse = (reason, text, options = {}) =>
  new Refusal(options.status ?? PLATFORM_STATUS[reason] ?? 400, text, options);

const refuseAsCdn: Refuse = (reason, text, options = {}) => cdnRefusal(CDN_REASONS[reason], text, options);

function cdnRefusal(code: number, detail: string, options: RefusalOptions & { readonly status?: number }): Refusal {
  return new Refusal(options.status ?? cdnErrorCodes[code]?.http ?? 400, detail, { ...options, code });
}

const refuseByNumber: Refuse = (reason, text, options = {}) => {
  const code = options.code ?? GRPC_REASONS[reason];
  return new Refusal(options.status ?? statusOf(code), text, { ...options, code });
};

function statusOf(code: number): number {
  return serviceErrorCodes[passportGrpcCode(code)]?.http ?? 400;
}

const cdn = (code: number, status?: number) => (detail: string, options?: RefusalOptions) =>
  cdnRefusal(code, detail, { ...options, ...(status === undefined ? {} : { status }) });

const passport = (code: number, text: string, status?: number) => (detail: string, options?: RefusalOptions) =>
  new Refusal(status ?? statusOf(code), text, {
    ...options,
    code,
    details: detail === '' ? [] : [detail, ...(options?.details ?? [])],
  });

const PASSPORT: Style['common'] = {
  unauthenticated: passport(160_001, 'no session info'),
  denied: passport(70_001, 'permission denied'),
  'not-json': passport(30_001, 'invalid request payload'),
  'wrong-shape': passport(30_001, 'invalid payload'),
  invalid: passport(30_001, 'invalid parameters'),
  'unknown-call': passport(50_000, 'Bad Request'),
  'service-off': passport(50_001, 'Id Domain not found'),
  'app-unavailable': passport(90_000, 'app is currently unavailable'),
  'too-large': passport(30_001, 'invalid request payload', 413),
  'too-slow': passport(30_001, 'invalid request payload', 408),
  'too-many': passport(80_000, 'Bad Request'),
  'not-built': passport(120_000, 'Bad Request', 501),
  unavailable: passport(140_000, 'request err', 503),
  'storage-full': passport(140_000, 'request err', 507),
  internal: passport(130_000, 'Internal Server Error'),
};

const passportBody = (refusal: Refusal) => {
  const passportErrorCode = refusal.code ?? 20_000;
  return {
    code: Math.floor(passportErrorCode / 10_000),
    message: refusal.message,
    details: refusal.details,
    passportErrorCode,
    passportErrorDetail: refusal.facts,
  };
};

/** Source: wire/realtime-and-compute.md 1.3. */
const serviceStyle: Style = {
  refuse: refuseByNumber,
  common: {
    ...PASSPORT,
    'service-off': (detail, options) => new Refusal(404, detail, { ...options, code: 50_001 }),
  },
  body: (refusal) => ({
    code: Math.floor((refusal.code ?? 20_000) / 10_000),
    message: refusal.message,
    reservedHttpStatusCode: refusal.status,
    details: refusal.details.map(fieldAndReason),
  }),
};

/** `metric: must be …` names its field; what is about none has an empty one. */
function fieldAndReason(detail: string): { field: string; reason: string } {
  const [, field = '', reason = detail] = /^([\w.]+): (.*)$/s.exec(detail) ?? [];
  return { field, reason };
}

/** Failures of the server that somebody can do something about. */
const EXPLAINED: ReadonlySet<number> = new Set([501, 507]);

/** How each service says no. */
export const styles: Readonly<Record<ErrorStyle, Style>> = {
  platform: {
    refuse: refuseAsPlatform,
    common: PLATFORM,
    // why: a 500 carries no info, so that the console falls back to its own text; wire 2.1
    body: (refusal) =>
      refusal.status >= 500 && !EXPLAINED.has(refusal.status)
        ? { code: refusal.status }
        : { code: refusal.status, info: refusal.message, message: refusal.message, details: refusal.details },
  },
  cdn: {
    refuse: refuseAsCdn,
    common: {
      unauthenticated: cdn(3),
      denied: cdn(4),
      'not-json': cdn(1),
      'wrong-shape': cdn(1),
      invalid: cdn(1),
      'unknown-call': cdn(5),
      'service-off': cdn(10),
      'app-unavailable': cdn(10),
      'too-large': cdn(1, 413),
      'too-slow': cdn(1, 408),
      'too-many': cdn(12),
      'not-built': cdn(8, 501),
      unavailable: cdn(8, 503),
      'storage-full': cdn(8, 507),
      internal: cdn(8),
    },
    body: (refusal) => ({
      code: refusal.code ?? 8,
      reason: cdnErrorCodes[refusal.code ?? 8]?.reason ?? 'Internal error',
      details:
        refusal.details.length > 0 && refusal.message === '' ? refusal.details : [refusal.message, ...refusal.details],
    }),
  },
  passport: { refuse: refuseByNumber, common: PASSPORT, body: passportBody },
  service: serviceStyle,
  multiverse: serviceStyle,
};
