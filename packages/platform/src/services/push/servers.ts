// The servers of push: what players connect to.
import type { push } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import type { Ports } from '#kernel/ports';
import { requireApp } from './require-app.ts';
import { levelOf, STANDARD } from './rules.ts';
import { settleServers } from './servers/settle.ts';
import { listServers, type ServerView, serverWithPlace } from './servers/store.ts';
import type { AppView } from './store.ts';

/** How long a server that is deleted is still shown. */
const SHOWN_MS = 3_600_000;

export interface ChosenServer {
  readonly id: string;
  /** Where its players connect: the platform passes them on, whichever process has the server. */
  readonly url: string;
}

/**
 * A running server with a place for one more, beginning one if there is none; undefined where the app may have no more.
 * Not within a transaction: a process that starts writes its own row, and the embedded database has one connection.
 */
export async function serverFor(
  { ports, now }: Pick<Call, 'ports' | 'now'>,
  app: AppView,
): Promise<ChosenServer | undefined> {
  const found =
    (await serverWithPlace(ports.db, app.app_id, placesOf(app))) ?? (await beginServer({ ports, now }, app));
  return found && { id: found.id, url: socketUrl(ports) };
}

async function beginServer({ ports, now }: Pick<Call, 'ports' | 'now'>, app: AppView): Promise<ServerView | undefined> {
  const canHost = await ports.sockets.engine.start().then(
    () => true,
    () => false,
  );
  return ports.db.transaction().execute(async (db) => {
    await settleServers({ db, ports, now, canHost, needsPlace: true }, app.app_id);
    return serverWithPlace(db, app.app_id, placesOf(app));
  });
}

export const servers: Handlers<typeof push>['apps']['servers'] = async (call) => {
  const app = await requireApp(call, call.input.id);
  const since = new Date(Date.parse(call.now) - SHOWN_MS).toISOString();
  const rows = await listServers(call.db, app.app_id, since);
  return { serverInfos: rows.map((row) => serverReply(row, app)) };
};

const socketUrl = ({ origins }: Ports): string => `${origins.console.replace(/^http/, 'ws')}/upush/ws`;

const placesOf = (app: AppView): number => (levelOf(app.level_id) ?? STANDARD).playerCountLimitPerServer;

function serverReply(row: ServerView, app: AppView) {
  return {
    id: row.id,
    name: row.name,
    ip: row.ip,
    port: row.port,
    status: row.status,
    version: row.version,
    playerCount: row.players,
    playerCountLimit: placesOf(app),
    // why of its quota: 100 % is all that the app has given it
    cpuUsage: Math.round((row.cpu_micros / app.cpu_millis) * 10) / 100,
    memoryUsage: row.memory_share / 100,
    startedAt: row.started_at ?? row.created_at,
  };
}
