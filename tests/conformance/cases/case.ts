// A case of an operation: how it succeeds, and how each error it declares is met.
import type { World } from '../world.ts';

export interface Case {
  /** Calls the operation so that it succeeds, and checks what matters of the reply. */
  readonly ok: (world: World) => Promise<void>;
  /** One call per declared error, keyed by the code or the server's text, that must be refused with it. */
  readonly errors?: Readonly<Record<string | number, (world: World) => Promise<unknown>>>;
}

/** Cases by operation id. */
export type Cases = Readonly<Record<string, Case>>;
