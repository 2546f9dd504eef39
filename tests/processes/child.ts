// A process with a control link for the tests of `engines/processes`: what it does says the variable MODE.
import { writeSync } from 'node:fs';
import { LINK_FD, openChildLink } from '../../packages/platform/src/engines/processes/child-link.ts';

switch (process.env.MODE) {
  case 'dies':
    console.error('no such map');
    process.exit(3);
    break;
  case 'mute':
    setInterval(() => undefined, 1000);
    break;
  case 'oversize':
    openChildLink('ready', () => undefined);
    writeSync(LINK_FD, 'x'.repeat(70_000));
    break;
  case 'hangs':
    openChildLink('ready', () => {
      for (;;) {
        // what is asked of it never ends
      }
    });
    break;
  default: {
    if (process.env.MODE === 'stubborn') {
      process.on('SIGTERM', () => console.log('not me'));
    }
    // why before it is ready: whoever waits for that finds that all was said, since a pipe holds less
    if (process.env.MODE === 'chatty') {
      for (let line = 0; line < 5000; line += 1) {
        console.log(`line ${line}`);
      }
      console.log('long '.repeat(10_000));
    }
    const link = openChildLink({ port: 4711, secret: process.env.SECRET, given: process.env.GIVEN }, (message) =>
      link.send({ echo: message }),
    );
  }
}
