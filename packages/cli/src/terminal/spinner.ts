// What is drawn again in place on a terminal. Loaded only when something is.
import ora, { spinners } from 'ora';
import { isPlain } from './charset.ts';
import type { Io } from './io.ts';
import type { Paint } from './paint.ts';
import { cutTo, widthOf } from './width.ts';

export interface Spinner {
  /** One line or more; each is cut to the width. */
  show(text: string): void;
  /** Takes everything away. */
  stop(): void;
}

/** Cells of the sign and the blank before the first line. */
const SIGN = 2;
/** Cells of the ^C that a terminal shows behind the last line; one that did not fit would move all by a row. */
const ECHO = 2;

/** why nothing of stdin is taken: questions read it, and Ctrl-C is ours */
export function openSpinner({ env, stderr }: Pick<Io, 'env' | 'stderr'>, paint: Paint, text: string): Spinner {
  const { frames, interval } = isPlain(env) ? spinners.line : spinners.dots;
  const { terminal } = stderr;
  let whole = text;
  let lines: readonly string[] = [];
  const fitted = (): string => {
    lines = whole.split('\n').map((line, index, { length }) => {
      const taken = (index === 0 ? SIGN : 0) + (index === length - 1 ? ECHO : 0);
      return cutTo(line, stderr.columns - 1 - taken);
    });
    return `${NO_WRAP}${lines.join('\n')}${WRAP}`;
  };
  const drawing = ora({
    text: fitted(),
    ...(terminal && { stream: terminal }),
    spinner: { interval, frames: frames.map((frame) => paint('cyan', frame)) },
    color: false,
    discardStdin: false,
    isEnabled: true,
  }).start();
  const draw = (): void => {
    drawing.text = fitted();
    // why at once: what stands on the screen is then what is known to stand there
    drawing.render();
  };
  const resized = (): void => {
    const more = reflows(env) ? rowsMore(lines, stderr.columns) : 0;
    drawing.clear();
    drawing.text = fitted();
    // why the return behind it: the library draws again behind a line that has ended
    terminal?.write(`${UP_AND_EMPTY.repeat(more)}\r`);
  };
  terminal?.on('resize', resized);
  return {
    show: (next) => {
      whole = next;
      draw();
    },
    stop: () => {
      terminal?.off('resize', resized);
      drawing.stop();
    },
  };
}

const UP_AND_EMPTY = '\x1b[1A\x1b[2K';
/** why: a terminal may be narrower some time before it says so, and a line that it breaks is more rows than are taken away */
const NO_WRAP = '\x1b[?7l';
const WRAP = '\x1b[?7h';

/** Rows that lines take beyond one each, now that the terminal has broken them at its new width. */
function rowsMore(lines: readonly string[], columns: number): number {
  return lines
    .map((line, index) => widthOf(line) + (index === 0 ? SIGN : 0))
    .reduce((rows, cells) => rows + Math.max(0, Math.ceil(cells / columns) - 1), 0);
}

/** Does the terminal break long lines anew when it becomes narrower? Those that do not cut them off, a row each. */
function reflows({ TERM, XTERM_VERSION }: Io['env']): boolean {
  return TERM !== 'linux' && !XTERM_VERSION;
}
