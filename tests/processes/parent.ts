// A platform process with children, for the test that kills it. usage: parent.ts <database url>
import { connect } from '../../packages/platform/src/db/connect.ts';
import { createProcesses } from '../../packages/platform/src/engines/processes/processes.ts';
import { randomIds } from '../../packages/platform/src/kernel/keys/ids.ts';
import { systemClock } from '../../packages/platform/src/kernel/time/clock.ts';
import { createLog } from '../../packages/platform/src/kernel/watch/log.ts';

const connection = await connect({ url: process.argv[2] });
const processes = createProcesses({
  ...{ db: connection.db, instance: randomIds.uuid(), clock: systemClock, ids: randomIds, log: createLog('silent') },
});
const sleep = { command: '/bin/sleep', args: ['600'] };
const linked = { linked: true, env: { MODE: 'echo' }, run: { module: new URL('child.ts', import.meta.url) } };
const handles = [
  await processes.start({ kind: 'stops', run: sleep, linked: false, onRestart: 'stop' }),
  await processes.start({ kind: 'adopted', run: sleep, linked: false, onRestart: 'adopt' }),
  await processes.start({ kind: 'linked', ...linked, onRestart: 'stop' }),
];
console.log(JSON.stringify(handles.map(({ pid }) => pid)));
