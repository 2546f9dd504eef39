// A message on its way into the database, and what became of it there.
import type { Delivery, Target } from './delivery.ts';

/** A message that somebody wants to be sent. */
export interface Wanted {
  readonly appId: string;
  readonly messageId: string;
  readonly sentAt: string;
  /** The session of the player who sends it; it is refused where another one has taken its place. */
  readonly sessionId?: string;
  /** Whether it is asked how many took it. */
  readonly isCounted: boolean;
  readonly what: ToChannel | ToPlayer | ToTarget;
}

interface Content {
  readonly senderId: string;
  /** Base64. */
  readonly data: string;
}

export interface ToChannel extends Content {
  readonly to: 'channel';
  readonly name: string;
  /** Only where it is a configured one. */
  readonly isPublic: boolean;
}

export interface ToPlayer extends Content {
  readonly to: 'player';
  readonly playerId: string;
}

export interface ToTarget {
  readonly to: 'target';
  readonly target: Target;
  readonly title: string;
  readonly content: string;
  readonly data: string;
}

export interface Written {
  readonly code: number;
  /** Where it was taken. */
  readonly delivery?: Delivery;
  /** Its row in the outbox, and the processes beside this one that say how many took it. */
  readonly counted?: { readonly outboxId: number; readonly by: readonly string[] };
}
