import { describe, expect, it } from 'vitest';
import { isActive, readyTarget } from './pool-rules.ts';

describe('servers that wait', () => {
  it.each([
    [{ minServers: 1, bufferPercent: 20, allocated: 0, placeholders: 0 }, 1],
    [{ minServers: 1, bufferPercent: 20, allocated: 5, placeholders: 0 }, 1],
    [{ minServers: 1, bufferPercent: 20, allocated: 6, placeholders: 0 }, 2],
    [{ minServers: 0, bufferPercent: 0, allocated: 100, placeholders: 0 }, 0],
    [{ minServers: 2, bufferPercent: 100, allocated: 3, placeholders: 4 }, 7],
  ])('%o', (wish, count) => {
    expect(readyTarget(wish)).toBe(count);
  });
});

describe('a placeholder schedule', () => {
  const at18 = {
    ...{ region_id: 'local', name: '', cron: '0 18 * * *', duration_minutes: 240, enabled: true },
    ...{ replicas: 1, cpu_millis: 100, memory_mib: 154 },
  };

  it('holds from its hour in Asia/Shanghai for as long as it says', () => {
    const active = (time: string, change: object = {}) => isActive({ ...at18, ...change }, Date.parse(time));
    expect(active('2026-11-20T17:59:59+08:00')).toBe(false);
    expect(active('2026-11-20T18:00:00+08:00')).toBe(true);
    expect(active('2026-11-20T21:59:00+08:00')).toBe(true);
    expect(active('2026-11-20T22:00:00+08:00')).toBe(false);
    expect(active('2026-11-20T18:00:00+08:00', { enabled: false })).toBe(false);
  });
});
