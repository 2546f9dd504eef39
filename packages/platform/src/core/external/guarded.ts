// Calls of addresses that a studio has named. They leave this network: a name that leads into it is refused when it is
// looked up, so that no answer of a name server comes between the check and the connection. On loopback the machine
// itself may be named too, and nothing else of the kind.
import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Ports } from '#kernel/ports';
import { isLocalOrigin, isLoopback } from '#kernel/server/loopback';

export interface GuardedRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

export interface GuardedReply {
  readonly status: number;
  /** As much of it as is taken. */
  readonly text: string;
}

/** The address is none that a studio may name; it is not in the message. */
class ForbiddenAddress extends Error {
  constructor() {
    super('the address leads into a private network');
    this.name = 'ForbiddenAddress';
  }
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 262_144;

const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const) {
  PRIVATE.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ...([
    ['::', 127],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ] as const),
  // why: these carry an IPv4 address, which may be any
  ...([
    ['::ffff:0:0', 96],
    ['64:ff9b::', 96],
    ['2002::', 16],
  ] as const),
] as const) {
  PRIVATE.addSubnet(net, prefix, 'ipv6');
}

type Where = Pick<Ports, 'origins'>;

/** May a studio name the address? Of a name only the connection can tell. */
export function mayName({ origins }: Where, address: string): boolean {
  if (!URL.canParse(address)) {
    return false;
  }
  const { protocol, hostname, username, password } = new URL(address);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isHere = isLocalOrigin(origins.console) && (isLoopback(host) || host === 'localhost');
  const speaks = protocol === 'https:' || (protocol === 'http:' && isHere);
  return speaks && username === '' && password === '' && (isIP(host) === 0 || mayReach({ origins }, host));
}

/**
 * Asks, follows no redirect, and reads at most 256 KiB.
 * @throws ForbiddenAddress, Error where nobody answers in time
 */
export async function guardedRequest(where: Where, asked: GuardedRequest): Promise<GuardedReply> {
  if (!mayName(where, asked.url)) {
    throw new ForbiddenAddress();
  }
  const url = new URL(asked.url);
  const { method = 'GET', body, timeoutMs = TIMEOUT_MS } = asked;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = asked.signal === undefined ? timeout : AbortSignal.any([asked.signal, timeout]);
  const ask = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const headers = { ...asked.headers, ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }) };
    const request = ask(url, { method, headers, signal, lookup: guardedLookup(where), agent: false }, (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const done = () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') });
      response.on('data', (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes > MOST_BYTES) {
          done();
          response.destroy();
        }
      });
      response.on('end', done);
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

function mayReach({ origins }: Where, address: string): boolean {
  const isPrivate = PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return !isPrivate || (isLocalOrigin(origins.console) && isLoopback(address));
}

function guardedLookup(where: Where): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error !== null || first === undefined) {
        callback(error ?? new Error('unknown host'), '', 4);
      } else if (!found.every(({ address }) => mayReach(where, address))) {
        callback(new ForbiddenAddress(), '', 4);
      } else if (options.all === true) {
        callback(null, found);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}
