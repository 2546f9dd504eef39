// Run by the build: `node dist/program/build-template.js`.
import { buildTemplate } from '#db/template';
import { installJobs } from '#kernel/time/boss-jobs';
import { migrate } from '../start/schema.ts';

await buildTemplate(async (connection) => {
  await migrate(connection.db);
  await installJobs(connection);
});
