// Where a request comes from: the socket's other end, or what the proxies in front of this process say.
import type { IncomingMessage } from 'node:http';

/**
 * The address that limits are counted by. `trustedProxies` proxies stand in front; each appends the address it was
 * called from to X-Forwarded-For, so only that many entries from the right can be believed.
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } },
  trustedProxies: number,
): string {
  const told = trustedProxies > 0 ? forwarded(request.headers['x-forwarded-for']).at(-trustedProxies) : undefined;
  const address = told === undefined || told === '' ? request.socket.remoteAddress : told;
  // why: a socket that listens on both families shows IPv4 addresses as `::ffff:192.0.2.1`
  return (address ?? '').replace(/^::ffff:/i, '').slice(0, 64);
}

function forwarded(header: string | string[] | undefined): string[] {
  return (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
}
