// A platform with a server that is to outlive it: says which it is once it is ready, and waits to be killed or stopped.
// usage: kept.ts <folder>
import { openHarness } from './harness.ts';
import { KEPT, keeping } from './kept-server.ts';

const harness = await openHarness(keeping(process.argv[2] ?? ''));
const id = await harness.start('', { ...KEPT, ports: [{ name: 'web', protocol: 'TCP', port: 8899 }] });
while (!harness.heard(id).includes('ready')) {
  await new Promise((resolve) => setTimeout(resolve, 20));
}
process.stdout.write(`${id}\n`);
process.once('SIGTERM', () => void harness.close().then(() => process.exit()));
