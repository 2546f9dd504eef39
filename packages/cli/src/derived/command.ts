// Makes a command of a table entry that nobody wrote one for: input from arguments and flags, one call, its answer.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { EventStream } from '@uos/sdk';
import type { OperationFields } from '@uos/sdk/fields';
import { usageError } from '../errors/cli-error.ts';
import { readStdin, secretFromFile, secretFromStdin } from '../profile/who/secrets.ts';
import type { Command } from '../program/command.ts';
import type { Context } from '../program/context.ts';
import { take } from '../program/lists.ts';
import type { TableEntry } from '../program/manifest.ts';
import { printableText } from '../terminal/printable.ts';
import type { DerivedCall, DerivedInput } from './call.ts';
import { methodOf } from './method.ts';
import { idNamed, isName } from './things.ts';
import { checkDerived, fieldsOf } from './validate.ts';

type Input = Record<string, unknown>;

/** Stands for a name while the input is checked: nothing is asked for what is wrong anyhow. */
const SOME_ID = '00000000-0000-4000-8000-000000000000';

export function derivedCommand(entry: TableEntry): Command {
  const { call } = entry;
  if (call === undefined) {
    throw new Error(`${entry.id} is in the table but neither written nor derived`);
  }
  return { ...entry, run: (ctx) => run(ctx, entry, call) };
}

async function run(ctx: Context, entry: TableEntry, call: DerivedCall): Promise<unknown> {
  const fields = await fieldsOf(call.operation);
  const typed = await inputOf(ctx, call, fields);
  checkDerived(call, fields, withIds(call, typed), ctx.lang);
  const input = await withFoundIds(ctx, call, typed);
  if (entry.danger !== undefined && entry.danger !== 'none') {
    const name = Object.values(ctx.args).findLast((value) => typeof value === 'string') ?? call.operation;
    await ctx.confirm({ zh: `将执行：${entry.summary.zh}`, en: `About to: ${entry.summary.en}` }, String(name));
  }
  const method = await methodOf(ctx.uos.parts, call.operation, call.accepts);
  if (call.paging !== 'none') {
    const limit = ctx.flags.paginate === true ? undefined : (ctx.flags.limit as number | undefined);
    return await take(method.all(input), limit);
  }
  const answer = await method(input);
  if (answer instanceof Uint8Array) {
    return await writeBytes(ctx, answer);
  }
  if (call.reply === 'events') {
    return await writeEvents(ctx, answer as EventStream<unknown>);
  }
  if (call.reply === 'nothing') {
    ctx.note({ zh: '完成。', en: 'Done.' });
    return undefined;
  }
  return call.at === undefined ? answer : (answer as Input)[call.at];
}

async function inputOf(ctx: Context, call: DerivedCall, fields: OperationFields): Promise<Input> {
  const input: Input = call.hasBody ? await dataOf(ctx, call) : {};
  for (const [name, how] of Object.entries(call.args)) {
    const given = ctx.args[name];
    if (given !== undefined) {
      input[how.key] = toValue(String(given), how, `<${name}>`);
    }
  }
  for (const [name, how] of Object.entries(call.flags)) {
    const given = ctx.flags[name];
    if (given !== undefined && !(Array.isArray(given) && given.length === 0)) {
      input[how.key] = flagValue(given, how, `--${name}`);
    }
  }
  if (call.appKey !== undefined && input[call.appKey] === undefined) {
    if (ctx.settings.app === undefined) {
      throw usageError('no-app', (t) => t.errors.noApp, 'uos app use <name>');
    }
    input[call.appKey] = ctx.settings.app.value;
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

/** The same with an id in place of each name. */
function withIds(call: DerivedCall, input: Input): Input {
  const changed: Input = { ...input };
  for (const { key, ref } of namingInputs(call)) {
    if (key in input) {
      changed[key] = eachOf(input[key], (word) => (isName(ref, word) ? SOME_ID : word));
    }
  }
  return changed;
}

/** The same with the id of what each name means; those of the path come first, because lists are within them. */
async function withFoundIds(ctx: Context, call: DerivedCall, input: Input): Promise<Input> {
  const changed: Input = { ...input };
  const known: Record<string, string> = {};
  for (const { key, ref } of namingInputs(call)) {
    if (key in input) {
      const found = eachOf(changed[key], (word) => idNamed(ctx, ref, word, known));
      changed[key] = Array.isArray(found) ? await Promise.all(found) : await found;
      known[ref] ??= String(changed[key]);
    }
  }
  return changed;
}

/** why the app again: it may be no word of the line, and what else names it has the same id */
function namingInputs({ args, flags, appKey }: DerivedCall): { readonly key: string; readonly ref: string }[] {
  const app = appKey === undefined ? [] : [{ key: appKey, ref: 'app.app' }];
  const others = [...Object.values(args), ...Object.values(flags)];
  return [...app, ...others.flatMap(({ key, ref }) => (ref === undefined ? [] : [{ key, ref }]))];
}

function eachOf<T>(value: unknown, change: (word: string) => T): unknown {
  return Array.isArray(value)
    ? value.map((one) => eachOf(one, change))
    : typeof value === 'string'
      ? change(value)
      : value;
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
  if (how.type === 'null') {
    return null;
  }
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

/** A line of JSON each, as it happens: what goes on has no end to be shown at. */
async function writeEvents({ io: { stdout } }: Context, events: EventStream<unknown>): Promise<undefined> {
  for await (const { data } of events) {
    const line = `${JSON.stringify(data)}\n`;
    stdout.write(stdout.isTTY ? printableText(line) : line);
  }
  return undefined;
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
