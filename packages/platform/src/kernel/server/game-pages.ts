// Pages of games, of any origin, make the calls of players: by a token or a nonce, never by a cookie of this browser.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Declared, declared, isForPlayers, services } from '@uos/contract';

/** What such a page may read of an answer: the time of the server, when to come again, and how to find the call. */
const EXPOSED = 'Date, Retry-After, unity-ratelimit, Grpc-Metadata-X-Trace-Id';

const SENT = [
  'Authorization, Cache-Control, Content-Type, Idempotency-Key, X-App-ID, X-AppID, X-Cache-Control',
  'X-Idempotency-Key, X-Nonce, X-Nonce-Token, X-SDK-Name, X-SDK-Version, X-Timestamp',
].join(', ');

/** Is that a call that players make? */
export function playerCalls(
  calls: readonly Declared[] = declared(services),
): (method: string, path: string) => boolean {
  const patterns = new Map<string, RegExp[]>();
  for (const call of calls.filter(isGames)) {
    const { method } = call.operation;
    const paths = [call.fullPath, ...call.aliasPaths].map(patternOf);
    patterns.set(method, [...(patterns.get(method) ?? []), ...paths]);
  }
  return (method, path) => patterns.get(method)?.some((pattern) => pattern.test(path)) === true;
}

/** why no redirects: a browser goes there by itself */
function isGames(call: Declared): boolean {
  return (isForPlayers(call) || call.accepts === 'player') && call.operation.reply !== 'redirect';
}

function patternOf(path: string): RegExp {
  const literal = path.replace(/\/$/, '').replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/\{[^}]+\}/g, '[^/]+')}/?$`);
}

/** Lets a page of another origin in without any cookie; true where that was its question, and is answered. */
export function welcome(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  isPlayers: (method: string, path: string) => boolean,
): 'answered' | 'let-in' | undefined {
  const { method = '', headers } = request;
  const preflight = method === 'OPTIONS' ? headers['access-control-request-method'] : undefined;
  if (!isPlayers(preflight ?? method, path)) {
    return undefined;
  }
  // why: a session that this browser has is the console's, and no page of a game may act in its name
  delete headers.cookie;
  // why these too: the router reads what came off the wire
  for (let at = request.rawHeaders.length - 2; at >= 0; at -= 2) {
    if (request.rawHeaders[at]?.toLowerCase() === 'cookie') {
      request.rawHeaders.splice(at, 2);
    }
  }
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (preflight === undefined) {
    response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    return 'let-in';
  }
  response
    .writeHead(204, {
      'Access-Control-Allow-Methods': preflight,
      'Access-Control-Allow-Headers': SENT,
      'Access-Control-Max-Age': '86400',
    })
    .end();
  return 'answered';
}
