// A row and an input become a path, a query and a body. No id can change which call is made.
import { UosInputError } from './errors.ts';
import type { Body, Method, Row } from './types.ts';

export type Input = Readonly<Record<string, unknown>>;

/** A row, read once. */
export interface CompiledRow {
  readonly method: Method;
  /** Literal texts around the parameters: one more than `params`. */
  readonly texts: readonly string[];
  readonly params: readonly string[];
  /** Keys that travel in the query beside a body. */
  readonly queryKeys: readonly string[];
  /** Keys that travel as headers. */
  readonly headerKeys: readonly string[];
}

/** What an input became. */
export interface Parts {
  /** Path and query. */
  readonly path: string;
  /** JSON text, or the bytes that are sent as they are. */
  readonly body: Body | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reads the route string of a row. */
export function compileRow({ route, query = '', headers = '' }: Row): CompiledRow {
  const [method = '', path = ''] = route.split(' ');
  const parts = path.split(/[{}]/);
  return {
    method: method as Method,
    texts: parts.filter((_, index) => index % 2 === 0),
    params: parts.filter((_, index) => index % 2 === 1),
    queryKeys: query.split(' '),
    headerKeys: headers.split(' '),
  };
}

/** Splits an input into its places. Throws `UosInputError` for an id that is missing, empty, `.` or `..`. */
export function splitInput(
  operation: string,
  row: Row,
  { texts, params, queryKeys, headerKeys }: CompiledRow,
  input: Input,
): Parts {
  let path = '';
  for (let index = 0; index < texts.length; index += 1) {
    path += texts[index];
    const name = params[index];
    if (name !== undefined) {
      // why: `{path}` is a path inside a bucket, the only parameter that spans segments
      const segments = name === 'path' ? String(input[name] ?? '').split('/') : [input[name]];
      for (const [at, segment] of segments.entries()) {
        path += (at === 0 ? '' : '/') + encodeSegment(segment, name, operation, path);
      }
    }
  }
  let query = '';
  const body: Record<string, unknown> = {};
  const headers: Record<string, string> = {};
  for (const key of Object.keys(input)) {
    if (headerKeys.includes(key)) {
      if (input[key] !== undefined) {
        headers[headerName(key)] = String(input[key]);
      }
    } else if (!params.includes(key)) {
      if (row.body === undefined || queryKeys.includes(key)) {
        query += encodePair(key, input[key]);
      } else {
        body[key] = input[key];
      }
    }
  }
  return {
    path: query === '' ? path : `${path}?${query.slice(1)}`,
    body: bodyOf(row, body),
    ...(row.headers !== undefined && { headers }),
  };
}

function bodyOf(row: Row, body: Readonly<Record<string, unknown>>): Body | undefined {
  if (row.body === undefined) {
    return undefined;
  }
  const value = row.body === true ? body : body[row.body];
  return row.sends === 'bytes' ? (value as Body) : JSON.stringify(value);
}

function headerName(key: string): string {
  return `x-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** `&a=1&a=2`: lists repeat their key, what is undefined or null is left out. */
export function encodePair(key: string, value: unknown): string {
  if (Array.isArray(value)) {
    return value.map((one) => encodePair(key, one)).join('');
  }
  return value === undefined || value === null ? '' : `&${key}=${encodeURIComponent(String(value))}`;
}

function encodeSegment(value: unknown, name: string, operation: string, before: string): string {
  const text = String(value ?? '');
  if (text === '' || text === '.' || text === '..') {
    const shown = text || String(value);
    const problem = text === '' ? 'is missing' : `must not be "${text}"`;
    const mark = ' '.repeat(before.length) + '^'.repeat(shown.length || 1);
    throw new UosInputError(`${operation}: ${name} ${problem}\n  ${before}${shown}\n  ${mark}`, {
      operation,
      field: name,
    });
  }
  return encodeURIComponent(text);
}
