// What the transfer tests stand on: a real platform, a fault proxy before it, the CLI in this process or in its own.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Outside, openOutside } from '../../packages/cli/src/testing/run-uos.ts';
import { newBucket } from '../../packages/platform/src/services/cdn/testing.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

const MAIN = join(import.meta.dirname, '../../packages/cli/src/main.ts');

export interface Workshop {
  readonly platform: TestPlatform;
  readonly proxy: FaultProxy;
  /** An empty folder and an empty bucket of a new app, with a CLI that reaches it through the proxy. */
  bench(): Promise<Bench>;
  stop(): Promise<void>;
}

export interface Bench {
  readonly cli: Outside;
  readonly folder: string;
  readonly bucketId: string;
  readonly env: Readonly<Record<string, string>>;
  write(path: string, content: string | Uint8Array): void;
  /** Runs `uos cdn …` on the bucket; answers the JSON document, whatever the exit code. */
  uos<T = Record<string, unknown>>(...args: string[]): Promise<{ code: number; stderr: string; value: T }>;
  /** The same as a process of its own. */
  start(args: readonly string[], options?: StartOptions): Promise<Ended>;
  /** MD5 of each path, as the bucket lists it. */
  listed(): Promise<Record<string, string>>;
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Sees all of stdout each time there is more. */
  readonly onStdout?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
  /** Runs as a user who may write nothing here, where the tests themselves may write everything. */
  readonly asNobody?: boolean;
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export async function openWorkshop(options: Parameters<typeof testPlatform>[0] = {}): Promise<Workshop> {
  const platform = await testPlatform({ ...options, config: { strictReplies: false, ...options.config } });
  const proxy = await startFaultProxy(platform);
  const opened: Outside[] = [];
  return {
    platform,
    proxy,
    async bench() {
      proxy.fault = () => undefined;
      const app = await platform.app();
      const bucketId = await newBucket(app);
      const env = {
        UOS_ORIGIN: proxy.origin,
        UOS_APP_ID: app.id,
        UOS_APP_SERVICE_SECRET: app.serviceSecret,
        UOS_BUCKET_ID: bucketId,
      };
      const cli = openOutside(env);
      opened.push(cli);
      const folder = join(cli.folder, 'dist');
      mkdirSync(folder);
      return {
        cli,
        folder,
        bucketId,
        env,
        write(path, content) {
          mkdirSync(dirname(join(folder, path)), { recursive: true });
          writeFileSync(join(folder, path), content);
        },
        async uos(...args) {
          const run = await cli.run(['cdn', ...args, '--json']);
          return { code: run.code, stderr: run.stderr, value: run.json() };
        },
        start: (args, options = {}) =>
          startUos(['cdn', ...args], { ...options, env: { ...env, ...homeOf(cli), ...options.env } }),
        async listed() {
          const { body } = await app.call('GET', `/api/v1/buckets/${bucketId}/entries/?per_page=9999`);
          const entries = body as { path: string; content_hash: string; complete: boolean }[];
          return Object.fromEntries(entries.map((entry) => [entry.path, entry.complete ? entry.content_hash : '']));
        },
      };
    },
    async stop() {
      for (const outside of opened) {
        outside.remove();
      }
      await proxy.close();
      await platform.stop();
    },
  };
}

export function md5(content: string | Uint8Array): string {
  return createHash('md5').update(content).digest('hex');
}

const MIB = 1024 * 1024;

/** A file that no block of is like another one. */
export function writeLarge(at: Bench, path: string, bytes: number): void {
  const file = openSync(join(at.folder, path), 'w');
  const piece = randomBytes(MIB);
  for (let n = 0; n < bytes / MIB; n += 1) {
    piece.writeUInt32LE(n);
    writeSync(file, piece);
  }
  closeSync(file);
}

/** Bytes of the newest progress event in the output of --stream-json. */
export function progressOf(stdout: string): number {
  const lines = stdout.split('\n').filter((line) => line.includes('"progress"'));
  return lines.length === 0 ? 0 : (JSON.parse(lines.at(-1) ?? '{}') as { bytes: number }).bytes;
}

function homeOf(cli: Outside): Readonly<Record<string, string>> {
  return { UOS_CONFIG_DIR: join(cli.folder, 'config'), HOME: cli.folder, UOS_LANG: 'en', NO_COLOR: '1' };
}

const NOBODY = 65_534;

function startUos(
  args: readonly string[],
  { env, onStdout = () => undefined, asNobody = false }: StartOptions,
): Promise<Ended> {
  const child = spawn(process.execPath, ['--conditions=uos:source', MAIN, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(asNobody && process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    onStdout(stdout, (signal) => child.kill(signal));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr })));
}
