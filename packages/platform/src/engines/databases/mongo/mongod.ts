// MongoDB of this machine, where somebody has put it: `mongod`, and the tools that write and read its archives.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Place } from '#engines/databases/engine';
import { knownPrograms } from '#engines/databases/known-programs';
import { ADMIN } from '#engines/databases/own-accounts';
import { DATA_FOLDER, type MongoServer } from './engine.ts';
import { OLDEST, SOCKET, SOCKET_FOLDER } from './session.ts';
import { LOG } from './slow-log.ts';
import { makeFullRole } from './users.ts';

const run = promisify(execFile);

const NEEDED = ['mongod', 'mongodump', 'mongorestore'] as const;
const LOGIN = 'tools.yaml';
const DUMP = 'dump.archive.gz';
const SLOW_MS = 100;
const LEAST_CACHE_GIB = 0.25;

interface Programs {
  readonly version: string;
  readonly mongod: string;
  readonly mongodump: string;
  readonly mongorestore: string;
}

type Found = { readonly programs: Programs } | { readonly reason: string };

export async function findMongod(path = process.env.PATH ?? ''): Promise<Found> {
  const folders = [...path.split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  const at = Object.fromEntries(
    NEEDED.map((name) => [
      name,
      folders
        .filter((folder) => folder.startsWith('/'))
        .map((folder) => join(folder, name))
        .find((file) => existsSync(file)),
    ]),
  );
  const missing = NEEDED.filter((name) => at[name] === undefined);
  const { mongod, mongodump, mongorestore } = at;
  if (mongod === undefined || mongodump === undefined || mongorestore === undefined) {
    return {
      reason: `${missing.join(', ')} not found on this server; an administrator can install MongoDB and its database tools`,
    };
  }
  const { stdout } = await run(mongod, ['--version'], { timeout: 5000 });
  const version = /v(\d+\.\d+\.\d+)/.exec(stdout)?.[1] ?? '';
  return Number.parseInt(version, 10) >= OLDEST
    ? { programs: { version, mongod, mongodump, mongorestore } }
    : { reason: `mongod is version ${version}, and ${OLDEST} or newer is needed` };
}

export function createMongod(find: () => Promise<Found> = findMongod): MongoServer {
  const { probe, programs, known } = knownPrograms('mongo', find);

  const tool = async (place: Place, name: 'mongodump' | 'mongorestore', file: string, more: readonly string[]) => {
    const { runner, spec } = place;
    const socket = encodeURIComponent(`${runner.home}/${SOCKET}`);
    // why a file: a line is seen by everybody on the machine
    await runner.write(LOGIN, `uri: "mongodb://${ADMIN}:${spec.passwords.admin}@${socket}/?authSource=admin"\n`);
    const args = [`--config=${runner.home}/${LOGIN}`, `--archive=${runner.home}/${file}`, '--gzip', '--quiet', ...more];
    return { command: (await programs())[name], args };
  };

  return {
    provider: 'native',
    dumpEnding: 'archive.gz',
    probe,
    server({ runner, spec }) {
      const cache = Math.max(LEAST_CACHE_GIB, Math.floor(((spec.size.memoryMiB / 1024) * 0.5 - 0.5) * 100) / 100);
      return {
        command: known().mongod,
        args: [
          // why the socket alone: whoever connects comes through the gateway
          ...[`--dbpath=${runner.home}/${DATA_FOLDER}`, `--bind_ip=${runner.home}/${SOCKET}`, '--auth'],
          ...['--setParameter=authenticationMechanisms=SCRAM-SHA-256', '--noscripting'],
          ...[`--logpath=${runner.home}/${LOG}`, '--logappend', `--slowms=${SLOW_MS}`, '--profile=0'],
          ...[`--wiredTigerCacheSizeGB=${cache}`, `--pidfilepath=${runner.home}/${SOCKET_FOLDER}/server.pid`],
        ],
      };
    },
    first: (client, { spec }) => makeFullRole(client.db(spec.databaseName)),
    async dump(place, signal) {
      const { databaseName } = place.spec;
      await place.runner.run(await tool(place, 'mongodump', DUMP, [`--db=${databaseName}`]), { signal });
      return DUMP;
    },
    async restore(place, path, signal) {
      const { databaseName } = place.spec;
      const only = [`--nsInclude=${databaseName}.*`, '--drop', '--stopOnError'];
      await place.runner.run(await tool(place, 'mongorestore', path, only), { signal });
    },
  };
}
