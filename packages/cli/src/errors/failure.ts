// Turns what the SDK throws into what a person reads: what happened, why in the server's words, what to type next.
import { translate } from '@uos/contract/messages';
import { isUosError, type UosApiError, type UosConnectionError, type UosError } from '@uos/sdk/http';
import { CI_HELP, signInLine } from '../profile/who/proof.ts';
import type { SignIn } from '../profile/who/sign-in.ts';
import type { Context } from '../program/context.ts';
import { readNouns, readOutlines } from '../program/manifest.ts';
import type { Dictionary } from '../text/en.ts';
import { EXIT, type ExitCode } from './cli-error.ts';
import type { Failure } from './report.ts';

type AnyContext = Context<unknown, unknown>;

interface Meaning {
  readonly exit: ExitCode;
  readonly code: string;
  readonly what: (t: Dictionary) => string;
}

const BY_STATUS: Readonly<Record<number, Meaning>> = {
  401: { exit: EXIT.login, code: 'login-expired', what: (t) => t.errors.loginExpired },
  403: { exit: EXIT.permission, code: 'permission-denied', what: (t) => t.errors.forbidden },
  404: { exit: EXIT.notFound, code: 'not-found', what: (t) => t.errors.notFound },
  409: { exit: EXIT.conflict, code: 'conflict', what: (t) => t.errors.conflict },
  412: { exit: EXIT.conflict, code: 'conflict', what: (t) => t.errors.conflict },
  423: { exit: EXIT.permission, code: 'account-blocked', what: (t) => t.errors.blocked },
  429: { exit: EXIT.unavailable, code: 'rate-limited', what: (t) => t.errors.rateLimited },
  501: { exit: EXIT.notServed, code: 'not-served', what: (t) => t.errors.notServed },
};
const SERVER_FAILED: Meaning = { exit: EXIT.unavailable, code: 'server-failed', what: (t) => t.errors.serverFailed };
const REFUSED: Meaning = { exit: EXIT.failed, code: 'request-refused', what: (t) => t.errors.refusedRequest };
const WRONG_STATE: Meaning = { exit: EXIT.conflict, code: 'conflict', what: (t) => t.errors.conflict };

/** The platform answers all of these with 400, and a script wants to tell them apart; spec platform-core 8.4. */
const PLATFORM_TEXTS: Readonly<Record<string, Meaning | undefined>> = {
  ...meaning(BY_STATUS[404], [
    ...['invalid transaction id', 'invalid invoice id', 'error to get invoice', 'invalid service token id'],
    ...['error to get user', 'error to get org info', 'error to get app by projectId', 'failed to find token'],
    'invalid project id or user id',
  ]),
  ...meaning(WRONG_STATE, [
    ...['invalid transaction status', 'only pending transactions can be cancelled', 'organization already created'],
    ...['the transaction already had a invoice', 'token has been fulfilled'],
  ]),
};

function meaning(one: Meaning | undefined, texts: readonly string[]): Record<string, Meaning | undefined> {
  return Object.fromEntries(texts.map((text) => [text, one]));
}

const WRONG_KEY: Meaning = { exit: EXIT.login, code: 'wrong-credentials', what: (t) => t.errors.wrongCredentials };
/** A sign-in that failed is a 400 with this text; wire/cdn-and-platform.md 2.3.1. */
const WRONG_PASSWORD = 'invalid username or password';
const SWITCHED_OFF: Meaning = { exit: EXIT.permission, code: 'service-off', what: (t) => t.errors.serviceOff };

/** What content delivery means by its numbers; wire/cdn-and-platform.md 1.2. */
const CDN_INVALID_OPERATION = 9;
const CDN_NOT_ENABLED = 10;

/** A service says so what the server lacks, and how it gets it: words for an operator, which a console never shows. */
const LACKS = 14;

/** What is not there yet or is switched off, and the command of another name that sees to it. */
const FIRST_STEPS: Readonly<Record<string, string | undefined>> = {
  'the log service of the function is off': 'uos func log enable',
  'Id Domain not found': 'uos passport enable',
  'game not found': 'uos multiverse deploy --help',
  'function not found': 'uos func deploy --help',
};

/** `ctx` is undefined while the line is not parsed yet. */
export function failureOfSdk(error: unknown, t: Dictionary, ctx: AnyContext | undefined): Failure {
  if (!isUosError(error)) {
    return unexpected(error, t, ctx);
  }
  if (isApiError(error)) {
    return apiFailure(error, t, ctx);
  }
  const lang = ctx?.lang ?? 'en';
  const why = error.display(lang);
  switch (error.kind) {
    case 'connection': {
      const { origin } = error as UosConnectionError;
      return {
        code: 'unreachable',
        exit: EXIT.unavailable,
        message: t.errors.unreachable(origin),
        why,
        next: startLine(origin),
      };
    }
    case 'timeout':
      return { code: 'timeout', exit: EXIT.unavailable, message: t.errors.timeout, why };
    case 'abort':
      return { code: 'cancelled', exit: EXIT.cancelled, message: t.errors.cancelled };
    case 'input':
      return { code: 'invalid-input', exit: EXIT.usage, message: t.errors.invalidInput, why, next: helpLine(ctx) };
    default:
      return { code: error.kind, exit: EXIT.failed, message: why };
  }
}

function apiFailure(error: UosApiError, t: Dictionary, ctx: AnyContext | undefined): Failure {
  const meaning = meaningOf(error, ctx);
  // why: a 401 is shown as an expired session, which an app with a wrong secret never had.
  const lang = ctx?.lang ?? 'en';
  const isSaidAsItIs =
    (meaning === WRONG_KEY && error.status === 401) || (error.status === 503 && error.code === LACKS);
  const text = isSaidAsItIs ? translate(error.serverMessage ?? '', lang) : error.display(lang);
  const off = offSaid(error);
  const said = off === undefined ? withDetails(text, detailsOf(error)) : translate(off, lang);
  const variable = meaning === WRONG_KEY && error.status === 401 && ctx !== undefined ? variableOf(ctx) : undefined;
  const facts = [`HTTP ${error.status}`, error.code === undefined ? '' : `code ${error.code}`]
    .filter(Boolean)
    .join(', ');
  return {
    code: meaning.code,
    exit: meaning.exit,
    message: meaning.what(t),
    why: [said === '' ? facts : `${said} (${facts})`, variable && t.errors.fromVariable(variable)]
      .filter(Boolean)
      .join(' · '),
    next: nextLine(meaning, ctx, error),
    status: error.status,
    requestId: error.requestId,
  };
}

const withDetails = (text: string, details: readonly string[]): string =>
  [text, details.join('; ')].filter((part) => part !== '').join(': ');

/** The sentence that names a service which is switched off; player accounts say it behind another one. */
function offSaid({ serverMessage = '', body }: UosApiError): string | undefined {
  const { details = [] } = (body ?? {}) as { readonly details?: unknown };
  return [serverMessage, ...(Array.isArray(details) ? details : [])].find((text) => OFF.test(String(text)));
}

/** Names it by the word that the platform has for it. */
const OFF = /^([a-z-]+) is not enabled for this app$/;

/** What the platform adds to its own words, such as the field that is wrong. */
function detailsOf({ body }: UosApiError): string[] {
  const { info, details } = (body ?? {}) as { readonly info?: unknown; readonly details?: unknown };
  if (!Array.isArray(details)) {
    return [];
  }
  return typeof info === 'string'
    ? details.filter((detail) => typeof detail === 'string')
    : details.flatMap((detail: { readonly field?: unknown; readonly reason?: unknown } | null) => {
        const { field, reason } = detail ?? {};
        return typeof reason !== 'string' ? [] : [typeof field === 'string' && field ? `${field}: ${reason}` : reason];
      });
}

function meaningOf(error: UosApiError, ctx: AnyContext | undefined): Meaning {
  const { status, code, service, serverMessage } = error;
  if (status === 400 && serverMessage === WRONG_PASSWORD) {
    return WRONG_KEY;
  }
  if (offSaid(error) !== undefined) {
    return SWITCHED_OFF;
  }
  const known = status === 400 && serverMessage !== undefined ? PLATFORM_TEXTS[serverMessage] : undefined;
  if (known !== undefined) {
    return known;
  }
  if (status === 400 && service === 'cdn' && code === CDN_INVALID_OPERATION) {
    return WRONG_STATE;
  }
  if (status === 403 && service === 'cdn' && code === CDN_NOT_ENABLED) {
    return SWITCHED_OFF;
  }
  if (status === 401 && ctx !== undefined && /^(app|service-token)$/.test(signInOf(ctx))) {
    return WRONG_KEY;
  }
  return BY_STATUS[status] ?? (status >= 500 ? SERVER_FAILED : REFUSED);
}

function nextLine({ exit, code }: Meaning, ctx: AnyContext | undefined, error: UosApiError): string | undefined {
  if (ctx === undefined) {
    return undefined;
  }
  const [, off] = OFF.exec(offSaid(error) ?? '') ?? [];
  if (off !== undefined) {
    const [noun] = ctx.command.id.split(' ');
    const isService = readNouns().some(({ name, kind }) => name === noun && kind === 'service');
    return `uos app enable ${isService ? noun : off}`;
  }
  const first = FIRST_STEPS[error.serverMessage ?? ''];
  if (first !== undefined) {
    return first;
  }
  switch (exit) {
    case EXIT.login:
      // why: somebody who is just signing in knows the command; what to give it is in its help.
      return isLogin(ctx)
        ? helpLine(ctx)
        : variableOf(ctx) === undefined
          ? signInLine(ctx.settings, signInOf(ctx))
          : CI_HELP;
    case EXIT.permission:
      return code === SWITCHED_OFF.code ? 'uos app enable cdn' : 'uos whoami';
    case EXIT.notFound:
    case EXIT.conflict:
      return listLine(ctx);
    case EXIT.notServed:
      return 'uos api routes --served';
    case EXIT.unavailable:
      return code === 'rate-limited' ? undefined : startLine(ctx.settings.origin.value, 'status');
    default:
      return helpLine(ctx);
  }
}

/** The sign-in that the refused call most likely used. */
function signInOf({ globals, settings, env, flags }: AnyContext): SignIn {
  const isPipeline = env.UOS_APP_ID && (env.UOS_APP_SERVICE_SECRET || env.UOS_APP_SERVICE_SECRET_FILE);
  if (globals.as !== undefined) {
    return globals.as;
  }
  if (isPipeline || (flags as { 'app-id'?: string })['app-id'] !== undefined) {
    return 'app';
  }
  return env.UOS_SERVICE_TOKEN || env.UOS_SERVICE_TOKEN_FILE ? 'service-token' : (settings.as ?? 'user');
}

function isLogin({ command }: AnyContext): boolean {
  return /(^| )login$/.test(command.id);
}

/** The variable that the refused credential came from. */
function variableOf(ctx: AnyContext): string | undefined {
  if (isLogin(ctx)) {
    return undefined;
  }
  const prefix = { app: 'UOS_APP_SERVICE_SECRET', 'service-token': 'UOS_SERVICE_TOKEN' }[signInOf(ctx) as string];
  return prefix && [prefix, `${prefix}_FILE`].find((name) => ctx.env[name]);
}

/** The listing beside the command that failed, if there is one: `uos cdn bucket ls` for `uos cdn bucket get`. */
function listLine(ctx: AnyContext): string | undefined {
  const words = ctx.command.id.split(' ');
  const noun = readNouns().find(({ name }) => name === words[0]);
  const ids = noun === undefined ? [] : readOutlines(noun).map(({ id }) => id);
  for (let length = words.length - 1; length > 0; length -= 1) {
    const line = [...words.slice(0, length), 'ls'].join(' ');
    if (ids.includes(line) && line !== ctx.command.id) {
      return `uos ${line}`;
    }
  }
  return helpLine(ctx);
}

function helpLine(ctx: AnyContext | undefined): string | undefined {
  return ctx && `uos ${ctx.command.id} --help`;
}

/** A platform of this machine can be started; another one is somebody else's. */
function startLine(origin: string, verb = 'start'): string {
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin) ? `uos dev ${verb}` : 'uos profile show';
}

function unexpected(error: unknown, t: Dictionary, ctx: AnyContext | undefined): Failure {
  const { syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (error instanceof Error && syscall !== undefined && path !== undefined) {
    return { code: 'unreadable-file', exit: EXIT.failed, message: t.errors.unreadable(path), why: error.message };
  }
  const shown = error instanceof Error ? (ctx?.env.UOS_DEBUG ? error.stack : error.message) : String(error);
  return { code: 'unexpected', exit: EXIT.failed, message: t.errors.unexpected, why: shown ?? '', next: helpLine(ctx) };
}

function isApiError(error: UosError): error is UosApiError {
  return typeof (error as Partial<UosApiError>).status === 'number';
}
