// Tells once a day, on a terminal only, that there is a newer version. What is newest is asked of the registry that
// npm is configured with, by npm itself, in a process of its own that nobody waits for. Nothing about the user is sent.
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateFolder } from '../../profile/where/folders.ts';
import type { Io } from '../../terminal/io.ts';
import { chooseLanguage } from '../../text/text.ts';

const DAY_MS = 24 * 3_600_000;
const ASK_MS = 20_000;
/** why with a scope: nobody else can publish under it, and the line below is typed where secrets are */
const PACKAGE = '@uos/cli';
/** The command of our package, as a registry names it. */
const BIN = 'bin/uos.cjs';

interface Known {
  readonly checkedAtMs?: number;
  readonly toldAtMs?: number;
  readonly latest?: string;
}

/** Says what is known, and has it looked up again when that is a day old. `script` is the CLI itself. */
export function noticeUpdate(io: Io, version: string, script: string | undefined): void {
  const file = fileOf(io.env);
  const known = read(file);
  const nowMs = io.now();
  const told = { ...known };
  if (known.latest !== undefined && isNewer(known.latest, version) && nowMs - (known.toldAtMs ?? 0) >= DAY_MS) {
    io.stderr.write(
      {
        zh: `有新版本 ${known.latest}（当前 ${version}）：npm install --global ${PACKAGE}@${known.latest}\n`,
        en: `Version ${known.latest} is out (this is ${version}): npm install --global ${PACKAGE}@${known.latest}\n`,
      }[chooseLanguage(io.env)],
    );
    told.toldAtMs = nowMs;
  }
  const asks = nowMs - (known.checkedAtMs ?? 0) >= DAY_MS;
  if (asks) {
    // why before the answer: a registry that never answers is asked once a day too
    told.checkedAtMs = nowMs;
  }
  if (told.toldAtMs !== known.toldAtMs || asks) {
    write(file, told);
  }
  if (asks && script !== undefined) {
    spawn(process.execPath, [script, '__update'], { detached: true, stdio: 'ignore', windowsHide: true }).unref();
  }
}

/** `uos __update`: asks npm and remembers what it says; silent whatever happens. */
export async function lookUpUpdate(env: Io['env']): Promise<void> {
  const file = fileOf(env);
  const latest = await new Promise<string | undefined>((resolve) => {
    const options = { timeout: ASK_MS, shell: process.platform === 'win32', env: { ...env } as NodeJS.ProcessEnv };
    execFile('npm', ['view', PACKAGE, '--json', 'version', 'bin'], options, (error, stdout) =>
      resolve(error === null ? versionOf(stdout) : undefined),
    );
  });
  if (latest !== undefined) {
    write(file, { ...read(file), latest });
  }
}

/** Nothing where the package of that name is somebody else's: nobody is sent to install that. */
function versionOf(answer: string): string | undefined {
  try {
    const { version, bin } = JSON.parse(answer) as { version?: unknown; bin?: { uos?: unknown } };
    const isOurs = bin?.uos === BIN;
    return isOurs && typeof version === 'string' && /^\d+\.\d+\.\d+/.test(version) ? version : undefined;
  } catch {
    return undefined;
  }
}

function isNewer(latest: string, version: string): boolean {
  const [a, b] = [latest, version].map((text) => text.split('-')[0]?.split('.').map(Number) ?? []);
  const at = [0, 1, 2].find((index) => a?.[index] !== b?.[index]);
  return at !== undefined && (a?.[at] ?? 0) > (b?.[at] ?? 0);
}

function fileOf(env: Io['env']): string {
  return join(stateFolder(env), 'update.json');
}

function read(file: string): Known {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Known;
  } catch {
    return {};
  }
}

/** why silent: a home that cannot be written means no notice, and nothing else */
function write(file: string, known: Known): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify(known), { mode: 0o600 });
  } catch {
    // see above
  }
}
