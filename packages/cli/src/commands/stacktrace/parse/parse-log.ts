// The work of `uos stacktrace parse`.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { ParsedLog, ParsedStack, ParseInput, StackFrame } from '@uos/sdk/services/stacktrace';
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { uploadLine } from '../stacktrace.ts';
import { piecesOf } from './log-pieces.ts';

type Ctx = Context<
  { readonly log: string | undefined },
  {
    readonly version: string | undefined;
    readonly platform: ParseInput['platform'];
    readonly save: boolean;
    readonly all: boolean;
  }
>;

export async function parseLog(ctx: Ctx): Promise<ParsedLog & { readonly text: string }> {
  const { version, platform, save, all } = ctx.flags;
  const log = await readLog(ctx);
  const stacktrace = await ctx.uos.service('stacktrace');
  const results: ParsedStack[] = [];
  const statuses = new Set<string>();
  for (const piece of piecesOf(log)) {
    ctx.signal.throwIfAborted();
    const answer = await stacktrace.parse({
      log: piece,
      ...(version !== undefined && { appVersion: version }),
      ...(platform !== undefined && { platform }),
      ...(save && { save }),
    });
    for (const result of answer.results) {
      results.push(result);
      statuses.add(result.status);
    }
  }
  if (results.length === 0) {
    throw new CliError('no-stack', {
      exit: EXIT.failed,
      what: () => ctx.say({ zh: '日志里没有找到堆栈。', en: 'There is no stack in the log.' }),
      next: `uos ${ctx.command.id} --help`,
    });
  }
  tellMissing(ctx, results);
  const [only] = statuses.size === 1 ? (statuses as Set<ParsedLog['status']>) : [];
  return {
    status: only ?? 'partial_finished',
    results,
    text: `${results.map((result) => readable(ctx, result, all)).join('\n\n')}\n`,
  };
}

async function readLog(ctx: Ctx): Promise<string> {
  const { log = '-' } = ctx.args;
  if (log === '-') {
    if (ctx.io.stdin.isTTY === true && ctx.args.log === undefined) {
      throw usageError(
        'no-log',
        () => ctx.say({ zh: '没有给出日志文件。', en: 'No log was given.' }),
        `uos ${ctx.command.id} --help`,
      );
    }
    return filled(ctx, await textOf(ctx.io.stdin));
  }
  const file = resolve(ctx.io.cwd, log);
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw usageError('not-a-file', (t) => t.errors.notFile(file), `uos ${ctx.command.id} --help`);
  }
  return filled(ctx, readFileSync(file, 'utf8'));
}

function filled(ctx: Ctx, text: string): string {
  if (text.trim() === '') {
    throw usageError('empty-log', () => ctx.say({ zh: '日志是空的。', en: 'The log is empty.' }));
  }
  if (text.includes('\0')) {
    throw usageError('no-text', () => ctx.say({ zh: '这不是文本日志。', en: 'This is no log of text.' }));
  }
  return text;
}

/** Says for each build that is wanted what uploads it. */
function tellMissing(ctx: Ctx, results: readonly ParsedStack[]): void {
  const modules = new Map<string, string>();
  for (const { frames } of results) {
    for (const { status, inApp, buildId, module } of frames) {
      if (inApp && status === 'no_symbol' && module !== '') {
        modules.set(buildId === '' ? module : buildId, module);
      }
    }
  }
  for (const [buildId, module] of modules) {
    const named = buildId === module ? module : `${module} (${buildId})`;
    ctx.note({ zh: `缺少符号表：${named}`, en: `Symbols are missing: ${named}` }, { style: 'yellow', text: '!' });
    ctx.note({ zh: `  ${uploadLine(module, ctx.flags.version)}`, en: `  ${uploadLine(module, ctx.flags.version)}` });
  }
  if (modules.size > 0) {
    ctx.exit(EXIT.notFound);
  }
}

/** Frames of the game; of those of the system between them how many there are. */
function readable(ctx: Ctx, { title, frames, recordId }: ParsedStack, all: boolean): string {
  const lines = [recordId === undefined ? title : `${title}  ${recordId}`];
  const isFolding = !all && frames.some(({ inApp }) => inApp);
  let folded = 0;
  const tellFolded = (): void => {
    if (folded > 0) {
      lines.push(`    … ${ctx.say({ zh: `${folded} 个系统帧`, en: `${folded} of the system` })}`);
    }
    folded = 0;
  };
  for (const frame of frames) {
    if (isFolding && !frame.inApp) {
      folded += 1;
    } else {
      tellFolded();
      lines.push(lineOf(ctx, frame));
    }
  }
  tellFolded();
  return lines.join('\n');
}

function lineOf(ctx: Ctx, frame: StackFrame): string {
  const { index, function: called, module, address, file, line, inlined, approximate } = frame;
  const what = called === '' ? `${module} ${address}`.trim() : called;
  const place =
    file !== '' ? `  ${file}${line > 0 ? `:${line}` : ''}` : called === '' || module === '' ? '' : `  ${module}`;
  const marks = [
    ...(inlined ? [ctx.say({ zh: '内联', en: 'inlined' })] : []),
    ...(approximate ? [ctx.say({ zh: '近似', en: 'approximate' })] : []),
  ];
  return `  #${String(index).padStart(2, '0')} ${what}${place}${marks.length > 0 ? `  [${marks.join(', ')}]` : ''}`;
}
