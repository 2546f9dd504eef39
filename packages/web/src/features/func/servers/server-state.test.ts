import { describe, expect, it } from 'vitest';
import { ageOf, canRestart, isAlive, isOver, leftOf, playersOf, tagWords } from './server-state.ts';

describe('a logic server', () => {
  it('is begun again once it has begun, also after it failed', () => {
    const restarted = ['created', 'running', 'unhealthy', 'failed', 'deleting', 'deleted'].filter((status) =>
      canRestart({ status }),
    );
    expect(restarted).toEqual(['running', 'unhealthy', 'failed']);
  });

  it('is neither alive nor over where it failed', () => {
    expect([isAlive({ status: 'failed' }), isOver({ status: 'failed' })]).toEqual([false, false]);
    expect([isAlive({ status: 'created' }), isOver({ status: 'deleting' })]).toEqual([true, true]);
  });
});

describe('playersOf', () => {
  it('names a limit only where there is one', () => {
    expect(playersOf({ playerCount: 3, maxPlayers: 64 })).toBe('3 / 64');
    expect(playersOf({ playerCount: 3, maxPlayers: 0 })).toBe('3');
  });
});

describe('tagWords', () => {
  it('writes a tag as it is asked for', () => {
    expect(tagWords({ map: 'fog', beta: '' })).toEqual(['map=fog', 'beta']);
  });
});

describe('ageOf and leftOf', () => {
  const now = Date.parse('2026-11-28T05:00:00Z');
  const running = { status: 'running', startedAt: '2026-11-28T04:58:30Z', expireAt: '2026-11-28T05:08:30Z' };

  it('count from its start and to its end', () => {
    expect([ageOf(running, now), leftOf(running, now)]).toEqual([90, 510]);
  });

  it('say nothing of one that has failed, or that lives without an end', () => {
    expect([ageOf({ ...running, status: 'failed' }, now), leftOf({ ...running, status: 'failed' }, now)]).toEqual([
      undefined,
      undefined,
    ]);
    expect([ageOf({ ...running, startedAt: null }, now), leftOf({ ...running, expireAt: null }, now)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
