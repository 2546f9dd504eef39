// The process between clients and engines: it listens where a database is reached, hands bytes on as they come, and holds
// a client up for as long as an engine takes to wake.
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { openChildLink } from '#engines/processes/child-link';
import type { Certificate, FromGateway, Listener, Protocol, ToGateway } from './gateway-protocol.ts';

interface Served {
  socket: string;
  most: number;
  protocol: Protocol;
  certificate: Certificate | undefined;
  sorry: Buffer;
  isAwake: boolean;
  readonly servers: Map<number, { readonly listener: Listener; readonly server: Server }>;
  readonly clients: Map<Socket, Listener>;
  readonly waiting: Set<Socket>;
}

/** A client waits for so long at most until its engine answers. */
const WAKE_MS = 10_000;
const served = new Map<string, Served>();

const { send } = openChildLink(undefined, (message) => take(message as ToGateway));
const say = (message: FromGateway): void => send(message);

function take(message: ToGateway): void {
  switch (message.do) {
    case 'serve':
      void serve(message).then((taken) => say({ said: 'served', ask: message.ask, taken }));
      break;
    case 'try':
      void isFree(message).then((free) => say({ said: 'tried', ask: message.ask, free }));
      break;
    case 'unserve':
      unserve(message.id);
      break;
    case 'disconnect':
      disconnect(message.id, message.which);
      break;
    case 'awake':
      woken(message.id, message.awake);
      break;
    case 'asleep':
      setAsleep(message.id);
      break;
  }
}

async function serve({
  id,
  socket,
  listeners,
  most,
  sorry,
  protocol,
  certificate,
}: Extract<ToGateway, { readonly do: 'serve' }>): Promise<number[]> {
  const one: Served = served.get(id) ?? {
    ...{ socket, most, protocol, certificate, sorry: Buffer.from(sorry, 'base64'), isAwake: false },
    ...{ servers: new Map(), clients: new Map(), waiting: new Set() },
  };
  Object.assign(one, { socket, most, certificate });
  served.set(id, one);
  const wanted = new Map(listeners.map((listener) => [listener.port, listener]));
  for (const [port, { server, listener }] of one.servers) {
    if (wanted.get(port)?.host !== listener.host) {
      server.close();
      one.servers.delete(port);
    }
  }
  const taken: number[] = [];
  for (const listener of wanted.values()) {
    if (!one.servers.has(listener.port)) {
      const server = createServer({ noDelay: true, keepAlive: true, pauseOnConnect: true }, (client) =>
        admit(id, one, listener, client),
      );
      if (await listening(server, listener)) {
        one.servers.set(listener.port, { listener, server });
      } else {
        taken.push(listener.port);
      }
    }
  }
  return taken;
}

function listening(server: Server, { port, host }: Pick<Listener, 'port' | 'host'>): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ port, host }, () => resolve(true));
  });
}

async function isFree(place: Pick<Listener, 'port' | 'host'>): Promise<boolean> {
  const server = createServer();
  const free = await listening(server, place);
  await new Promise((resolve) => server.close(resolve));
  return free;
}

function admit(id: string, one: Served, listener: Listener, client: Socket): void {
  // why at once: a client that resets the connection must not end the process
  client.on('error', () => client.destroy());
  if (one.clients.size >= one.most) {
    client.end(one.sorry);
    return;
  }
  one.clients.set(client, listener);
  say({ said: 'open', id, count: one.clients.size });
  client.once('close', () => {
    one.waiting.delete(client);
    one.clients.delete(client);
    say({ said: 'open', id, count: one.clients.size });
  });
  if (one.isAwake) {
    join(one, client);
    return;
  }
  one.waiting.add(client);
  const late = setTimeout(() => {
    if (one.waiting.delete(client)) {
      client.end(one.sorry);
    }
  }, WAKE_MS);
  client.once('close', () => clearTimeout(late));
  say({ said: 'wake', id });
}

function join(one: Served, client: Socket): void {
  const engine = connect(one.socket);
  const end = (): void => {
    client.destroy();
    engine.destroy();
  };
  engine.once('connect', () => {
    if (one.certificate === undefined) {
      handOn(client, engine);
    } else {
      openAndHandOn(one, client, engine, one.certificate).catch(end);
    }
  });
  engine.once('error', end);
  engine.once('close', () => client.end());
  client.once('close', end);
}

function handOn(client: Duplex, engine: Socket): void {
  client.pipe(engine);
  engine.pipe(client);
  client.resume();
}

async function openAndHandOn(one: Served, client: Socket, engine: Socket, certificate: Certificate): Promise<void> {
  // why late: without a certificate it is never read
  const { openings } = await import('./gateway-tls.ts');
  const { mustEncrypt = true } = one.clients.get(client) ?? {};
  const opened = await openings[one.protocol](client, engine, { certificate, mustEncrypt });
  if (opened === undefined) {
    client.end();
    engine.destroy();
  } else {
    handOn(opened, engine);
  }
}

function woken(id: string, isAwake: boolean): void {
  const one = served.get(id);
  if (one === undefined) {
    return;
  }
  one.isAwake = isAwake;
  for (const client of one.waiting) {
    one.waiting.delete(client);
    if (isAwake) {
      join(one, client);
    } else {
      client.end(one.sorry);
    }
  }
}

function setAsleep(id: string): void {
  const one = served.get(id);
  if (one !== undefined) {
    one.isAwake = false;
  }
}

function disconnect(id: string, which: 'all' | 'public'): void {
  for (const [client, { kind }] of served.get(id)?.clients ?? []) {
    if (which === 'all' || kind === 'public') {
      client.destroy();
    }
  }
}

function unserve(id: string): void {
  for (const { server } of served.get(id)?.servers.values() ?? []) {
    server.close();
  }
  disconnect(id, 'all');
  served.delete(id);
}

process.once('SIGTERM', () => process.exit(0));
