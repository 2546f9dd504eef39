// What the platform and the process that ends its sockets say to each other on the control link. The connections of the
// clients are handed over beside it, each with what is known of it. A message of the link is a list of what was said in
// one turn, in its order.

/** Text as it is, bytes in base64. */
export type Payload = string | { readonly base64: string };

/** What the process knows of a kind of sockets. */
export interface Kind {
  readonly id: string;
  readonly receives: 'text' | 'bytes';
  readonly subprotocol?: string;
  readonly limits: {
    readonly messageBytes: number;
    readonly messagesPerSecond: number;
    readonly bufferedBytes: number;
    readonly idleSeconds: number;
    readonly greetingSeconds?: number;
    readonly slowCode?: number;
  };
}

/** What comes with a connection. */
export interface GivenSocket {
  readonly id: string;
  /** A `Kind` as text: most are of one. */
  readonly kind: string;
  /** Of its handshake. */
  readonly headers: Readonly<Record<string, string>>;
  /** What was read of it already, in base64. */
  readonly head: string;
}

export type ToChild =
  | { readonly do: 'send'; readonly id: string; readonly data: Payload }
  /** So many messages of it have been worked on. */
  | { readonly do: 'handled'; readonly id: string; readonly count: number }
  | { readonly do: 'greeted'; readonly id: string }
  | { readonly do: 'close'; readonly id: string; readonly code: number; readonly reason: string }
  | { readonly do: 'terminate'; readonly id: string }
  | { readonly do: 'join'; readonly id: string; readonly group: string; readonly held: boolean }
  | {
      readonly do: 'release';
      readonly ask: number;
      readonly id: string;
      readonly group: string;
      readonly first: readonly Payload[];
      readonly after: number;
    }
  | { readonly do: 'leave'; readonly id: string; readonly group: string }
  | {
      readonly do: 'publish';
      readonly ask: number;
      readonly group: string;
      readonly data: Payload;
      readonly seq?: number;
    }
  | { readonly do: 'load' }
  | { readonly do: 'close group'; readonly group: string; readonly code: number; readonly reason: string };

export type FromChild =
  | { readonly said: 'open'; readonly id: string }
  /** The handshake was none; the client has been told. */
  | { readonly said: 'refused'; readonly id: string }
  | { readonly said: 'message'; readonly id: string; readonly data: Payload }
  | { readonly said: 'closed'; readonly id: string; readonly code: number }
  | { readonly said: 'published'; readonly ask: number; readonly count: number }
  /** What was released has gone to the client, or the client is gone. */
  | { readonly said: 'released'; readonly ask: number }
  | { readonly said: 'load'; readonly cpuMicros: number; readonly memoryBytes: number }
  /** So many messages of the platform have been taken from the link. */
  | { readonly said: 'took'; readonly count: number };

/** Of one message on the link: what a service sends at once is no larger. */
export const LINK_MESSAGE_BYTES = 64 * 1024 * 1024;

/** How long the other side may take to answer a close. */
export const CLOSE_MS = 2000;

export function packed(data: string | Uint8Array): Payload {
  return typeof data === 'string' ? data : { base64: Buffer.from(data).toString('base64') };
}

export function unpacked(payload: Payload): string | Buffer {
  return typeof payload === 'string' ? payload : Buffer.from(payload.base64, 'base64');
}
