// What is drawn again in place on a terminal. Loaded only when something is.
import ora, { spinners } from 'ora';
import { isPlain } from './charset.ts';
import type { Io } from './io.ts';
import type { Paint } from './paint.ts';
import { cutTo } from './width.ts';

export interface Spinner {
  /** One line or more; each is cut to the width. */
  show(text: string): void;
  /** Takes everything away. */
  stop(): void;
}

/** why nothing of stdin is taken: questions read it, and Ctrl-C is ours */
export function openSpinner({ env, stderr }: Pick<Io, 'env' | 'stderr'>, paint: Paint, text: string): Spinner {
  const { frames, interval } = isPlain(env) ? spinners.line : spinners.dots;
  const fitted = (whole: string): string =>
    whole
      .split('\n')
      .map((line, index) => cutTo(line, stderr.columns - (index === 0 ? 3 : 1)))
      .join('\n');
  const drawing = ora({
    text: fitted(text),
    ...(stderr.terminal && { stream: stderr.terminal }),
    spinner: { interval, frames: frames.map((frame) => paint('cyan', frame)) },
    color: false,
    discardStdin: false,
    isEnabled: true,
  }).start();
  return {
    show: (next) => {
      drawing.text = fitted(next);
    },
    stop: () => void drawing.stop(),
  };
}
