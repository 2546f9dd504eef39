// Asks again and again whether the player may play: minors have hours, and the minutes of a day are counted by asking.
import type { PlayPermission } from '../generated/passport.ts';

export interface PlayTimeOptions {
  /** Play has to pause: the words for the player, in Chinese. */
  readonly onLimit: (limit: { readonly reason: string; readonly permission: PlayPermission }) => void;
  /** Play may go on after it had to pause. */
  readonly onPlayable?: (permission: PlayPermission) => void;
  /** Pause between two questions, 60 s when absent: each counts the time since the one before, at most two minutes. */
  readonly everyMs?: number;
}

/** Starts asking, at once and then while the page is seen; the answer stops it. */
export function watchPlayTime(ask: () => Promise<PlayPermission>, options: PlayTimeOptions): () => void {
  const { onLimit, onPlayable, everyMs = 60_000 } = options;
  const page = (globalThis as { document?: { visibilityState?: string } }).document;
  let playable = true;
  let stopped = false;
  const look = async (): Promise<void> => {
    // why nothing on failure: who has no network is not sent away, and the next question comes
    const permission = page?.visibilityState === 'hidden' ? undefined : await ask().catch(() => undefined);
    if (permission === undefined || stopped || permission.playable === playable) {
      return;
    }
    playable = permission.playable;
    if (playable) {
      onPlayable?.(permission);
    } else {
      onLimit({ reason: permission.reason, permission });
    }
  };
  const timer = setInterval(look, everyMs);
  void look();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
