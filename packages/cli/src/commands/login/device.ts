// A sign-in on another machine: this terminal shows a code, a browser anywhere takes it. Source: RFC 8628.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transport, WireResponse } from '@uos/sdk/http';
import { CliError, cancelled, EXIT } from '../../errors/cli-error.ts';

export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
const CLIENT_ID = 'uos-cli';
const PATH = '/v1/oauth2';
/** Source: RFC 8628 3.5. */
const INTERVAL_MS = 5000;
const SLOWER_MS = 5000;
const REQUEST_MS = 15_000;

export interface DeviceOptions {
  /** Origin of the identity provider. */
  readonly domain: string;
  readonly transport: Transport;
  readonly signal: AbortSignal;
  now(): number;
  /** Called once the code is known. */
  show(code: DeviceCode): void;
  /** Between two questions, where the provider names no time of its own. */
  readonly intervalMs?: number;
}

export interface DeviceCode {
  readonly userCode: string;
  /** Where the code is typed. */
  readonly address: string;
  /** The same with the code in it. */
  readonly whole: string;
}

/** Waits until somebody has typed the code; undefined where the provider knows no such sign-in. */
export async function waitForDevice(options: DeviceOptions): Promise<string | undefined> {
  const root = options.domain.replace(/\/+$/, '') + PATH;
  const asked = await post(options, `${root}/device/auth`, { client_id: CLIENT_ID, scope: 'openid' });
  if (asked.status === 404 || asked.status === 501 || asked.body.error === 'unauthorized_client') {
    return undefined;
  }
  const { device_code: deviceCode, user_code: userCode, verification_uri: address } = asked.body;
  if (asked.status >= 400 || !deviceCode || !userCode || !address || !belongsTo(address, options.domain)) {
    throw refused(asked.body.error_description ?? asked.body.error ?? `HTTP ${asked.status}`);
  }
  const whole = asked.body.verification_uri_complete ?? '';
  options.show({ userCode, address, whole: belongsTo(whole, options.domain) ? whole : address });
  const endMs = options.now() + Number(asked.body.expires_in ?? 600) * 1000;
  const form = { grant_type: DEVICE_GRANT, client_id: CLIENT_ID, device_code: deviceCode };
  let waitMs = Number(asked.body.interval) * 1000 || (options.intervalMs ?? INTERVAL_MS);
  while (options.now() < endMs) {
    await sleep(waitMs, undefined, { signal: options.signal }).catch(() => {
      throw cancelled();
    });
    const answer = await post(options, `${root}/token`, form).catch(passing);
    const error = answer?.body.error;
    if (answer !== undefined && answer.status < 400 && answer.body.access_token) {
      return answer.body.access_token;
    }
    if (error === 'slow_down') {
      waitMs += SLOWER_MS;
    } else if (error === 'expired_token') {
      break;
    } else if (error !== undefined && error !== 'authorization_pending') {
      throw refused(answer?.body.error_description ?? error);
    }
  }
  throw new CliError('login-timeout', { exit: EXIT.login, what: (t) => t.errors.loginTimeout, next: 'uos login' });
}

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, string | undefined>>;
}

async function post({ transport, signal }: DeviceOptions, url: string, form: Record<string, string>): Promise<Answer> {
  const response = await transport({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams(form).toString(),
    signal,
    timeoutMs: REQUEST_MS,
  });
  return { status: response.status, body: await bodyOf(response) };
}

async function bodyOf(response: WireResponse): Promise<Answer['body']> {
  try {
    return JSON.parse(await response.text()) as Answer['body'];
  } catch {
    return {};
  }
}

/** A provider that is away for a moment, or fails, does not end the wait; somebody who cancels does. */
function passing(error: unknown): undefined {
  if ((error as { name?: string }).name === 'AbortError' || (error as { kind?: string }).kind === 'abort') {
    throw cancelled();
  }
  return undefined;
}

/** why: an address elsewhere would be somebody else's page that asks for a password */
function belongsTo(address: string, domain: string): boolean {
  return URL.parse(address)?.origin === URL.parse(domain)?.origin;
}

function refused(reason: string): CliError {
  return new CliError('login-refused', {
    exit: EXIT.login,
    what: (t) => t.errors.loginRefused,
    why: () => reason,
    next: 'uos login',
  });
}
