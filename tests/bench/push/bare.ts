// What push is held against: `ws` that sends to each of its sockets, and PostgreSQL told of each message by a NOTIFY.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { act } from './actor.ts';

/** As many as the platform has. */
const CONNECTIONS = 10;
const A_TURN = 20;

let server: WebSocketServer | undefined;
let pool: Pool | undefined;
let listener: Client | undefined;
let offset = 0;
let heard = 0;
let wanted: { count: number; done: () => void } | undefined;
const sockets = new Set<WebSocket>();

const message = (): string =>
  JSON.stringify({
    ...{ ev: 'message', messageType: 'Channel', channelName: 'bench', senderId: 'bench', data: 'x'.repeat(80) },
    ...{ messageId: '00000000-0000-4000-8000-000000000000', offset: ++offset, sentAt: '2026-11-20T00:00:00.000Z' },
    cached: false,
  });

act(
  {
    async serve() {
      server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, backlog: 4096 });
      server.on('connection', (ws) => sockets.add(ws));
      await once(server, 'listening');
      return { port: (server.address() as AddressInfo).port };
    },
    async say(count: number) {
      for (let number = 1; number <= count; number += 1) {
        const text = message();
        for (const ws of sockets) {
          ws.send(text);
        }
        if (number % A_TURN === 0) {
          await turn();
        }
      }
    },
    async listen(databaseUrl: string) {
      listener = new Client({ connectionString: databaseUrl });
      await listener.connect();
      listener.on('notification', () => {
        heard += 1;
        if (heard === wanted?.count) {
          wanted.done();
        }
      });
      await listener.query('LISTEN bench');
    },
    hear(count: number) {
      const { promise, resolve } = Promise.withResolvers<void>();
      heard = 0;
      wanted = { count, done: resolve };
      return promise;
    },
    async notify({ databaseUrl, count }: { databaseUrl: string; count: number }) {
      pool ??= new Pool({ connectionString: databaseUrl, max: CONNECTIONS });
      const notifying = pool;
      let next = 0;
      const worker = async (): Promise<void> => {
        while (next < count) {
          next += 1;
          await notifying.query('SELECT pg_notify($1, $2)', ['bench', message()]);
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    },
  },
  async () => {
    server?.close();
    await listener?.end();
    await pool?.end();
  },
);
