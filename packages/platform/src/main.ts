// The platform in one process: `createPlatform()` for programs and tests; `serve.ts` is the command.
import type { Clock } from '#kernel/clock';
import type { Config } from '#kernel/config';
import { openConsole } from '#kernel/console';
import { type DevRoute, devControl } from '#kernel/dev-control';
import { healthRoutes } from '#kernel/health';
import type { Ids } from '#kernel/ids';
import { mountServices } from '#kernel/mount';
import type { Ports } from '#kernel/ports';
import type { S3Access } from '#kernel/s3-objects-address';
import type { ListenOptions } from '#kernel/server';
import type { LdapOptions } from './identity/ldap-options.ts';
import { identityRoutes } from './identity/routes.ts';
import { openPorts, undoStack } from './open-ports.ts';
import { type DemoLogins, type DemoOptions, seedDemo } from './seed.ts';
import { cdnStreams } from './services/cdn/streams.ts';
import { mounted } from './services/index.ts';

export { SchemaTooNewError } from '#db/migrate';
export { FolderBusyError } from '#kernel/folder-lock';
export { MasterKeyError } from '#kernel/master-key';
export { ObjectStoreError } from '#kernel/objects';
export type { S3Access } from '#kernel/s3-objects-address';
export type { LdapOptions } from './identity/ldap-options.ts';
export type { DemoLogins } from './seed.ts';

export interface PlatformOptions extends Partial<ListenOptions> {
  /** Folder for database, objects and keys; without it everything is temporary and goes with `stop()`. */
  readonly dataFolder?: string;
  /** PostgreSQL 15 or newer; the embedded database without it. */
  readonly databaseUrl?: string;
  /** `s3://bucket/prefix` keeps contents there; in the data folder without it. */
  readonly objects?: string;
  /** Keys, region and endpoint of an `s3://` store. */
  readonly s3?: S3Access;
  /** Master keys, newest first; kept in the data folder without it. */
  readonly masterKey?: string;
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly config?: Partial<Config>;
  /** Folder of a built console; the workspace's own or an installed `@uos/web` without it. */
  readonly webRoot?: string;
  /** Directory that alone decides who is an operator; the platform's own table without it. */
  readonly ldap?: LdapOptions;
  /** Makes sure a demo tenant is there; its logins are in `Platform.logins`. */
  readonly seedDemo?: boolean | DemoOptions;
  /** pino level, `silent` for none. */
  readonly logLevel?: string;
  /** For development on one machine: serves the controls below `/_dev/`. */
  readonly dev?: boolean;
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
  /** What the controls below `/_dev/` ask for; only with `dev`. */
  readonly devToken?: string;
  /** Stops accepting, drains, checkpoints and releases the folder. */
  stop(): Promise<void>;
}

/**
 * Starts a platform and resolves once it answers.
 * @throws FolderBusyError where another process has the data folder
 * @throws SchemaTooNewError where a newer build wrote the database
 * @throws ObjectStoreError where the object store is not there or refuses its keys
 * @throws MasterKeyError where the key is malformed or does not open what the database holds
 * @example
 * const platform = await createPlatform();
 * await fetch(`${platform.origin}/livez`);
 * await platform.stop();
 */
export async function createPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const undo = undoStack();
  try {
    const web = openConsole(options.webRoot);
    const { ports, listening } = await openPorts(options, await web.version(), undo);
    const demo = options.seedDemo === true ? {} : options.seedDemo;
    const logins = demo === undefined || demo === false ? undefined : await seedDemo(ports, demo);
    const api = mountServices(mounted, ports);
    api.route('/', healthRoutes(ports));
    api.route('/', web.routes(ports));
    const content = cdnStreams(ports);
    undo.add(() => content.stop());
    const devToken = options.dev === true ? ports.ids.token(24) : undefined;
    const dev = devToken === undefined ? [] : [devControl(devRoutes(ports), devToken)];
    listening.serve({ api, streams: [...dev, ...content.routes, ...identityRoutes(ports)], log: ports.log });
    // why: the port closes first, so that nothing reaches a database that is on its way down
    undo.add(() => listening.close());
    return {
      port: listening.port,
      origin: listening.origins.console,
      contentOrigin: listening.origins.content,
      ports,
      ...(logins === undefined ? {} : { logins }),
      ...(devToken === undefined ? {} : { devToken }),
      stop: undo.run,
    };
  } catch (error) {
    await undo.run();
    throw error;
  }
}

/** Every control that development has. */
function devRoutes(_ports: Ports): DevRoute[] {
  return [];
}
