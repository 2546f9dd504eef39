// A server of push with a place for one more player.
import type { Call } from '#kernel/call/call';
import type { Ports } from '#kernel/ports';
import { levelOf, STANDARD } from '../rules.ts';
import type { AppView } from '../store.ts';
import { settleServers } from './settle.ts';
import { type ServerView, serverWithPlace } from './store.ts';

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

/** How many players each of its servers takes. */
export const placesOf = (app: AppView): number => (levelOf(app.level_id) ?? STANDARD).playerCountLimitPerServer;

const socketUrl = ({ origins }: Ports): string => `${origins.console.replace(/^http/, 'ws')}/upush/ws`;
