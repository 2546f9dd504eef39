import { describe, expect, it } from 'vitest';
import { placesOf, reachOf, samplePlayers } from './sample.ts';

const places = placesOf('1b0f4f6e-1d4f-4a5e-9b39-7f9a3b0f5d11', '4d1f83b6-2e95-4c07-a8d1-60b9f27c5e34', samplePlayers);

describe('reachOf', () => {
  it('reaches about the share, keeps everybody where it grows and adds nobody where it shrinks', () => {
    const grown = reachOf(places, 30, 10);
    expect(Math.abs(grown.reached.length / samplePlayers.length - 0.3)).toBeLessThan(0.1);
    expect([grown.left, grown.kept + grown.joined]).toEqual([0, grown.reached.length]);
    const shrunk = reachOf(places, 10, 30);
    expect([shrunk.joined, shrunk.kept, shrunk.left]).toEqual([0, grown.kept, grown.joined]);
    expect(reachOf(places, 0, 0).reached).toEqual([]);
    expect(reachOf(places, 100, 100).reached).toHaveLength(samplePlayers.length);
  });
});
