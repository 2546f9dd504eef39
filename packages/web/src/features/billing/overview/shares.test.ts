import type { Bill } from '@uos/sdk/browser';
import { describe, expect, it } from 'vitest';
import { coloursOf, sharesOf } from './shares.ts';

/** Ten of thirty days have passed in Shanghai. */
const NOW_MS = Date.parse('2026-11-10T16:00:00Z');

const bill = (Month: string, AppId: string, ServiceName: string, amounts: Readonly<Record<string, number>>) =>
  ({
    ...{ Month, AppId, ServiceName, ProjectName: `game ${AppId}` },
    Amount: Object.values(amounts).reduce((sum, yuan) => sum + yuan, 0),
    Items: Object.entries(amounts).map(([Metric, Amount]) => ({ Metric, Amount })),
  }) as unknown as Bill;

const bills = [
  bill('2026-11', 'a', 'push', { messages: 2, peakPlayers: 3 }),
  bill('2026-11', 'a', 'save', { uploads: 10 }),
  bill('2026-11', 'b', 'push', { messages: 4 }),
  bill('2026-10', 'b', 'push', { messages: 30 }),
  bill('2026-11', 'c', 'save', { uploads: 0 }),
];
const shown = (way: Parameters<typeof sharesOf>[1]) =>
  sharesOf(bills, way, '2026-11', NOW_MS).map(({ key, yuan, before, parts }) => [
    key,
    yuan,
    before,
    parts.map((part) => part.yuan),
  ]);

describe('sharesOf', () => {
  it('is by app what its services cost, beside a third of the month before', () => {
    expect(shown('app')).toEqual([
      ['a', 15, 0, [10, 5]],
      ['b', 4, 10, [4]],
    ]);
  });

  it('is by service what the apps cost, and by line what each metric does', () => {
    expect(shown('service')).toEqual([
      ['save', 10, 0, [10]],
      ['push', 9, 10, [5, 4]],
    ]);
    const colour = coloursOf(sharesOf(bills, 'app', '2026-11', NOW_MS), ['push']);
    expect(['push', 'save'].map(colour), 'one colour for a service, whichever row it is in').toEqual([0, 1]);
    expect(shown('line').map(([key, yuan]) => [key, yuan])).toEqual([
      ['save uploads', 10],
      ['push messages', 6],
      ['push peakPlayers', 3],
    ]);
  });
});
