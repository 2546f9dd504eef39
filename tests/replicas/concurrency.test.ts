// Four processes over one PostgreSQL and one S3 store: every race of the list, and one app's secret rotated by all.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { RACE_ENV, RACES, type RaceTrack } from './races.ts';

let fleet: Fleet;
let helper: TestPlatform;
let track: RaceTrack;
beforeAll(async () => {
  fleet = await openFleet();
  helper = await testPlatform(fleet.options);
  const replicas = await fleet.start(4);
  fleet.balancer.use(replicas.map(({ port }) => port));
  await fleet.balancer.ready();
  const place = fleet.options.objects ?? '';
  track = { helper, ports: replicas.map(({ port }) => port), storedKeys: () => fleet.s3.keys(place) };
});
afterAll(async () => {
  await helper?.stop();
  await fleet?.stop();
});

describe('with four processes', () => {
  it.each(Object.entries(RACES).filter(([name]) => RACE_ENV[name] === undefined))('%s', (_name, race) => race(track));

  it('are told apart as instances', async () => {
    const rows = await helper.ports.db.selectFrom('instances').select(['pid', 'objects']).execute();
    expect(new Set(rows.map(({ pid }) => pid)).size).toBe(5);
    expect(new Set(rows.map(({ objects }) => objects))).toEqual(new Set([fleet.options.objects]));
  });
});

describe('with two processes that are told otherwise', () => {
  it.each(Object.entries(RACE_ENV))('%s', async (name, env) => {
    const replicas = await fleet.start(2, { env });
    await RACES[name]?.({ ...track, ports: replicas.map(({ port }) => port) });
    await Promise.all(replicas.map((replica) => replica.kill()));
  });
});
