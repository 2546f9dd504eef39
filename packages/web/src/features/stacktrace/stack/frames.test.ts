import type { StackFrame } from '@uos/sdk/services/stacktrace';
import { describe, expect, it } from 'vitest';
import { shownOf, stackMarkdown, stackText, wantedOf } from './frames.ts';

const frame = (given: Partial<StackFrame>): StackFrame => ({
  ...{ index: 0, address: '0x10', module: 'libgame.so', buildId: 'ab', rawLine: '', function: 'steer', offset: 0 },
  ...{ file: '/game/ship.cpp', line: 24, column: 0, inlined: false, inApp: true, approximate: false },
  ...{ status: 'resolved', ...given },
});
const system = frame({ index: 1, inApp: false, function: 'abort', module: 'libc.so', file: '', line: 0 });

describe('shownOf', () => {
  it('folds what the system did between frames of the game', () => {
    const kinds = shownOf([frame({}), system, system, frame({ index: 3 })]).map((one) =>
      one.kind === 'system' ? one.frames.length : one.frame.index,
    );
    expect(kinds).toEqual([0, 2, 3]);
  });

  it('shows a stack of the system alone', () => {
    expect(shownOf([system]).map(({ kind }) => kind)).toEqual(['frame']);
  });
});

describe('a stack as a text', () => {
  const frames = [frame({ inlined: true }), system, frame({ index: 2, function: '', file: '', line: 0 })];

  it('has a line for each frame, by what is known of it', () => {
    expect(stackText('SIGSEGV at steer', frames).split('\n')).toEqual([
      'SIGSEGV at steer',
      '#00 steer (/game/ship.cpp:24) [inlined]',
      '#01 abort (libc.so)',
      '#02 libgame.so 0x10',
    ]);
  });

  it('is a block of code in Markdown, whose title keeps its own signs', () => {
    expect(stackMarkdown('at *wave_', [frame({})])).toBe(
      '**at \\*wave\\_**\n\n```\n#00 steer (/game/ship.cpp:24)\n```',
    );
  });
});

describe('wantedOf', () => {
  it('names each build of the game once, and nothing of the system', () => {
    const missing = frame({ status: 'no_symbol', function: '' });
    const nameless = frame({ status: 'no_symbol', buildId: '', module: 'libold.so' });
    expect(wantedOf([missing, missing, nameless, { ...system, status: 'no_symbol' }, frame({})])).toEqual([
      { buildId: 'ab', module: 'libgame.so' },
      { buildId: '', module: 'libold.so' },
    ]);
  });
});
