// Money on four processes over one PostgreSQL: each invariant a few times; the long tier does it hundreds of times.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  closeTrack,
  decideOnce,
  draws,
  type MoneyTrack,
  notifyTenTimes,
  openStudio,
  openTrack,
  randomSteps,
  redeemOnce,
  refuseDrift,
  type Studio,
  shuffler,
  spendAll,
} from './invariants.ts';

const PROCESSES = 4;
let track: MoneyTrack;
let studio: Studio;
beforeAll(async () => {
  track = await openTrack(PROCESSES);
  studio = await openStudio(track);
});
afterAll(() => closeTrack(track));

describe('on four processes', () => {
  it('a hundred redeems of one code have one success', async () => {
    for (let round = 0; round < 3; round += 1) {
      await redeemOnce(track, studio);
    }
  });

  it('a thousand spends at once take what there is and no more', { timeout: 400_000 }, () =>
    spendAll(track, { count: 1000, affordable: 300 }),
  );

  it('a payment that is told ten times, in any order, is credited once', async () => {
    const shuffle = shuffler(draws(11));
    for (let round = 0; round < 5; round += 1) {
      await notifyTenTimes(track, studio, shuffle);
    }
  });

  it('accepting, refusing and cancelling at once have one winner', async () => {
    for (let round = 0; round < 5; round += 1) {
      await decideOnce(track, studio);
    }
  });

  it('random steps leave balances as if they had come one after another', { timeout: 400_000 }, () =>
    randomSteps(track, 300, draws(5)),
  );

  it('the ledger comes to nothing in all, and no process stood aside', async () => {
    await refuseDrift(track);
    const rows = await track.helper.ports.db.selectFrom('instances').select('pid').execute();
    expect(new Set(rows.map(({ pid }) => pid)).size).toBe(PROCESSES + 1);
  });
});
