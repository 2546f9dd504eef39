// The sessions of this process: who is connected here, and that the database knows when they are not any more.
import type { push, ReceivedBy } from '@uos/contract';
import type { Ports } from '#kernel/ports';
import type { OpenSocket } from '#kernel/server/sockets/connection';
import { groups, type Said } from '../publish/delivery.ts';
import type { Allowance } from './rules.ts';
import { deleteSessions } from './store.ts';

export type Heard = ReceivedBy<(typeof push)['sockets']['connection']>;
export type PlayerSocket = OpenSocket<Heard, Said>;

export interface Session {
  /** Also of its socket. */
  readonly id: string;
  readonly appId: string;
  readonly playerId: string;
  readonly serverId: string;
  /** Which secret of the app asked for its token, and its hash; empty where none did. */
  readonly signedWith: string;
  readonly socket: PlayerSocket;
  /** Ids of the subscribed channels, by their names. */
  readonly channels: Map<string, string>;
  readonly sends: Allowance;
}

export interface Sessions {
  add(session: Session): void;
  get(id: string): Session | undefined;
  all(): Iterable<Session>;
  ofApp(appId: string): Session[];
  /** The socket has closed, or its session was never opened. */
  ended(session: Session): void;
  stop(): Promise<void>;
}

/** why a while: where an engine ends, all of its sockets end at once, and one statement says so */
const GATHER_MS = 20;
const RETRY_MS = 1000;

export function sessionsOf(ports: Ports, onEnded: (channelIds: Iterable<string>) => void): Sessions {
  const all = new Map<string, Session>();
  const ends = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    timer = undefined;
    const ids = [...ends];
    ends.clear();
    if (ids.length === 0) {
      return;
    }
    try {
      await deleteSessions(ports.db, ids);
    } catch (error) {
      ports.log.warn({ err: error }, 'the end of push sessions was not written');
      for (const id of ids) {
        ends.add(id);
      }
      later(RETRY_MS);
    }
  };
  const later = (ms: number): void => {
    timer ??= setTimeout(flush, ms).unref();
  };

  return {
    add: (session) => {
      all.set(session.id, session);
    },
    get: (id) => all.get(id),
    all: () => all.values(),
    ofApp: (appId) => [...all.values()].filter((one) => one.appId === appId),
    ended(session) {
      if (all.delete(session.id)) {
        onEnded(session.channels.values());
        ends.add(session.id);
        later(GATHER_MS);
      }
    },
    async stop() {
      clearTimeout(timer);
      await flush();
      clearTimeout(timer);
    },
  };
}

/** Leaves a channel; the socket hears nothing of it from now on. */
export function leaveChannel({ socket, channels }: Session, name: string): string | undefined {
  const id = channels.get(name);
  if (id !== undefined) {
    channels.delete(name);
    socket.leave(groups.channel(id));
  }
  return id;
}
