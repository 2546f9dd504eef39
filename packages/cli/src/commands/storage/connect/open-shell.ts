// The work of `uos storage connect`: the client with the terminal of this run, or with its pipes.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import { WRITTEN } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { knownPassword } from '../change/password.ts';
import { accessOf, databaseMeant } from '../storage.ts';
import { CLIENTS, type Client } from './clients.ts';

type Ctx = Context<
  { readonly database: string; readonly options: readonly string[] },
  { readonly public: boolean; readonly 'password-file': string | undefined }
>;

export async function openShell(ctx: Ctx): Promise<unknown> {
  const { globals, flags } = ctx;
  const database = await databaseMeant(ctx, ctx.args.database);
  const access = accessOf(ctx, database, flags.public);
  const client = CLIENTS[access.engine];
  const program = programOf(ctx, client);
  if (globals['dry-run']) {
    ctx.note({ zh: `将运行 ${program}。`, en: `${program} would be run.` });
    return { dryRun: true, command: [program, ...client.args({ ...access, password: '' }), ...ctx.args.options] };
  }
  const password = await knownPassword(ctx, database.name);
  const whole = { ...access, password };
  ctx.waiting.stop();
  const code = await runClient(ctx, program, [...client.args(whole), ...ctx.args.options], client.env(whole));
  // why no words: the client has said what is wrong
  if (code !== 0) {
    ctx.exit(EXIT.failed);
  }
  return WRITTEN;
}

/** Throws CliError with exit 3 and the line that installs one. */
function programOf(ctx: Ctx, { programs, install }: Client): string {
  const endings = process.platform === 'win32' ? ['.exe', ''] : [''];
  const folders = (ctx.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const found = programs
    .flatMap((program) => folders.flatMap((folder) => endings.map((ending) => join(folder, program + ending))))
    .find((file) => existsSync(file));
  if (found !== undefined) {
    return found;
  }
  const [program = ''] = programs;
  const line = { win32: install.windows, darwin: install.mac }[process.platform as string] ?? install.debian;
  throw new CliError('no-client', {
    exit: EXIT.notFound,
    what: () => ctx.say({ zh: `本机没有 ${program}。`, en: `This machine has no ${program}.` }),
    why: () =>
      ctx.say({
        zh: `不安装也可以用 uos storage query ${ctx.args.database} 执行语句`,
        en: `uos storage query ${ctx.args.database} runs a statement without it`,
      }),
    next: line,
  });
}

/** Its exit code. */
async function runClient(
  { io, env, say }: Ctx,
  program: string,
  args: readonly string[],
  own: Readonly<Record<string, string>>,
): Promise<number> {
  const isTerminal = io.stdout.isTTY && io.stdout.terminal !== undefined;
  const hasOwnInput = io.stdin === process.stdin;
  const quiet = ownSignals();
  try {
    const child = spawn(program, args, {
      cwd: io.cwd,
      env: { ...env, ...own },
      stdio: [hasOwnInput ? 'inherit' : 'pipe', isTerminal ? 'inherit' : 'pipe', isTerminal ? 'inherit' : 'pipe'],
    });
    child.stdout?.on('data', (chunk: Buffer) => io.stdout.write(chunk));
    child.stderr?.on('data', (chunk: Buffer) => io.stderr.write(chunk));
    if (child.stdin !== null) {
      // why let be: a client that has had enough closes its input, and says why by itself
      void pipeline(io.stdin, child.stdin).catch(() => undefined);
    }
    return await endOf(child, program, say);
  } finally {
    quiet();
  }
}

/** While the client has the terminal, Ctrl-C is its own: it takes back a statement and does not end it. */
function ownSignals(): () => void {
  const before = process.listeners('SIGINT');
  const nothing = (): void => undefined;
  process.removeAllListeners('SIGINT');
  process.on('SIGINT', nothing);
  return () => {
    process.off('SIGINT', nothing);
    for (const listener of before) {
      process.on('SIGINT', listener);
    }
  };
}

function endOf(child: ChildProcess, program: string, say: Ctx['say']): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', (cause) =>
      reject(
        new CliError('not-started', {
          exit: EXIT.failed,
          what: () => say({ zh: `不能启动 ${program}。`, en: `${program} could not be started.` }),
          why: () => cause.message,
          cause,
        }),
      ),
    );
    child.on('close', (code) => resolve(code ?? 1));
  });
}
