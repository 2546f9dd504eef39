// The connection of a player: what it says is done here, one word after the other. Source: wire/realtime-and-compute.md 7.
import type { push } from '@uos/contract';
import type { Ports } from '#kernel/ports';
import type { SocketHandler } from '#kernel/server/sockets/handler';
import { publicChannels } from '../store.ts';
import { connect } from './connect.ts';
import { type Live, liveOf } from './live.ts';
import { countSubscribers } from './presence.ts';
import { endReplaced } from './revoked.ts';
import { CODES } from './rules.ts';
import { send } from './send.ts';
import { type Heard, leaveChannel, type Session } from './sessions.ts';
import { subscribe } from './subscribe.ts';

// why not the whole call: it is kept as long as the player stays, and a request is large
export const connection: SocketHandler<(typeof push)['sockets']['connection']> = ({ ports, gone }, socket) => {
  const live = liveOf(ports);
  let session: Session | undefined;
  socket.onMessage(async (message) => {
    if (message.op === 'connect' && session === undefined) {
      session = await connect(live, { ports, gone }, socket, message);
    } else if (message.op === 'connect' || session === undefined) {
      socket.close(1008, session === undefined ? 'connect first' : 'connected already');
    } else {
      await perform(ports, live, session, message);
    }
  });
  socket.onClose(() => {
    if (session !== undefined) {
      live.sessions.ended(session);
    }
  });
};

type Asked = Exclude<Heard, { op: 'connect' }>;

/** why its own answer: who is connected stays while the database is away */
async function perform(ports: Ports, live: Live, session: Session, asked: Asked): Promise<void> {
  try {
    await answer(ports, live, session, asked);
  } catch (error) {
    ports.log.warn({ err: error, op: asked.op }, 'a push message was not worked on');
    refuse(session, asked);
  }
}

async function answer(ports: Ports, live: Live, session: Session, asked: Asked): Promise<void> {
  const { socket } = session;
  switch (asked.op) {
    case 'ping':
      socket.send({ ev: 'pong' });
      break;
    case 'subscribe':
      await subscribe(ports, session, asked, live.presence.changed);
      break;
    case 'unsubscribe': {
      for (const name of asked.channels) {
        const id = leaveChannel(session, name);
        if (id !== undefined) {
          live.presence.changed(id);
        }
      }
      socket.send({ ev: 'unsubscribe', id: asked.id, resultCode: CODES.ok, channelNames: asked.channels });
      break;
    }
    case 'listPublicChannels': {
      const rows = await publicChannels(ports.db, session.appId);
      const counts = await countSubscribers(
        ports,
        ports.db,
        rows.map(({ id }) => id),
      );
      const channels = rows.map(({ id, name }) => ({ name, onlinePlayerCount: counts.get(id) ?? 0 }));
      socket.send({ ev: 'publicChannels', id: asked.id, channels });
      break;
    }
    case 'send': {
      const { code, messageId } = await send(ports, live.writer, session, asked);
      socket.send({ ev: 'ack', id: asked.id, code, messageId });
      if (code === CODES.denied) {
        endReplaced(session);
      }
      break;
    }
  }
}

function refuse({ socket }: Session, asked: Asked): void {
  const resultCode = CODES.unavailable;
  switch (asked.op) {
    case 'subscribe': {
      const failed = asked.channels.map((name) => ({ name, reason: 'try again' }));
      socket.send({ ev: 'subscribe', id: asked.id, resultCode, successfulChannelNames: [], failed, positions: {} });
      break;
    }
    case 'send':
      socket.send({ ev: 'ack', id: asked.id, code: resultCode, messageId: '' });
      break;
    default:
      socket.close(1011, 'try again');
  }
}
