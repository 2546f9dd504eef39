// Run by the build: `node dist/db/build-template.js`.
import { buildTemplate } from '#db/template';

await buildTemplate();
