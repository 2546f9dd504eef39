// A server that counts aloud, answers who connects, and says how it is whether its sidecar hears it or not.
import type { HarnessOptions } from './harness.ts';

const PROGRAM = `
import net from 'node:net';
const url = 'http://127.0.0.1:' + process.env.MULTIVERSE_SDK_HTTP_PORT;
const call = (path) => fetch(url + path, { method: 'POST', body: '{}' }).catch(() => undefined);
let count = 0;
setInterval(() => {
  count += 1;
  console.log('tick ' + count);
  void call('/health');
}, 50);
net.createServer((socket) => socket.end('here')).listen(Number(process.env.PORT_WEB), () => call('/ready'));
`;

export const KEPT = { command: ['node', '--input-type=module', '-e', PROGRAM] };

export const keeping = (folder: string): HarnessOptions => ({
  ...{ folder, keeps: true, name: 'kept', ports: [34_500, 34_509] },
  timing: { healthMs: 3000, unhealthyMs: 300 },
});
