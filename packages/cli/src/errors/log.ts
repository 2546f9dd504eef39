// The log of what failed, one line of JSON each: enough to ask for help with, without arguments and without secrets.
import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { stateFolder } from '../profile/where/folders.ts';
import type { Context } from '../program/context.ts';
import type { Io } from '../terminal/io.ts';
import { EXIT } from './cli-error.ts';
import type { Failure } from './report.ts';

const KEPT_FILES = 14;

/** Writes one failure and answers the file as people write it; undefined where it cannot be written. */
export function logFailure(
  io: Pick<Io, 'env' | 'now'>,
  failure: Failure,
  error: unknown,
  ctx?: Context,
): string | undefined {
  const { code, exit, message, why, status, requestId } = failure;
  if (exit === EXIT.usage || exit === EXIT.cancelled) {
    return undefined;
  }
  const time = new Date(io.now()).toISOString();
  const folder = join(stateFolder(io.env), 'log');
  const file = join(folder, `${time.slice(0, 10)}.log`);
  const entry = {
    time,
    version: ctx?.version,
    node: process.versions.node,
    command: ctx?.command.id,
    code,
    exit,
    status,
    requestId,
    message,
    why,
    stack: code === 'unexpected' && error instanceof Error ? error.stack : undefined,
  };
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
    for (const old of readdirSync(folder).sort().slice(0, -KEPT_FILES)) {
      rmSync(join(folder, old), { force: true });
    }
  } catch {
    // why: a home that cannot be written is no reason to hide the failure itself
    return undefined;
  }
  const home = io.env.HOME || homedir();
  return file.startsWith(`${home}/`) ? `~${file.slice(home.length)}` : file;
}
