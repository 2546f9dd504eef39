// The platform in one process: `createPlatform()` for programs and tests; `serve.ts` is the command.
import { setTimeout as delay } from 'node:timers/promises';
import type { DeclaredSocket } from '@uos/contract';
import { Hono } from 'hono';
import { tellGroups } from '#core/chat/chat-groups';
import { fileRoutes } from '#core/files/routes';
import { routeGate } from '#kernel/call/admit';
import { mountServices } from '#kernel/call/route';
import type { Config } from '#kernel/config';
import { clockRoutes } from '#kernel/dev/clock-control';
import { type DevRoute, devControl } from '#kernel/dev/dev-control';
import { type FaultRuleInput, faultRoutes } from '#kernel/dev/faults';
import { type Ids, randomIds } from '#kernel/keys/ids';
import type { S3Access } from '#kernel/objects/s3/address';
import type { Ports } from '#kernel/ports';
import { openConsole } from '#kernel/server/console';
import { healthRoutes } from '#kernel/server/health';
import type { ListenOptions } from '#kernel/server/server';
import { createSockets } from '#kernel/server/sockets/sockets';
import type { StreamRoute } from '#kernel/server/stream-route';
import type { ServiceRecord } from '#kernel/service';
import { type Clock, systemClock } from '#kernel/time/clock';
import type { ClockMode } from '#kernel/time/clock-choice';
import type { TestClock } from '#kernel/time/test-clock';
import { platformMetrics } from '#kernel/watch/platform-metrics';
import { type RequestLog, requestLog, requestRoutes } from '#kernel/watch/request-log';
import { docsRoutes } from '../docs-site/routes.ts';
import { externalRoutes } from '../identity/external-routes.ts';
import type { LdapOptions } from '../identity/ldap-options.ts';
import { identityRoutes } from '../identity/routes.ts';
import { payGateway } from '../pay-gateway/gateway.ts';
import { playerProviders } from '../player-providers/routes.ts';
import { mountedOf } from '../services/mounted.ts';
import { takeDailySnapshot } from '../state/own-snapshots.ts';
import type { SnapshotSource } from '../state/snapshots.ts';
import { stateRoutes } from '../state/state-control.ts';
import { openPorts, undoStack } from './open-ports.ts';
import { openServices, schedulesOf } from './open-services.ts';
import { startSchedules } from './open-time.ts';
import { pastRoutes } from './past/control.ts';
import type { PastOptions } from './past/tell.ts';
import { type DemoLogins, type DemoOptions, seedDemo } from './seed.ts';

export { SchemaTooNewError } from '#db/migrate';
export { PlaceTaken } from '#db/postgres-link';
export { FolderBusyError } from '#kernel/fleet/folder-lock';
export { ObjectsDiffer } from '#kernel/fleet/heartbeat';
export { MasterKeyError } from '#kernel/keys/master-key';
export { ObjectStoreError } from '#kernel/objects/objects';
export type { S3Access } from '#kernel/objects/s3/address';
export { ClockError } from '#kernel/time/clock-choice';
export type { LdapOptions } from '../identity/ldap-options.ts';
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
  /** The clock of a new database, `live` without it; or a clock of the caller's own, on which due work does not run. */
  readonly clock?: Clock | ClockMode;
  readonly ids?: Ids;
  /** Makes ids, secrets and moments repeat; only with `clock: 'test'` on a new database. */
  readonly seed?: number;
  /** Keeps no copy of an older database before it is migrated. */
  readonly noSnapshot?: boolean;
  /** Hosted servers run on where it ends, and the next one of its folder goes on with them. */
  readonly keepServers?: boolean;
  /** Keeps a copy of a small embedded database, once a day, after a start. */
  readonly dailySnapshot?: boolean;
  readonly config?: Partial<Config>;
  /** What it serves; every service of this build without it. */
  readonly services?: readonly ServiceRecord[];
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
  /** Faults to put in the way of calls from the start, for tests of games. */
  readonly faults?: readonly FaultRuleInput[];
  /** What a scraper of `/metrics` sends; without it only this machine may read them. */
  readonly metricsToken?: string;
  /** What has to be free beside an embedded database before it is changed. */
  readonly reserveBytes?: () => number;
}

export interface Platform {
  readonly port: number;
  /** Console and API, for example `http://localhost:4100`. */
  readonly origin: string;
  /** Content and bytes, for example `http://127.0.0.1:4100`. */
  readonly contentOrigin: string;
  readonly ports: Ports;
  /** What it serves before the router. */
  readonly streams: readonly StreamRoute[];
  /** The sockets that may be opened. */
  readonly sockets: readonly DeclaredSocket[];
  /** Of the demo tenant, where one was asked for. */
  readonly logins?: DemoLogins;
  /** What the controls below `/_dev/` ask for; only with `dev`. */
  readonly devToken?: string;
  /** Moves time; only where the database lives by a test clock. */
  readonly testClock?: TestClock;
  /**
   * Stops accepting, drains, checkpoints and releases the folder. With `leaveSeconds` it first serves on for so long
   * while `/readyz` says 503, so that a proxy stops sending before the port closes.
   */
  stop(options?: { readonly leaveSeconds?: number }): Promise<void>;
}

/**
 * Starts a platform and resolves once it answers.
 * @throws FolderBusyError where another process has the data folder
 * @throws ClockError where the database lives by another clock or seed than asked for
 * @throws PlaceTaken where another process is at work on the database and contents are kept in a folder
 * @throws ObjectsDiffer where another process keeps its contents elsewhere
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
    const { ports, listening, jobs, time, folder } = await openPorts(options, await web.version(), undo);
    const demo = options.seedDemo === true ? {} : options.seedDemo;
    const logins = demo === undefined || demo === false ? undefined : await seedDemo(ports, demo);
    const calls = mountServices(mountedOf(ports.services.records), ports, [tellGroups]);
    const pages = new Hono({ strict: false })
      .route('/', healthRoutes(ports, listening.isLeaving))
      .route('/', docsRoutes())
      .route('/', web.routes(ports));
    const opened = openServices(ports);
    undo.add(() => opened.stop());
    undo.add(
      await startSchedules(time, { ports, schedules: schedulesOf(ports.services.records), jobs, settle: opened.flush }),
    );
    const metrics = platformMetrics(ports, options.metricsToken);
    undo.add(() => metrics.stop());
    const requests = requestLog(ports, { keepsBodies: options.dev === true, onEnd: metrics.note });
    const source: SnapshotSource = {
      ...{ db: ports.db, engine: ports.database.engine, folder, objects: ports.objects },
      objectsInFolder: options.objects === undefined,
    };
    const devToken = options.dev === true ? randomIds.token(24) : undefined;
    const dev =
      devToken === undefined
        ? []
        : [
            devControl(
              [
                ...devRoutes(ports, requests),
                ...clockRoutes(ports.clock, time.testClock),
                ...stateRoutes(source, opened.flush),
                ...pastRoutes(ports.db),
              ],
              devToken,
              ports.config.bodyIdleMs,
            ),
          ];
    const streams = [
      ...dev,
      ...opened.streams,
      ports.uploads.route,
      ...identityRoutes(ports),
      ...externalRoutes(ports),
      ...fileRoutes(ports),
      ...payGateway(ports),
      ...playerProviders(ports),
    ];
    const sockets = createSockets(ports.services.records, ports, metrics.sockets);
    listening.serve({ calls, pages, streams, sockets, gate: routeGate(ports), log: ports.log, requests, metrics });
    if (options.dailySnapshot === true && options.dataFolder !== undefined) {
      const taken = takeDailySnapshot(source, systemClock.now()).catch((error: unknown) =>
        ports.log.warn({ err: error }, 'the copy of the day was not taken'),
      );
      undo.add(() => taken);
    }
    if (logins !== undefined && demo !== undefined && demo !== false && (demo.pastDays ?? 0) > 0) {
      undo.add(await livePast(ports, { logins, days: demo.pastDays ?? 0 }));
    }
    // why: the port closes first, so that nothing reaches a database that is on its way down
    undo.add(() => listening.close());
    return {
      port: listening.port,
      origin: listening.origins.console,
      contentOrigin: listening.origins.content,
      ports,
      streams,
      sockets: sockets.declared,
      ...(logins === undefined ? {} : { logins }),
      ...(devToken === undefined ? {} : { devToken }),
      ...(time.testClock === undefined ? {} : { testClock: time.testClock }),
      async stop({ leaveSeconds = 0 } = {}) {
        listening.leave();
        await delay(leaveSeconds * 1000);
        await undo.run();
      },
    };
  } catch (error) {
    await undo.run();
    throw error;
  }
}

/** Begins to tell the past of the demo studio, beside everything else; answers how to stop. */
async function livePast(ports: Ports, told: Pick<PastOptions, 'logins' | 'days'>): Promise<() => Promise<void>> {
  const { liveOn } = await import('./past/tell.ts');
  const stop = new AbortController();
  const telling = liveOn(ports, { ...told, signal: stop.signal }).catch((error: unknown) =>
    ports.log.warn({ err: error }, 'the past of the demo studio was not told to its end'),
  );
  return async () => {
    stop.abort();
    await telling;
  };
}

/** Every control that development has. */
function devRoutes({ faults }: Ports, requests: RequestLog): DevRoute[] {
  return [...requestRoutes(requests), ...faultRoutes(faults)];
}
