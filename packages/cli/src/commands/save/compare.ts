// What differs between two contents.

export interface Difference {
  /** Such as `levels[2].stars`, or a place in the bytes. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** Item by item where both are JSON; else the first byte that differs. */
export function differences(from: Uint8Array, to: Uint8Array): Difference[] {
  const [one, other] = [jsonOf(from), jsonOf(to)];
  if (one === undefined || other === undefined) {
    return bytesApart(from, to);
  }
  return [...apart('', one.value, other.value)];
}

function jsonOf(bytes: Uint8Array): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch {
    return undefined;
  }
}

const ABSENT = '';

function* apart(path: string, one: unknown, other: unknown): Generator<Difference> {
  if (isHolder(one) && isHolder(other) && Array.isArray(one) === Array.isArray(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    for (const key of keys) {
      const at = Array.isArray(one) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
      const [has, hasOther] = [Object.hasOwn(one, key), Object.hasOwn(other, key)];
      if (has && hasOther) {
        yield* apart(at, one[key], other[key]);
      } else {
        yield { path: at, from: has ? textOf(one[key]) : ABSENT, to: hasOther ? textOf(other[key]) : ABSENT };
      }
    }
    return;
  }
  if (JSON.stringify(one) !== JSON.stringify(other)) {
    yield { path: path === '' ? '.' : path, from: textOf(one), to: textOf(other) };
  }
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const MOST_SHOWN = 120;

function textOf(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

const SHOWN_BYTES = 16;

function bytesApart(from: Uint8Array, to: Uint8Array): Difference[] {
  const length = Math.min(from.length, to.length);
  let at = 0;
  while (at < length && from[at] === to[at]) {
    at += 1;
  }
  if (at === from.length && at === to.length) {
    return [];
  }
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(at, at + SHOWN_BYTES)).toString('hex');
  return [
    { path: `@${at}`, from: hex(from), to: hex(to) },
    ...(from.length === to.length ? [] : [{ path: 'bytes', from: String(from.length), to: String(to.length) }]),
  ];
}
