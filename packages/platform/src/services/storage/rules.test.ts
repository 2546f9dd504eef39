import { describe, expect, it } from 'vitest';
import { nextPlanned } from './backups.ts';
import { connectionString, fullness } from './rules.ts';

describe('connectionString', () => {
  it('masks the password and is empty until there is a port', () => {
    const address = { engine: 'redis', username: 'default', host: '127.0.0.1', databaseName: '' } as const;
    expect(connectionString({ ...address, port: 33_001 })).toBe('redis://default:***@127.0.0.1:33001');
    expect(connectionString({ ...address, port: 0 })).toBe('');
  });
});

describe('fullness', () => {
  it('begins at the limit and ends a tenth below it', () => {
    expect([fullness(10_240, 10, false), fullness(10_241, 10, false)]).toEqual([false, true]);
    expect([fullness(9300, 10, true), fullness(9200, 10, true)]).toEqual([true, false]);
    expect(fullness(99_999, 0, false)).toBe(false);
  });
});

describe('nextPlanned', () => {
  it('is the next time of that hour in Shanghai', () => {
    const at = (moment: string) => nextPlanned(new Date(moment), 3).toISOString();
    expect(at('2026-11-20T18:59:59Z')).toBe('2026-11-20T19:00:00.000Z');
    expect(at('2026-11-20T19:00:00Z')).toBe('2026-11-21T19:00:00.000Z');
  });
});
