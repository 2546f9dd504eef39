// The bundle is what people run, and a bundler can report success for code that does not load: so every command of it
// is started once, as its own process.

import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEntries, readNouns } from '../../packages/cli/src/program/manifest.ts';

const CLI = join(import.meta.dirname, '../../packages/cli');
const ROLLDOWN = join(import.meta.dirname, '../../node_modules/.bin/rolldown');
const UUID = '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uos bundle '));
  await promisify(execFile)(ROLLDOWN, ['-c', '--log-level', 'silent'], {
    cwd: CLI,
    env: { ...process.env, UOS_CLI_OUT: join(folder, 'dist') },
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function start(...args: string[]): Promise<Ended> {
  const env = {
    PATH: process.env.PATH,
    UOS_CONFIG_DIR: join(folder, 'config'),
    UOS_ORIGIN: 'http://127.0.0.1:9',
    UOS_APP_ID: UUID,
    UOS_APP_SERVICE_SECRET: 'ab'.repeat(16),
    UOS_BUCKET_ID: UUID,
    UOS_LANG: 'en',
  };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--trace-warnings', join(folder, 'dist', 'main.cjs'), ...args],
      { env, cwd: folder, timeout: 20_000 },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? -1), stdout, stderr });
      },
    );
    child.stdin?.end();
  });
}

/** A line that is complete, by the command's own declaration. */
function lineOf({ id, args = {}, flags = {} }: ReturnType<typeof readEntries>[number]): string[] {
  return [
    ...id.split(' '),
    ...Object.values(args).flatMap(({ optional, choices }) => (optional ? [] : [choices?.[0] ?? UUID])),
    ...Object.entries(flags).flatMap(([name, { required, choices }]) =>
      required ? [`--${name}`, choices?.[0] ?? UUID] : [],
    ),
  ];
}

describe('the bundled CLI', () => {
  // why one derived command per service: they share their code and differ in the table that is loaded.
  // why not dev start: from inside the checkout it would start the platform.
  const entries = readNouns()
    .flatMap((noun) => {
      const all = readEntries(noun);
      return [
        ...all.filter(({ call }) => call === undefined),
        ...all.filter(({ call }) => call !== undefined).slice(0, 1),
      ];
    })
    .filter(({ id }) => id !== 'dev start');

  it('loads every command and ends it with an exit code of its own', async () => {
    const broken: string[] = [];
    const left = [...entries];
    const worker = async (): Promise<void> => {
      for (let entry = left.shift(); entry !== undefined; entry = left.shift()) {
        const { code, stdout, stderr } = await start(...lineOf(entry), '--yes', '--json');
        const isWell = [0, 1, 2, 3, 4, 7].includes(code) && !/unexpected|Warning|at .*\.cjs:/.test(stderr + stdout);
        if (!isWell || !isOneDocument(stdout)) {
          broken.push(`${entry.id}: ${code}\n${stdout}\n${stderr}`);
        }
      }
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(broken).toEqual([]);
  });

  it('has no two files that wait for each other: one of them would find the other one half loaded', () => {
    expect(circleOf(waitsOf(join(folder, 'dist')))).toBeUndefined();
  });

  it('prints help without loading a command', async () => {
    const { code, stdout, stderr } = await start('cdn', 'bucket', 'create', '--help');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('uos cdn bucket create <name>');
  });

  it('tells what a call takes from the tables that are packed with it', async () => {
    const { code, stdout, stderr } = await start('api', 'schema', 'cdn.buckets.create', '--jq', '.input.required[0]');
    expect([code, stdout, stderr]).toEqual([0, 'name\n', '']);
  });

  it('brings the program of the thread that hashes a large file', async () => {
    const file = join(folder, 'dist', 'main.cjs');
    const thread = new Worker(join(folder, 'dist', 'node-hash-program.cjs'), { workerData: file });
    const [answer] = await once(thread, 'message');
    const bytes = readFileSync(file);
    expect(answer).toEqual({ md5: hash('md5', bytes), size: bytes.byteLength });
  });

  it('stays small: few files, little to download, an entry of a few KB', () => {
    const files = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    expect(files.length).toBeLessThanOrEqual(270);
    expect(bytes, 'with its manuals it is 5 MB at most').toBeLessThan(5_000_000);
    expect(statSync(join(folder, 'dist', 'main.cjs')).size).toBeLessThan(3000);
  });
});

/** By file, those that it loads before anything of it runs; what is imported when it is used stands behind a promise. */
function waitsOf(dist: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(dist).filter((name) => name.endsWith('.cjs'));
  return new Map(
    files.map((name) => {
      const loads = readFileSync(join(dist, name), 'utf8').matchAll(
        /(\.then\(\(\)=>[^;]{0,40}?)?require\([`"']\.\/([^`"']+)/g,
      );
      return [name, Array.from(loads).flatMap(([, late, file = '']) => (late === undefined ? [file] : []))];
    }),
  );
}

/** The first way that leads back to where it began. */
function circleOf(waits: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const from = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) {
      return [...way.slice(way.indexOf(file)), file];
    }
    if (done.has(file)) {
      return undefined;
    }
    for (const next of waits.get(file) ?? []) {
      const circle = from(next, [...way, file]);
      if (circle !== undefined) {
        return circle;
      }
    }
    done.add(file);
    return undefined;
  };
  return Array.from(waits.keys(), (file) => from(file, [])).find((circle) => circle !== undefined);
}

function isOneDocument(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
