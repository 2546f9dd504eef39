// Runs one command of the workspace and says how it went.

import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './workspace.ts';

export interface Outcome {
  ok: boolean;
  /** Its exit code or the signal that ended it; nothing where it did not start. */
  end?: number | NodeJS.Signals;
  ms: number;
  /** Standard output and error in the order they came; empty when shown live. */
  output: string;
  /** Standard output alone. */
  stdout: string;
}

export interface RunOptions {
  /** Relative to the root of the checkout. */
  cwd?: string;
  env?: Record<string, string>;
  /** Lets the command write to this terminal instead of keeping its output. */
  live?: boolean;
}

/** Runs `command` with the workspace's own tools first on PATH; never throws, a command that cannot start is not ok. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: join(ROOT, options.cwd ?? ''),
    env: { ...process.env, PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter), ...options.env },
    stdio: options.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const both: Buffer[] = [];
  const data: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => {
    both.push(chunk);
    data.push(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => both.push(chunk));
  return new Promise((resolve) => {
    const finish = (ok: boolean, output: string, end: number | NodeJS.Signals | null = null): void => {
      const ms = Math.round(performance.now() - started);
      resolve({ ok, ...(end === null ? {} : { end }), ms, output, stdout: textOf(data) });
    };
    child.on('error', (error) => finish(false, `${command}: ${error.message}`));
    child.on('close', (code, signal) => finish(code === 0, textOf(both), code ?? signal));
  });
}

function textOf(chunks: Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8').trimEnd();
}
