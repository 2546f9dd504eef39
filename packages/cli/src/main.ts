// The entry: hands the process to a run and its exit code back. Imports stay this few so that `uos --version` is
// hardly slower than Node itself; tests/bench/cli-start.bench.ts holds the figure.
import process from 'node:process';
import pkg from '../package.json' with { type: 'json' };
import { runCli } from './cli.ts';
import type { Io, Sink } from './io.ts';

const cancel = new AbortController();

process.on('SIGINT', () => {
  if (cancel.signal.aborted) {
    process.exit(130);
  }
  cancel.abort();
});
process.on('SIGTERM', () => cancel.abort());

const io: Io = {
  env: process.env,
  cwd: process.cwd(),
  get stdin() {
    return process.stdin;
  },
  stdout: sinkOf('stdout'),
  stderr: sinkOf('stderr'),
  now: () => Date.now(),
  signal: cancel.signal,
};

void runCli(process.argv.slice(2), io, pkg.version).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`uos: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  },
);

// why: opening process.stdout costs more than the rest of `uos --version` together, so each is opened when written to.
function sinkOf(name: 'stdout' | 'stderr'): Sink {
  let open = false;
  const stream = () => {
    if (!open) {
      open = true;
      // why: `uos … | head` closes the pipe early, and that is not a failure of ours.
      process[name].on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EPIPE') {
          process.exit(0);
        }
        throw error;
      });
    }
    return process[name];
  };
  return {
    get isTTY() {
      return stream().isTTY === true;
    },
    get columns() {
      return stream().columns ?? 80;
    },
    write: (text) => {
      stream().write(text);
    },
  };
}
