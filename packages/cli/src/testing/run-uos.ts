// Runs the CLI inside a test, with an outside of its own: environment, folder, stdin, terminal or not, clock.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { runCli } from '../program/cli.ts';
import type { Io } from '../terminal/io.ts';

export interface UosOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly stdin?: string;
  /** Width of a terminal on stdout and stderr; a pipe without it. */
  readonly terminal?: number;
  readonly nowMs?: number;
  /** Sees all of stderr each time there is more. */
  readonly onStderr?: (text: string) => void;
  readonly signal?: AbortSignal;
}

export interface UosRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** stdout as JSON; fails the test where it is not exactly one document. */
  json<T = unknown>(): T;
}

export interface Outside {
  /** A temporary folder, also the home of the configuration. */
  readonly folder: string;
  run(args: readonly string[], options?: UosOptions): Promise<UosRun>;
  remove(): void;
}

/** An empty outside; `env` holds for all its runs. */
export function openOutside(env: Readonly<Record<string, string>> = {}): Outside {
  const folder = mkdtempSync(join(tmpdir(), 'uos cli '));
  return {
    folder,
    run: (args, options = {}) =>
      runUos(args, {
        cwd: folder,
        ...options,
        env: {
          UOS_CONFIG_DIR: join(folder, 'config'),
          UOS_LANG: 'en',
          NO_COLOR: '1',
          UOS_NO_KEYRING: '1',
          HOME: folder,
          // why: two months of history for a platform that lives for seconds
          UOS_DEMO_DAYS: '0',
          ...env,
          ...options.env,
        },
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function runUos(args: readonly string[], options: UosOptions = {}): Promise<UosRun> {
  let stdout = '';
  let stderr = '';
  const { terminal } = options;
  const sink = (add: (text: string) => void) => ({
    isTTY: terminal !== undefined,
    columns: terminal ?? 80,
    write: (data: string | Uint8Array) => add(typeof data === 'string' ? data : Buffer.from(data).toString('latin1')),
  });
  const io: Io = {
    env: options.env ?? {},
    cwd: options.cwd ?? tmpdir(),
    stdin: Readable.from(options.stdin === undefined ? [] : [options.stdin]),
    stdout: sink((text) => {
      stdout += text;
    }),
    stderr: sink((text) => {
      stderr += text;
      options.onStderr?.(stderr);
    }),
    now: () => options.nowMs ?? Date.now(),
    signal: options.signal ?? new AbortController().signal,
  };
  const code = await runCli(args, io, '0.0.0-test');
  return { code, stdout, stderr, json: <T>() => JSON.parse(stdout) as T };
}
