import { expect, it } from 'vitest';
import { isByLoad, stepWords } from './step-words.ts';

it.each([
  ['min', '少于最少服务器'],
  ['max', '多于最多服务器'],
  ['cpu 82.5% > 70%', 'CPU 82.5%，高于 70%'],
  ['memory 12% < 30%', '内存 12%，低于 30%'],
  ['', ''],
])('says %j in words of the page', (given, said) => {
  expect(stepWords(given)).toBe(said);
});

it('knows no load of a step that keeps to the bounds', () => {
  expect(['min', 'max', 'cpu 82.5% > 70%'].map(isByLoad)).toEqual([false, false, true]);
});
