import { describe, expect, it } from 'vitest';
import { piecesOf } from './log-pieces.ts';

const noise = (lines: number) => Array.from({ length: lines }, (_, at) => `I/game ( 42): frame ${at} took 16 ms`);
const crash = (name: string) => [
  '*** *** *** *** ***',
  `pid: 1, tid: 2, name: ${name}  >>> game <<<`,
  'signal 11 (SIGSEGV), code 1',
  ...Array.from({ length: 20 }, (_, at) => `  #${String(at).padStart(2, '0')} pc 00000000000012${at + 10}  libgame.so`),
];

describe('piecesOf', () => {
  it('leaves a short log as it is', () => {
    expect(piecesOf('all is well', 100)).toEqual(['all is well']);
  });

  it('keeps what is around the stacks of a long one, and lets the rest go', () => {
    const [piece = '', ...more] = piecesOf([...noise(5000), ...crash('a'), ...noise(5000)].join('\n'), 20_000);
    expect([more, piece.length < 20_000, piece.includes('name: a'), piece.match(/#\d\d pc/g)?.length]).toEqual([
      [],
      true,
      true,
      20,
    ]);
  });

  it('ends a piece between two crashes and never within one', () => {
    const crashes = Array.from({ length: 40 }, (_, at) => [...crash(`t${at}`), ...noise(100)]).flat();
    const pieces = piecesOf(crashes.join('\n'), 20_000);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.flatMap((piece) => piece.match(/#\d\d pc/g) ?? []).length).toBe(40 * 20);
    for (const piece of pieces) {
      expect(piece.length).toBeLessThanOrEqual(20_000);
      expect((piece.match(/#\d\d pc/g)?.length ?? 0) % 20).toBe(0);
    }
  });
});
