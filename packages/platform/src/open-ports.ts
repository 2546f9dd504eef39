// Opens what a platform stands on: the folder, the database, the objects and the keys, each undone in reverse order.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEvent } from 'kysely';
import { type Connection, connect } from '#db/connect';
import { prepareFolder } from '#db/template';
import { bossJobs } from '#kernel/boss-jobs';
import { systemClock } from '#kernel/clock';
import { defaultConfig } from '#kernel/config';
import { createFanOut } from '#kernel/fan-out';
import { createFaults } from '#kernel/faults';
import { lockFolder } from '#kernel/folder-lock';
import { startHeartbeat } from '#kernel/heartbeat';
import { randomIds } from '#kernel/ids';
import type { JobRunner } from '#kernel/jobs';
import { createKnownApps } from '#kernel/known-apps';
import { createLog, type Log } from '#kernel/log';
import { folderMasterKey, parseMasterKeys, proveMasterKey } from '#kernel/master-key';
import { openObjects } from '#kernel/object-store';
import type { Ports } from '#kernel/ports';
import { rememberSmall } from '#kernel/remembered-objects';
import { currentRequest, noteStatement } from '#kernel/request-record';
import { createSeal } from '#kernel/seal';
import { type Listening, listen } from '#kernel/server';
import { ldapDirectory } from './identity/ldap.ts';
import type { PlatformOptions } from './main.ts';
import { openTime, type Time } from './open-time.ts';
import { migrateSafely } from './state/own-snapshots.ts';

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
): Promise<{ ports: Ports; listening: Listening; jobs: JobRunner; time: Time; folder: string }> {
  const { logLevel = 'silent' } = options;
  const startedAt = systemClock.now();
  const givenKeys = options.masterKey === undefined ? undefined : parseMasterKeys(options.masterKey);
  const folder = await openFolder(options.dataFolder, undo);
  const lock = await lockFolder(folder, startedAt);
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
  const database = openDatabase(options.databaseUrl, join(folder, 'database'), startedAt, { log, onStatement });
  // why before it is open: the store may fail first, and the database must not stay open behind it
  undo.add(() =>
    database.then(
      (opened) => opened.close(),
      () => undefined,
    ),
  );
  const [connection, keys] = await Promise.all([
    database,
    givenKeys ?? folderMasterKey(folder, options.seed),
    objects.sweep(),
  ]);
  const fanOut = createFanOut((error) => log.error({ err: error }, 'a message of another process was not taken'));
  fanOut.subscribe('app', knownApps.forget);
  // why before the schema: a second process that may not be here must not change what the first one stands on
  const place = options.objects ?? 'folder';
  await connection.join({ alone: options.objects === undefined, objects: place, onMessage: fanOut.receive });
  const snapshot = options.dataFolder !== undefined && options.noSnapshot !== true;
  await migrateSafely(connection, { folder, now: startedAt, log, snapshot });
  const heartbeat = await startHeartbeat({
    db: connection.db,
    ids: randomIds,
    objects: place,
    onError: (error) => log.warn({ err: error }, 'the heartbeat was not written'),
  });
  undo.add(() => heartbeat.stop());
  const jobs = bossJobs({ connection, fanOut, ids: randomIds, log });
  undo.add(() => jobs.stop());
  const time = await openTime(connection, options);
  const ports: Ports = {
    db: connection.db,
    database: connection,
    fanOut,
    jobs,
    knownApps,
    clock: time.clock,
    ids: time.ids,
    seal: createSeal(keys, time.ids),
    objects,
    log,
    config: { ...defaultConfig, webVersion, ...options.config },
    faults: createFaults(options.faults),
    origins: listening.origins,
    ...(options.ldap === undefined ? {} : { directory: ldapDirectory(options.ldap) }),
  };
  await proveMasterKey(ports);
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
  url: string | undefined,
  folder: string,
  now: Date,
  { log, onStatement }: { readonly log: Log; readonly onStatement: (event: LogEvent) => void },
): Promise<Connection> {
  if (url === undefined) {
    await prepareFolder(folder, now);
  }
  const onError = (error: Error): void => log.warn({ err: error }, 'a database connection was lost');
  return connect({ url, folder, onError, onStatement });
}
