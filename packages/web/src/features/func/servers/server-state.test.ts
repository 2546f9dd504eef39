import { describe, expect, it } from 'vitest';
import { canRestart, isAlive, isOver, playersOf, tagWords } from './server-state.ts';

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
