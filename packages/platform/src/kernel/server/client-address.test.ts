import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const request = (forwarded?: string, remoteAddress = '192.0.2.1') => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

describe('clientAddress', () => {
  it('is the other end of the socket, whatever a caller claims, where no proxy is trusted', () => {
    expect(clientAddress(request(), 0)).toBe('192.0.2.1');
    expect(clientAddress(request('203.0.113.9'), 0)).toBe('192.0.2.1');
    expect(clientAddress(request(undefined, '::ffff:192.0.2.7'), 0)).toBe('192.0.2.7');
  });

  it('is what the trusted proxies saw, never what stands left of it', () => {
    expect(clientAddress(request('made-up, 203.0.113.9'), 1)).toBe('203.0.113.9');
    expect(clientAddress(request('made-up, 203.0.113.9, 198.51.100.2'), 2)).toBe('203.0.113.9');
  });

  it('falls back to the socket where a proxy says nothing', () => {
    expect(clientAddress(request(), 1)).toBe('192.0.2.1');
    expect(clientAddress(request(''), 1)).toBe('192.0.2.1');
  });
});
