// Everything below `/upload/` on the console origin: the object store that clients put their bytes into.
import type { Ports } from '#kernel/ports';
import type { Exchange, StreamRoute } from '#kernel/server';
import { hungUp, refusalOf, sendJson, sendRefusal } from '../stream-replies.ts';
import { fillBlock, joinBlocks, makeBlock } from './blocks.ts';
import { postForm } from './form.ts';
import { putPack } from './pack.ts';
import { putSigned } from './signed.ts';
import { sendStoreError } from './store-replies.ts';

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

/** A client that sends nothing for so long is gone; what it sent is dropped. */
const IDLE_MS = 120_000;
/** How long a refused upload may go on sending before its connection is cut. */
const DRAIN_MS = 10_000;

export function uploadRoutes(ports: Ports): StreamRoute {
  return {
    origin: 'console',
    prefix: '/upload/',
    async serve(exchange) {
      const { request, response, path } = exchange;
      const found = findRoute(path);
      if (found === undefined || found.route.method !== request.method) {
        const status = found === undefined ? 404 : 405;
        sendJson(response, status, { code: status, message: 'not an upload address' });
        return;
      }
      request.setTimeout(IDLE_MS, () => request.destroy());
      // why: joining a large object is silent for longer than a client may be
      request.once('end', () => request.setTimeout(0));
      try {
        await found.route.serve(ports, exchange, found.parameters);
      } catch (error) {
        if (hungUp(request, response)) {
          return;
        }
        if (found.route === SIGNED) {
          sendRefusal(response, refusalOf(error, ports, 'an upload'));
        } else {
          sendStoreError(response, error, ports);
        }
      }
      cutSlowly(request);
    },
  };
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

/** The answer is out; what a client still sends is thrown away for a while, so that it gets to read it. */
function cutSlowly(request: Exchange['request']): void {
  if (!request.complete) {
    request.resume();
    const cut = setTimeout(() => request.destroy(), DRAIN_MS).unref();
    request.once('close', () => clearTimeout(cut));
  }
}
