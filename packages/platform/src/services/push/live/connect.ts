// The first word of a connection: who this is, by a token that is good once.
import { hashToken } from '#kernel/keys/seal';
import type { SocketCall } from '#kernel/server/sockets/handler';
import { groups } from '../publish/delivery.ts';
import { countPush } from '../use/count.ts';
import type { Live } from './live.ts';
import { REPLACED } from './revoked.ts';
import { allowance, HEARTBEAT_SECONDS, SENDS_PER_SECOND } from './rules.ts';
import type { Heard, PlayerSocket, Session } from './sessions.ts';
import { isOpenToPlayers, readToken, replaceSession, takeToken } from './store.ts';

type Greeting = Extract<Heard, { op: 'connect' }>;

/** Undefined where the connection was refused, and ends. */
export async function connect(
  live: Live,
  { ports, gone }: Pick<SocketCall, 'ports' | 'gone'>,
  socket: PlayerSocket,
  { token, playerId }: Greeting,
): Promise<Session | undefined> {
  const refuse = (why: string): undefined => {
    socket.send({ ev: 'connected', success: false, msg: why, sessionId: '', heartbeatSeconds: HEARTBEAT_SECONDS });
    socket.close(1008, why);
  };
  const now = ports.clock.now().toISOString();
  const shown = { hash: hashToken(token), playerId };
  const permission = await readToken(ports.db, shown, now);
  if (permission === undefined) {
    return refuse(BAD_TOKEN);
  }
  if (!socket.greeted(permission.app_id)) {
    return refuse('the server is full');
  }
  await live.ready();
  const session: Session = {
    ...{ id: socket.id, appId: permission.app_id, playerId, serverId: permission.server_id },
    signedWith: permission.signed_with,
    ...{ socket, channels: new Map(), sends: allowance(SENDS_PER_SECOND) },
  };
  // why before its row: another process may replace it as soon as that is written
  live.sessions.add(session);
  const whyNot = await open(session, shown, ports, now).catch((error: unknown) => {
    live.sessions.ended(session);
    throw error;
  });
  if (whyNot !== undefined || gone().aborted) {
    live.sessions.ended(session);
    return whyNot === undefined ? undefined : refuse(whyNot);
  }
  for (const group of [groups.app(session.appId), groups.player(session.appId, playerId)]) {
    socket.join(group);
  }
  socket.join(groups.server(session.serverId));
  countPush(ports, session.appId, { connected: { playerId, serverId: session.serverId } });
  socket.send({ ev: 'connected', success: true, msg: '', sessionId: session.id, heartbeatSeconds: HEARTBEAT_SECONDS });
  return session;
}

const BAD_TOKEN = 'the token is unknown, used, late or for another player';

/** Why not, where it was not opened: the token is gone, or the app, its push or the server has ended. */
async function open(
  session: Session,
  shown: Parameters<typeof takeToken>[1],
  ports: SocketCall['ports'],
  now: string,
): Promise<string | undefined> {
  const { id, appId, playerId, serverId } = session;
  return ports.db.transaction().execute(async (db) => {
    if (!(await takeToken(db, shown))) {
      return BAD_TOKEN;
    }
    if (!(await isOpenToPlayers(db, appId, serverId))) {
      return 'the server takes no players any more';
    }
    const before = await replaceSession(db, {
      ...{ app_id: appId, player_id: playerId, session_id: id },
      ...{ instance: ports.instance, server_id: serverId, connected_at: now },
    });
    if (before !== undefined) {
      await ports.fanOut.publish(db, REPLACED, before);
    }
    return undefined;
  });
}
