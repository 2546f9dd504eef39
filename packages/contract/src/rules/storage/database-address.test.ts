import { describe, expect, it } from 'vitest';
import { databaseUrl, urlPart } from './database-address.ts';

/** Those that a password may hold. */
const MARKS = '!@#^()';

const address = {
  engine: 'postgresql',
  username: 'lantern',
  host: '127.0.0.1',
  port: 33_001,
  databaseName: 'app',
} as const;

describe('databaseUrl', () => {
  it('takes each mark of a password there and back', () => {
    for (const mark of MARKS) {
      const url = new URL(databaseUrl({ ...address, password: `Aa1${mark}x` }));
      expect([url.hostname, url.port, url.pathname]).toEqual(['127.0.0.1', '33001', '/app']);
      expect([url.username, decodeURIComponent(url.password)]).toEqual(['lantern', `Aa1${mark}x`]);
    }
    expect(urlPart(MARKS)).toBe('%21%40%23%5E%28%29');
  });

  it('has no name for an engine without, no password where none is given, and brackets around version 6', () => {
    expect(databaseUrl({ ...address, engine: 'redis', databaseName: '' })).toBe('redis://lantern@127.0.0.1:33001');
    expect(databaseUrl({ ...address, engine: 'mongo', host: '::1' })).toBe('mongodb://lantern@[::1]:33001/app');
  });
});
