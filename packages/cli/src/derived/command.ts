// Makes a command of a table entry that nobody wrote one for: input from arguments and flags, one call, its answer.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { OperationFields } from '@uos/sdk/fields';
import { openClient } from '../connection/client.ts';
import { usageError } from '../errors/cli-error.ts';
import { readStdin, secretFromFile, secretFromStdin } from '../profile/who/secrets.ts';
import type { Command } from '../program/command.ts';
import type { Context } from '../program/context.ts';
import { take } from '../program/lists.ts';
import type { TableEntry } from '../program/manifest.ts';
import { printableText } from '../terminal/printable.ts';
import type { DerivedCall, DerivedInput } from './call.ts';
import { checkDerived, fieldsOf } from './validate.ts';

type Input = Record<string, unknown>;
type Method = ((input: Input) => Promise<unknown>) & { all(input: Input): AsyncIterable<unknown> };

export function derivedCommand(entry: TableEntry): Command {
  const { call } = entry;
  if (call === undefined) {
    throw new Error(`${entry.id} is in the table but neither written nor derived`);
  }
  return { ...entry, run: (ctx) => run(ctx, entry, call) };
}

async function run(ctx: Context, entry: TableEntry, call: DerivedCall): Promise<unknown> {
  const fields = await fieldsOf(call.operation);
  const input = await inputOf(ctx, call, fields);
  checkDerived(call, fields, input, ctx.lang);
  if (entry.danger !== undefined && entry.danger !== 'none') {
    const name = Object.values(ctx.args).findLast((value) => typeof value === 'string') ?? call.operation;
    await ctx.confirm({ zh: `将执行：${entry.summary.zh}`, en: `About to: ${entry.summary.en}` }, String(name));
  }
  const method = await methodOf(ctx, call);
  if (call.paging !== 'none') {
    const limit = ctx.flags.paginate === true ? undefined : (ctx.flags.limit as number | undefined);
    return await take(method.all(input), limit);
  }
  const answer = await method(input);
  if (answer instanceof Uint8Array) {
    return await writeBytes(ctx, answer);
  }
  if (call.reply === 'nothing') {
    ctx.note({ zh: '完成。', en: 'Done.' });
    return undefined;
  }
  return call.at === undefined ? answer : (answer as Input)[call.at];
}

async function methodOf(ctx: Context, { operation }: DerivedCall): Promise<Method> {
  const [service = '', ...keys] = operation.split('.');
  const client = await openClient(ctx.uos.parts, service);
  let node: unknown = (client as unknown as Input)[service];
  for (const key of keys) {
    node = (node as Input)[key];
  }
  return node as Method;
}

async function inputOf(ctx: Context, call: DerivedCall, fields: OperationFields): Promise<Input> {
  const input: Input = call.hasBody ? await dataOf(ctx, call) : {};
  for (const [name, how] of Object.entries(call.args)) {
    const given = ctx.args[name] ?? (name === call.appArg ? ctx.settings.app?.value : undefined);
    if (given === undefined) {
      throw usageError('no-app', (t) => t.errors.noApp, 'uos app use <id>');
    }
    input[how.key] = toValue(String(given), how, `<${name}>`);
  }
  for (const [name, how] of Object.entries(call.flags)) {
    const given = ctx.flags[name];
    if (given !== undefined && !(Array.isArray(given) && given.length === 0)) {
      input[how.key] = flagValue(given, how, `--${name}`);
    }
  }
  for (const [name, how] of Object.entries(call.secrets ?? {})) {
    const file = ctx.flags[`${name}-file`];
    if (ctx.flags[`${name}-stdin`] === true) {
      input[how.key] = await secretFromStdin(ctx.io);
    } else if (typeof file === 'string') {
      input[how.key] = secretFromFile(file);
    } else if (input[how.key] === undefined && fields[how.key]?.required === true) {
      input[how.key] = await ctx.prompt.secret(`${name}:`, `--${name}-stdin, --${name}-file`);
    }
  }
  return input;
}

/** What --data holds: the fields of the body, or the whole of it where the body is no object. */
async function dataOf(ctx: Context, { bodyAt }: DerivedCall): Promise<Input> {
  const given = ctx.flags.data as string | undefined;
  if (given === undefined) {
    return {};
  }
  const text = given === '-' ? await readStdin(ctx.io) : given.startsWith('@') ? readFile(given.slice(1)) : given;
  const value = parseJson(text, '--data');
  if (bodyAt !== undefined) {
    return { [bodyAt]: value };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw usageError('not-json', (t) => t.errors.notJson('--data'));
  }
  return { ...value };
}

function flagValue(given: unknown, how: DerivedInput, name: string): unknown {
  if (how.type === 'map') {
    return Object.fromEntries((given as readonly string[]).map((pair) => pairOf(pair, name)));
  }
  return Array.isArray(given) ? given.map((one) => toValue(one, how, name)) : toValue(given, how, name);
}

function toValue(given: unknown, { type }: DerivedInput, name: string): unknown {
  if (typeof given !== 'string') {
    return given;
  }
  switch (type) {
    case 'integer':
    case 'number':
      if (given.trim() === '' || !Number.isFinite(Number(given))) {
        throw usageError('not-a-number', (t) => t.errors.notNumber(name, given));
      }
      return Number(given);
    case 'json':
      return parseJson(given.startsWith('@') ? readFile(given.slice(1)) : given, name);
    default:
      return given;
  }
}

function pairOf(text: string, name: string): [string, string] {
  const at = text.indexOf('=');
  if (at <= 0) {
    throw usageError('not-a-pair', (t) => t.errors.notPair(name, text));
  }
  return [text.slice(0, at), text.slice(at + 1)];
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw usageError('not-json', (t) => t.errors.notJson(where), undefined, { cause });
  }
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw usageError('unreadable-file', (t) => t.errors.unreadable(path), undefined, { cause });
  }
}

async function writeBytes(ctx: Context, bytes: Uint8Array): Promise<unknown> {
  const file = ctx.flags.output as string | undefined;
  if (file !== undefined) {
    await writeFile(file, bytes);
    ctx.note({ zh: `已写入 ${file}。`, en: `Wrote ${file}.` });
    return { file, bytes: bytes.length };
  }
  if (ctx.globals.json !== undefined) {
    return { bytes: bytes.length, base64: Buffer.from(bytes).toString('base64') };
  }
  const { stdout } = ctx.io;
  stdout.write(stdout.isTTY ? printableText(Buffer.from(bytes).toString('utf8')) : bytes);
  return undefined;
}
