// Everything on the content origin: the URLs games know, and the byte addresses they are sent on to.
import { cdn } from '@uos/contract';
import { badgeName, type ContentTarget, check, isUuid, parseContentTarget } from '@uos/contract/rules';
import { Refusal, styles } from '#kernel/call/errors';
import { ObjectMissing } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import type { StreamWords } from '#kernel/server/stream-replies';
import type { Exchange, StreamRoute } from '#kernel/server/stream-route';
import { parseTarget } from '#kernel/server/target';
import {
  type Content,
  type ContentView,
  findByHash,
  findContent,
  findCurrent,
  findReleased,
} from '../store/content.ts';
import { sendRefusal } from '../stream-replies.ts';
import { type ByteAddress, byteAddress, readByteAddress } from './addresses.ts';
import { sendBytes } from './bytes.ts';
import type { Downloads } from './downloads.ts';
import { CONTENT_HEADERS, IMMUTABLE, PINNED_REDIRECT, PREFLIGHT_HEADERS, REVALIDATE } from './headers.ts';
import { readToken } from './read-tokens.ts';

const BASE = '/client_api/v1';

type Serve = (ports: Ports, downloads: Downloads, exchange: Exchange) => Promise<void>;

const METHODS = ['GET', 'HEAD', 'OPTIONS'];

const ROUTES: Readonly<Record<string, Serve>> = {
  '/client_api/': serveTarget,
  '/bytes/': serveAddress,
  '/objects/': serveAddress,
};

const WORDS: StreamWords = {
  style: styles.cdn,
  send: ({ response }, refusal) => sendRefusal(response, refusal, CONTENT_HEADERS),
};

export function contentRoutes(ports: Ports, downloads: Downloads): StreamRoute[] {
  return [
    ...Object.entries(ROUTES).map(([prefix, serve]) =>
      contentRoute(ports, downloads, { origin: 'content', prefix, serve }),
    ),
    // why there too: games were built with addresses of the one host that the real product has
    contentRoute(ports, downloads, { origin: 'console', prefix: '/client_api/', serve: sendOnFromConsole }),
  ];
}

function contentRoute(
  ports: Ports,
  downloads: Downloads,
  { origin, prefix, serve }: Pick<StreamRoute, 'origin' | 'prefix'> & { readonly serve: Serve },
): StreamRoute {
  return {
    origin,
    prefix,
    methods: METHODS,
    body: 'none',
    calls: { unlimited: 'players read here, and caches ask for many of them at once' },
    admits: origin === 'content' ? 'reader' : { anyone: 'it names an address, which lets in whom it may' },
    service: cdn,
    words: WORDS,
    async serve(exchange) {
      const { request, response } = exchange;
      response.setHeader('Grpc-Metadata-X-Trace-Id', ports.ids.uuid());
      if (request.method === 'OPTIONS') {
        response.writeHead(204, PREFLIGHT_HEADERS).end();
        return;
      }
      await serve(ports, downloads, exchange).catch((cause: unknown) => {
        throw cause instanceof ObjectMissing
          ? styles.cdn.refuse('not-found', 'the content is not in the store', { cause })
          : cause;
      });
    },
    async otherMethod({ response }) {
      response.setHeader('Grpc-Metadata-X-Trace-Id', ports.ids.uuid());
      throw styles.cdn.refuse('precondition', 'content is only read', {
        status: 405,
        headers: { Allow: METHODS.join(', ') },
      });
    },
  };
}

/** `/client_api/v1/…`: finds the content and sends the caller on to its bytes, or answers with them. */
async function serveTarget(ports: Ports, downloads: Downloads, exchange: Exchange): Promise<void> {
  if (ports.config.contentRedirect) {
    await sendOn(ports, downloads, exchange);
    return;
  }
  const { content, cacheControl } = await targeted(ports, downloads, exchange);
  await sendBytes(ports, downloads, exchange, content, cacheControl);
}

/**
 * The console's origin answers content with an address alone. What is not found there, and what may not be read, is the
 * other origin's to say and to count.
 */
async function sendOnFromConsole(ports: Ports, downloads: Downloads, exchange: Exchange): Promise<void> {
  const uncounted: Downloads = { ...downloads, missed: () => undefined };
  await sendOn(ports, uncounted, exchange).catch((error: unknown) => {
    if (!(error instanceof Refusal)) {
      throw error;
    }
    const { path, query } = parseTarget(exchange.request.url ?? '') ?? { path: '', query: '' };
    const Location = `${ports.origins.content}${path}${query === '' ? '' : `?${query}`}`;
    exchange.response.writeHead(307, { ...CONTENT_HEADERS, 'Cache-Control': 'no-store', Location }).end();
  });
}

/** Names the address of the bytes, which are never on the console's origin; where they are served here, this one there. */
async function sendOn(ports: Ports, downloads: Downloads, exchange: Exchange): Promise<void> {
  const { content, token, single, cacheControl } = await targeted(ports, downloads, exchange);
  const { path, query } = parseTarget(exchange.request.url ?? '') ?? { path: '', query: '' };
  const address = ports.config.contentRedirect
    ? `${byteAddress(content, single)}${token === undefined ? '' : `?token=${token}`}`
    : `${path}${query === '' ? '' : `?${query}`}`;
  exchange.response
    .writeHead(307, {
      ...CONTENT_HEADERS,
      'Cache-Control': cacheControl,
      'Content-Length': 0,
      Location: `${ports.origins.content}${address}`,
    })
    .end();
}

interface Targeted {
  readonly content: Content;
  readonly token?: string;
  /** It is named by its entry, not by its place in a bucket. */
  readonly single: boolean;
  readonly cacheControl: string;
}

async function targeted(ports: Ports, downloads: Downloads, exchange: Exchange): Promise<Targeted> {
  const target = readTarget(exchange);
  const view = await findContent(ports.db, target);
  const blanks = view?.found === false ? targetWithBlanks(exchange) : undefined;
  const found = blanks === undefined ? view : await findContent(ports.db, blanks);
  const admission = await admitted(ports, downloads, exchange, found);
  const pinned = ('entryId' in target ? target.versionId : target.releaseId) !== undefined;
  const kept = justCleared(ports, admission.content) ? REVALIDATE : redirectAge(ports, pinned);
  const cacheControl = admission.token === undefined ? kept : 'private, no-store';
  return { ...admission, single: 'entryId' in target, cacheControl };
}

function redirectAge(ports: Ports, pinned: boolean): string {
  return pinned ? PINNED_REDIRECT : `public, max-age=${ports.config.redirectTtlSeconds}`;
}

/** For the life of a redirect after a clearing nothing is kept: a cache that still has an old one cannot hand it on. */
function justCleared(ports: Ports, { cache_cleared_at: clearedAt }: Content): boolean {
  const settled = ports.clock.now().getTime() - ports.config.redirectTtlSeconds * 1000;
  return clearedAt !== null && Date.parse(clearedAt) > settled;
}

/** `/bytes/…` and `/objects/…`: the bytes themselves. */
async function serveAddress(ports: Ports, downloads: Downloads, exchange: Exchange): Promise<void> {
  const address = readByteAddress(exchange.path);
  if (address === undefined) {
    throw styles.cdn.refuse('not-found', 'no such content');
  }
  const { content, token } = await admitted(ports, downloads, exchange, await findAddress(ports, address));
  const kept = 'bucketId' in address ? REVALIDATE : IMMUTABLE;
  await sendBytes(ports, downloads, exchange, content, token === undefined ? kept : 'private, no-cache');
}

/** What a query means that was written as forms are, `+` for a blank; undefined where it has none. */
function targetWithBlanks(exchange: Exchange): ContentTarget | undefined {
  const written = parseTarget(exchange.request.url ?? '')?.query ?? '';
  return written.includes('+') ? readTarget(exchange, written.replaceAll('+', '%20')) : undefined;
}

/** Reads the raw target: routers and `URLSearchParams` would already have decoded it. */
function readTarget({ request }: Exchange, query?: string): ContentTarget {
  const raw = parseTarget(request.url ?? '');
  const below = raw?.path.startsWith(`${BASE}/`) ? raw.path.slice(BASE.length) : '';
  const parsed = parseContentTarget(`${below}?${query ?? raw?.query ?? ''}`);
  if (parsed?.reason !== undefined) {
    throw styles.cdn.refuse('invalid', parsed.reason.en);
  }
  const target = parsed?.value;
  if (target === undefined || !hasKnownIds(target)) {
    throw styles.cdn.refuse('not-found', 'no such content');
  }
  return target;
}

/** Ids that cannot be any never reach the database. */
function hasKnownIds({ bucketId, ...rest }: ContentTarget): boolean {
  const { entryId, versionId, releaseId, badge } = rest as Partial<Record<string, string>>;
  const ids = [bucketId, entryId, versionId, releaseId].filter((id) => id !== undefined);
  return ids.every((id) => isUuid(id)) && (badge === undefined || check(badgeName, badge) === undefined);
}

async function findAddress(ports: Ports, address: ByteAddress): Promise<ContentView | undefined> {
  if ('releaseId' in address) {
    return findReleased(ports.db, address.appId, address.releaseId, address.path);
  }
  return 'bucketId' in address
    ? findCurrent(ports.db, address.appId, address.bucketId, address.path)
    : findByHash(ports.db, address.appId, address.md5, address.path);
}

/** The content, where there is one and the caller may have it. A token comes with what is private. */
async function admitted(
  ports: Ports,
  downloads: Downloads,
  exchange: Exchange,
  view: ContentView | undefined,
): Promise<{ content: Content; token?: string }> {
  if (view === undefined) {
    throw styles.cdn.refuse('not-found', 'no such content');
  }
  if (!view.open) {
    throw styles.cdn.common['service-off']('asset-streaming is not enabled for this app');
  }
  const token = view.private ? await readToken(ports, exchange, view) : undefined;
  if (view.private && token === undefined) {
    throw styles.cdn.refuse('unauthenticated', 'the bucket is private: send the credential of its app, or a token');
  }
  if (!view.found) {
    downloads.missed(view);
    throw styles.cdn.refuse('not-found', 'no such content');
  }
  return token === undefined ? { content: view } : { content: view, token };
}
