// The process that ends WebSockets: the platform admits clients and hands their connections over, hears what they say and
// tells what they get on the control link. It knows of no service and imports nothing heavy.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { openChildLink } from '#engines/processes/child-link';
import { type Connection, connectionOf } from './child-connection.ts';
import { frameOf } from './child-frame.ts';
import { groupsOf } from './child-groups.ts';
import { watch } from './child-limits.ts';
import { gathered } from './gather.ts';
import {
  CLOSE_MS,
  type FromChild,
  type GivenSocket,
  type Kind,
  LINK_MESSAGE_BYTES,
  type ToChild,
  unpacked,
} from './protocol.ts';

const connections = new Map<string, Connection>();
const groups = groupsOf();
const kinds = new Map<string, { readonly kind: Kind; readonly server: WebSocketServer }>();
const clock = watch(() => {
  for (const one of connections.values()) {
    one.look();
  }
});
let isStopping = false;

const link = openChildLink(
  undefined,
  (messages) => {
    const all = messages as readonly ToChild[];
    for (const one of all) {
      take(one);
    }
    say({ said: 'took', count: all.length });
  },
  { messageBytes: LINK_MESSAGE_BYTES, onSocket: (given, wire) => upgrade(given as GivenSocket, wire) },
);
const { add: say, flush } = gathered<FromChild>(link.send, setImmediate);

function upgrade({ id, kind: text, headers, head }: GivenSocket, wire: Socket | undefined): void {
  if (wire === undefined) {
    say({ said: 'refused', id });
    return;
  }
  const { kind, server } = kindOf(text);
  let isOpen = false;
  // why at once: a client that resets the connection must not end the process
  wire.on('error', () => wire.destroy());
  wire.once('close', () => {
    if (!isOpen) {
      say({ said: 'refused', id });
    }
  });
  // why enough: of a request nothing else is read where there is no path and nobody asks who it is from
  const request = { method: 'GET', headers } as unknown as IncomingMessage;
  server.handleUpgrade(request, wire, Buffer.from(head, 'base64'), (ws) => {
    isOpen = true;
    const connection = connectionOf(ws, wire, {
      ...{ id, kind, awakeMs: clock.awakeMs, say },
      onClosed() {
        groups.leaveAll(connection.writer);
        connections.delete(id);
        if (connections.size === 0) {
          clock.end();
        }
        endIfDone();
      },
    });
    if (connections.size === 0) {
      clock.begin();
    }
    connections.set(id, connection);
    say({ said: 'open', id });
    if (isStopping) {
      connection.writer.close(1001, 'the server stops');
    }
  });
}

function kindOf(text: string): { readonly kind: Kind; readonly server: WebSocketServer } {
  const known = kinds.get(text);
  if (known !== undefined) {
    return known;
  }
  const kind = JSON.parse(text) as Kind;
  const { limits, subprotocol } = kind;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // why none: a small message can be made that is a large one when it is unpacked
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
    maxFragments: 64,
    maxBufferedChunks: 4096,
    handleProtocols: (offered) => (subprotocol !== undefined && offered.has(subprotocol) ? subprotocol : false),
  });
  const made = { kind, server };
  kinds.set(text, made);
  return made;
}

function take(message: ToChild): void {
  if (message.do === 'publish') {
    const { ask, group, data, seq } = message;
    say({ said: 'published', ask, count: groups.publish(group, frameOf(unpacked(data)), seq) });
    return;
  }
  if (message.do === 'load') {
    const { user, system } = process.cpuUsage();
    say({ said: 'load', cpuMicros: user + system, memoryBytes: process.memoryUsage.rss() });
    return;
  }
  if (message.do === 'close group') {
    for (const writer of groups.members(message.group)) {
      writer.close(message.code, message.reason);
    }
    return;
  }
  const connection = connections.get(message.id);
  if (connection !== undefined) {
    tell(connection, message);
  } else if (message.do === 'release') {
    say({ said: 'released', ask: message.ask });
  }
}

type ToOne = Exclude<ToChild, { readonly do: 'publish' | 'close group' | 'load' }>;

function tell(connection: Connection, message: ToOne): void {
  const { writer } = connection;
  switch (message.do) {
    case 'send':
      writer.write(frameOf(unpacked(message.data)));
      break;
    case 'handled':
      connection.handled(message.count);
      break;
    case 'greeted':
      connection.greeted();
      break;
    case 'close':
      writer.close(message.code, message.reason);
      break;
    case 'terminate':
      connection.terminate();
      break;
    case 'join':
      groups.join(message.group, writer, message.held);
      break;
    case 'release':
      groups.release(
        message.group,
        writer,
        message.first.map((one) => frameOf(unpacked(one))),
        message.after,
      );
      writer.whenRead(() => say({ said: 'released', ask: message.ask }));
      break;
    case 'leave':
      groups.leave(message.group, writer);
      break;
  }
}

function endIfDone(): void {
  if (isStopping && connections.size === 0) {
    // why a turn later: the last close is said behind this
    setImmediate(() => {
      flush();
      process.exit(0);
    });
  }
}

process.once('SIGTERM', () => {
  isStopping = true;
  for (const one of connections.values()) {
    one.writer.close(1001, 'the server stops');
  }
  setTimeout(() => process.exit(0), CLOSE_MS);
  endIfDone();
});
