// Takes out of a value what nobody but its reader may see. What the contract declares with `secret()` goes by its
// schema; a key whose name says what it holds goes as well, so that a field declared carelessly does not leak.
import { type Declared, secretKeys } from '@uos/contract';

const REDACTED = '[redacted]';

/** Redacts input and reply of one operation. */
export function redactor(call: Declared): (value: unknown) => unknown {
  // why not yet: reading the schemas of every operation would cost a second of each start
  let declared: ReadonlySet<string> | undefined;
  return (value) => {
    declared ??= secretKeys(call.operation);
    return redact(value, (key) => declared?.has(key) === true || namesSecret(key));
  };
}

const SECRET_NAMES =
  /secret|passw(or)?d|token$|verifier|cookie|credential|authorization|signature|signed_?url|private_?key|^(code|otp|pin)$|(join|room|redeem|gift)_?code$|id_?(card|number)|real_?name|phone|mobile|^e?mail$/i;

const ID_CARD = /id_?card/i;

export function namesSecret(key: string): boolean {
  return SECRET_NAMES.test(key);
}

function redact(value: unknown, isSecret: (key: string) => boolean): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => redact(item, isSecret));
  }
  if (typeof value === 'object' && value !== null) {
    // why: beside the number of an identity card a name is the one that is on it
    const isPerson = Object.keys(value).some((key) => ID_CARD.test(key));
    const isHidden = (key: string): boolean => isSecret(key) || (isPerson && key.toLowerCase() === 'name');
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, isHidden(key) ? masked(inner) : redact(inner, isSecret)]),
    );
  }
  return typeof value === 'string' ? withoutQuery(value) : value;
}

/** An empty value says nothing but that it is empty. */
function masked(value: unknown): unknown {
  return value === '' || value === null || value === undefined || typeof value === 'boolean' ? value : REDACTED;
}

/** A presigned address carries its permission in the query. */
function withoutQuery(text: string): string {
  return /^https?:\/\/[^?\s]+\?/.test(text) ? `${text.slice(0, text.indexOf('?'))}?${REDACTED}` : text;
}

const PLAIN_KEYS: ReadonlySet<string> = new Set([
  ...['page', 'per_page', 'start', 'count', 'limit', 'offset', 'sort', 'order', 'orderBy', 'desc', 'asc'],
  ...['status', 'type', 'from', 'to', 'startTime', 'endTime', 'start_time', 'end_time', 'month', 'day', 'date'],
  ...['appId', 'AppId', 'orgId', 'bucketId', 'bucket', 'realmId', 'realmID', 'ServiceName'],
]);
const PLAIN_VALUE = /^[\w:.+-]{0,64}$/;

/** A query by an allow-list of keys and of the look of their values. */
export function plainQuery(query: URLSearchParams): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [key, value] of query) {
    // why: an unknown key is free text too
    const name = /^\w{1,32}(\[\])?$/.test(key) ? key : '…';
    plain[name] = PLAIN_KEYS.has(key) && PLAIN_VALUE.test(value) ? value : '…';
  }
  return plain;
}

/** A path that belongs to no operation: segments that look like more than a name are left out. */
export function plainPath(path: string): string {
  // why at once: a path as short as one segment may be has no longer one in it
  if (path.length <= 40 && /^[\w.~:/-]*$/.test(path)) {
    return path;
  }
  return path
    .slice(0, 200)
    .split('/')
    .map((segment) => (/^[\w.~:-]{0,40}$/.test(segment) ? segment : '…'))
    .join('/');
}
