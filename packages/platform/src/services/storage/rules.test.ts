import { describe, expect, it } from 'vitest';
import { nextPlanned } from './backups.ts';
import { connectionString, fullness, withoutValues } from './rules.ts';

describe('withoutValues', () => {
  it('leaves the shape of a statement and none of its values', () => {
    expect(withoutValues(`SELECT a1, 'it''s' FROM t2 WHERE b = -7.5 AND c = $1 AND d = $$x$$`, 'postgresql')).toBe(
      'SELECT a1, ? FROM t2 WHERE b = ? AND c = $1 AND d = ?',
    );
    expect(withoutValues(`SELECT a1 FROM t2 WHERE b = "it\\"s" AND c = 'x\\'y' AND d = 0xff`, 'mysql')).toBe(
      'SELECT a1 FROM t2 WHERE b = ? AND c = ? AND d = ?',
    );
    expect(withoutValues('HSET player:7 name ana', 'redis')).toBe('HSET ? ? ?');
  });
});

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
