// Connections that stay, for browsers and for Node 22 and newer: the WebSocket of the runtime, no dependency.
export { RealtimeError, type RealtimeReason } from './errors.ts';
export type { LinkState, MakeSocket, StateChange } from './link.ts';
export type { Gap } from './positions.ts';
export {
  type ConnectToken,
  openPush,
  type PublicChannel,
  type PushConnection,
  type PushEvents,
  type PushMessage,
  type PushOptions,
  type SendInput,
  type SystemNotice,
} from './push.ts';
