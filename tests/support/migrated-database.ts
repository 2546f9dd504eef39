// A process of its own that makes the schema of the sources in a database; the runner of tests reads packages as built.
// usage: migrated-database.ts <database url>
import { connect } from '../../packages/platform/src/db/connect.ts';
import { installJobs } from '../../packages/platform/src/kernel/time/boss-jobs.ts';
import { migrate } from '../../packages/platform/src/start/schema.ts';

const [url = ''] = process.argv.slice(2);
const connection = await connect({ url });
await migrate(connection.db);
await installJobs(connection);
await connection.close();
