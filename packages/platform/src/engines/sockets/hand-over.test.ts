import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { declaredSockets } from '@uos/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ProcessHandle, ProcessSpec } from '#engines/processes/spec';
import type { EngineUpgrade } from '#kernel/server/sockets/engine';
import { parlour } from '../../kernel/server/sockets/testing.ts';
import { createSocketEngine } from './engine.ts';

const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
const events = { onOpen: vi.fn(), onMessage: vi.fn(), onClose: vi.fn() };

/** A client whose request for a socket has been admitted. */
async function admitted(): Promise<{ readonly upgrade: EngineUpgrade; readonly client: Duplex }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const [request, wire, head] = (await once(server, 'upgrade')) as [IncomingMessage, Duplex, Buffer];
  const [declared] = declaredSockets([parlour]);
  if (declared === undefined) {
    throw new Error('the parlour has sockets');
  }
  return { upgrade: { id: 'one', declared, request, wire, head }, client };
}

/** A process that takes connections and is silent until it is made to speak. */
function mute() {
  const sent: unknown[] = [];
  let speak: ProcessSpec['onMessage'];
  const handle: ProcessHandle = {
    ...{ id: 'mute', pid: 0, ready: undefined, ended: new Promise(() => undefined) },
    send: (message) => sent.push(message),
    give: async () => undefined,
    stop: () => new Promise(() => undefined),
    leave: () => undefined,
  };
  return {
    sent,
    say: (message: unknown) => speak?.(message),
    processes: {
      async start(spec: ProcessSpec) {
        speak = spec.onMessage;
        return handle;
      },
    },
  };
}

it('gives up a connection of which nothing is heard, and ends it where it arrives after all', async () => {
  const { upgrade, client } = await admitted();
  const child = mute();
  const engine = createSocketEngine({ processes: child.processes, log, handOverMs: 50 });
  const ended = once(client, 'close');
  client.resume();
  await expect(engine.open(upgrade, events)).rejects.toThrow('nothing ends sockets now');
  await ended;
  child.say([{ said: 'open', id: 'one' }]);
  await expect.poll(() => child.sent).toEqual([[{ do: 'terminate', id: 'one' }]]);
  expect(events.onOpen).not.toHaveBeenCalled();
});
