// Does an address belong to this machine alone?
import { isIP } from 'node:net';

/** `127.0.0.0/8` and `::1`, also written as IPv4 inside IPv6. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '').replace(/^\[(.*)\]$/, '$1');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** An origin that only this machine's browsers reach. */
export function isLocalOrigin(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}
