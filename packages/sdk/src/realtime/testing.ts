// A real WebSocket server that speaks push as the contract shows it, and does what a platform cannot be made to do.
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ConnectionHeard, ConnectionSaid } from '../generated/push.sockets.ts';

type Said<Op extends ConnectionSaid['op']> = Extract<ConnectionSaid, { op: Op }>;

export interface TestPush {
  readonly said: ConnectionSaid[];
  /** A fresh token, good once. */
  readonly token: () => Promise<{ token: string; url: string }>;
  /** Takes the place of the usual answer to one operation; answers what is sent, nothing by `[]`. */
  answer<Op extends ConnectionSaid['op']>(op: Op, make: (said: Said<Op>) => readonly ConnectionHeard[]): void;
  /** To everybody who is connected. */
  tell(...events: readonly ConnectionHeard[]): void;
  /** Ends all connections; without a code the wire is cut. */
  drop(code?: number): void;
  close(): Promise<void>;
}

const EPOCH = 'q7';

export async function startPush(heartbeatSeconds = 15): Promise<TestPush> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/upush/ws' });
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/upush/ws`;
  const said: ConnectionSaid[] = [];
  const tokens = new Set<string>();
  const answers = new Map<string, (said: never) => readonly ConnectionHeard[]>();
  const send = (socket: WebSocket, events: readonly ConnectionHeard[]): void => {
    for (const event of events) {
      socket.send(JSON.stringify(event));
    }
  };
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const one = JSON.parse(String(data)) as ConnectionSaid;
      said.push(one);
      const made = answers.get(one.op);
      send(socket, made === undefined ? usual(one) : made(one as never));
    });
  });

  function usual(one: ConnectionSaid): readonly ConnectionHeard[] {
    switch (one.op) {
      case 'connect': {
        const success = tokens.delete(one.token);
        return [{ ev: 'connected', success, msg: success ? '' : 'bad token', sessionId: 's', heartbeatSeconds }];
      }
      case 'subscribe':
        return [subscribed(one)];
      case 'unsubscribe':
        return [{ ev: 'unsubscribe', id: one.id, resultCode: 0, channelNames: one.channels }];
      case 'listPublicChannels':
        return [{ ev: 'publicChannels', id: one.id, channels: [{ name: 'plaza', onlinePlayerCount: 1 }] }];
      case 'send':
        return [{ ev: 'ack', id: one.id, code: 0, messageId: `m${one.id}` }];
      case 'ping':
        return [{ ev: 'pong' }];
    }
  }

  return {
    said,
    token: async () => {
      const token = `t${Math.random()}`;
      tokens.add(token);
      return { token, url };
    },
    answer: (op, make) => {
      answers.set(op, make);
    },
    tell: (...events) => {
      for (const socket of server.clients) {
        send(socket, events);
      }
    },
    drop: (code) => {
      for (const socket of server.clients) {
        if (code === undefined) {
          socket.terminate();
        } else {
          socket.close(code);
        }
      }
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of server.clients) {
          socket.terminate();
        }
        server.close(() => resolve());
      }),
  };
}

/** Every channel stands at `offset`, and what was missed follows. */
export function subscribed({ id, channels }: Said<'subscribe'>, offset = 0, epoch = EPOCH): ConnectionHeard {
  const positions = Object.fromEntries(channels.map((name) => [name, { epoch, offset, recovered: epoch === EPOCH }]));
  return { ev: 'subscribe', id, resultCode: 0, successfulChannelNames: channels, failed: [], positions };
}

export function message(text: string, offset: number, cached = false): ConnectionHeard {
  return {
    ev: 'message',
    messageType: 'PublicChannel',
    channelName: 'plaza',
    senderId: 'ben',
    data: Buffer.from(text).toString('base64'),
    messageId: `m${offset}`,
    sentAt: '2026-01-01T00:00:00Z',
    cached,
    offset,
  };
}
