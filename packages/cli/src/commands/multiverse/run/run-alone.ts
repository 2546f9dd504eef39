// The work of `uos multiverse run`: the program, its sidecar, and what is told of both.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { hostingLabels } from '@uos/contract/labels';
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import { WRITTEN } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import type { Text } from '../../../text/text.ts';
import { envsOf, portsOf } from '../hosting.ts';
import { openSidecar, type SidecarEvent } from './sidecar.ts';

interface Args {
  readonly command: readonly string[];
}

interface Flags {
  readonly port: readonly string[];
  readonly env: readonly string[];
  readonly ttl: number | undefined;
  readonly fleet: boolean;
}

type Ctx = Context<Args, Flags>;

/** As of a hosted server. */
const GRACE_MS = 10_000;
const SHUTDOWN_MS = 1000;

export async function runAlone(ctx: Ctx): Promise<unknown> {
  const { port, env, ttl = 0, fleet } = ctx.flags;
  const [program = '', ...args] = ctx.args.command;
  const ports = portsOf(ctx, port);
  const own = envsOf(ctx, env);
  if (!Number.isInteger(ttl) || ttl < 0) {
    throw usageError(
      'bad-ttl',
      () => ctx.say({ zh: '--ttl 是秒数。', en: '--ttl is a number of seconds.' }),
      'uos multiverse run --help',
    );
  }
  if (ctx.globals['dry-run']) {
    ctx.note({ zh: `将运行 ${program}。`, en: `${program} would be run.` });
    return { dryRun: true, command: ctx.args.command, ports, env: own };
  }
  checkProgram(ctx, program);
  ctx.waiting.stop();
  let child: ChildProcess | undefined;
  let asked = false;
  const stop = (): void => {
    if (!asked && child !== undefined) {
      asked = true;
      signalAll(child, 'SIGTERM');
      setTimeout(kill, GRACE_MS).unref();
    }
  };
  const kill = (): void => signalAll(child, 'SIGKILL');
  const sidecar = await openSidecar(ctx, { ports, env: own, lifeSeconds: ttl, allocates: !fleet }, (event) => {
    tell(ctx, event);
    if (event.type === 'shutdown') {
      setTimeout(stop, SHUTDOWN_MS).unref();
    }
  });
  const lines = fleet ? createInterface({ input: ctx.io.stdin }).on('line', () => sidecar.allocate()) : undefined;
  ctx.signal.addEventListener('abort', stop, { once: true });
  process.once('SIGHUP', stop);
  process.once('exit', kill);
  const life = ttl === 0 ? undefined : setTimeout(stop, ttl * 1000);
  try {
    const started = spawn(program, args, {
      cwd: ctx.io.cwd,
      env: { ...ctx.io.env, ...own, ...sidecar.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // why: a Ctrl-C of the terminal would reach it too, and hosted it gets SIGTERM alone
      detached: true,
    });
    child = started;
    if (ctx.signal.aborted) {
      stop();
    }
    started.stdout.on('data', (chunk: Buffer) => ctx.io.stdout.write(chunk));
    started.stderr.on('data', (chunk: Buffer) => ctx.io.stderr.write(chunk));
    const { code, signal } = await endOf(ctx, started, program);
    // why: one that ends because it was asked to has not failed, whatever it says
    if (!asked && code !== 0) {
      throw new CliError('program-failed', {
        exit: EXIT.failed,
        what: () =>
          ctx.say({
            zh: `${program} 以 ${signal ?? `退出码 ${code}`} 结束。`,
            en: `${program} ended with ${signal ?? `code ${code}`}.`,
          }),
      });
    }
    ctx.note({ zh: `${program} 已结束。`, en: `${program} has ended.` });
    return WRITTEN;
  } finally {
    clearTimeout(life);
    ctx.signal.removeEventListener('abort', stop);
    process.off('SIGHUP', stop);
    process.off('exit', kill);
    lines?.close();
    sidecar.close();
  }
}

/** Throws CliError with exit 2. why: before a sidecar is started for what is not there */
function checkProgram(ctx: Ctx, program: string): void {
  const { cwd, env } = ctx.io;
  const isPath = /[/\\]/.test(program);
  const endings = process.platform === 'win32' ? ['', '.exe', '.cmd', '.bat'] : [''];
  const places = isPath
    ? [resolve(cwd, program)]
    : (env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
  if (places.some((place) => endings.some((ending) => existsSync(place + ending)))) {
    return;
  }
  const here = !isPath && existsSync(resolve(cwd, program)) ? `./${program}` : undefined;
  throw usageError(
    'no-program',
    () => ctx.say({ zh: `没有程序 ${program}。`, en: `There is no program ${program}.` }),
    here === undefined ? 'uos multiverse run --help' : `uos multiverse run ${here}`,
  );
}

/** It and whatever it has started. */
function signalAll(child: ChildProcess | undefined, name: NodeJS.Signals): void {
  try {
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, name);
    }
  } catch {
    // why nothing: it has ended meanwhile
  }
}

interface End {
  readonly code: number | null;
  readonly signal: string | null;
}

function endOf(ctx: Ctx, child: ChildProcess, program: string): Promise<End> {
  return new Promise((resolve, reject) => {
    child.on('error', (cause) =>
      reject(
        new CliError('not-started', {
          exit: EXIT.failed,
          what: () => ctx.say({ zh: `不能启动 ${program}。`, en: `${program} could not be started.` }),
          why: () => cause.message,
          next: 'uos multiverse run --help',
          cause,
        }),
      ),
    );
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
}

function tell(ctx: Ctx, event: SidecarEvent): void {
  ctx.event({ ...event });
  const { type, state = '', players = [], key = '', value = '' } = event;
  const sign = { style: 'cyan', text: '●' } as const;
  if (type === 'state') {
    const words = (hostingLabels.allocation.serverState as Readonly<Record<string, Text | undefined>>)[state];
    const more =
      state === 'Unhealthy'
        ? {
            zh: '：15 秒没有 /health；托管时 30 秒后会被结束',
            en: ': no /health for 15 s; hosted it would be ended in 30 s',
          }
        : { zh: '', en: '' };
    ctx.note({ zh: `${words?.zh ?? state}${more.zh}`, en: `${words?.en ?? state}${more.en}` }, sign);
  } else if (type === 'players') {
    ctx.note(
      { zh: `玩家 ${[players.length, ...players].join(' ')}`, en: `players ${[players.length, ...players].join(' ')}` },
      sign,
    );
  } else if (type === 'label' || type === 'annotation') {
    ctx.note({ zh: `${type === 'label' ? '标签' : '注解'} ${key}=${value}`, en: `${type} ${key}=${value}` }, sign);
  }
}
