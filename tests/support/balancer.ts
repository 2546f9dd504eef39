// A small reverse proxy in front of several platforms: in turn, keeping connections alive, asking `/readyz`, as the
// documented nginx does. What it cannot deliver it answers with 502, so that a test counts it.
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Balancer {
  readonly port: number;
  /** Console and API, and content: what the platforms behind are started with. */
  readonly origin: string;
  readonly contentOrigin: string;
  /** Ports that are sent to from now on. */
  use(ports: readonly number[]): void;
  /** Requests each port has answered. */
  answered(): ReadonlyMap<number, number>;
  /** Resolves once each of these ports says that it is ready. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

const PROBE_EVERY_MS = 100;

export async function startBalancer(): Promise<Balancer> {
  let upstreams: readonly number[] = [];
  const fit = new Set<number>();
  const answered = new Map<number, number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const probe = async (): Promise<void> => {
    await Promise.all(
      upstreams.map(async (port) => {
        const status = await statusOf(port).catch(() => 0);
        if (status === 200) {
          fit.add(port);
        } else {
          fit.delete(port);
        }
      }),
    );
  };
  const timer = setInterval(() => void probe(), PROBE_EVERY_MS);

  const forward = (from: IncomingMessage, to: ServerResponse, tried: readonly number[]): void => {
    const open = upstreams.filter((port) => fit.has(port) && !tried.includes(port));
    const port = open[turn % Math.max(1, open.length)];
    turn += 1;
    if (port === undefined) {
      from.resume();
      to.writeHead(502).end('no platform is ready');
      return;
    }
    const out = request({ port, host: '127.0.0.1', method: from.method, path: from.url, headers: from.headers, agent });
    out.once('response', (answer) => {
      answered.set(port, (answered.get(port) ?? 0) + 1);
      to.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(to);
      answer.once('error', () => to.destroy());
    });
    out.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && !to.headersSent) {
        forward(from, to, [...tried, port]);
      } else if (to.headersSent) {
        to.destroy();
      } else {
        to.writeHead(502).end(`${error.code} from ${port}`);
      }
    });
    from.pipe(out);
  };

  // why so long, as nginx has it: a connection must not end just when a client sends on it
  const server = createServer({ keepAliveTimeout: 75_000 }, (from, to) => forward(from, to, []));
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://localhost:${port}`,
    contentOrigin: `http://127.0.0.1:${port}`,
    use(ports) {
      upstreams = [...ports];
      void probe();
    },
    answered: () => answered,
    async ready() {
      while (!upstreams.every((one) => fit.has(one))) {
        await probe();
        await delay(20);
      }
    },
    async stop() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Status of `/readyz`, on a connection of its own. */
export function statusOf(port: number, path = '/readyz'): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, agent: false, timeout: 3000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer in 3 s')));
    asked.once('error', reject);
    asked.end();
  });
}
