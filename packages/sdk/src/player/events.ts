// What a game may hear of its player.

export type SignedOutReason = 'banned' | 'expired' | 'signed-out' | 'elsewhere';

export interface PlayerEvents {
  /** The player is signed in, by a call of this page or, where tokens are shared, of another tab. */
  readonly 'signed-in': { readonly userID: string; readonly personaID: string };
  /** Nobody is signed in any more. A ban brings the words for the player, and its end unless it is for good. */
  readonly 'signed-out': {
    readonly why: SignedOutReason;
    readonly reason: string;
    readonly until: Date | undefined;
  };
}

type Listener<K extends keyof PlayerEvents> = (event: PlayerEvents[K]) => void;

export interface Emitter {
  /** Hears an event from now on; the answer stops it. */
  on<K extends keyof PlayerEvents>(event: K, listener: Listener<K>): () => void;
  emit<K extends keyof PlayerEvents>(event: K, value: PlayerEvents[K]): void;
}

export function emitter(): Emitter {
  const listeners = new Map<keyof PlayerEvents, Set<Listener<never>>>();
  return {
    on(event, listener) {
      const those = listeners.get(event) ?? new Set();
      listeners.set(event, those.add(listener as Listener<never>));
      return () => those.delete(listener as Listener<never>);
    },
    emit(event, value) {
      for (const listener of listeners.get(event) ?? []) {
        (listener as (event: typeof value) => void)(value);
      }
    },
  };
}
