// Four processes start at once on one empty database, twenty times: one makes the schema, three wait, all are ready.

import { sql } from 'kysely';
import { connect } from '../../packages/platform/src/db/connect.ts';
import { MIGRATIONS } from '../../packages/platform/src/start/schema.ts';
import { statusOf } from '../support/balancer.ts';
import { openFleet } from '../support/fleet.ts';

const TRIALS = Number(process.env.UOS_SOAK_ROUNDS ?? 20);
const PROCESSES = 4;

const fleet = await openFleet();
const problems: string[] = [];
let slowestMs = 0;
for (let trial = 1; trial <= TRIALS; trial += 1) {
  const DATABASE_URL = await fleet.postgres.createDatabase();
  const begun = performance.now();
  try {
    const replicas = await fleet.start(PROCESSES, { env: { DATABASE_URL } });
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    const statuses = await Promise.all(replicas.map(({ port }) => statusOf(port)));
    if (statuses.some((status) => status !== 200)) {
      problems.push(`trial ${trial}: ${statuses.join()}`);
    }
    const connection = await connect({ url: DATABASE_URL });
    const { rows } = await sql`SELECT 1 FROM kysely_migration`.execute(connection.db);
    if (rows.length !== MIGRATIONS.length) {
      problems.push(`trial ${trial}: ${rows.length} steps of ${MIGRATIONS.length}`);
    }
    await connection.close();
    await Promise.all(replicas.map((replica) => replica.stop()));
  } catch (error) {
    problems.push(`trial ${trial}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
await fleet.stop();
console.log(
  `${TRIALS} times ${PROCESSES} processes at once, slowest ${(slowestMs / 1000).toFixed(1)} s, ${problems.length} problems`,
);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
