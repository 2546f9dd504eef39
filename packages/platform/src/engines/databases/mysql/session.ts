// A connection of the platform's own to a MariaDB server, through its socket: as much of the protocol as that takes.
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Place } from '#engines/databases/engine';
import { type Column, columnOf, valuesOf } from './columns.ts';
import { ADMIN } from './names.ts';
import { PLUGIN, proofOf } from './native-password.ts';
import { Fields, type Packet, packetOf, packetReader } from './packets.ts';
import { SOCKET } from './settings.ts';

const CONNECT_MS = 10_000;

export interface Answer {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | null)[])[];
  /** Rows that came, those that were not kept too; of a statement without any, those that it has changed. */
  readonly rowCount: number;
}

export interface Session {
  /** What the server knows the connection by. */
  readonly number: number;
  /** @throws ServerError where the server refuses it, SessionCut where nothing more comes */
  query(text: string, options?: { readonly rows?: number }): Promise<Answer>;
}

export interface SessionOptions {
  readonly user: string;
  readonly password: string;
  readonly database?: string;
  readonly timeoutMs?: number;
  /** Bytes that may come at most. */
  readonly mostBytes?: number;
  readonly signal?: AbortSignal;
}

/** What the server said no with. */
export class ServerError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'ServerError';
    this.code = code;
  }
}

/** Nothing more came, or too much. */
export class SessionCut extends Error {
  readonly isTooMuch: boolean;

  constructor(message: string, { isTooMuch = false } = {}) {
    super(message);
    this.name = 'SessionCut';
    this.isTooMuch = isTooMuch;
  }
}

export function asAdmin<Result>(
  place: Pick<Place, 'folder' | 'spec'>,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  return withSession(place, { user: ADMIN, password: place.spec.passwords.admin, timeoutMs: 60_000 }, work);
}

export async function withSession<Result>(
  { folder }: Pick<Place, 'folder'>,
  options: SessionOptions,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { timeoutMs = CONNECT_MS, mostBytes = Number.POSITIVE_INFINITY, signal } = options;
  const wire: Socket = connect({ path: join(folder, SOCKET), noDelay: true });
  const came: Packet[] = [];
  let waiting: PromiseWithResolvers<Packet> | undefined;
  let fault: Error | undefined;
  const fail = (error: Error): void => {
    fault ??= error;
    waiting?.reject(fault);
    waiting = undefined;
    wire.destroy();
  };
  const read = packetReader((packet) => {
    if (waiting === undefined) {
      came.push(packet);
    } else {
      waiting.resolve(packet);
      waiting = undefined;
    }
  });
  let bytes = 0;
  wire.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) {
      fail(new SessionCut('the answer is too large', { isTooMuch: true }));
      return;
    }
    try {
      read(chunk);
    } catch (error) {
      fail(new SessionCut((error as Error).message, { isTooMuch: true }));
    }
  });
  wire.on('error', fail);
  wire.on('close', () => fail(new SessionCut('the server closed the connection')));
  const late = setTimeout(() => fail(new SessionCut('the server did not answer in time')), timeoutMs);
  const stop = (): void => fail(new SessionCut('nobody waits for the answer any more'));
  signal?.addEventListener('abort', stop, { once: true });

  const next = async (): Promise<Packet> => {
    const packet = came.shift();
    if (packet !== undefined) {
      return packet;
    }
    if (fault !== undefined) {
      throw fault;
    }
    waiting = Promise.withResolvers<Packet>();
    return waiting.promise;
  };
  const link: Link = { next, send: (body, sequence) => void wire.write(packetOf(body, sequence)) };
  try {
    const number = await logIn(link, options);
    return await work({ number, query: (text, { rows } = {}) => ask(link, text, rows) });
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', stop);
    wire.destroy();
  }
}

interface Link {
  next(): Promise<Packet>;
  send(body: Buffer, sequence: number): void;
}

const [OK, END, ERROR] = [0x00, 0xfe, 0xff];
/** Long passwords, a database, protocol 4.1, transactions, secure connection, several results, plugins. */
const ABILITIES = 0x1 | 0x8 | 0x200 | 0x2000 | 0x8000 | 0x20000 | 0x80000;
const UTF8MB4 = 45;
const LONGEST = 64 * 1024 * 1024;

async function logIn(link: Link, { user, password, database = '' }: SessionOptions): Promise<number> {
  const { body, sequence } = await answered(link);
  const greeting = new Fields(body, 1);
  greeting.text();
  const number = greeting.number(4);
  const first = greeting.bytes(8);
  // why passed over: what the server can do, its character set and its state
  greeting.bytes(1 + 2 + 1 + 2 + 2 + 1 + 10);
  const drawn = Buffer.concat([first, greeting.bytes(12)]);
  const head = Buffer.alloc(32);
  head.writeUInt32LE(ABILITIES, 0);
  head.writeUInt32LE(LONGEST, 4);
  head[8] = UTF8MB4;
  const proof = proofOf(password, drawn);
  link.send(
    Buffer.concat([
      ...[head, Buffer.from(`${user}\0`), Buffer.from([proof.length]), proof],
      Buffer.from(`${database}\0${PLUGIN}\0`),
    ]),
    sequence + 1,
  );
  const answer = await answered(link);
  if (answer.body[0] === END) {
    const other = new Fields(answer.body, 1);
    const plugin = other.text();
    if (plugin !== PLUGIN) {
      throw new SessionCut(`the server asks for ${plugin}`);
    }
    link.send(proofOf(password, other.bytes(20)), answer.sequence + 1);
    await answered(link);
  }
  return number;
}

/** The next packet. @throws ServerError where it is one */
async function answered(link: Link): Promise<Packet> {
  const packet = await link.next();
  if (packet.body[0] !== ERROR) {
    return packet;
  }
  const fields = new Fields(packet.body, 1);
  const code = fields.number(2);
  const text = fields.bytes(fields.left).toString('utf8');
  throw new ServerError(code, text.startsWith('#') ? text.slice(6) : text);
}

const QUERY = 0x03;
const MORE_RESULTS = 0x8;

/** The first result; a procedure may have more, which are read and left. */
async function ask(link: Link, text: string, limit = Number.POSITIVE_INFINITY): Promise<Answer> {
  link.send(Buffer.concat([Buffer.from([QUERY]), Buffer.from(text)]), 0);
  const { answer, hasMore } = await result(link, limit);
  for (let more = hasMore; more; ) {
    more = (await result(link, 0)).hasMore;
  }
  return answer;
}

async function result(link: Link, limit: number): Promise<{ readonly answer: Answer; readonly hasMore: boolean }> {
  const { body } = await answered(link);
  const fields = new Fields(body);
  if (body[0] === OK) {
    fields.number(1);
    const changed = fields.length() ?? 0;
    fields.length();
    return { answer: { columns: [], rows: [], rowCount: changed }, hasMore: hasMoreResults(fields.number(2)) };
  }
  const count = fields.length() ?? 0;
  const columns: Column[] = [];
  while (columns.length < count) {
    columns.push(columnOf((await answered(link)).body));
  }
  await answered(link);
  const rows: (string | null)[][] = [];
  for (let rowCount = 0; ; rowCount += 1) {
    const row = (await answered(link)).body;
    if (row[0] === END && row.length < 9) {
      return { answer: { columns, rows, rowCount }, hasMore: hasMoreResults(row.readUInt16LE(3)) };
    }
    if (rows.length < limit) {
      rows.push(valuesOf(row, columns));
    }
  }
}

const hasMoreResults = (state: number): boolean => (state & MORE_RESULTS) !== 0;
