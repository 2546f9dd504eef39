// A platform with a server that is to outlive it: says which it is once it is ready, and waits to be killed or stopped.
// usage: kept.ts <folder> <kept|actor>
import { ACTOR, act, CONTROL } from './actor.ts';
import { openHarness } from './harness.ts';
import { KEPT, keeping } from './kept-server.ts';

const [, , folder = '', program] = process.argv;
const isActor = program === 'actor';
const harness = await openHarness(keeping(folder, isActor ? 'actor' : 'kept'));
const id = await harness.start('', {
  ...(isActor ? ACTOR : KEPT),
  ports: [isActor ? CONTROL : { name: 'web', protocol: 'TCP', port: 8899 }],
});
for (let isAsked = false; !harness.heard(id).includes('ready'); ) {
  if (isActor && !isAsked && harness.heard(id).includes('started')) {
    isAsked = true;
    await act(harness, id, { do: 'ready' });
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
}
process.stdout.write(`${id}\n`);
process.once('SIGTERM', () => void harness.close().then(() => process.exit()));
