#!/usr/bin/env node
// Runs the built platform; from a checkout it has to be built first.
import { existsSync } from 'node:fs';
// why by its default: a name that an older Node does not have would end it before it could say which one is needed
import nodeModule from 'node:module';

const WANTED_NODE = 24;
if (Number.parseInt(process.versions.node, 10) < WANTED_NODE) {
  process.stderr.write(`uos-platform needs Node ${WANTED_NODE} or newer; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}
if (!existsSync(new URL('../dist/program/serve.js', import.meta.url))) {
  process.stderr.write('uos-platform is not built yet.\nBuild it: npm run build\n');
  process.exit(1);
}
// Node keeps what it compiled for the next start. Why not in its own folder: that one is shared with everybody on the
// machine.
const { XDG_CACHE_HOME, HOME } = process.env;
const cache = XDG_CACHE_HOME ?? (HOME && `${HOME}/.cache`);
if (cache) {
  nodeModule.enableCompileCache(`${cache}/uos-compiled`);
}
// why: what is built lies in few large files; a trace names the sources that an error comes from
process.setSourceMapsEnabled(true);
const { main } = await import('../dist/program/serve.js');
process.exit(await main(process.argv.slice(2), process.env));
