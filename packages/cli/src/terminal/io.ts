// What a run of the CLI touches of the outside; tests hand in their own.
import type { Readable } from 'node:stream';
import type { WriteStream } from 'node:tty';

export interface Sink {
  readonly isTTY: boolean;
  /** Width in characters; 80 where it is not known. */
  readonly columns: number;
  /** Height in lines; undefined where it is not known. */
  readonly rows?: number | undefined;
  write(data: string | Uint8Array): void;
  /** The terminal itself, where it is one: what is drawn in place needs it. */
  readonly terminal?: WriteStream | undefined;
}

export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Milliseconds since 1970. */
  now(): number;
  readonly signal: AbortSignal;
  /** Shows a text with a pager; false where it cannot be started. Absent where there is none. */
  readonly page?: (text: string, pager: string) => Promise<boolean>;
}
