#!/usr/bin/env node
// Runs the built platform; from a checkout it has to be built first.
import { existsSync } from 'node:fs';

if (!existsSync(new URL('../dist/serve.js', import.meta.url))) {
  process.stderr.write('uos-platform is not built yet.\nBuild it: npm run build\n');
  process.exit(1);
}
const { main } = await import('../dist/serve.js');
process.exit(await main(process.argv.slice(2), process.env));
