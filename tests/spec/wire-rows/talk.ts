// What is said on a socket as data: who says what, and what they must hear for it.
import type { Known } from './row.ts';

export type TalkLine = { readonly known: Known; readonly says?: string } & (
  | { readonly who: string; readonly say: object | string }
  /** The next message with the same `ev`; others that come meanwhile are kept for later lines. */
  | { readonly who: string; readonly hear: Readonly<Record<string, unknown>> & { readonly ev: string } }
  | { readonly who: string; readonly closes: number }
  /** A call of the app's own back end. */
  | { readonly call: string; readonly body?: unknown }
);

export interface Talk {
  /** Id of the declared socket. */
  readonly socket: string;
  readonly path: string;
  /** Done by the app before anybody opens it. */
  readonly before: readonly { readonly call: string; readonly body?: unknown }[];
  readonly lines: readonly TalkLine[];
}
