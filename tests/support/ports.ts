// Ports for what a test starts later: a server of another program, or one that comes back where it was.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// why not one that the system gives: connections that others make meanwhile get theirs from the same range
const [FIRST, LAST] = [12_000, 29_999] as const;
const TRIES = 50;

/** A port that nothing listens on, and that no connection is given by the system. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST + 1);
    if (await isFree(port)) {
      return port;
    }
  }
  throw new Error(`none of ${TRIES} ports between ${FIRST} and ${LAST} was free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
