// A service whose sockets are for tests, and clients that keep to the protocol or not.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { service, socket } from '@uos/contract';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { serve } from '#kernel/service';
import type { TestApp, TestPlatform } from '#testing';

const summary = { zh: '试验', en: 'A trial' };
const talk = {
  receives: z.strictObject({ say: z.string() }),
  sends: z.strictObject({ heard: z.string() }),
  example: [],
  summary,
};
const limits = {
  messageBytes: 1000,
  messagesPerSecond: 30,
  bufferedBytes: 100_000,
  idleSeconds: 60,
  perApp: 3,
  perAddress: 1000,
  opens: { calls: 1000, seconds: 1 },
};

export const parlour = service(
  'parlour',
  {
    internal: 'parlour',
    title: summary,
    group: 'realtime',
    intro: summary,
    base: 'platform',
    accepts: 'app',
    access: 'owner',
    errorStyle: 'service',
  },
  {},
  {
    own: socket('/parlour/own', { ...talk, origins: 'console', limits }),
    silent: socket('/parlour/silent', {
      ...talk,
      origins: 'any',
      accepts: 'none',
      access: 'public',
      limits: { ...limits, idleSeconds: 0.6, perApp: 600, perAddress: 600 },
    }),
    greeted: socket('/parlour/greeted', {
      ...talk,
      origins: 'any',
      accepts: 'none',
      access: 'public',
      query: z.object({ room: z.string().max(5).optional() }),
      subprotocol: 'parlour.v1',
      limits: { ...limits, greetingSeconds: 0.5, perAddress: 4, slowCode: 4008 },
    }),
    bytes: socket('/parlour/bytes', {
      ...talk,
      receives: 'bytes',
      sends: 'bytes',
      origins: 'console',
      limits,
      access: 'member',
    }),
  },
);

/** What handlers heard, in order. */
export const heard: string[] = [];

export const parlourRecord = serve(parlour, {
  handlers: {},
  sockets: {
    own(call, open) {
      open.onMessage(async ({ say }) => {
        if (say === 'refuse') {
          throw call.refuse('denied', 'no more of you');
        }
        if (say === 'fail') {
          throw new Error('planted');
        }
        if (say === 'flood') {
          for (let time = 0; time < 400; time += 1) {
            open.send({ heard: 'x'.repeat(50_000) });
          }
          return;
        }
        await new Promise((done) => setTimeout(done, say.startsWith('slow') ? 20 : 0));
        heard.push(say);
        open.send({ heard: `${call.principal.kind} ${say}` });
      });
      open.onClose((code) => {
        heard.push(`closed ${code}`);
      });
    },
    silent: () => undefined,
    greeted(call, open) {
      open.onMessage(({ say }) => {
        open.send({ heard: open.greeted(say) ? `welcome to ${call.input.room ?? 'all'}` : 'full' });
      });
    },
    bytes(_call, open) {
      open.onMessage((message) => open.send(Buffer.from(message).reverse()));
    },
  },
});

export const basic = ({ id, serviceSecret }: Pick<TestApp, 'id' | 'serviceSecret'>) => ({
  Authorization: `Basic ${btoa(`${id}:${serviceSecret}`)}`,
});

export interface Client {
  readonly ws: WebSocket;
  /** 101, or the status and body of the refusal. */
  readonly opened: Promise<{ readonly status: number; readonly body: string }>;
  next(): Promise<string>;
  readonly closed: Promise<number>;
}

export function client(
  platform: Pick<TestPlatform, 'origin'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  protocols: string[] = [],
): Client {
  const ws = new WebSocket(`${platform.origin.replace('http', 'ws')}${path}`, protocols, { headers });
  const got: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  ws.on('message', (data) => {
    const take = waiting.shift();
    if (take === undefined) {
      got.push(String(data));
    } else {
      take(String(data));
    }
  });
  ws.on('error', () => undefined);
  const opened = new Promise<{ status: number; body: string }>((resolve) => {
    ws.once('open', () => resolve({ status: 101, body: '' }));
    ws.once('unexpected-response', (_request, response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
  });
  return {
    ws,
    opened,
    next: () => {
      const first = got.shift();
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first);
    },
    closed: new Promise((resolve) => ws.once('close', resolve)),
  };
}

/** Opens a socket by hand and answers the wire, upgraded, for what no library sends. */
export function byHand(
  platform: Pick<TestPlatform, 'port'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  /** What is sent before there is an answer, each in a packet of its own. */
  early: readonly Buffer[] = [],
): Promise<{ readonly wire: Socket; readonly head: string; readonly ended: Promise<Buffer> }> {
  const fields = {
    Host: `localhost:${platform.port}`,
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    'Sec-WebSocket-Version': '13',
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const wire = connect(platform.port, '127.0.0.1', () => {
      wire.setNoDelay();
      wire.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
      for (const one of early) {
        setImmediate(() => wire.write(one));
      }
    });
    let got = Buffer.alloc(0);
    const ended = new Promise<Buffer>((done) => wire.on('close', () => done(got)));
    wire.on('error', () => undefined);
    wire.on('data', (chunk) => {
      got = Buffer.concat([got, chunk]);
      const end = got.indexOf('\r\n\r\n');
      if (end >= 0) {
        resolve({ wire, head: got.toString('latin1', 0, end), ended });
      }
    });
    wire.on('close', () => resolve({ wire, head: got.toString('latin1'), ended }));
  });
}

/** A masked frame as a client sends it; `first` is its first byte. */
export function frame(first: number, payload: Buffer, length = payload.byteLength): Buffer {
  if (length < 126) {
    return Buffer.concat([Buffer.from([first, 0x80 | length, 0, 0, 0, 0]), payload]);
  }
  const head = Buffer.alloc(10);
  head[0] = first;
  head[1] = 0x80 | 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

/** The code in the last close frame of what a server sent. */
export function closeCode(sent: Buffer): number | undefined {
  const at = sent.lastIndexOf(0x88);
  return at < 0 ? undefined : sent.readUInt16BE(at + 2);
}
