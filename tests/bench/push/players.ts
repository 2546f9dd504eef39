// Clients of a bench: as many as are asked for, and whether each heard all that was said, once and in its order.
import { WebSocket } from 'ws';
import { act } from './actor.ts';

export interface Player {
  readonly port: number;
  readonly path: string;
  readonly host: string;
  /** Who connects from where: an address may open so many. */
  readonly from: string;
  /** Of push; a bare socket has none. */
  readonly connect?: { readonly token: string; readonly playerId: string; readonly channels: readonly string[] };
}

interface Ears {
  readonly ws: WebSocket;
  heard: number;
  notices: number;
  last: number;
  faults: number;
}

const AT_ONCE = 50;
const all: Ears[] = [];
let wanted: { count: number; of: 'heard' | 'notices'; done: () => void } | undefined;

act(
  {
    async open(players: readonly Player[]) {
      const queue = players.values();
      const worker = async (): Promise<void> => {
        for (const one of queue) {
          all.push(await open(one));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    },
    /** Resolves once all together have heard so many. */
    hear({ count, of }: { count: number; of: 'heard' | 'notices' }) {
      const { promise, resolve } = Promise.withResolvers<void>();
      wanted = { count, of, done: resolve };
      look();
      return promise;
    },
    forget() {
      for (const one of all) {
        Object.assign(one, { heard: 0, notices: 0 });
      }
    },
    state: () => ({
      heard: sum('heard'),
      faults: sum('faults'),
      least: Math.min(...all.map(({ last }) => last)),
      open: all.filter(({ ws }) => ws.readyState === ws.OPEN).length,
    }),
    close() {
      for (const { ws } of all.splice(0)) {
        ws.terminate();
      }
    },
  },
  async () => undefined,
);

function sum(of: 'heard' | 'notices' | 'faults'): number {
  return all.reduce((total, one) => total + one[of], 0);
}

let sinceLook = 0;
function look(): void {
  if (wanted !== undefined && sum(wanted.of) >= wanted.count) {
    wanted.done();
    wanted = undefined;
  }
}

function noted(): void {
  sinceLook += 1;
  // why seldom: to add up is work too
  if (sinceLook === 1) {
    setTimeout(() => {
      sinceLook = 0;
      look();
    }, 2);
  }
}

async function open({ port, path, host, from, connect }: Player): Promise<Ears> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { Host: host }, localAddress: from });
  const ears: Ears = { ws, heard: 0, notices: 0, last: 0, faults: 0 };
  const answers = new Map<string, () => void>();
  const answered = (what: string): Promise<void> =>
    new Promise((resolve, reject) => {
      answers.set(what, resolve);
      ws.once('close', (code) => reject(new Error(`closed with ${code} before ${what}`)));
      ws.once('error', reject);
    });
  const opened = answered('open');
  ws.once('open', () => answers.get('open')?.());
  ws.on('message', (data) => {
    const said = JSON.parse(String(data)) as { ev: string; offset?: number };
    if (said.ev === 'message') {
      ears.heard += 1;
      ears.faults += said.offset === ears.last + 1 ? 0 : 1;
      ears.last = said.offset ?? 0;
      noted();
    } else if (said.ev === 'systemNotify') {
      ears.notices += 1;
      noted();
    } else {
      answers.get(said.ev)?.();
    }
  });
  await opened;
  if (connect !== undefined) {
    const { token, playerId, channels } = connect;
    const connected = answered('connected');
    ws.send(JSON.stringify({ op: 'connect', token, playerId }));
    await connected;
    const subscribed = answered('subscribe');
    ws.send(JSON.stringify({ op: 'subscribe', id: '1', channels }));
    await subscribed;
  }
  return ears;
}
