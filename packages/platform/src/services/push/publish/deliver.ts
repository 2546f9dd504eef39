// Writes what is delivered to the sockets of this process; answers how many players took it.
import type { Ports } from '#kernel/ports';
import { leaveChannel, type Session, type Sessions } from '../live/sessions.ts';
import { type Delivery, groups, type Notice, type Said, SOCKET } from './delivery.ts';

/** Resolves once it is known how many took it; what is said first is written first, awaited or not. */
export type Deliver = (appId: string, delivery: Delivery) => Promise<number>;

export function deliverer(ports: Ports, sessions: Sessions, onLeft: (channelId: string) => void): Deliver {
  const sockets = ports.sockets.of<Said>(SOCKET);

  const toTarget = async (appId: string, delivery: Extract<Delivery, { to: 'target' }>): Promise<number> => {
    const { target, event } = delivery;
    if ('all' in target) {
      return sockets.publish(groups.app(appId), event);
    }
    if ('playerIds' in target) {
      const players = [...new Set(target.playerIds)].map((id) => sockets.publish(groups.player(appId, id), event));
      return (await Promise.all(players)).reduce((sum, count) => sum + count, 0);
    }
    return once(sessionsIn(sessions.ofApp(appId), target.channels), event);
  };

  return async (appId, delivery) => {
    switch (delivery.to) {
      case 'channel': {
        const { channelId, event } = delivery;
        return sockets.publish(groups.channel(channelId), event, { seq: event.offset });
      }
      case 'player':
        return sockets.publish(groups.player(appId, delivery.playerId), delivery.event);
      case 'target':
        return toTarget(appId, delivery);
      case 'subscribers':
        for (const session of sessions.ofApp(appId)) {
          endSubscriptions(session, delivery.ended, onLeft);
        }
        return 0;
    }
  };
}

/** why not by the groups of channels: one notice for who is in several of them */
function sessionsIn(all: readonly Session[], channels: readonly string[]): Session[] {
  return all.filter((session) => channels.some((name) => session.channels.has(name)));
}

function once(sessions: readonly Session[], event: Notice): number {
  const encoded = sessions[0]?.socket.encode(event);
  if (encoded !== undefined) {
    for (const { socket } of sessions) {
      socket.sendEncoded(encoded);
    }
  }
  return sessions.length;
}

function endSubscriptions(
  session: Session,
  ended: Extract<Delivery, { to: 'subscribers' }>['ended'],
  onLeft: (channelId: string) => void,
): void {
  const mine = ended.filter(({ id, name }) => session.channels.get(name) === id);
  if (mine.length === 0) {
    return;
  }
  for (const { id, name } of mine) {
    leaveChannel(session, name);
    onLeft(id);
  }
  session.socket.send({ ev: 'unsubscribe', id: '', resultCode: 0, channelNames: mine.map(({ name }) => name) });
}
