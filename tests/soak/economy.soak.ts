// The economy under many hands, on four processes over one PostgreSQL: 1000 spenders of a balance for ten, one key 100
// times, 50 buyers of three, notices of payments in any order, costs in opposite orders for a minute, and 10,000 random
// steps of everything that gives and takes. UOS_SOAK_STEPS sets the number of steps, UOS_SOAK_SECONDS the minute.
import { isDeepStrictEqual } from 'node:util';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { economySteps, limited, notices, rate, repeat, spend } from '../support/economy-round.ts';
import { openFleet } from '../support/fleet.ts';
import { drawing } from '../support/social-round.ts';

const STEPS = Number(process.env.UOS_SOAK_STEPS ?? 10_000);
const SECONDS = Number(process.env.UOS_SOAK_SECONDS ?? 60);
const ROUNDS = 50;
const PROCESSES = 4;
const CALLERS = 16;

function same(what: string, is: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(is, wanted)) {
    throw new Error(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(wanted)}`);
  }
}

const fleet = await openFleet();
const platform = await testPlatform(fleet.options);
const others = await fleet.start(PROCESSES - 1);
fleet.balancer.use([platform.port, ...others.map(({ port }) => port)]);
await fleet.balancer.ready();
try {
  const spent = await spend(platform, 1000, 10);
  same('spenders', [spent.tally, spent.has], [{ 200: 10, '400 90020': 990 }, { hat: 10 }]);
  console.log('1000 spenders of a balance for ten: ten bought');
  for (let round = 0; round < ROUNDS; round += 1) {
    same('one key', await repeat(platform, 100), { different: 1, has: { coin: 990, oil: 1 } });
    const bought = await limited(platform, 50, 3);
    same('a limit', bought.tally, { 200: 3, '400 90021': 47 });
    const told = await notices(platform, drawing(round));
    same('notices', [told.status, told.has, told.given <= 1], ['Refunded', {}, true]);
  }
  console.log(
    `${ROUNDS} rounds: one key 100 times bought once, 50 buyers of three got three, ten notices ended the same`,
  );
  const ways = { callers: CALLERS, ms: SECONDS * 1000 };
  const equal = await rate(platform, { ...ways, opposite: false });
  const opposite = await rate(platform, { ...ways, opposite: true });
  console.log(
    `costs in opposite orders ${opposite.toFixed(0)}/s, in one order ${equal.toFixed(0)}/s: ${(opposite / equal).toFixed(2)} of it, no deadlock`,
  );
  console.log(
    `${await economySteps(platform, STEPS, drawing(31), CALLERS)} of ${STEPS} steps were taken; the ledger adds up`,
  );
  const counts = [...fleet.balancer.answered().values()];
  console.log(`processes answered ${counts.join(', ')}`);
} finally {
  await platform.stop();
  await fleet.stop();
}
