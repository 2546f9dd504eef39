// The platform in one process: `createPlatform()` for programs and tests; `serve.ts` is the command.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#db/connect';
import { migrate } from '#db/migrate';
import { prepareFolder } from '#db/template';
import { type Clock, systemClock } from '#kernel/clock';
import { type Config, defaultConfig } from '#kernel/config';
import { openConsole } from '#kernel/console';
import { type FolderLock, lockFolder } from '#kernel/folder-lock';
import { folderObjects } from '#kernel/folder-objects';
import { healthRoutes } from '#kernel/health';
import { type Ids, randomIds } from '#kernel/ids';
import { createLog } from '#kernel/log';
import { folderMasterKey, parseMasterKeys, proveMasterKey } from '#kernel/master-key';
import { mountServices } from '#kernel/mount';
import type { Ports } from '#kernel/ports';
import { createSeal } from '#kernel/seal';
import { type ListenOptions, listen, type StreamRoute } from '#kernel/server';
import { identityRoutes } from './identity/routes.ts';
import { type DemoLogins, type DemoOptions, seedDemo } from './seed.ts';
import { cdnStreams } from './services/cdn/streams.ts';
import { mounted } from './services/index.ts';

export { SchemaTooNewError } from '#db/migrate';
export { FolderBusyError } from '#kernel/folder-lock';
export { MasterKeyError } from '#kernel/master-key';
export type { DemoLogins } from './seed.ts';

export interface PlatformOptions extends Partial<ListenOptions> {
  /** Folder for database, objects and keys; without it everything is temporary and goes with `stop()`. */
  readonly dataFolder?: string;
  /** PostgreSQL 15 or newer; the embedded database without it. */
  readonly databaseUrl?: string;
  /** Master keys, newest first; kept in the data folder without it. */
  readonly masterKey?: string;
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly config?: Partial<Config>;
  /** Folder of a built console; the workspace's own or an installed `@uos/web` without it. */
  readonly webRoot?: string;
  /** Makes sure a demo tenant is there; its logins are in `Platform.logins`. */
  readonly seedDemo?: boolean | DemoOptions;
  /** pino level, `silent` for none. */
  readonly logLevel?: string;
}

export interface Platform {
  readonly port: number;
  /** Console and API, for example `http://localhost:4100`. */
  readonly origin: string;
  /** Content and bytes, for example `http://127.0.0.1:4100`. */
  readonly contentOrigin: string;
  readonly ports: Ports;
  /** Of the demo tenant, where one was asked for. */
  readonly logins?: DemoLogins;
  /** Stops accepting, drains, checkpoints and releases the folder. */
  stop(): Promise<void>;
}

/**
 * Starts a platform and resolves once it answers.
 * @throws FolderBusyError where another process has the data folder
 * @throws SchemaTooNewError where a newer build wrote the database
 * @throws MasterKeyError where the key is malformed or does not open what the database holds
 * @example
 * const platform = await createPlatform();
 * await fetch(`${platform.origin}/livez`);
 * await platform.stop();
 */
export async function createPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const clock = options.clock ?? systemClock;
  const ids = options.ids ?? randomIds;
  const givenKeys = options.masterKey === undefined ? undefined : parseMasterKeys(options.masterKey);
  const folder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'uos-platform-')));
  const undo: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) {
      await step();
    }
  };
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (options.dataFolder === undefined) {
      undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
    }
    const lock: FolderLock = await lockFolder(folder, clock.now());
    undo.push(() => lock.release());
    const listening = await listen({ ...options, port: options.port ?? 0 });
    undo.push(() => listening.close());
    const log = createLog(options.logLevel ?? 'silent');
    const databaseFolder = join(folder, 'database');
    if (options.databaseUrl === undefined) {
      await prepareFolder(databaseFolder, clock.now());
    }
    const connection = await connect({
      url: options.databaseUrl,
      folder: databaseFolder,
      onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    });
    undo.push(() => connection.close());
    await migrate(connection.db);
    const keys = givenKeys ?? (await folderMasterKey(folder));
    const objects = folderObjects(folder, ids);
    const web = openConsole(options.webRoot);
    await objects.sweep();
    const ports: Ports = {
      db: connection.db,
      clock,
      ids,
      seal: createSeal(keys),
      objects,
      log,
      config: { ...defaultConfig, webVersion: await web.version(), ...options.config },
      origins: listening.origins,
    };
    await proveMasterKey(ports);
    const demo = options.seedDemo === true ? {} : options.seedDemo;
    const logins = demo === undefined || demo === false ? undefined : await seedDemo(ports, demo);
    const api = mountServices(mounted, ports);
    api.route('/', healthRoutes(ports));
    api.route('/', web.routes(ports));
    const content = cdnStreams(ports);
    undo.push(() => content.stop());
    const streams: StreamRoute[] = [...content.routes, ...identityRoutes(ports)];
    listening.serve({ api, streams, log });
    // why: the port closes first, so that nothing reaches a database that is on its way down
    undo.push(() => listening.close());
    return {
      port: listening.port,
      origin: listening.origins.console,
      contentOrigin: listening.origins.content,
      ports,
      ...(logins === undefined ? {} : { logins }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
