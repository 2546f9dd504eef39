// A server that does what a line on a port of its says.
import { connect } from 'node:net';
import type { Act } from './cluster/fake-cluster.ts';
import type { Told } from './test-kind.ts';

const PROGRAM = `
import net from 'node:net';
import readline from 'node:readline';
const url = 'http://127.0.0.1:' + process.env.MULTIVERSE_SDK_HTTP_PORT;
const call = (method, path, body = {}) => fetch(url + path, { method, body: JSON.stringify(body) });
let beat = setInterval(() => call('POST', '/health').catch(() => undefined), 100);
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
    // why: while its platform is away its sidecar is too, and it is told again
    await Promise.resolve(acts[act.do](act)).then(() => socket.end('done'), () => socket.destroy());
  });
}).listen(Number(process.env.PORT_CONTROL));
`;

export const ACTOR = { command: ['node', '--input-type=module', '-e', PROGRAM] };
export const CONTROL = { name: 'control', protocol: 'TCP', port: 8899 } as const;

/** Says it again and again until the program listens. */
export async function act({ get }: Pick<Told, 'get'>, id: string, what: Act): Promise<void> {
  const { ports } = await get(id);
  const port = ports.find(({ name }) => name === CONTROL.name)?.hostPort ?? 0;
  while (!(await tell(port, what))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
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
