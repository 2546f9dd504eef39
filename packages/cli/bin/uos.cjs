#!/usr/bin/env node
// Nothing here is newer than ES2015: an old Node must get as far as the line that says so.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  process.stderr.write(`uos: this is Node ${process.versions.node}, uos needs Node 22.12 or newer.\n`);
  process.stderr.write('In a project that brings a newer one along, npx uos finds it.\n');
  process.exit(1);
}
try {
  require('../dist/main.cjs');
} catch (error) {
  if (error.code !== 'MODULE_NOT_FOUND' || !/dist.main\.cjs/.test(error.message)) {
    throw error;
  }
  process.stderr.write('uos: the CLI is not built yet, run: npm run build\n');
  process.exit(1);
}
