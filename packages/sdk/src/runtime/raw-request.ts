// Calls of any path, for what the contract does not know.
import { type Base, bases } from '../generated/bases.ts';
import { type Config, type Operation, prepare, send } from './call.ts';
import type { CallOptions, ErrorStyle, WireRequest } from './types.ts';
import { compileRow, encodePair, type Input } from './url.ts';

export interface RequestOptions extends CallOptions {
  readonly query?: Input;
  /** Sent as JSON, except bytes and streams, which go out as they are. */
  readonly body?: unknown;
  /** How the answer is read; `auto` decodes JSON and answers other text as it is. */
  readonly read?: 'auto' | 'bytes' | 'stream';
}

const STYLES: Readonly<Partial<Record<Base, ErrorStyle>>> = {
  platform: 'platform',
  cdn: 'cdn',
  content: 'cdn',
  passport: 'passport',
};

/** Sends `route` as it is written, to the host of the base that its path begins with. */
export async function rawRequest(config: Config, route: string, options: RequestOptions = {}): Promise<unknown> {
  const path = route.slice(route.indexOf(' ') + 1);
  const base = baseOf(path);
  const row = { route };
  const operation: Operation = {
    id: route,
    service: base,
    row,
    compiled: compileRow(row),
    base,
    prefix: bases[base],
    accepts: base === 'platform' ? 'session' : 'cdn',
    errors: STYLES[base] ?? 'service',
  };
  const query = Object.entries(options.query ?? {})
    .map(([key, value]) => encodePair(encodeURIComponent(key), value))
    .join('');
  const below = path.slice(bases[base].length) + (path.includes('?') ? query : query.replace('&', '?'));
  const request = await prepare(config, operation, below, bodyOf(options.body), options);
  return send(config, operation, request, options, async (response) => {
    if (options.read === 'stream') {
      return response.stream();
    }
    if (options.read === 'bytes') {
      return response.bytes();
    }
    const text = await response.text();
    return response.header('content-type')?.includes('json') === true && text !== '' ? JSON.parse(text) : text;
  });
}

/** The base whose prefix a path begins with; the longest wins. */
function baseOf(path: string): Base {
  const names = Object.keys(bases) as Base[];
  return names.reduce((best, name) =>
    path.startsWith(`${bases[name]}/`) && bases[name].length > bases[best].length ? name : best,
  );
}

function bodyOf(body: unknown): WireRequest['body'] {
  const asIs = body === undefined || body instanceof Uint8Array || isIterable(body);
  return asIs ? (body as WireRequest['body']) : JSON.stringify(body);
}

function isIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
