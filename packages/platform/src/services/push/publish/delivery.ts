// What every process writes to those of its sockets that it is for.
import type { push, SentBy } from '@uos/contract';

/** What the platform says on a connection. */
export type Said = SentBy<(typeof push)['sockets']['connection']>;
type SaidAs<Name extends Said['ev']> = Extract<Said, { readonly ev: Name }>;
export type Message = SaidAs<'message'>;
export type Notice = SaidAs<'systemNotify'>;

/** Who gets a notice of the system. */
export type Target =
  | { readonly all: true }
  | { readonly channels: readonly string[] }
  | { readonly playerIds: readonly string[] };

export type Delivery =
  | { readonly to: 'channel'; readonly channelId: string; readonly event: Message }
  | { readonly to: 'player'; readonly playerId: string; readonly event: Message }
  | { readonly to: 'target'; readonly target: Target; readonly event: Notice }
  /** These names lead to these channels no more. */
  | { readonly to: 'subscribers'; readonly ended: readonly { readonly id: string; readonly name: string }[] };

/** The socket of players among the sockets of the platform. */
export const SOCKET = 'push.connection';

/** Groups that a socket joins. */
export const groups = {
  app: (appId: string) => `app:${appId}`,
  player: (appId: string, playerId: string) => `player:${appId}:${playerId}`,
  channel: (channelId: string) => `channel:${channelId}`,
  server: (serverId: string) => `server:${serverId}`,
};
