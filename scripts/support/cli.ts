// The built CLI, run as a release engineer runs it: its own process, its own configuration, JSON to read.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Report } from './report.ts';
import { ROOT } from './workspace.ts';

export interface CliRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly stdin?: string;
  /** Called with everything said on stderr so far, each time there is more. */
  readonly onStderr?: (text: string) => void;
}

export interface Cli {
  run(args: readonly string[], options?: RunOptions): Promise<CliRun>;
  /** Runs a command with `--json` as a step of the report; rejects where it fails. */
  json<T>(...args: string[]): Promise<T>;
}

export interface CliOptions {
  readonly origin: string;
  readonly configFolder: string;
  readonly report?: Report;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

const BIN = join(ROOT, 'packages/cli/bin/uos.cjs');

/** The CLI against one platform with a configuration folder of its own. */
export function openCli(options: CliOptions): Cli {
  const env = {
    ...process.env,
    UOS_ORIGIN: options.origin,
    UOS_CONFIG_DIR: options.configFolder,
    UOS_NO_KEYRING: '1',
    NO_COLOR: '1',
    ...options.env,
  };

  const run: Cli['run'] = (args, { stdin = '', onStderr } = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [BIN, ...args], {
        env,
        cwd: options.cwd ?? options.configFolder.replace(/[^/\\]*$/, ''),
      });
      let stdout = '';
      let stderr = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        stdout += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        stderr += text;
        onStderr?.(stderr);
      });
      child.on('error', reject);
      child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
      child.stdin.end(stdin);
    });

  return {
    run,
    async json<T>(...args: string[]): Promise<T> {
      const work = async () => {
        const { code, stdout, stderr } = await run([...args, '--json']);
        if (code !== 0) {
          throw new Error(`uos ${args.join(' ')} ended with ${code}:\n${stdout}${stderr}`);
        }
        const value = JSON.parse(stdout) as T;
        return { value, result: summary(value) };
      };
      const shown = ['uos', ...args.map((arg) => (/^[\w./:=@-]+$/.test(arg) ? arg : `'${arg}'`))].join(' ');
      return options.report === undefined ? (await work()).value : options.report.step(shown, work);
    },
  };
}

const SHOWN_KEYS = [
  'name',
  'ProjectName',
  'ServiceName',
  'Status',
  'releasenum',
  'uploaded',
  'unchanged',
  'bytes',
  'entry_count',
  'url',
];

function summary(value: unknown): string {
  if (Array.isArray(value)) {
    return `${value.length} rows`;
  }
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  return entries
    .filter(([key, inner]) => SHOWN_KEYS.includes(key) && typeof inner !== 'object')
    .map(([key, inner]) => `${key} ${String(inner)}`)
    .join(', ');
}
