import { describe, expect, it } from 'vitest';
import { shapesOf } from './shapes.ts';

const slow = (statement: string, durationMs: number, timestamp = 0) => ({
  ...{ statement, durationMs, timestamp, database: 'app', user: 'lantern' },
});

describe('shapesOf', () => {
  it('puts together what differs in its values alone, slowest first', () => {
    const shapes = shapesOf(
      [
        slow('SELECT 1', 300, 5),
        slow('SELECT * FROM scores\n  WHERE season = 4', 200, 1),
        slow('SELECT * FROM scores WHERE season = 12', 900, 9),
        slow('DELETE FROM mail WHERE id IN (1, 2, 3)', 120),
        slow('DELETE FROM mail WHERE id IN (7,8)', 100),
      ],
      'postgresql',
    );
    expect(
      shapes.map(({ shape, count, worstMs, averageMs, totalMs }) => [shape, count, worstMs, averageMs, totalMs]),
    ).toEqual([
      ['SELECT * FROM scores WHERE season = ?', 2, 900, 550, 1100],
      ['SELECT ?', 1, 300, 300, 300],
      ['DELETE FROM mail WHERE id IN (?)', 2, 120, 110, 220],
    ]);
    expect([shapes[0]?.lastAt, shapes[0]?.worst.statement]).toEqual([9000, 'SELECT * FROM scores WHERE season = 12']);
  });
});
