// Shows that a run is under way once it has taken longer than somebody looks on without wondering.
import type { Io } from './io.ts';
import type { Paint } from './paint.ts';
import type { Spinner } from './spinner.ts';

const AFTER_MS = 300;

export interface Waiting {
  /** Other words for what is waited for. */
  say(text: string): void;
  /** Takes it back while a question is asked, or progress drawn, until what it answers is called. */
  pause(): () => void;
  /** Takes it away for good. */
  stop(): void;
}

export const NO_WAITING: Waiting = { say: () => undefined, pause: () => () => undefined, stop: () => undefined };

/** Can stderr be drawn on in place? A pipeline keeps what it is told as a log. */
export function isDrawable({ env, stderr }: Pick<Io, 'env' | 'stderr'>): boolean {
  // why the width: one that does not know it says 0, and in no columns a line is as many rows as there are
  return !env.CI && env.TERM !== 'dumb' && stderr.isTTY && (stderr.terminal?.columns ?? 0) > 0;
}

export function showWaiting(words: string, io: Pick<Io, 'env' | 'stderr'>, paint: Paint): Waiting {
  let text = words;
  let spinner: Spinner | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pauses = 0;
  const begin = (): void => {
    const own = setTimeout(async () => {
      const { openSpinner } = await import('./spinner.ts');
      // why: it may have ended, or begun anew, meanwhile
      if (timer === own) {
        spinner = openSpinner(io, paint, text);
      }
    }, AFTER_MS);
    timer = own;
  };
  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    spinner?.stop();
    spinner = undefined;
  };
  begin();
  return {
    say(next) {
      text = next;
      spinner?.show(next);
    },
    pause() {
      pauses += 1;
      end();
      return () => {
        pauses -= 1;
        if (pauses === 0) {
          begin();
        }
      };
    },
    stop() {
      // why: whoever paused it may resume it behind the end
      pauses += 1;
      end();
    },
  };
}
