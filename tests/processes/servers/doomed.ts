// A platform with a server that is killed by a test: says which processes there are, and waits for it.
import { descendants } from '../../../packages/platform/src/engines/processes/tree.ts';
import { openHarness } from './harness.ts';

const harness = await openHarness({ ports: [34_420, 34_429] });
const id = await harness.start('setsid sleep 3600 & echo begun; sleep 3600', {
  ports: [{ name: 'game', protocol: 'UDP', port: 9998 }],
});
while (!(await harness.lines(id)).includes('begun')) {
  await new Promise((resolve) => setTimeout(resolve, 20));
}
process.stdout.write(`${JSON.stringify({ pids: descendants(process.pid), folder: harness.folder })}\n`);
