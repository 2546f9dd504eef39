// Opens what a platform stands on: the folder, the database, the objects and the keys, each undone in reverse order.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEvent } from 'kysely';
import { type Connection, connect } from '#db/connect';
import { prepareFolder } from '#db/template';
import { createBuilds } from '#engines/builds/builds';
import { createDatabases } from '#engines/databases/databases';
import { nearFolder } from '#engines/databases/near-folder';
import { namedServers } from '#engines/databases/servers/named';
import { withServers } from '#engines/databases/servers/with-servers';
import { createLogs } from '#engines/logs/logs';
import { createParsers } from '#engines/parsers/parsers';
import { createProcesses } from '#engines/processes/processes';
import { createFleet } from '#engines/processes/servers/fleet/fleet';
import { createServers } from '#engines/processes/servers/servers';
import { createSocketEngine } from '#engines/sockets/engine';
import { createUploads } from '#engines/uploads/uploads';
import { createFaults } from '#kernel/dev/faults';
import { createFanOut } from '#kernel/fleet/fan-out';
import { lockFolder } from '#kernel/fleet/folder-lock';
import { startHeartbeat } from '#kernel/fleet/heartbeat';
import { randomIds } from '#kernel/keys/ids';
import { folderKeyOnTrial, MasterKeyError, parseMasterKeys, proveMasterKey } from '#kernel/keys/master-key';
import { createSeal } from '#kernel/keys/seal';
import { createLocalCopies } from '#kernel/objects/local-copies';
import { openObjects } from '#kernel/objects/object-store';
import { rememberSmall } from '#kernel/objects/remembered-objects';
import type { Ports } from '#kernel/ports';
import { isLoopback } from '#kernel/server/loopback';
import { type Listening, listen } from '#kernel/server/server';
import { socketsPort } from '#kernel/server/sockets/groups';
import { serviceDirectory } from '#kernel/service';
import { bossJobs, installJobs } from '#kernel/time/boss-jobs';
import { systemClock } from '#kernel/time/clock';
import type { Jobs } from '#kernel/time/jobs';
import { createLog, type Log } from '#kernel/watch/log';
import { currentRequest, noteStatement } from '#kernel/watch/request-record';
import { createKnownApps } from '#kernel/who/known-apps';
import { ldapDirectory } from '../identity/ldap.ts';
import { records } from '../services/index.ts';
import { migrateSafely } from '../state/own-snapshots.ts';
import { defaultConfig } from './default-config.ts';
import type { PlatformOptions } from './main.ts';
import { openTime, type Time } from './open-time.ts';

/** Steps that undo a start, run last first. */
export interface Undo {
  add(step: () => Promise<void>): void;
  run(): Promise<void>;
}

export function undoStack(): Undo {
  const steps: (() => Promise<void>)[] = [];
  return {
    add: (step) => steps.push(step),
    async run() {
      for (const step of steps.splice(0).reverse()) {
        await step();
      }
    },
  };
}

/** Takes the folder and the port before anything is written, then opens the rest side by side. */
export async function openPorts(
  options: PlatformOptions,
  webVersion: string,
  undo: Undo,
): Promise<{ ports: Ports; listening: Listening; jobs: Jobs; time: Time; folder: string }> {
  const { logLevel = 'silent' } = options;
  const startedAt = systemClock.now();
  const givenKeys = options.masterKey === undefined ? undefined : parseMasterKeys(options.masterKey);
  const folder = await openFolder(options.dataFolder, undo);
  const lock = await lockFolder(folder, startedAt, { onlyHere: options.databaseUrl !== undefined });
  undo.add(() => lock.release());
  const listening = await listen({ ...options, port: options.port ?? 0 });
  undo.add(() => listening.close());
  const log = createLog(logLevel);
  // why: the embedded database does not wait for the disk either, and a content without its row is of no use
  const durable = options.databaseUrl !== undefined;
  const store = await openObjects(options.objects, { folder, ids: randomIds, durable, s3: options.s3 });
  const objects = rememberSmall(store);
  const knownApps = createKnownApps();
  const onStatement = (event: LogEvent): void => {
    noteStatement(event);
    const request = currentRequest();
    if (knownApps.noteStatement(event.query.sql) && request !== undefined) {
      request.revokes = true;
    }
  };
  const key =
    givenKeys === undefined
      ? await folderKeyOnTrial(folder, options.seed)
      : { keys: givenKeys, forget: () => Promise.resolve() };
  let hasSealed = false;
  undo.add(() => (hasSealed ? Promise.resolve() : key.forget()));
  const database = openDatabase(options, join(folder, 'database'), startedAt, { log, onStatement });
  // why before it is open: the store may fail first, and the database must not stay open behind it
  undo.add(() =>
    database.then(
      (opened) => opened.close(),
      () => undefined,
    ),
  );
  const [connection] = await Promise.all([database, objects.sweep()]);
  const fanOut = createFanOut((error) => log.error({ err: error }, 'a message of another process was not taken'));
  fanOut.subscribe('app', knownApps.forget);
  // why before the schema: a second process that may not be here must not change what the first one stands on
  const place = options.objects ?? 'folder';
  await connection.join({ alone: options.objects === undefined, objects: place, onMessage: fanOut.receive });
  const snapshot = options.dataFolder !== undefined && options.noSnapshot !== true;
  await migrateSafely(connection, { folder, now: startedAt, log, snapshot });
  // why at the start: who may not make its tables hears of it now, not at one o'clock in the night
  await installJobs(connection);
  const heartbeat = await startHeartbeat({
    db: connection.db,
    ids: randomIds,
    objects: place,
    isAlone: connection.engine === 'pglite',
    onError: (error) => log.warn({ err: error }, 'the heartbeat was not written'),
  });
  undo.add(() => heartbeat.stop());
  const jobs = bossJobs({ connection, fanOut, log });
  undo.add(() => jobs.stop());
  const time = await openTime(connection, options);
  const { clock, ids } = time;
  const { db } = connection;
  const logs = createLogs({ db, objects, clock, fanOut, log });
  undo.add(() => logs.stop());
  const processes = createProcesses({ db, instance: heartbeat.id, clock, ids: randomIds, log });
  undo.add(() => processes.stop());
  const config = { ...defaultConfig, webVersion, ...options.config };
  const isOpen = options.host !== undefined && !isLoopback(options.host) && options.host !== 'localhost';
  const ofServers = { db, instance: heartbeat.id, clock, ids: randomIds, fanOut, log, logs, settings: config };
  const servers =
    config.nodeCluster === undefined
      ? createServers({
          ...{ ...ofServers, processes, isOpen, dev: options.dev === true, folder: join(folder, 'servers') },
          keeps: options.keepServers === true && options.dataFolder !== undefined,
        })
      : createFleet({ ...ofServers, cluster: config.nodeCluster, folder });
  undo.add(() => servers.shut());
  const seal = createSeal(key.keys, ids);
  const uploads = createUploads({
    ...{ db, objects, clock, ids: randomIds, seal, origin: listening.origins.console, idleMs: config.bodyIdleMs },
  });
  const builds = createBuilds({
    ...{ db, objects, ids: randomIds, log, logs, uploads, processes, folder: join(folder, 'images') },
  });
  const near = await nearFolder(folder);
  undo.add(() => near.leave());
  const databases = withServers(
    createDatabases({
      ...{ processes, ids: randomIds, log, settings: config, isOpen, folder: join(near.path, 'databases') },
    }),
    namedServers(config.databaseServers),
  );
  undo.add(() => databases.stop());
  const services = serviceDirectory(options.services ?? records);
  const sockets = socketsPort(services.records, createSocketEngine({ processes, log }), {
    strict: config.strictReplies,
  });
  const ports: Ports = {
    instance: heartbeat.id,
    db,
    database: connection,
    fanOut,
    knownApps,
    processes,
    servers,
    logs,
    uploads,
    builds,
    databases,
    parsers: createParsers({ processes, log, folder: join(folder, 'parsers'), sandbox: config.nodeSandbox }),
    clock,
    ids,
    seal,
    objects,
    copies: createLocalCopies({ objects, folder: join(folder, 'copies'), ids: randomIds }),
    log,
    config,
    services,
    sockets,
    faults: createFaults(options.faults),
    origins: listening.origins,
    ...(options.ldap === undefined ? {} : { directory: ldapDirectory(options.ldap) }),
  };
  // why before: what the database has of the key from here on is lost without it
  hasSealed = true;
  await proveMasterKey(ports).catch((error: unknown) => {
    hasSealed = !(error instanceof MasterKeyError);
    throw error;
  });
  await processes.reconcile();
  return { ports, listening, jobs, time, folder };
}

/** The given folder, or a temporary one that goes with the platform. */
async function openFolder(given: string | undefined, undo: Undo): Promise<string> {
  if (given !== undefined) {
    await mkdir(given, { recursive: true, mode: 0o700 });
    return given;
  }
  const folder = await mkdtemp(join(tmpdir(), 'uos-platform-'));
  undo.add(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

async function openDatabase(
  { databaseUrl: url, reserveBytes }: PlatformOptions,
  folder: string,
  now: Date,
  { log, onStatement }: { readonly log: Log; readonly onStatement: (event: LogEvent) => void },
): Promise<Connection> {
  if (url === undefined) {
    await prepareFolder(folder, now);
  }
  const onError = (error: Error): void => log.warn({ err: error }, 'a database connection was lost');
  return connect({ url, folder, onError, onStatement, ...(reserveBytes === undefined ? {} : { reserveBytes }) });
}
