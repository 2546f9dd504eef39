// Who goes into `created_by` and `last_modified_by`: the signed-in caller, or the person an app's credential speaks for.
import type { SentHeaders } from '#kernel/call/message';
import type { Principal } from './principal.ts';

export interface Actor {
  readonly id: string;
  readonly name: string;
}

/**
 * A session is its own proof. An app's credential may name a person in `X-USER-INFO: {userName} | {userId}`; with no
 * such header the app itself acts. Source: wire/cdn-and-platform.md 1.1.
 */
export function actorOf(principal: Principal, headers: SentHeaders): Actor {
  if (principal.kind !== 'app') {
    return { id: principal.id, name: principal.name };
  }
  const told = headers.get('x-user-info');
  if (told === null) {
    return { id: principal.id, name: principal.name };
  }
  const [name = '', id = ''] = decoded(asUtf8(told))
    .split('|', 2)
    .map((part) => part.trim());
  return { id: id === '' ? principal.id : clean(id), name: name === '' ? principal.name : clean(name) };
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Of names outside ASCII some clients send the bytes as they are; HTTP hands each over as one character. */
function asUtf8(text: string): string {
  try {
    return /[\x80-\xff]/.test(text) ? UTF_8.decode(Buffer.from(text, 'latin1')) : text;
  } catch {
    return text;
  }
}

/** Others, ours among them, percent-encode them. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const LIMIT = 128;

/** Fit for a text column: no NUL, no control characters, no half of a surrogate pair, no novel. */
function clean(text: string): string {
  return text
    .slice(0, LIMIT)
    .toWellFormed()
    .replace(/\p{Cc}/gu, '');
}
