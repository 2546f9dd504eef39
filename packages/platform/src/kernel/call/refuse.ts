// An error → a refusal → the answer in the style of the operation. What nobody foresaw is logged and says nothing.
import type { Declared } from '@uos/contract';
import { isDatabaseAway } from '#db/away';
import { DISK_FULL, isDiskFull } from '#kernel/objects/disk/full';
import { ObjectStoreError, ObjectTooLarge } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import type { Log } from '#kernel/watch/log';
import { expireCookies } from '#kernel/who/cookies';
import { Refusal, type Style, styles } from './errors.ts';
import type { Answer, AnswerHeaders } from './message.ts';

export type Refuse = (error: unknown, headers: AnswerHeaders, requestId: string) => Answer;

/** Made once per operation. */
export function refuser(call: Declared, ports: Ports): Refuse {
  const style = styles[call.errorStyle];
  return (error, headers, requestId) =>
    refuse(refusalOf(error, style, ports.log, { operation: call.id, requestId }), call, headers, ports);
}

/** What of a style is said where nobody meant to refuse. */
export interface Failing {
  readonly refuse: Style['refuse'];
  readonly common: Pick<Style['common'], 'unavailable' | 'storage-full' | 'internal'>;
}

/** What went wrong as a refusal, in a call as in a stream; `facts` are what the log says of it beside the error. */
export function refusalOf(
  error: unknown,
  { refuse: no, common }: Failing,
  log: Log,
  facts: Readonly<Record<string, unknown>>,
): Refusal {
  if (error instanceof Refusal) {
    return error;
  }
  if (error instanceof ObjectTooLarge) {
    return no('invalid', error.message);
  }
  if (isDatabaseAway(error)) {
    log.warn({ ...facts, err: error }, 'the database is away');
    return common.unavailable('database unavailable', { headers: { 'Retry-After': '1' } });
  }
  log.error({ ...facts, err: error }, 'a handler failed');
  if (error instanceof ObjectStoreError) {
    return common.unavailable('the object store does not answer', { headers: { 'Retry-After': '5' } });
  }
  return isDiskFull(error) ? common['storage-full'](DISK_FULL) : common.internal('');
}

function refuse(refusal: Refusal, call: Declared, headers: AnswerHeaders, ports: Ports): Answer {
  // why: only the platform core's 401 means that the login has expired; a service's means a wrong app secret
  if (refusal.status === 401 && call.errorStyle === 'platform') {
    expireCookies(headers, ports);
  }
  for (const [name, value] of Object.entries(refusal.headers)) {
    headers.set(name, value);
  }
  headers.set('Content-Type', 'application/json; charset=utf-8');
  const body = refusal.status === 423 ? styles.platform.body(refusal) : styles[call.errorStyle].body(refusal);
  return { status: refusal.status, headers, body: JSON.stringify(body) };
}
