// A row and an input become a path, a query and a body. No id can change which call is made.
import { UosInputError } from './errors.ts';
import type { Method, Row } from './types.ts';

export type Input = Readonly<Record<string, unknown>>;

/** A row, read once. */
export interface CompiledRow {
  readonly method: Method;
  /** Literal texts around the parameters: one more than `params`. */
  readonly texts: readonly string[];
  readonly params: readonly string[];
  readonly queryKeys: ReadonlySet<string>;
}

/** Reads the route string of a row. */
export function compileRow({ route, query }: Row): CompiledRow {
  const blank = route.indexOf(' ');
  const parts = route.slice(blank + 1).split(/[{}]/);
  return {
    method: route.slice(0, blank) as Method,
    texts: parts.filter((_, index) => index % 2 === 0),
    params: parts.filter((_, index) => index % 2 === 1),
    queryKeys: new Set(query?.split(' ')),
  };
}

/** Path and query of a call. Throws `UosInputError` for an id that is missing, empty, `.` or `..`. */
export function buildPath(operation: string, row: Row, compiled: CompiledRow, input: Input): string {
  const { texts, params } = compiled;
  let path = texts[0] ?? '';
  for (let index = 0; index < params.length; index += 1) {
    const name = params[index] ?? '';
    // why: `{path}` is a path inside a bucket, the only parameter that spans segments
    const segments = name === 'path' ? String(input[name] ?? '').split('/') : [input[name]];
    for (let at = 0; at < segments.length; at += 1) {
      path += (at > 0 ? '/' : '') + encodeSegment(segments[at], name, operation, path);
    }
    path += texts[index + 1] ?? '';
  }
  return path + queryString(row, compiled, input);
}

/** The JSON body of a call, or `undefined` where it has none. */
export function buildBody(row: Row, { params, queryKeys }: CompiledRow, input: Input): string | undefined {
  if (row.body === undefined) {
    return undefined;
  }
  if (typeof row.body === 'string') {
    return JSON.stringify(input[row.body]);
  }
  const body: Record<string, unknown> = {};
  for (const key of Object.keys(input)) {
    if (!params.includes(key) && !queryKeys.has(key)) {
      body[key] = input[key];
    }
  }
  return JSON.stringify(body);
}

/** `?a=1&a=2`: lists repeat their key, what is undefined or null is left out. */
export function encodeQuery(query: Input): string {
  let text = '';
  for (const key of Object.keys(query)) {
    const value = query[key];
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) {
        text += `${text === '' ? '?' : '&'}${encodeURIComponent(key)}=${encodeURIComponent(String(one))}`;
      }
    }
  }
  return text;
}

function queryString({ body }: Row, { params, queryKeys }: CompiledRow, input: Input): string {
  const query: Record<string, unknown> = {};
  for (const key of Object.keys(input)) {
    if (body === undefined ? !params.includes(key) : queryKeys.has(key)) {
      query[key] = input[key];
    }
  }
  return encodeQuery(query);
}

function encodeSegment(value: unknown, name: string, operation: string, before: string): string {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  if (text === '' || text === '.' || text === '..') {
    const shown = value === undefined || value === null ? String(value) : text;
    const mark = ' '.repeat(before.length) + '^'.repeat(Math.max(shown.length, 1));
    const problem = text === '' ? 'is missing' : `must not be "${text}"`;
    throw new UosInputError(`${operation}: ${name} ${problem}\n  ${before}${shown}\n  ${mark}`, {
      operation,
      field: name,
    });
  }
  return encodeURIComponent(text);
}
