// Redis of this machine: a server for each database, with accounts whose rights end at its keys.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readFile, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Engine, Place } from '#engines/databases/engine';
import { lastLinesOf } from '#engines/databases/last-lines';
import { ADMIN } from '#engines/databases/own-accounts';
import { EngineFailed, EngineMissing, type Probe, type SlowStatement } from '#engines/databases/port';
import { accountsFile, checkedHash, hashOf } from './accounts.ts';
import type { Reply } from './replies.ts';
import { type Session, SOCKET, withSession } from './session.ts';
import { runCommand } from './statement.ts';

const run = promisify(execFile);

const NAMES = ['redis-server', 'valkey-server'];
/** The first whose accounts know parts of commands. */
const OLDEST = 7;
const INSTALL = 'an administrator can run: apt-get install redis-server';
const DATA = 'data';
const ACCOUNTS = 'users.acl';
const LOG = 'log/server.log';
const CONTENT = `${DATA}/dump.rdb`;
/** It is there while a restored content is not in the log of changes yet. */
const RESTORED = `${DATA}/restored`;
const MOST_CLIENTS = 2000;
const SLOW_MS = 100;
const SLOW_KEPT = 1000;
const LOOK_MS = 50;

export function createRedis(): Engine {
  let program: string | undefined;
  const lastSlow = new Map<string, number>();

  const probe = async (): Promise<Probe> => {
    program = findProgram();
    if (program === undefined) {
      return { available: false, version: '', reason: `engine redis is not installed on this server; ${INSTALL}` };
    }
    const { stdout } = await run(program, ['--version'], { timeout: 5000 });
    const version = /v=(\d+(?:\.\d+)+)/.exec(stdout)?.[1] ?? '';
    return Number.parseInt(version, 10) >= OLDEST
      ? { available: true, version, reason: '' }
      : {
          available: false,
          version,
          reason: `engine redis is version ${version}, and ${OLDEST} is needed; ${INSTALL}`,
        };
  };

  return {
    name: 'redis',
    provider: 'native',
    probe,
    socket: SOCKET,
    stopSignal: 'SIGTERM',
    dumpEnding: 'rdb',
    sorry: Buffer.from('-ERR the database does not start; ask its owner to look at its state\r\n'),
    verifierOf: hashOf,
    mostConnections: () => MOST_CLIENTS,
    async prepare({ runner, spec }) {
      await Promise.all([DATA, 'run', 'log'].map((name) => runner.makeFolder(name)));
      await runner.write(ACCOUNTS, accountsFile(spec));
    },
    // why nothing: its accounts are read from a file
    found: async () => undefined,
    server({ runner, spec, folder }) {
      if (program === undefined) {
        throw new EngineMissing('engine redis was not found on this server');
      }
      const settings = {
        port: '0',
        unixsocket: `${runner.home}/${SOCKET}`,
        unixsocketperm: '700',
        dir: `${runner.home}/${DATA}`,
        dbfilename: 'dump.rdb',
        aclfile: `${runner.home}/${ACCOUNTS}`,
        logfile: `${runner.home}/${LOG}`,
        loglevel: 'notice',
        daemonize: 'no',
        // why not where it was restored: with an empty log of changes the content would not be read
        appendonly: existsSync(join(folder, RESTORED)) ? 'no' : 'yes',
        appendfsync: 'everysec',
        maxmemory: `${spec.size.memoryMiB}mb`,
        'maxmemory-policy': 'noeviction',
        maxclients: String(MOST_CLIENTS),
        'slowlog-log-slower-than': String(SLOW_MS * 1000),
        'slowlog-max-len': String(SLOW_KEPT),
        'enable-debug-command': 'no',
        'enable-module-command': 'no',
        'enable-protected-configs': 'no',
      };
      return { command: program, args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]) };
    },
    async ping(place) {
      if (program === undefined) {
        await probe();
      }
      await asAdmin(place, (session) => session.send('PING'));
    },
    async setPassword(place, verifier) {
      const { username } = place.spec;
      await asAdmin(place, async ({ send }) => {
        await send('ACL', 'SETUSER', username, 'resetpass', `#${checkedHash(verifier)}`);
        await send('ACL', 'SAVE');
        await send('CLIENT', 'KILL', 'USER', username);
      });
    },
    // why nothing: what it keeps it has in memory, and that has a limit of its own
    setFull: async () => undefined,
    async dump(place, signal) {
      await asAdmin(place, async ({ send }) => {
        await settled(send, 'rdb_bgsave_in_progress', signal);
        await send('BGSAVE');
        const info = await settled(send, 'rdb_bgsave_in_progress', signal);
        if (info.get('rdb_last_bgsave_status') !== 'ok') {
          throw new EngineFailed('the engine could not write its content');
        }
      });
      const path = 'dump.rdb';
      await copyFile(join(place.folder, CONTENT), join(place.folder, path));
      return path;
    },
    async swap({ folder, runner }, path) {
      await rm(join(folder, DATA, 'appendonlydir'), { recursive: true, force: true });
      await rename(join(folder, path), join(folder, CONTENT));
      await runner.write(RESTORED, '');
    },
    async restore(place, _path, signal) {
      await asAdmin(place, async ({ send }) => {
        await send('CONFIG', 'SET', 'appendonly', 'yes');
        const info = await settled(send, 'aof_rewrite_in_progress', signal, 'aof_rewrite_scheduled');
        if (info.get('aof_last_bgrewrite_status') !== 'ok') {
          throw new EngineFailed('the engine could not write its log of changes');
        }
      });
      await rm(join(place.folder, RESTORED), { force: true });
    },
    query: runCommand,
    async statements(place) {
      return asAdmin(place, async ({ send }) => {
        const info = infoOf(await send('INFO', 'stats'));
        return Number(info.get('total_commands_processed') ?? 0);
      });
    },
    async slow(place) {
      const { id } = place.spec;
      const entries = await asAdmin(place, ({ send }) => send('SLOWLOG', 'GET', String(SLOW_KEPT)));
      const all = (Array.isArray(entries) ? entries : []).map(entryOf);
      const before = lastSlow.get(id) ?? -1;
      const newest = Math.max(-1, ...all.map((entry) => entry.number));
      // why: a server that was started anew counts from the beginning
      const from = newest < before ? -1 : before;
      lastSlow.set(id, newest);
      return all.filter(({ number }) => number > from).map(({ slow }) => slow);
    },
    async lastLines({ folder }) {
      return lastLinesOf(await readFile(join(folder, LOG), 'utf8').catch(() => ''));
    },
  };
}

function findProgram(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  return folders
    .filter((folder) => folder.startsWith('/'))
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function asAdmin<Result>(place: Place, work: (session: Session) => Promise<Result>): Promise<Result> {
  const login = { user: ADMIN, password: place.spec.passwords.admin, timeoutMs: 600_000 };
  return withSession(place, login, work);
}

/** Waits until the server is not at that work any more. */
async function settled(
  send: Session['send'],
  work: string,
  signal: AbortSignal,
  scheduled?: string,
): Promise<ReadonlyMap<string, string>> {
  for (;;) {
    signal.throwIfAborted();
    const info = infoOf(await send('INFO', 'persistence'));
    if (info.get(work) === '0' && (scheduled === undefined || info.get(scheduled) === '0')) {
      return info;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function infoOf(reply: Reply): ReadonlyMap<string, string> {
  const lines = String(reply).split('\r\n');
  return new Map(lines.flatMap((line) => (line.includes(':') ? [splitAt(line)] : [])));
}

function splitAt(line: string): readonly [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1)];
}

interface Entry {
  readonly number: number;
  readonly slow: SlowStatement;
}

function entryOf(reply: Reply): Entry {
  const [number, seconds, micros, words] = Array.isArray(reply) ? (reply as readonly Reply[]) : [];
  return {
    number: Number(number),
    slow: {
      at: new Date(Number(seconds) * 1000).toISOString(),
      durationMs: Math.round(Number(micros) / 1000),
      statement: (Array.isArray(words) ? (words as readonly Reply[]) : []).join(' '),
      ...{ database: '', user: '' },
    },
  };
}
