// Which server of MongoDB is chosen, and how it is started: by programs that answer as the vendor's do, for machines that
// have none of those.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Place } from '#engines/databases/engine';
import { probeEngines } from '#engines/databases/examine';
import type { DatabaseSpec } from '#engines/databases/port';
import { createMongo } from './engine.ts';
import { createMongod, findMongod } from './mongod.ts';
import { slowOf } from './slow-log.ts';
import { createSubset } from './subset.ts';
import { mongoVerifier, usersOf } from './users.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-mongod-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function installed(version: string, names = ['mongod', 'mongodump', 'mongorestore']): Promise<void> {
  for (const name of names) {
    await writeFile(join(folder, name), `#!/bin/sh\necho "db version v${version}"\n`);
    await chmod(join(folder, name), 0o755);
  }
}

const spec: DatabaseSpec = {
  ...{ id: 'one', appId: 'app', engine: 'mongo', provider: 'native', username: 'lantern', databaseName: 'app' },
  ...{ size: { cpuCores: 2, memoryMiB: 4096, storageGiB: 20 }, verifier: mongoVerifier('Harbour7!^(') },
  ...{ passwords: { admin: 'a1', console: 'c1' }, port: 33_000, publicPort: 0 },
};
const machine = {
  facts: { level: 'process', ownNetwork: false, limits: 'watcher', missing: [] },
  isRoot: false,
} as const;
const offered = async (withSubset = '') => {
  const all = [createMongo(createMongod(() => findMongod(folder))), createMongo(createSubset({ fault: withSubset }))];
  return (await probeEngines(machine, all)).mongo;
};

describe('which MongoDB is offered', () => {
  it('is that of the vendor where it is whole and new enough, else the subset', async () => {
    const subset = { available: true, provider: 'subset', version: 'subset of 6.0', reason: '' };
    expect(await offered()).toEqual(subset);
    await installed('7.0.14', ['mongod']);
    expect(await offered()).toEqual(subset);
    expect(await findMongod(folder)).toEqual({ reason: expect.stringContaining('mongodump, mongorestore not found') });
    await installed('4.4.9');
    expect(await offered()).toEqual(subset);
    await installed('7.0.14');
    expect(await offered()).toEqual({ available: true, provider: 'native', version: '7.0.14', reason: '' });
  });

  it('is none where others reach the platform and nobody has allowed the subset', async () => {
    expect(await offered('not here')).toEqual({
      ...{ available: false, provider: 'subset', version: 'subset of 6.0', reason: 'not here' },
    });
  });
});

describe('the server of the vendor', () => {
  it('listens on its socket alone, and its tools read the password from a file', async () => {
    await installed('7.0.14');
    const ran: (readonly string[])[] = [];
    const written: string[] = [];
    const runner = {
      ...{ home: '/database', write: async (_: string, content: string) => void written.push(content) },
      run: async ({ args }: { readonly args: readonly string[] }) => void ran.push(args),
    };
    const place = { spec, folder, runner } as unknown as Place;
    const mongod = createMongod(() => findMongod(folder));
    await mongod.probe();
    expect(mongod.server(place)).toEqual({
      command: join(folder, 'mongod'),
      args: [
        ...['--dbpath=/database/data', '--bind_ip=/database/run/mongo.sock', '--auth'],
        ...['--setParameter=authenticationMechanisms=SCRAM-SHA-256', '--noscripting'],
        ...['--logpath=/database/log/server.log', '--logappend', '--slowms=100', '--profile=0'],
        ...['--wiredTigerCacheSizeGB=1.5', '--pidfilepath=/database/run/server.pid'],
      ],
    });
    const { signal } = new AbortController();
    expect(await mongod.dump(place, signal)).toBe('dump.archive.gz');
    await mongod.restore(place, 'restore.dump', signal);
    expect(ran).toEqual([
      ['--config=/database/tools.yaml', '--archive=/database/dump.archive.gz', '--gzip', '--quiet', '--db=app'],
      [
        ...['--config=/database/tools.yaml', '--archive=/database/restore.dump', '--gzip', '--quiet'],
        ...['--nsInclude=app.*', '--drop', '--stopOnError'],
      ],
    ]);
    expect(written[0]).toBe('uri: "mongodb://uos_administrator:a1@%2Fdatabase%2Frun%2Fmongo.sock/?authSource=admin"\n');
  });

  it('is given accounts by what is kept of their passwords', () => {
    const [client, ...own] = usersOf(spec);
    const [, iterations, salt, storedKey, serverKey] = spec.verifier.split(/[$:]/);
    expect(client).toEqual({
      ...{ _id: 'admin.lantern', user: 'lantern', db: 'admin', roles: [{ role: 'dbOwner', db: 'app' }] },
      credentials: { 'SCRAM-SHA-256': { iterationCount: Number(iterations), salt, storedKey, serverKey } },
    });
    expect(own.map(({ user, roles }) => [user, roles[0]?.role])).toEqual([
      ['uos_query_console', 'dbOwner'],
      ['uos_query_reading', 'read'],
    ]);
  });

  it('tells what took long in lines that are read as its own', () => {
    const line = {
      ...{
        t: { $date: '2026-11-27T08:00:00.123+08:00' },
        s: 'I',
        c: 'COMMAND',
        id: 51_803,
        ctx: 'conn7',
        msg: 'Slow query',
      },
      attr: {
        ...{ type: 'command', ns: 'app.players', docsExamined: 90_000, durationMillis: 240 },
        command: { find: 'players', filter: { level: 9 }, $db: 'app', lsid: { id: 1 } },
      },
    };
    expect(slowOf(JSON.stringify(line), 'lantern')).toEqual([
      {
        ...{ at: '2026-11-27T00:00:00.123Z', durationMs: 240, database: 'app', user: 'lantern', rowsExamined: 90_000 },
        statement: '{"find":"players","filter":{"level":9}}',
      },
    ]);
    expect(slowOf(JSON.stringify({ ...line, id: 22_943 }), 'lantern')).toEqual([]);
    expect(slowOf('{"id":51803', 'lantern')).toEqual([]);
  });
});
