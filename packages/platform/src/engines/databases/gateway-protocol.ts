// What the platform and the gateway say to each other. The gateway knows ports, sockets and who is connected; of engines
// it knows nothing.

/** A port that is listened on for a database. */
export interface Listener {
  readonly port: number;
  readonly host: string;
  readonly kind: 'private' | 'public';
}

export type ToGateway =
  | {
      readonly do: 'serve';
      readonly id: string;
      /** Path of the engine's socket. */
      readonly socket: string;
      readonly listeners: readonly Listener[];
      readonly most: number;
      /** Base64 of what a client is told that waited in vain. */
      readonly sorry: string;
      /** Of this message: the answer carries it. */
      readonly ask: number;
    }
  | { readonly do: 'unserve'; readonly id: string }
  | { readonly do: 'disconnect'; readonly id: string; readonly which: 'all' | 'public' }
  /** Its engine answers, or does not and clients are sent away. */
  | { readonly do: 'awake'; readonly id: string; readonly awake: boolean }
  /** Its engine is about to end: who comes now waits for the next one. */
  | { readonly do: 'asleep'; readonly id: string }
  /** Is the port free? */
  | { readonly do: 'try'; readonly port: number; readonly host: string; readonly ask: number };

export type FromGateway =
  | {
      readonly said: 'served';
      readonly ask: number /** Those that another program has. */;
      readonly taken: readonly number[];
    }
  | { readonly said: 'tried'; readonly ask: number; readonly free: boolean }
  | { readonly said: 'wake'; readonly id: string }
  | { readonly said: 'open'; readonly id: string; readonly count: number };
