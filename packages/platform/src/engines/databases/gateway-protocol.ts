// What the platform and the gateway say to each other. The gateway knows ports, sockets and who is connected; of engines
// it knows nothing.

/** How clients speak, by the engine that they speak with. */
export type Protocol = 'postgresql' | 'redis' | 'mysql' | 'mongo';

/** Files in PEM, which are read anew where they have changed. */
export interface Certificate {
  readonly certFile: string;
  readonly keyFile: string;
}

/** A port that is listened on for a database. */
export interface Listener {
  readonly port: number;
  readonly host: string;
  readonly kind: 'private' | 'public';
  /** Whether a client that does not encrypt is sent away. */
  readonly mustEncrypt: boolean;
}

export type ToGateway =
  | {
      readonly do: 'serve';
      readonly id: string;
      /** Path of the engine's socket. */
      readonly socket: string;
      readonly listeners: readonly Listener[];
      readonly most: number;
      readonly protocol: Protocol;
      /** Clients may encrypt where there is one. */
      readonly certificate?: Certificate | undefined;
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
