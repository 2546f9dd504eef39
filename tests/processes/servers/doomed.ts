// A platform with a server that is killed by a test: says which processes there are, and waits for it.
import { descendants } from '../../../packages/platform/src/engines/processes/tree.ts';
import { openHarness } from './harness.ts';

const harness = await openHarness({ ports: [34_420, 34_429] });
const id = await harness.start('setsid sleep 3600 & echo begun; sleep 3600', {
  ports: [{ name: 'game', protocol: 'UDP', port: 9998 }],
});
// why 6: the wall, what is first in it, the shell, two that sleep, and the network
const BEGUN = 6;
let pids = descendants(process.pid);
while (pids.length < BEGUN || !(await harness.lines(id)).includes('begun')) {
  await new Promise((resolve) => setTimeout(resolve, 20));
  pids = descendants(process.pid);
}
process.stdout.write(`${JSON.stringify({ pids, folder: harness.folder })}\n`);
