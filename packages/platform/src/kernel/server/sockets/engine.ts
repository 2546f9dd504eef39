// What ends sockets, as the kernel needs it: it upgrades what was admitted, holds the limits of each connection and
// writes what is published. Bound in `start/`.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { DeclaredSocket } from '@uos/contract';

/** A message as it travels. */
export type Encoded = string | Uint8Array;

/** One open socket. What is said to one that is closing is dropped. */
export interface EngineSocket {
  send(message: Encoded): void;
  /** A message has been worked on; the client is read on when all that it said have been. */
  handled(): void;
  /** It has said who it is. */
  greeted(): void;
  join(group: string, isHeld: boolean): void;
  /** Resolves once it has gone to the client, or the client is gone. */
  release(group: string, first: readonly Encoded[], after: number): Promise<void>;
  leave(group: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** Told in order; `onOpen` first, `onClose` last and once. */
export interface EngineEvents {
  onOpen(socket: EngineSocket): void;
  onMessage(message: Encoded): void;
  /** 1006 where what ended the socket has itself come to an end. */
  onClose(code: number): void;
}

export interface EngineUpgrade {
  readonly id: string;
  readonly declared: DeclaredSocket;
  readonly request: IncomingMessage;
  readonly wire: Duplex;
  readonly head: Buffer;
}

/** What it takes from its machine. */
export interface EngineLoad {
  /** Of the processor since it began, in microseconds. */
  readonly cpuMicros: number;
  readonly memoryBytes: number;
}

export interface SocketEngine {
  /**
   * Resolves once it can end sockets; it begins by itself with the first one.
   * @throws Error where it cannot
   */
  start(): Promise<void>;
  /** Undefined while it does not run. */
  load(): Promise<EngineLoad | undefined>;
  /**
   * Resolves to true once it is open, and to false where the handshake was none and the client has been told.
   * @throws Error where nothing ends sockets now; nothing was written then
   */
  open(upgrade: EngineUpgrade, events: EngineEvents): Promise<boolean>;
  /** Answers how many sockets took it. */
  publish(group: string, message: Encoded, seq?: number): Promise<number>;
  closeGroup(group: string, code: number, reason: string): void;
  size(group: string): number;
  /** Hears that it has come to an end and taken its sockets with it; answers how to hear no more. */
  onLost(listener: () => void): () => void;
}
