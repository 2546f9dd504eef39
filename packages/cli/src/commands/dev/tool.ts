// Runs one task of `uos-platform`, such as an export, and reads its answer.
import { spawn } from 'node:child_process';
import { CliError, cancelled, EXIT, type ExitCode } from '../../errors/cli-error.ts';
import type { RunningPlatform } from '../../profile/where/running-platform.ts';
import type { Context } from '../../program/context.ts';
import { dataFolder, runningIn } from './flags.ts';
import { locatePlatform, type PlatformProgram } from './locate.ts';

type Asker = Pick<Context, 'io' | 'env' | 'lang' | 'signal' | 'note'> & {
  readonly flags: { readonly data?: string | undefined };
};

/** Exit codes of `uos-platform`: 2 usage, 4 in use, 8 database, 9 object store; the rest say only that it failed. */
const EXITS: Readonly<Record<number, ExitCode>> = {
  2: EXIT.usage,
  4: EXIT.conflict,
  8: EXIT.unavailable,
  9: EXIT.unavailable,
};

/** Its JSON; throws CliError with what it said on stderr. */
export async function runTool<Answer>(ctx: Asker, args: readonly string[]): Promise<Answer> {
  const program = locatePlatform(ctx.io);
  const folder = dataFolder(ctx.io.cwd, ctx.flags.data);
  const { code, stdout, stderr } = await output(ctx, program, [...args, '--data', folder, '--json']);
  if (ctx.signal.aborted) {
    throw cancelled();
  }
  if (code !== 0) {
    const [what = '', next] = stderr.trim().split('\n').slice(-2);
    throw new CliError('platform-refused', {
      exit: EXITS[code] ?? EXIT.failed,
      what: () => what,
      ...(next === undefined ? {} : { why: () => next }),
    });
  }
  return JSON.parse(stdout) as Answer;
}

/** Runs a task that nobody may be in the way of: a platform that runs is stopped for it and started again on its port. */
export async function runAlone<Answer>(ctx: Asker, args: readonly string[]): Promise<Answer> {
  const running = runningIn(dataFolder(ctx.io.cwd, ctx.flags.data));
  if (running === undefined) {
    return runTool(ctx, args);
  }
  const { startPlatform, stopPlatform } = await import('./process.ts');
  ctx.note({ zh: '停止平台……', en: 'Stopping the platform …' });
  await stopPlatform(running, ctx.signal);
  try {
    return await runTool(ctx, args);
  } finally {
    const again = { folder: running.folder, port: portOf(running), signal: ctx.signal, env: ctx.env };
    const { origin } = await startPlatform(locatePlatform(ctx.io), again);
    ctx.note({ zh: `平台已重新启动：${origin}`, en: `The platform runs again: ${origin}` });
  }
}

function portOf({ origin }: RunningPlatform): number {
  return Number(new URL(origin).port);
}

function output(
  { io, env, lang, signal }: Asker,
  program: PlatformProgram,
  args: readonly string[],
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    // why: for the CLI UOS_ORIGIN is where the platform is; the platform would take it for its own public address.
    const { UOS_ORIGIN: _, ...own } = env;
    const child = spawn(program.command, [...program.args, ...args], {
      cwd: io.cwd,
      env: { ...own, UOS_LANG: lang },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        said[stream] += text;
      });
    }
    const stop = (): void => {
      child.kill();
    };
    signal.addEventListener('abort', stop, { once: true });
    child.on('error', reject);
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop);
      resolve({ code: code ?? 1, ...said });
    });
  });
}
