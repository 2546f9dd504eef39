// A terminal in memory: what libraries draw in place stands on its screen.
import { Writable } from 'node:stream';
import type { WriteStream } from 'node:tty';
import type { Sink } from '../terminal/io.ts';

export interface FakeTerminal {
  readonly sink: Sink;
  /** What can be seen, lines without trailing blanks. */
  screen(): string;
}

/** Without a size it is a pipe. */
export function fakeTerminal(size?: { readonly columns: number; readonly rows: number }): FakeTerminal {
  const lines = [''];
  let row = 0;
  let column = 0;
  const put = (character: string): void => {
    const line = (lines[row] ?? '').padEnd(column);
    lines[row] = line.slice(0, column) + character + line.slice(column + 1);
    column += 1;
  };
  const draw = (data: string): void => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what shows or hides a cursor begins with one
    for (const character of data.replace(/\x1b\[[?\d;]*[a-zA-Z]/g, '')) {
      if (character === '\n') {
        row += 1;
        column = 0;
        lines[row] ??= '';
      } else {
        put(character);
      }
    }
  };
  const stream = new Writable({
    write(chunk, _encoding, done) {
      draw(String(chunk));
      done();
    },
  });
  const terminal = Object.assign(stream, {
    isTTY: true,
    ...size,
    cursorTo: (to: number) => {
      column = to;
      return true;
    },
    moveCursor: (x: number, y: number) => {
      column += x;
      row += y;
      return true;
    },
    clearLine: () => {
      lines[row] = '';
      return true;
    },
  });
  return {
    sink: {
      isTTY: size !== undefined,
      columns: size?.columns ?? 80,
      rows: size?.rows,
      // why through the stream: a library takes the place of its write while it draws
      write: (data) => void terminal.write(data),
      terminal: size && (terminal as Writable as WriteStream),
    },
    screen: () =>
      lines
        .map((line) => line.trimEnd())
        .join('\n')
        .trimEnd(),
  };
}
