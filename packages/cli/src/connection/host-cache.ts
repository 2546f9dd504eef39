// Where the services of a platform are, remembered for a while, so that a one-shot command need not ask each time.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HostMap, Transport, WireResponse } from '@uos/sdk/http';
import { stateFolder } from '../profile/where/folders.ts';
import type { Io } from '../terminal/io.ts';

const LIFE_MS = 10 * 60_000;
const BASE_INFO = '/auth/base-info';

interface Known {
  readonly hosts: HostMap;
  readonly atMs: number;
}

/** What is known of the services of `origin`; undefined where it is too old or nothing. */
export function knownHosts(io: Io, origin: string): HostMap | undefined {
  const known = readAll(io)[origin];
  const ageMs = io.now() - (known?.atMs ?? 0);
  return known !== undefined && ageMs >= 0 && ageMs < LIFE_MS ? known.hosts : undefined;
}

/** Learns from the answer of base-info as it passes, and forgets when a service does not answer. */
export function learningHosts(io: Io, origin: string, send: Transport): Transport {
  return async (request) => {
    if (request.url !== origin + BASE_INFO) {
      try {
        return await send(request);
      } catch (error) {
        if (knownHosts(io, origin) !== undefined) {
          keep(io, origin, undefined);
        }
        throw error;
      }
    }
    const response = await send(request);
    return response.status === 200 ? watched(response, (text) => learn(io, origin, text)) : response;
  };
}

function watched(response: WireResponse, see: (text: string) => void): WireResponse {
  return {
    ...response,
    async text() {
      const text = await response.text();
      see(text);
      return text;
    },
  };
}

function learn(io: Io, origin: string, text: string): void {
  try {
    const { AssInfo, LobbyInfo } = JSON.parse(text) as Readonly<Record<string, Readonly<Record<string, string>>>>;
    const trim = (url = ''): string => url.replace(/\/+$/, '');
    const hosts = {
      cdn: trim(AssInfo?.APIDomain),
      content: trim(AssInfo?.ContentDomain),
      lobby: trim(LobbyInfo?.APIDomain),
    };
    keep(io, origin, { hosts, atMs: io.now() });
  } catch {
    // why: whoever asked reads the same text and reports what is wrong with it
  }
}

function readAll(io: Io): Readonly<Record<string, Known>> {
  try {
    return JSON.parse(readFileSync(fileOf(io), 'utf8')) as Record<string, Known>;
  } catch {
    return {};
  }
}

/** why silent: a home that cannot be written costs one more request each time and nothing else */
function keep(io: Io, origin: string, known: Known | undefined): void {
  const file = fileOf(io);
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const temporary = `${file}.${process.pid}.tmp`;
    writeFileSync(temporary, JSON.stringify({ ...readAll(io), [origin]: known }), { mode: 0o600 });
    renameSync(temporary, file);
  } catch {
    // see above
  }
}

function fileOf({ env }: Io): string {
  return join(stateFolder(env), 'hosts.json');
}
