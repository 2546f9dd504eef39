import { expect, it } from 'vitest';
import { isDevelopment, scoreOf } from './seed.ts';

it('fills a leaderboard only on a machine of the developer', () => {
  expect(['localhost', '127.0.0.1', 'games.example.com', '10.0.0.4'].map((host) => isDevelopment(host))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('makes scores of which half are below the middle, each time the same', () => {
  const scores = Array.from({ length: 1000 }, (_, number) => scoreOf(number, 5000));
  const below = scores.filter((score) => score < 5000).length;
  expect(below).toBeGreaterThan(480);
  expect(below).toBeLessThan(520);
  expect(scores.every((score) => Number.isInteger(score) && score >= 0)).toBe(true);
  expect(scoreOf(7, 5000)).toBe(scores[7]);
});
