import { createClient } from '@uos/sdk/http';
import { multiverseTable } from '@uos/sdk/services/multiverse';
import { describe, expect, it } from 'vitest';
import { regionOf } from './hosting.ts';

/** A game that runs in more regions than a page has. */
const regions = Array.from({ length: 1100 }, (_, index) => ({ regionId: `region-${index}` }));

function notRead(): never {
  throw new Error('not a stream');
}

async function multiverse() {
  return createClient(
    {
      origin: 'http://localhost',
      hosts: 'local',
      transport: async ({ url }) => {
        const { searchParams } = new URL(url);
        const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
        const page = { totalCount: regions.length, gameRegions: regions.slice(offset, offset + limit) };
        const text = async () => JSON.stringify(page);
        return { status: 200, header: () => undefined, text, bytes: async () => new Uint8Array(), stream: notRead };
      },
    },
    { multiverse: multiverseTable },
  ).multiverse;
}

describe('regionOf', () => {
  it('knows every region of a game, whichever page it is on', async () => {
    const ctx = { uos: { service: multiverse } } as unknown as Parameters<typeof regionOf>[0];
    expect(await regionOf(ctx, 'game', 'region-1099')).toBe('region-1099');
  });
});
