// Fifty players on three processes, ten thousand messages in twenty channels while one of the processes is killed, and
// somebody who comes late: whoever stays hears every message once and in the same order. UOS_SOAK_ROUNDS sets how often.
// Then how soon connections are cut whose right was taken away on another process, and ten seconds without the database.
import { openFleet } from '../support/fleet.ts';
import { startPrivate } from '../support/postgres.ts';
import { pushCuts } from '../support/push-cuts.ts';
import { pushOutage } from '../support/push-outage.ts';
import { pushRound } from '../support/push-round.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 3);
const MESSAGES = Number(process.env.UOS_SOAK_MESSAGES ?? 10_000);
const CUT_MS = 1000;
const AWAY_MS = 10_000;

const fleet = await openFleet();
const faults: string[] = [];
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const outcome = await pushRound(fleet, { players: 50, messages: MESSAGES, channels: 20 });
    faults.push(...outcome.faults);
    const { acknowledged, refused, heardByEach, seconds } = outcome;
    console.log(
      `round ${round}: ${acknowledged} acknowledged, ${refused} refused, ${heardByEach} heard by each who stayed, ` +
        `${outcome.faults.length} faults, ${seconds.toFixed(1)} s`,
    );
    if (acknowledged + refused !== MESSAGES || heardByEach < acknowledged) {
      faults.push(`round ${round}: not all of it was said or heard`);
    }
  }
  for (const [what, ms] of await pushCuts(fleet, ROUNDS * 5)) {
    console.log(`${what}: cut on another process within ${ms.toFixed(0)} ms`);
    if (ms > CUT_MS) {
      faults.push(`${what}: cut after ${ms.toFixed(0)} ms`);
    }
  }
} finally {
  await fleet.stop();
}
const fragile = await openFleet(startPrivate);
try {
  const outage = await pushOutage(fragile, AWAY_MS);
  console.log(`${AWAY_MS / 1000} s without the database: ${outage.length} faults`);
  faults.push(...outage);
} finally {
  await fragile.stop();
}
for (const fault of faults.slice(0, 20)) {
  console.error(fault);
}
process.exitCode = faults.length === 0 ? 0 : 1;
