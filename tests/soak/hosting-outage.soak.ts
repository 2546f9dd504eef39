// The database goes away under servers that are played on, as if the power were cut and as if it hung: for ten seconds,
// and for longer than a node may be silent. UOS_SOAK_AWAY_MS sets other times, with commas between them.
import { hostingOutage } from '../support/hosting-outage.ts';
import { startPrivate } from '../support/postgres.ts';

const AWAY_MS = (process.env.UOS_SOAK_AWAY_MS ?? '10000,25000').split(',').map(Number);

const postgres = await startPrivate();
let isWhole = true;
for (const awayMs of AWAY_MS) {
  for (const how of ['kill', 'freeze'] as const) {
    const databaseUrl = await postgres.createDatabase();
    const faults = await hostingOutage({ postgres, databaseUrl, how, awayMs });
    isWhole &&= faults.length === 0;
    console.log(`${how} for ${awayMs / 1000} s: ${faults.length === 0 ? 'nothing is lost' : faults.join('; ')}`);
  }
}
await postgres.stop();
process.exitCode = isWhole ? 0 : 1;
