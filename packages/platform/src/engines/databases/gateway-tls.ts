// How a client's connection becomes an encrypted one. Each protocol asks for it in its own way: PostgreSQL by a request
// of eight bytes, Redis with the first byte, MySQL in the middle of a greeting that the engine has begun.
import { readFileSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createSecureContext, type SecureContext, TLSSocket } from 'node:tls';
import type { Certificate, Protocol } from './gateway-protocol.ts';
import { refusal } from './mysql/refusal.ts';
import { fatal } from './postgres/fatal.ts';

/** What is done for a client before bytes are handed on as they come; undefined where it was sent away. */
export type Opening = (client: Socket, engine: Socket, terms: Terms) => Promise<Duplex | undefined>;

export interface Terms {
  readonly certificate: Certificate;
  /** Whether a client that does not ask for it is sent away. */
  readonly mustEncrypt: boolean;
}

export const openings: Readonly<Record<Protocol, Opening>> = {
  postgresql: openPostgres,
  redis: openRedis,
  mysql: openMysql,
  mongo: openMongo,
};

const NEEDED = 'this endpoint takes encrypted connections only';
const LONGEST = 64 * 1024;
const OPENING_MS = 10_000;

const [SSL_REQUEST, GSS_REQUEST, CANCEL] = [80_877_103, 80_877_104, 80_877_102];

async function openPostgres(client: Socket, _engine: Socket, terms: Terms): Promise<Duplex | undefined> {
  for (;;) {
    const first = await taken(client, () => 8);
    const code = first.readUInt32BE(4);
    if (code === GSS_REQUEST) {
      client.write('N');
      continue;
    }
    if (code === SSL_REQUEST) {
      // why: what came with it was not encrypted, and would be taken for what is
      if (client.readableLength > 0) {
        return undefined;
      }
      client.write('S');
      return encrypted(client, terms);
    }
    if (terms.mustEncrypt && code !== CANCEL) {
      client.end(fatal('28000', NEEDED));
      return undefined;
    }
    client.unshift(first);
    return client;
  }
}

const HANDSHAKE = 0x16;
const TLS_MAJOR = 3;

async function openRedis(client: Socket, _engine: Socket, terms: Terms): Promise<Duplex | undefined> {
  const first = await taken(client, () => 1);
  client.unshift(first);
  if (first[0] === HANDSHAKE) {
    return encrypted(client, terms);
  }
  if (terms.mustEncrypt) {
    client.end(`-ERR ${NEEDED}\r\n`);
    return undefined;
  }
  return client;
}

/** Of a message of MongoDB the third byte is zero: none that begins a connection is so long. */
async function openMongo(client: Socket, _engine: Socket, terms: Terms): Promise<Duplex | undefined> {
  const first = await taken(client, () => 3);
  client.unshift(first);
  if (first[0] === HANDSHAKE && first[1] === TLS_MAJOR && first[2] !== 0) {
    return encrypted(client, terms);
  }
  // why without a word: a client takes no answer to what it has not asked yet
  return terms.mustEncrypt ? undefined : client;
}

const HEAD = 4;
const packetLength = (bytes: Buffer): number | undefined =>
  bytes.length < HEAD ? undefined : HEAD + bytes.readUIntLE(0, 3);
const CLIENT_SSL = 0x800;
const [OK, ERROR] = [0x00, 0xff];

async function openMysql(client: Socket, engine: Socket, terms: Terms): Promise<Duplex | undefined> {
  const greeting = await taken(engine, packetLength);
  if (greeting[HEAD] === ERROR) {
    client.end(greeting);
    return undefined;
  }
  // why there: behind the version, the number of the connection and the first part of what was drawn
  const abilities = greeting.indexOf(0, HEAD + 1) + 1 + 4 + 8 + 1;
  greeting.writeUInt16LE(greeting.readUInt16LE(abilities) | CLIENT_SSL, abilities);
  client.write(greeting);
  const answer = await taken(client, packetLength);
  if ((answer.readUInt32LE(HEAD) & CLIENT_SSL) === 0) {
    if (terms.mustEncrypt) {
      client.end(refusal(3159, NEEDED, 2));
      return undefined;
    }
    engine.write(answer);
    return client;
  }
  // why whatever came behind it: clients do not wait here, and it is read as encrypted
  const stream = encrypted(client, terms);
  // why renumbered: the engine has not seen the packet that asked for it
  for (let isFirst = true; ; isFirst = false) {
    const said = await taken(stream, packetLength);
    said[3] = (said[3] ?? 0) - 1;
    if (isFirst) {
      said.writeUInt32LE((said.readUInt32LE(HEAD) & ~CLIENT_SSL) >>> 0, HEAD);
    }
    engine.write(said);
    const heard = await taken(engine, packetLength);
    heard[3] = (heard[3] ?? 0) + 1;
    stream.write(heard);
    if (heard[HEAD] === OK || heard[HEAD] === ERROR) {
      return stream;
    }
  }
}

function encrypted(client: Socket, { certificate }: Terms): Duplex {
  const stream = new TLSSocket(client, { isServer: true, secureContext: contextOf(certificate) });
  stream.on('error', () => stream.destroy());
  stream.once('close', () => client.destroy());
  client.once('close', () => stream.destroy());
  return stream;
}

let known: { readonly key: string; readonly context: SecureContext } | undefined;

/** why looked at each time: a certificate is renewed while databases are used */
function contextOf({ certFile, keyFile }: Certificate): SecureContext {
  const key = [certFile, keyFile].map((file) => `${file} ${statSync(file).mtimeMs}`).join(' ');
  if (known?.key !== key) {
    known = { key, context: createSecureContext({ cert: readFileSync(certFile), key: readFileSync(keyFile) }) };
  }
  return known.context;
}

/** Bytes up to a length that they say themselves; what came behind them stays. @throws where no more come */
function taken(stream: Duplex, lengthOf: (bytes: Buffer) => number | undefined): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let bytes: Buffer = Buffer.alloc(0);
    const settle = (work: () => void): void => {
      clearTimeout(late);
      stream.off('readable', look).off('end', gone).off('close', gone).off('error', gone);
      work();
    };
    const gone = (): void => settle(() => reject(new Error('the connection ended')));
    const late = setTimeout(gone, OPENING_MS);
    const look = (): void => {
      for (let chunk = stream.read() as Buffer | null; chunk !== null; chunk = stream.read() as Buffer | null) {
        bytes = Buffer.concat([bytes, chunk]);
        const length = lengthOf(bytes);
        if (length !== undefined && bytes.length >= length) {
          settle(() => {
            if (bytes.length > length) {
              stream.unshift(bytes.subarray(length));
            }
            resolve(bytes.subarray(0, length));
          });
          return;
        }
        if (bytes.length > LONGEST) {
          gone();
          return;
        }
      }
    };
    stream.on('readable', look).once('end', gone).once('close', gone).once('error', gone);
    look();
  });
}
