// Starts, watches and stops the platform's own process.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError, cancelled, EXIT } from '../../errors/cli-error.ts';
import { isAlive, type RunningPlatform, readLocator } from '../../profile/where/running-platform.ts';
import { type PlatformProgram, tailOf } from './locate.ts';

export interface StartOptions {
  readonly folder: string;
  readonly port: number | undefined;
  readonly signal: AbortSignal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** More of the command line, such as its clock. */
  readonly args?: readonly string[];
}

const POLL_MS = 25;
const START_MS = 60_000;
const STOP_MS = 15_000;

/** Starts the platform behind this terminal and waits until it is ready. Its words go to `<folder>/platform.log`. */
export async function startPlatform(program: PlatformProgram, options: StartOptions): Promise<RunningPlatform> {
  const { folder, port, signal, env, args: more = [] } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const logFile = join(folder, 'platform.log');
  const log = openSync(logFile, 'a', 0o600);
  const args = [
    ...program.args,
    'serve',
    '--dev',
    '--data',
    folder,
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...more,
  ];
  // why: for the CLI UOS_ORIGIN is where the platform is; the platform would take it for its own public address.
  const { UOS_ORIGIN: _, ...own } = env;
  const child = spawn(program.command, args, { detached: true, stdio: ['ignore', log, log], env: own });
  closeSync(log);
  let ended: string | undefined;
  child.on('error', (error) => {
    ended = error.message;
  });
  child.on('exit', (code, by) => {
    ended = `exit ${code ?? by}`;
  });
  child.unref();

  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    const found = readLocator(folder);
    if (found !== undefined && found.pid === child.pid && ended === undefined) {
      return found;
    }
    if (ended !== undefined) {
      throw startFailed(ended, logFile);
    }
    if (signal.aborted) {
      child.kill();
      throw cancelled();
    }
    await sleep(POLL_MS);
  }
  child.kill();
  throw startFailed(`${START_MS / 1000} s`, logFile);
}

/** Asks it to stop and waits until its process is gone. */
export async function stopPlatform(platform: RunningPlatform, signal: AbortSignal): Promise<void> {
  process.kill(platform.pid, 'SIGTERM');
  const deadline = performance.now() + STOP_MS;
  while (isAlive(platform.pid)) {
    if (signal.aborted) {
      throw cancelled();
    }
    if (performance.now() > deadline) {
      throw new CliError('stop-timeout', {
        exit: EXIT.failed,
        what: (t) => t.errors.stopTimeout(platform.pid, STOP_MS / 1000),
        next: `kill -9 ${platform.pid}`,
      });
    }
    await sleep(POLL_MS);
  }
}

function startFailed(reason: string, logFile: string): CliError {
  const tail = tailOf(logFile, 3).replace(/\s*\n\s*/g, ' | ');
  return new CliError('start-failed', {
    exit: EXIT.failed,
    what: (t) => t.errors.startFailed(reason),
    why: () => tail,
    next: `tail ${logFile}`,
  });
}
