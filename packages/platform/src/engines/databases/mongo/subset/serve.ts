// The server: connections on a socket, one command after the other, and a line in the log for each that took long.
import { appendFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { EJSON } from 'bson';
import { openCursors } from './cursors.ts';
import type { Call, Server } from './handlers/command.ts';
import { expire } from './handlers/schema.ts';
import { commandNamed } from './known.ts';
import { type Login, openLogin } from './login.ts';
import { type Refusal, Refusal as Refused, refusalOf } from './refusal.ts';
import { openStore, type Store } from './store.ts';
import { type Document, isPlainObject, plain } from './values.ts';
import { messageReader, type Request, replyOf, requestOf } from './wire.ts';

export interface ServeOptions {
  readonly data: string;
  readonly socket: string;
  readonly log: string;
}

const SLOW_MS = 100;
const SHOWN_CHARACTERS = 4000;
const EXPIRE_MS = 60_000;
/** Beside a command in every message. */
const BESIDE = new Set([
  'lsid',
  '$db',
  '$clusterTime',
  '$readPreference',
  'txnNumber',
  'apiVersion',
  'readConcern',
  'writeConcern',
]);

export function serve({ data, socket: path, log }: ServeOptions): void {
  const store = openStore(data);
  const server: Server = { store, cursors: openCursors(), startedAt: performance.now(), answered: 0, connections: 0 };
  const listener = createServer((socket) => attend(socket, server, log));
  // why: of a server that was killed
  rmSync(path, { force: true });
  listener.listen(path);
  const expiry = setInterval(() => expireNow(store, log), EXPIRE_MS);
  expireNow(store, log);
  process.once('SIGTERM', () => {
    clearInterval(expiry);
    listener.close();
    store.close();
    process.exit(0);
  });
}

function expireNow(store: Store, log: string): void {
  try {
    expire({ store }, Date.now());
  } catch (error) {
    write(log, { s: 'E', c: 'INDEX', msg: 'documents of age were not taken away', attr: { error: String(error) } });
  }
}

function attend(socket: Socket, server: Server, log: string): void {
  const login = openLogin(server.store);
  server.connections += 1;
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.once('close', () => {
    server.connections -= 1;
  });
  const read = messageReader((message) => {
    const request = requestOf(message);
    const reply = answer(request, server, login, log);
    if (request.wantsReply) {
      socket.write(replyOf(request, reply));
    }
  });
  socket.on('data', (chunk) => {
    try {
      socket.cork();
      read(chunk);
    } catch {
      // why: what is no message has no answer, and nobody knows where the next one begins
      socket.destroy();
    } finally {
      socket.uncork();
    }
  });
}

function answer(request: Request, server: Server, login: Login, log: string): Document | Uint8Array {
  const { command } = request;
  const [name = ''] = Object.keys(command);
  const database = typeof command.$db === 'string' ? command.$db : 'admin';
  const known = commandNamed(name);
  const call = callOf(request, server, login, { name, database });
  const began = performance.now();
  server.answered += 1;
  try {
    if (known === undefined) {
      throw new Refused(59, `no such command: '${name}'`);
    }
    if (command.startTransaction === true || command.autocommit === false) {
      throw new Refused(20, 'Transaction numbers are only allowed on a replica set member or mongos');
    }
    login.require(known.right, database, name);
    const reply = known.run(call);
    return reply instanceof Uint8Array ? reply : { ...reply, ok: 1 };
  } catch (error) {
    return refused(refusalOf(error));
  } finally {
    const durationMillis = Math.round(performance.now() - began);
    if (durationMillis >= SLOW_MS && known?.isUnlogged !== true) {
      slow(call, durationMillis, log);
    }
  }
}

function refused({ message, code, codeName, more }: Refusal): Document {
  return { ok: 0, errmsg: message, code, codeName, ...more };
}

function callOf(
  request: Request,
  server: Server,
  login: Login,
  { name, database }: { readonly name: string; readonly database: string },
): Call {
  const { command } = request;
  const { store } = server;
  const { maxTimeMS, collation, let: variables } = command;
  const terms = {
    ...{ examined: 0, collation: isPlainObject(collation) ? collation : undefined },
    variables: isPlainObject(variables) ? variables : {},
    until: typeof maxTimeMS === 'number' && maxTimeMS > 0 ? performance.now() + maxTimeMS : Number.POSITIVE_INFINITY,
    others(other: string): Document[] {
      const collection = store.find(database, other);
      return collection === undefined ? [] : [...store.scan(collection)].map(({ body }) => plain(body));
    },
  };
  return { ...server, server, request, command, name, database, login, terms };
}

function slow({ command, name, database, login, request, terms }: Call, durationMillis: number, log: string): void {
  const said = Object.fromEntries(Object.entries(command).filter(([key]) => !BESIDE.has(key) && key !== 'documents'));
  for (const [list, bodies] of request.lists) {
    said[list] = list === 'documents' ? `${bodies.length} documents` : bodies.slice(0, 10).map((body) => plain(body));
  }
  const text = EJSON.stringify(said);
  write(log, {
    ...{ s: 'I', c: 'COMMAND', id: 51_803, msg: 'Slow query' },
    attr: {
      ...{ ns: `${database}.${String(command[name])}`, user: login.name },
      command:
        text.length > SHOWN_CHARACTERS
          ? { [name]: command[name], $truncated: text.slice(0, SHOWN_CHARACTERS) }
          : JSON.parse(text),
      ...{ docsExamined: terms.examined, durationMillis },
    },
  });
}

function write(log: string, line: Document): void {
  appendFileSync(log, `${JSON.stringify({ t: { $date: new Date().toISOString() }, ...line })}\n`, { mode: 0o600 });
}
