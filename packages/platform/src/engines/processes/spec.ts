// What a process is started from, what is heard of it, and how it ends.
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { tellingLine } from '@uos/contract/rules';
import type { ProcessLimits } from './limits.ts';

export interface ProcessSpec {
  /** What it is, in one word: `push`, `game-server`. */
  readonly kind: string;
  /** Whose it is; none for an engine of the platform. */
  readonly appId?: string;
  /** A module run by this Node, or any program of this machine. */
  readonly run: { readonly module: URL } | { readonly command: string; readonly args?: readonly string[] };
  readonly cwd?: string;
  /** Names in the platform's own environment that it gets too; of the rest it sees nothing. */
  readonly inherit?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it speaks on the control link (`child-link.ts`), says when it is ready and is asked whether it lives. */
  readonly linked: boolean;
  /** Whether open connections are handed to it: a module of this Node that is linked. */
  readonly takesSockets?: boolean;
  /** What becomes of it where the platform died and comes back; a linked one ends with the platform by itself. */
  readonly onRestart: 'stop' | 'adopt';
  /** It ends by itself once it is done: with 0 that is no news. */
  readonly endsItself?: true;
  readonly limits?: Partial<ProcessLimits>;
  readonly onLine?: (line: Line) => void;
  /** Through named pipes that are there already, so that whoever takes the process over reads on from there. */
  readonly output?: OutputPipes;
  /** Hears what it sends on the link. */
  readonly onMessage?: (message: unknown) => void;
  /** What is done between its start and its work; one that is linked has none. */
  readonly gate?: Gate;
  /** How it is asked to end, where SIGTERM to its group would reach the wrong one. */
  readonly ask?: (pid: number) => void;
}

export interface OutputPipes {
  readonly stdout: string;
  readonly stderr: string;
}

/** Descriptors from 3 on, of a program that waits on one of them until it is let go. */
export interface Gate {
  readonly pipes: number;
  /** What it throws ends the process as `not started`. */
  open(pid: number, pipes: readonly Duplex[]): Promise<void>;
}

export interface Line {
  readonly from: 'stdout' | 'stderr';
  readonly text: string;
}

/** `exited` by itself; `stopped` because it was asked to; the others say what was wrong with it. */
export type EndReason =
  | 'exited'
  | 'stopped'
  | 'not started'
  | 'not ready'
  | 'silent'
  | 'bad message'
  | 'platform restart'
  | 'node lost';

export interface Ended {
  readonly reason: EndReason;
  readonly code: number | null;
  readonly signal: string | null;
  /** What it said last, for whoever asks why. */
  readonly lastLines: readonly string[];
}

export interface ProcessHandle {
  readonly id: string;
  readonly pid: number;
  /** What a linked process said with `ready`. */
  readonly ready: unknown;
  /** Settles once, when it has ended and its row says so; never rejects. */
  readonly ended: Promise<Ended>;
  /** @throws Error where the process is not linked, has ended, or the message is too large */
  send(message: unknown): void;
  /**
   * Hands an open connection to a process that takes them; this one is rid of it. Resolves once it has been sent, and
   * rejects where nobody is there to take it.
   */
  give(message: unknown, socket: Socket): Promise<void>;
  /** SIGTERM, then SIGKILL after the grace; settles when it has ended. */
  stop(graceMs?: number): Promise<Ended>;
  /** Lets it run on when this platform stops, for the next one to adopt; nothing is heard of it any more. */
  leave(): void;
}

/** A process that ended before it was ready. */
export class ProcessNotStarted extends Error {
  readonly ended: Ended;

  constructor(kind: string, ended: Ended) {
    const said = tellingLine(ended.lastLines);
    super(`${kind} did not start: ${ended.reason}, code ${ended.code}${said === '' ? '' : `: ${said}`}`);
    this.name = 'ProcessNotStarted';
    this.ended = ended;
  }
}
