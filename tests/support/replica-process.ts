// The platform's own command as a process of its own, from the sources: for tests of several beside each other.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Logins } from '../../scripts/support/platform-process.ts';
import { ROOT } from '../../scripts/support/workspace.ts';

export interface ReplicaOptions {
  /** `DATABASE_URL`, `UOS_ORIGIN`, `UOS_OBJECTS` and the like. */
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Kept when the process ends; a temporary one without it. */
  readonly dataFolder?: string;
  /** The sources it runs from; this checkout's without it. */
  readonly root?: string;
  /** The name of the machine that it sees, as of a container that was made anew. */
  readonly hostname?: string;
}

export interface Replica {
  readonly pid: number;
  readonly port: number;
  /** Of `--seed-demo`. */
  readonly logins: Logins | undefined;
  /** What it wrote to stderr so far. */
  said(): string;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
}

/** It ended before it was ready. */
export class ReplicaEnded extends Error {
  readonly code: number | null;

  constructor(code: number | null, said: string) {
    super(`the replica ended with ${code}:\n${said}`);
    this.name = 'ReplicaEnded';
    this.code = code;
  }
}

const runFrom = (root: string): string =>
  `const { main } = await import(${JSON.stringify(join(root, 'packages/platform/src/commands/serve.ts'))});
  process.exit(await main(process.argv.slice(1), process.env));`;

/** Starts `uos-platform serve` and waits until it is ready; throws `ReplicaEnded`. */
export async function startReplica(options: ReplicaOptions): Promise<Replica> {
  const { root = ROOT } = options;
  const folder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'uos-replica-')));
  const args = ['serve', '--json', '--port', '0', '--data', folder, ...(options.args ?? [])];
  const command = ['--conditions=uos:source', '--input-type=module', '-e', runFrom(root), '--', ...args];
  const [program, ...rest] = [...elsewhere(options.hostname), process.execPath, ...command] as [string, ...string[]];
  const child = spawn(program, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, UOS_LANG: 'en', ...options.env },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-200_000);
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const line = new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  const ready = await Promise.race([line, exited]);
  const forget = () => (options.dataFolder === undefined ? rm(folder, { recursive: true, force: true }) : undefined);
  if (typeof ready !== 'string') {
    await forget();
    throw new ReplicaEnded(ready, said);
  }
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    kill(child, signal);
    const code = await exited;
    await forget();
    return code;
  };
  const { port, logins } = JSON.parse(ready) as { port: number; logins?: Logins };
  return {
    pid: child.pid ?? 0,
    port,
    logins,
    said: () => said,
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
    signal: (signal) => kill(child, signal),
  };
}

/** What goes before a command that is to see another name of its machine; util-linux has it. */
function elsewhere(hostname: string | undefined): string[] {
  return hostname === undefined
    ? []
    : ['unshare', '--map-root-user', '--uts', 'sh', '-c', 'hostname "$0" && exec "$@"', hostname];
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
  }
}
