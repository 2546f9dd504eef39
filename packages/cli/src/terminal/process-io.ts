// The process as a run of the CLI sees it. Nothing is opened before it is needed: process.stdout, the terminal check
// and an AbortController each cost more than all of `uos --version`.
import { fstatSync, statSync, writeSync } from 'node:fs';
import process from 'node:process';
import type { Io, Sink } from './io.ts';

export function processIo(): Io {
  let signal: AbortSignal | undefined;
  return {
    env: process.env,
    cwd: process.cwd(),
    get stdin() {
      return process.stdin;
    },
    stdout: sinkOf('stdout', 1),
    stderr: sinkOf('stderr', 2),
    now: () => Date.now(),
    page: async (text, pager) => (await import('./output/pager.ts')).showInPager(text, pager),
    get signal() {
      signal ??= cancelOnSignals();
      return signal;
    },
  };
}

function cancelOnSignals(): AbortSignal {
  const cancel = new AbortController();
  process.on('SIGINT', () => {
    if (cancel.signal.aborted) {
      process.exit(130);
    }
    cancel.abort();
  });
  process.on('SIGTERM', () => cancel.abort());
  return cancel.signal;
}

function sinkOf(name: 'stdout' | 'stderr', fd: number): Sink {
  let isStream = false;
  const stream = () => {
    if (!isStream) {
      isStream = true;
      process[name].on('error', (error: NodeJS.ErrnoException) => endOfReader(error));
    }
    return process[name];
  };
  return {
    get isTTY() {
      return mayBeTerminal(fd) && stream().isTTY === true;
    },
    get columns() {
      // why not ??: a terminal that does not know its width says 0.
      return (mayBeTerminal(fd) && stream().columns) || 80;
    },
    get rows() {
      return (mayBeTerminal(fd) && stream().rows) || undefined;
    },
    get terminal() {
      return mayBeTerminal(fd) && stream().isTTY ? stream() : undefined;
    },
    write(data) {
      if (isStream) {
        stream().write(data);
        return;
      }
      let bytes: Uint8Array = typeof data === 'string' ? Buffer.from(data) : data;
      try {
        while (bytes.length > 0) {
          bytes = bytes.subarray(writeSync(fd, bytes));
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') {
          endOfReader(error as NodeJS.ErrnoException);
        }
        // why: a reader that is slower than we are; the stream waits for it.
        stream().write(bytes);
      }
    },
  };
}

/** why not the null device: a stream there costs as much as a terminal, and nobody looks at it. */
function mayBeTerminal(fd: number): boolean {
  try {
    const device = fstatSync(fd);
    return device.isCharacterDevice() && device.rdev !== nullDevice();
  } catch {
    return false;
  }
}

function nullDevice(): number | undefined {
  return statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
}

/** `uos … | head` closes the pipe early, and that is not a failure of ours. */
function endOfReader(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') {
    process.exit(0);
  }
  throw error;
}
