import { describe, expect, it, vi } from 'vitest';
import { hostResolver } from './hosts.ts';

const cdn = { base: 'cdn', prefix: '/api/v1' } as const;
const content = { base: 'content', prefix: '/client_api/v1' } as const;
const passport = { base: 'passport', prefix: '/upass/v1' } as const;
const platform = { base: 'platform', prefix: '' } as const;
const told = { cdn: 'https://a.test/api/v1', content: 'https://c.test/client_api/v1' };

describe('hostResolver', () => {
  it('asks base-info once, for the bases it names', async () => {
    const ask = vi.fn(async () => told);
    const hostOf = hostResolver('http://localhost:1/', 'discover', ask);
    expect([hostOf(platform), hostOf(passport)]).toEqual(['http://localhost:1', 'http://localhost:1/upass/v1']);
    expect(ask).not.toHaveBeenCalled();
    expect(await Promise.all([hostOf(cdn), hostOf(content), hostOf(cdn)])).toEqual([
      'https://a.test/api/v1',
      'https://c.test/client_api/v1',
      'https://a.test/api/v1',
    ]);
    expect(hostOf(cdn)).toBe('https://a.test/api/v1');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks again after a failure', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce({});
    const hostOf = hostResolver('http://x', undefined, ask);
    await expect(hostOf(cdn)).rejects.toThrow('down');
    expect(await hostOf(cdn)).toBe('http://x/api/v1');
  });

  it('takes the prefixes of a self-hosted platform without asking', () => {
    const hostOf = hostResolver('http://x', 'local', () => Promise.reject(new Error('asked')));
    expect([hostOf(cdn), hostOf(content)]).toEqual(['http://x/api/v1', 'http://x/client_api/v1']);
  });

  it('takes a map as it is, and the prefixes for the rest', () => {
    const hostOf = hostResolver('http://x', { passport: 'https://p.test/v1' }, () =>
      Promise.reject(new Error('asked')),
    );
    expect([hostOf(passport), hostOf(cdn)]).toEqual(['https://p.test/v1', 'http://x/api/v1']);
  });
});
