// Money under load, many times over: four processes on one PostgreSQL. 200 rounds of a hundred redeems of one code, of
// payments told ten times and of decisions at once, ten thousand-fold spends, 10,000 random steps; the ledger must come
// to nothing in the end. UOS_SOAK_ROUNDS sets the number of rounds.

import {
  closeTrack,
  decideOnce,
  draws,
  notifyTenTimes,
  openStudio,
  openTrack,
  randomSteps,
  redeemOnce,
  refuseDrift,
  shuffler,
  spendAll,
} from '../money/invariants.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 200);
const STEPS = ROUNDS * 50;
const EVERY = 20;

const track = await openTrack(4);
try {
  const studio = await openStudio(track);
  const shuffle = shuffler(draws(1));
  for (let round = 1; round <= ROUNDS; round += 1) {
    await redeemOnce(track, studio);
    await notifyTenTimes(track, studio, shuffle);
    await decideOnce(track, studio);
    if (round % EVERY === 0) {
      await spendAll(track, { count: 1000, affordable: 10 + round });
      await refuseDrift(track);
      console.log(`round ${round}: no code twice, no payment twice, nothing spent twice`);
    }
  }
  await randomSteps(track, STEPS, draws(2));
  await refuseDrift(track);
  console.log(`${ROUNDS} rounds and ${STEPS} random steps; the ledger comes to nothing`);
} finally {
  await closeTrack(track);
}
