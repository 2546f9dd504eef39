// The life of hosted servers on this machine: real processes, which do what a line on a port of theirs says.
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Act } from './cluster/fake-cluster.ts';
import { openHarness } from './harness.ts';
import { lifecycle, type Stage } from './lifecycle.ts';

const ACTOR = `
import net from 'node:net';
import readline from 'node:readline';
const url = 'http://127.0.0.1:' + process.env.MULTIVERSE_SDK_HTTP_PORT;
const call = (method, path, body = {}) => fetch(url + path, { method, body: JSON.stringify(body) });
let beat = setInterval(() => call('POST', '/health'), 100);
const acts = {
  ready: () => call('POST', '/ready'),
  allocate: () => call('POST', '/allocate'),
  reserve: () => call('POST', '/reserve', { seconds: 0 }),
  shutdown: () => call('POST', '/shutdown'),
  silent: () => clearInterval(beat),
  label: ({ key, value }) => call('PUT', '/metadata/label', { key, value }),
  players: ({ ids: [playerID] }) => call('POST', '/alpha/player/connect', { playerID }),
  say: ({ text }) => console.log(text),
  exit: ({ code }) => process.exit(code),
};
net.createServer((socket) => {
  readline.createInterface({ input: socket }).on('line', async (line) => {
    const act = JSON.parse(line);
    await acts[act.do](act);
    socket.end('done');
  });
}).listen(Number(process.env.PORT_CONTROL));
`;

async function openLocal(): Promise<Stage> {
  const harness = await openHarness({
    ...{ timing: { healthMs: 1500, unhealthyMs: 300, shutdownMs: 50 }, ports: [34_430, 34_469] as const },
  });
  const { db } = harness.platform.ports;
  return {
    ...harness,
    start: ({ ports = [], ...more } = {}) =>
      harness.start('', {
        ...{ command: ['node', '--input-type=module', '-e', ACTOR], ...more },
        ports: [...ports, { name: 'control', protocol: 'TCP', port: 8899 }],
      }),
    async act(id, act) {
      const { ports } = await harness.get(id);
      const port = ports.find(({ name }) => name === 'control')?.hostPort ?? 0;
      while (!(await tell(port, act))) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async left() {
      const ports = await db.selectFrom('node_ports').selectAll().execute();
      const folders = await readdir(join(harness.folder, 'servers')).catch(() => []);
      return [...ports.map(({ port }) => `port ${port}`), ...folders];
    },
  };
}

/** False where the program does not listen yet; one that ends by it was told too. */
function tell(port: number, act: Act): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answered = '';
    socket.on('connect', () => socket.write(`${JSON.stringify(act)}\n`));
    socket.on('data', (data: Buffer) => {
      answered += String(data);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answered !== '' || act.do === 'exit' || act.do === 'shutdown'));
  });
}

let stage: Stage;
beforeAll(async () => {
  stage = await openLocal();
});
afterAll(() => stage?.close());

lifecycle('local driver', () => stage);
