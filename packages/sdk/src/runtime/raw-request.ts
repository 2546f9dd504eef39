// Calls of any path, for what the contract does not know.
import { type Base, bases } from '../generated/bases.ts';
import { none } from './auth.ts';
import { type Config, type Operation, prepare, send } from './call.ts';
import type { CallOptions, ErrorStyle, Method, Row, WireRequest } from './types.ts';
import { encodePair, type Input } from './url.ts';

export interface RequestOptions extends CallOptions {
  readonly query?: Input;
  /** Sent as JSON, except bytes, blobs and streams, which go out as they are. */
  readonly body?: unknown;
  /** How the answer is read; `auto` decodes JSON and answers other text as it is. */
  readonly read?: 'auto' | 'bytes' | 'stream';
  /** What the call is named in errors and hooks; its route when absent. Needed where the route holds a secret. */
  readonly operation?: string;
  /** Whether a second identical request does no harm; by its method when absent. */
  readonly retry?: Row['retry'];
  /** Whether it leaves everything as it was; by its method when absent. */
  readonly effect?: Row['effect'];
  /** How a failure of a whole URL is read; `service` when absent. */
  readonly errors?: ErrorStyle;
}

const STYLES: Readonly<Partial<Record<Base, ErrorStyle>>> = {
  platform: 'platform',
  cdn: 'cdn',
  content: 'cdn',
  passport: 'passport',
  multiverse: 'multiverse',
};

/**
 * Sends `route` as it is written: a path to the host of the base that it begins with, a whole URL to where it points,
 * without saying who is calling.
 */
export async function rawRequest(config: Config, route: string, options: RequestOptions = {}): Promise<unknown> {
  const [method = '', target = ''] = route.split(' ');
  const place = target.startsWith('/') ? placeOf(target) : elsewhere(options);
  const { retry, effect } = options;
  const row: Row = { route, ...(retry !== undefined && { retry }), ...(effect !== undefined && { effect }) };
  const operation: Operation = {
    id: options.operation ?? route,
    service: place.base,
    row,
    compiled: { method: method as Method, texts: [], params: [], queryKeys: [], headerKeys: [] },
    ...place,
  };
  const query = Object.entries(options.query ?? {})
    .map(([key, value]) => encodePair(encodeURIComponent(key), value))
    .join('');
  const below = target.slice(place.prefix.length) + (target.includes('?') ? query : query.replace('&', '?'));
  const sender = target.startsWith('/') ? config : { ...config, as: none(), hostOf: () => '' };
  const request = await prepare(sender, operation, below, bodyOf(options.body), options);
  return send(sender, operation, request, options, async (response) => {
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

type Placed = Pick<Operation, 'base' | 'prefix' | 'accepts' | 'errors'>;

function placeOf(path: string): Placed {
  const base = baseOf(path);
  const accepts = base === 'platform' ? 'session' : base === 'content' ? 'none' : 'cdn';
  return { base, prefix: bases[base], accepts, errors: STYLES[base] ?? 'service' };
}

function elsewhere({ errors = 'service' }: RequestOptions): Placed {
  return { base: 'platform', prefix: '', accepts: 'none', errors };
}

/** The base whose prefix a path begins with; the longest wins. */
function baseOf(path: string): Base {
  const names = Object.keys(bases) as Base[];
  return names.reduce((best, name) =>
    path.startsWith(`${bases[name]}/`) && bases[name].length > bases[best].length ? name : best,
  );
}

function bodyOf(body: unknown): WireRequest['body'] {
  const asIs = body === undefined || body instanceof Uint8Array || body instanceof Blob || isIterable(body);
  return asIs ? (body as WireRequest['body']) : JSON.stringify(body);
}

function isIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
