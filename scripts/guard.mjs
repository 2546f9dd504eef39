// Stops an npm script with one line when the tools it needs are not there.
// Plain JavaScript without imports: this file must still parse and run on an old Node.

const WANTED_NODE = 24;

const major = Number(process.versions.node.split('.')[0]);
if (major < WANTED_NODE) {
  console.error(
    `uos: this is Node ${process.versions.node}, developing needs Node ${WANTED_NODE} or newer: ` +
      `run \`npm ci\` (on Linux it brings Node ${WANTED_NODE} along), or install Node ${WANTED_NODE}.`,
  );
  process.exit(1);
}
