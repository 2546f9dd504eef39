import { describe, expect, it } from 'vitest';
import { atLeast, levelOf, linesOf, matchesOf, partsOf } from './log-lines.ts';

describe('levelOf', () => {
  it('reads the level from the head of a line', () => {
    expect(['[ERROR] boom', '2026-11-21 WARN slow', 'debug: x', 'player joined'].map(levelOf)).toEqual([
      ...['error', 'warn', 'debug', 'info'],
    ]);
    expect(levelOf(`${'x'.repeat(100)} error`)).toBe('info');
  });
});

describe('atLeast', () => {
  it('leaves out what is less important', () => {
    const lines = linesOf('info a\nwarn b\nerror c\r\n');
    expect(atLeast(lines, 'warn').map(({ text }) => text)).toEqual(['warn b', 'error c']);
    expect(atLeast(lines, undefined)).toHaveLength(3);
  });
});

describe('matchesOf', () => {
  it('finds words in either case and takes no pattern from them', () => {
    const lines = linesOf('a.c\nABC\nxyz');
    expect(matchesOf(lines, 'a.c')).toEqual([0]);
    expect(matchesOf(lines, 'b')).toEqual([1]);
    expect(matchesOf(lines, '')).toEqual([]);
  });
});

describe('partsOf', () => {
  it('cuts a line at every find and loses nothing', () => {
    expect(partsOf('a (b) A', 'a')).toEqual(['', 'a', ' (b) ', 'A', '']);
    expect(partsOf('f(x)', '(x)')).toEqual(['f', '(x)', '']);
  });
});
