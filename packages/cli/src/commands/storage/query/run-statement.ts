// The work of `uos storage query`.
import { isUosError, type UosApiError } from '@uos/sdk/http';
import type { DatabaseAnswer } from '@uos/sdk/services/storage';
import { checkWritten } from '../../../derived/validate.ts';
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import { readStdin } from '../../../profile/who/secrets.ts';
import { type Column, WRITTEN } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { deliver, isForProgram } from '../../../terminal/output/deliver.ts';
import { paintFor } from '../../../terminal/paint.ts';
import { printableText } from '../../../terminal/printable.ts';
import { shellWord } from '../../../terminal/shell-word.ts';
import type { Text } from '../../../text/text.ts';
import { databaseMeant } from '../storage.ts';
import { csvText } from './csv-text.ts';

type Ctx = Context<
  { readonly database: string; readonly statement: string | undefined },
  { readonly write: boolean; readonly limit: number | undefined; readonly csv: boolean }
>;

const WORDS = { statement: '<statement>', limit: '--limit' } as const;
/** How no value is shown beside an empty one. */
const NULL = 'NULL';

export async function runStatement(ctx: Ctx) {
  const { write, limit, csv } = ctx.flags;
  if (csv && isForProgram(ctx.globals)) {
    throw usageError('one-of', (t) => t.errors.oneOf('--csv, --json'), 'uos storage query --help');
  }
  const statement = await statementOf(ctx);
  const input = { statement, ...(write && { readOnly: false }), ...(limit !== undefined && { limit }) };
  await checkWritten(ctx, 'storage.databases.query', input, WORDS);
  const { databaseId: id } = await databaseMeant(ctx, ctx.args.database);
  const { databases } = await ctx.uos.service('storage');
  const answer = await databases.query({ id, ...input }).catch((error: unknown) => {
    throw explained(ctx, error) ?? error;
  });
  tell(ctx, answer);
  if (isForProgram(ctx.globals)) {
    return documentOf(answer);
  }
  if (csv) {
    const { stdout } = ctx.io;
    const text = csvText([answer.columns.map(({ name }) => name), ...answer.rows]);
    stdout.write(stdout.isTTY ? printableText(text) : text);
  } else if (answer.columns.length > 0) {
    await showRows(ctx, answer);
  }
  return WRITTEN;
}

/** What PostgreSQL says to more than one statement. */
const TO_A_SCRIPT = /multiple commands/;

/** A statement that the engine has refused, and what to do then; undefined for any other failure. */
function explained(ctx: Ctx, error: unknown): CliError | undefined {
  const { body, requestId } = (isUosError(error) ? error : {}) as Partial<UosApiError>;
  const { details = [] } = (body ?? {}) as {
    readonly details?: readonly { readonly field?: string; readonly reason?: string }[];
  };
  const reason = details.find(({ field }) => field === 'statement')?.reason;
  if (reason === undefined) {
    return undefined;
  }
  const refused = (code: string, text: Text, next?: string) =>
    new CliError(code, {
      exit: EXIT.failed,
      what: () => ctx.say(text),
      why: () => reason,
      ...(next !== undefined && { next }),
      ...(requestId !== undefined && { requestId }),
      cause: error,
    });
  if (TO_A_SCRIPT.test(reason)) {
    return refused(
      'several-statements',
      {
        zh: '一次只执行一条语句；脚本交给数据库的客户端执行。',
        en: 'One statement is run at a time; the client of the database runs a script.',
      },
      `uos storage connect ${shellWord(ctx.args.database)} < script.sql`,
    );
  }
  if (details.some(({ field }) => field === 'readOnly')) {
    return refused(
      'read-only',
      {
        zh: '这条语句没有执行：不加 --write 时只能读取。',
        en: 'The statement was not run: without --write it may only read.',
      },
      ctx.line('--write'),
    );
  }
  return refused('statement-failed', { zh: '语句执行失败。', en: 'The statement failed.' });
}

async function statementOf({ args, io, say }: Ctx): Promise<string> {
  const { statement } = args;
  if (statement === undefined && io.stdin.isTTY === true) {
    throw usageError(
      'no-statement',
      () => say({ zh: '没有给出语句。', en: 'No statement was given.' }),
      'uos storage query --help',
    );
  }
  const text = statement === undefined || statement === '-' ? await readStdin(io) : statement;
  if (text.trim() === '') {
    throw usageError(
      'no-statement',
      () => say({ zh: '语句是空的。', en: 'The statement is empty.' }),
      'uos storage query --help',
    );
  }
  return text;
}

/** What is no row: how many were changed, and that there are more. */
function tell(ctx: Ctx, { columns, command, rowCount, durationMs, truncated, rows }: DatabaseAnswer): void {
  if (columns.length === 0) {
    ctx.note({
      zh: `${command}：${rowCount} 行，${durationMs} ms。`,
      en: `${command}: ${rowCount} ${rowCount === 1 ? 'row' : 'rows'}, ${durationMs} ms.`,
    });
  } else if (truncated) {
    ctx.note({
      zh: `只显示前 ${rows.length} 行，还有更多。`,
      en: `The first ${rows.length} rows; there are more.`,
    });
  } else {
    ctx.note({
      zh: `${rowCount} 行，${durationMs} ms。`,
      en: `${rowCount} ${rowCount === 1 ? 'row' : 'rows'}, ${durationMs} ms.`,
    });
  }
}

/** Rows by the names of their columns; a name that comes again has its number behind it. */
function documentOf({ columns, rows, ...rest }: DatabaseAnswer) {
  const names = namesOf(columns.map(({ name }) => name));
  const named = rows.map((row) => Object.fromEntries(row.map((value, at) => [names[at] ?? String(at), value])));
  return { columns: columns.map((column, at) => ({ ...column, name: names[at] })), rows: named, ...rest };
}

export function namesOf(given: readonly string[]): string[] {
  const taken = new Set<string>();
  return given.map((name) => {
    let free = name;
    for (let at = 2; taken.has(free); at += 1) {
      free = `${name}_${at}`;
    }
    taken.add(free);
    return free;
  });
}

async function showRows({ io, globals, t, lang }: Ctx, { columns, rows }: DatabaseAnswer): Promise<void> {
  const paint = await paintFor(io.stdout, io.env);
  const printer = { sink: io.stdout, paint, t, lang };
  const shown = rows.map((row) => row.map((value) => value ?? (io.stdout.isTTY ? NULL : '')));
  const titled = columns.map(({ name }, at): Column => {
    const title = printableText(name);
    return { field: String(at), title: { zh: title, en: title } };
  });
  await deliver({ io, printer, globals }, shown, { columns: titled });
}
