import { describe, expect, it } from 'vitest';
import { defaultMemory, serviceDefaults } from './service-defaults.ts';

describe('serviceDefaults', () => {
  it('holds the constants of the specification', () => {
    expect(serviceDefaults.multiverse.os).toHaveLength(12);
    expect(serviceDefaults.passport.guild).toMatchObject({
      MemberLimitCount: 50,
      RestrictedMinutesAfterLeaveGuild: 120,
    });
    expect(serviceDefaults.usync.netBytesPerSecond).toBe(625_000);
  });
});

describe('defaultMemory', () => {
  it('rounds up to whole MiB, without floating-point residue', () => {
    expect([defaultMemory(0.1), defaultMemory(1), defaultMemory(0.3, 1000), defaultMemory(0.7, 10)]).toEqual([
      ...['154Mi', '1536Mi', '300Mi', '7Mi'],
    ]);
  });
});
