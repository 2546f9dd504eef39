import { describe, expect, it } from 'vitest';
import { readable } from './log.ts';

describe('readable', () => {
  it('leaves out what is empty and shows the rest behind the message', () => {
    const line = JSON.stringify({
      ...{ level: 30, time: Date.UTC(2026, 0, 1, 2, 3, 4, 5), msg: 'request' },
      ...{ operation: 'cdn.buckets.list', appId: '', query: {}, status: 200 },
    });
    expect(readable(line)).toBe('02:03:04.005 info request operation=cdn.buckets.list status=200\n');
  });

  it('shows where an error came from below it', () => {
    const line = JSON.stringify({
      level: 50,
      time: 0,
      msg: 'failed',
      err: { message: 'no', stack: 'Error: no\n  at x' },
    });
    expect(readable(line)).toBe('00:00:00.000 ERROR failed\n  Error: no\n    at x\n');
  });
});
