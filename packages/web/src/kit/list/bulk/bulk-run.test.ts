import { describe, expect, it } from 'vitest';
import { type RowResult, runBulk } from './bulk-run.ts';

const rowsOf = (...keys: string[]) => keys.map((key) => ({ key, row: key }));
const states = (results: readonly RowResult<string>[]) => results.map(({ key, state }) => `${key} ${state}`);

describe('runBulk', () => {
  it('goes on after a failure and keeps its reason with the row', async () => {
    const results = await runBulk({
      rows: rowsOf('a', 'b', 'c'),
      run: (row) => (row === 'b' ? Promise.reject(new Error('no')) : Promise.resolve()),
      onChange: () => undefined,
      signal: new AbortController().signal,
    });
    expect(states(results)).toEqual(['a done', 'b failed', 'c done']);
    expect(results[1]?.problem).toEqual(new Error('no'));
  });

  it('runs no more at once than allowed', async () => {
    let running = 0;
    let most = 0;
    await runBulk({
      rows: rowsOf(...Array.from({ length: 20 }, (_, index) => String(index))),
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
      },
      onChange: () => undefined,
      signal: new AbortController().signal,
      parallel: 3,
    });
    expect(most).toBe(3);
  });

  it('begins no further row once it is stopped', async () => {
    const stop = new AbortController();
    const results = await runBulk({
      rows: rowsOf('a', 'b', 'c'),
      run: async () => stop.abort(),
      onChange: () => undefined,
      signal: stop.signal,
      parallel: 1,
    });
    expect(states(results)).toEqual(['a done', 'b waiting', 'c waiting']);
  });
});
