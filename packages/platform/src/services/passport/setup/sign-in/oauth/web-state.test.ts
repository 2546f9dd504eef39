import { describe, expect, it } from 'vitest';
import { randomIds } from '#kernel/keys/ids';
import { createSeal } from '#kernel/keys/seal';
import { isOurState, makeState } from './web-state.ts';

const key = (byte: number) => Buffer.alloc(32, byte);
const ports = { ids: randomIds, seal: createSeal([key(1)]) };
const END = Date.parse('2026-11-20T00:10:00Z');
const BEFORE = END - 1;

describe('the state of a login in a browser', () => {
  it('is letters and digits, at most 128, and never the same', () => {
    const states = Array.from({ length: 100 }, () => makeState(ports, 'wechat', END));
    expect(new Set(states).size).toBe(100);
    expect(states.filter((state) => !/^[0-9a-f]{104}$/.test(state))).toEqual([]);
  });

  it('is good for its network until its end', () => {
    const state = makeState(ports, 'wechat', END);
    expect(isOurState(ports, 'wechat', state, BEFORE)).toBe(true);
    expect(isOurState(ports, 'qq', state, BEFORE)).toBe(false);
    expect(isOurState(ports, 'wechat', state, END)).toBe(false);
  });

  it('is no other in which one character was changed, left out or added', () => {
    const state = makeState(ports, 'qq', END);
    const changed = Array.from(
      state,
      (letter, at) => `${state.slice(0, at)}${letter === '0' ? '1' : '0'}${state.slice(at + 1)}`,
    );
    const others = [...changed, state.slice(1), `${state}0`, state.toUpperCase(), '', 'unknown'];
    expect(others.filter((other) => isOurState(ports, 'qq', other, BEFORE))).toEqual([]);
  });

  it('that was signed before the master key changed is good, and one of another platform is not', () => {
    const state = makeState(ports, 'qq', END);
    expect(isOurState({ seal: createSeal([key(2), key(1)]) }, 'qq', state, BEFORE)).toBe(true);
    expect(isOurState({ seal: createSeal([key(2)]) }, 'qq', state, BEFORE)).toBe(false);
  });
});
