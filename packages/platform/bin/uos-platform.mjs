#!/usr/bin/env node
// Runs the built platform; from a checkout it has to be built first.
import { existsSync } from 'node:fs';

const WANTED_NODE = 24;
if (Number.parseInt(process.versions.node, 10) < WANTED_NODE) {
  process.stderr.write(`uos-platform needs Node ${WANTED_NODE} or newer; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}
if (!existsSync(new URL('../dist/commands/serve.js', import.meta.url))) {
  process.stderr.write('uos-platform is not built yet.\nBuild it: npm run build\n');
  process.exit(1);
}
const { main } = await import('../dist/commands/serve.js');
process.exit(await main(process.argv.slice(2), process.env));
