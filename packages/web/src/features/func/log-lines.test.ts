import { describe, expect, it } from 'vitest';
import { foundLines } from './log-lines.ts';

const line = (second: number, content: string, source: 'stdout' | 'stderr' = 'stdout') => ({
  time: `2026-11-27T02:00:0${second}Z`,
  serverId: 's',
  source,
  content,
});

describe('foundLines', () => {
  it('puts the pages that were read one after another into the order of a log', () => {
    const lines = foundLines([[line(3, 'ready'), line(2, 'no map', 'stderr')], [line(1, 'ERROR: port taken')]]);
    expect(lines).toEqual([
      { id: 1, time: '10:00:01', text: 'ERROR: port taken', level: 'error' },
      { id: 2, time: '10:00:02', text: 'no map', level: 'warn' },
      { id: 3, time: '10:00:03', text: 'ready', level: 'info' },
    ]);
  });

  it('says of each line which server wrote it, where they are of several', () => {
    const [found] = foundLines([[line(1, 'ready')]], (id) => `name of ${id}`);
    expect(found).toMatchObject({ from: 'name of s', text: 'ready' });
  });
});
