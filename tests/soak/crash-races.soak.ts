// Crashes arrive and are read again while their symbols come, over and over on real PostgreSQL: in the end each is read and
// each group has as many as it counts. UOS_SOAK_ROUNDS sets the number of rounds.
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres } from '../support/postgres.ts';
import { stackRound } from '../support/stack-round.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 100);

const postgres = await startPostgres();
const platform = await testPlatform({ databaseUrl: await postgres.createDatabase({ migrated: true }) });
const problems: string[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  problems.push(...(await stackRound(platform)).map((problem) => `round ${round}: ${problem}`));
}
await platform.stop();
await postgres.stop();
console.log(`${ROUNDS} rounds, ${problems.length} problems`);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
