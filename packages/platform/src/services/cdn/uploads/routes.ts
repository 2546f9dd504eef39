// Everything below `/upload/` on the console origin: the object store that clients put their bytes into.
import { cdn } from '@uos/contract';
import { type Refusal, styles } from '#kernel/call/errors';
import type { Ports } from '#kernel/ports';
import type { Asking, Exchange, StreamRoute } from '#kernel/server/stream-route';
import { sendRefusal } from '../stream-replies.ts';
import { fillBlock, joinBlocks, makeBlock } from './blocks.ts';
import { FORM_OVERHEAD_BYTES, postForm } from './form.ts';
import { openSignedUpload, openUploadToken } from './grants.ts';
import { PACK_BYTES, putPack } from './pack.ts';
import { putSigned } from './signed.ts';
import { sendStoreRefusal, storeRefusal } from './store-replies.ts';

interface UploadRoute {
  readonly method: 'POST' | 'PUT';
  readonly path: RegExp;
  serve(ports: Ports, exchange: Exchange, parameters: readonly string[]): Promise<void>;
}

const SIGNED: UploadRoute = {
  method: 'PUT',
  path: /^\/upload\/signed\/([A-Za-z0-9_.-]+)\/?$/,
  serve: (ports, exchange, [token = '']) => putSigned(ports, exchange, token),
};

const ROUTES: readonly UploadRoute[] = [
  SIGNED,
  { method: 'POST', path: /^\/upload\/signed\/?$/, serve: putPack },
  { method: 'POST', path: /^\/upload\/file\/upload\/?$/, serve: postForm },
  {
    method: 'POST',
    path: /^\/upload\/mkblk\/(\d{1,15})\/(\d{1,9})\/?$/,
    serve: (ports, exchange, [size, index]) => makeBlock(ports, exchange, Number(size), Number(index)),
  },
  {
    method: 'POST',
    path: /^\/upload\/bput\/([A-Za-z0-9_.-]+)\/(\d{1,15})\/?$/,
    serve: (ports, exchange, [ctx = '', offset]) => fillBlock(ports, exchange, ctx, Number(offset)),
  },
  {
    method: 'POST',
    path: /^\/upload\/mkfile\/(\d{1,15})\/?$/,
    serve: (ports, exchange, [size]) => joinBlocks(ports, exchange, Number(size)),
  },
];

export function uploadRoutes(ports: Ports): StreamRoute {
  return {
    origin: 'console',
    prefix: '/upload/',
    methods: ['POST', 'PUT'],
    body: {
      limitBytes: Math.max(ports.config.objectLimitBytes, PACK_BYTES) + FORM_OVERHEAD_BYTES,
      idleMs: ports.config.bodyIdleMs,
    },
    calls: { calls: 60_000, seconds: 60, of: (asked) => uploaderOf(ports, asked) },
    service: cdn,
    admits: 'grant',
    words: {
      style: styles.cdn,
      send({ request: { method }, response, path }, refusal) {
        if (method === SIGNED.method && SIGNED.path.test(path)) {
          sendRefusal(response, refusal);
        } else {
          sendStoreRefusal(response, refusal);
        }
      },
    },
    async serve(exchange) {
      const found = findRoute(exchange.path);
      if (found === undefined || found.route.method !== exchange.request.method) {
        throw noAddress(exchange);
      }
      await found.route.serve(ports, exchange, found.parameters);
    },
    async otherMethod(exchange) {
      throw noAddress(exchange);
    },
  };
}

/** The app that a good token is of; an address where there is none to be seen, and of whoever tries to guess one. */
function uploaderOf(ports: Ports, { request, path, remoteAddress }: Asking): string {
  const [, signed] = SIGNED.path.exec(path) ?? [];
  const grant =
    signed === undefined
      ? openUploadToken(ports, request.headers.authorization ?? '')
      : openSignedUpload(ports, signed);
  return grant === undefined || grant === 'expired' ? remoteAddress : grant.appId;
}

function noAddress({ path }: Exchange): Refusal {
  return storeRefusal('not an upload address', { status: findRoute(path) === undefined ? 404 : 405 });
}

function findRoute(path: string): { route: UploadRoute; parameters: readonly string[] } | undefined {
  for (const route of ROUTES) {
    const match = route.path.exec(path);
    if (match !== null) {
      return { route, parameters: match.slice(1) };
    }
  }
  return undefined;
}
