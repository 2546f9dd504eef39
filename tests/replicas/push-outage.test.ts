// The database of push goes away as if the power were cut; `npm run soak` keeps it away for ten seconds.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { startPrivate } from '../support/postgres.ts';
import { pushOutage } from '../support/push-outage.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await openFleet(startPrivate);
});
afterAll(() => fleet?.stop());

it('loses nothing that was acknowledged, and ends nobody while it is away', async () => {
  expect(await pushOutage(fleet, 0)).toEqual([]);
});
