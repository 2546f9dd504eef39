// The platform as its own process, the way its users run it.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './workspace.ts';

export interface Login {
  readonly login: string;
  readonly password: string;
}

/** What `uos-platform serve --json` prints once it answers. */
interface Ready {
  readonly origin: string;
  readonly contentOrigin: string;
  readonly port: number;
  readonly pid: number;
  readonly startedMs: number;
  readonly logins?: Logins;
}

export interface Logins {
  readonly user: Login;
  readonly operator: Login;
  readonly billing: Login;
  readonly app: { readonly id: string; readonly secret: string; readonly serviceSecret: string };
}

export interface PlatformProcess extends Ready {
  /** What `--seed-demo` made; empty without it. */
  readonly logins: Logins;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export interface PlatformProcessOptions {
  readonly dataFolder: string;
  readonly port?: number;
  readonly seedDemo?: boolean;
  /** How many days of history it gets in the background; none without it. */
  readonly demoDays?: number;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  /** More of its environment: what it shares with others, say. */
  readonly env?: Readonly<Record<string, string>>;
}

const BIN = join(ROOT, 'packages/platform/bin/uos-platform.mjs');
const NO_LOGINS: Logins = {
  user: { login: '', password: '' },
  operator: { login: '', password: '' },
  billing: { login: '', password: '' },
  app: { id: '', secret: '', serviceSecret: '' },
};

/** Starts the built platform and waits for its ready line; rejects with what it said where it ends before. */
export async function startPlatformProcess(options: PlatformProcessOptions): Promise<PlatformProcess> {
  const args = [BIN, 'serve', '--json', '--port', String(options.port ?? 0), '--data', options.dataFolder];
  const demo = options.seedDemo === true ? ['--seed-demo', '--demo-days', String(options.demoDays ?? 0)] : [];
  const child = spawn(process.execPath, [...args, ...demo], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
      ...options.env,
    },
  });
  const ready = await readyLine(child);
  return {
    ...ready,
    logins: ready.logins ?? NO_LOGINS,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function readyLine(child: ChildProcess): Promise<Ready> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-4000);
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`the platform ended with ${code}:\n${said}`)));
  });
  const line = new Promise<Ready>((resolve) => {
    createInterface({ input: child.stdout ?? process.stdin }).once('line', (text) =>
      resolve(JSON.parse(text) as Ready),
    );
  });
  const ready = await Promise.race([line, ended]);
  ended.catch(() => undefined);
  return ready;
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
