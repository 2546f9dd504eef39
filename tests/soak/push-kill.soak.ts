// Fifty players on three processes, ten thousand messages in twenty channels while one of the processes is killed, and
// somebody who comes late: whoever stays hears every message once and in the same order. UOS_SOAK_ROUNDS sets how often.
import { openFleet } from '../support/fleet.ts';
import { pushRound } from '../support/push-round.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 3);

const fleet = await openFleet();
const faults: string[] = [];
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const outcome = await pushRound(fleet, { players: 50, messages: 10_000, channels: 20 });
    faults.push(...outcome.faults);
    const { acknowledged, refused, heardByEach, seconds } = outcome;
    console.log(
      `round ${round}: ${acknowledged} acknowledged, ${refused} refused, ${heardByEach} heard by each who stayed, ` +
        `${outcome.faults.length} faults, ${seconds.toFixed(1)} s`,
    );
    if (acknowledged + refused !== 10_000 || heardByEach < acknowledged) {
      faults.push(`round ${round}: not all of it was said or heard`);
    }
  }
} finally {
  await fleet.stop();
}
for (const fault of faults.slice(0, 20)) {
  console.error(fault);
}
process.exitCode = faults.length === 0 ? 0 : 1;
