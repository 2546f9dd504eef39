// Turns the words after a command into typed arguments and flags, by the command's own declaration.
import { parseArgs } from 'node:util';
import { CliError, EXIT, usageError } from '../errors/cli-error.ts';
import { nearest } from '../text/nearest.ts';
import type { ArgSpecs, CommandData, FlagSpec, FlagSpecs } from './command.ts';
import { FIELD_LIST, GLOBAL_FLAGS, type GlobalFlags } from './globals.ts';

export interface Parsed {
  readonly args: Readonly<Record<string, unknown>>;
  readonly flags: Readonly<Record<string, unknown>>;
  readonly globals: GlobalFlags;
}

type Declared = Pick<CommandData, 'id' | 'args' | 'flags' | 'output'>;
type Given = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** why: a secret in an argument is visible in the process list; the words are refused with the way that is safe. */
const SECRET_WORDS = /^--(.*-)?(secret|password|token)$/;

/** Throws CliError with exit 2 and the nearest flag when the line does not fit. */
export function parseLine(command: Declared, words: readonly string[]): Parsed {
  const specs: FlagSpecs = { ...GLOBAL_FLAGS, ...command.flags };
  const { values, positionals } = split(command, specs, words);
  const given: Given = { ...values };
  return {
    args: argumentsOf(command, positionals),
    flags: flagsOf(command, command.flags ?? {}, given),
    globals: flagsOf(command, GLOBAL_FLAGS, given) as GlobalFlags,
  };
}

function split(command: Declared, specs: FlagSpecs, words: readonly string[]) {
  const options = Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, optionOf(spec)]));
  const args = withJsonValue(command, words);
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') {
      continue;
    }
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
    if (spec === undefined) {
      throw unknownFlag(command, specs, token.rawName);
    }
    // why: parseArgs takes whatever follows as the value, so a forgotten value would swallow the next flag.
    const swallowed = token.inlineValue === false && /^--./.test(token.value ?? '');
    if (spec.type !== 'boolean' && (token.value === undefined || swallowed)) {
      throw usageError('missing-value', (t) => t.errors.missingValue(token.rawName), helpOf(command));
    }
    if (spec.type === 'boolean' && token.value !== undefined && !/^(true|false)$/.test(token.value)) {
      throw usageError('no-value', (t) => t.errors.noValue(token.rawName), helpOf(command));
    }
  }
  return { values, positionals };
}

/**
 * --json stands alone, with =fields, or with the fields behind it, and parseArgs knows no optional value. A word behind
 * it is fields when it is a list, or a field of this command; anything else is an argument.
 */
function withJsonValue({ output }: Declared, words: readonly string[]): string[] {
  const end = words.indexOf('--');
  const joined: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1] ?? '';
    if (word !== '--json' || (end >= 0 && index > end)) {
      joined.push(word);
    } else if (FIELD_LIST.test(next) || output?.fields?.includes(next) === true) {
      joined.push(`--json=${next}`);
      index += 1;
    } else {
      joined.push('--json=');
    }
  }
  return joined;
}

function optionOf(spec: FlagSpec) {
  return {
    type: spec.type === 'boolean' ? ('boolean' as const) : ('string' as const),
    ...(spec.short === undefined ? {} : { short: spec.short }),
    ...(spec.many ? { multiple: true } : {}),
  };
}

function unknownFlag(command: Declared, specs: FlagSpecs, flag: string): CliError {
  const known = Object.keys(specs).map((name) => `--${name}`);
  if (SECRET_WORDS.test(flag)) {
    const ways = known.filter((name) => /-(stdin|file)$/.test(name)).join(', ');
    return new CliError('secret-flag', {
      exit: EXIT.usage,
      what: (t) => t.errors.secretFlag(flag),
      why: (t) => `${t.errors.secretWays}${ways && ` (${ways})`}`,
      next: helpOf(command),
    });
  }
  return usageError('unknown-flag', (t) => t.errors.unknownFlag(flag, nearest(flag, known)), helpOf(command));
}

function argumentsOf(command: Declared, positionals: readonly string[]): Record<string, unknown> {
  const specs: ArgSpecs = command.args ?? {};
  const found: Record<string, unknown> = {};
  const rest = [...positionals];
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.many) {
      found[name] = rest.splice(0);
      continue;
    }
    const value = rest.shift();
    if (value === undefined && !spec.optional) {
      throw usageError('missing-argument', (t) => t.errors.missingArgument(name), helpOf(command));
    }
    if (value !== undefined) {
      checkChoice(command, `<${name}>`, value, spec.choices);
    }
    found[name] = value;
  }
  const [extra] = rest;
  if (extra !== undefined) {
    throw usageError('extra-argument', (t) => t.errors.extraArgument(extra), helpOf(command));
  }
  return found;
}

function flagsOf(command: Declared, specs: FlagSpecs, given: Given): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, flagOf(command, name, spec, given[name])]),
  );
}

function flagOf(command: Declared, name: string, spec: FlagSpec, given: Given[string]): unknown {
  if (spec.type === 'boolean') {
    return spec.tristate && given === undefined ? undefined : given === true || given === 'true';
  }
  if (given === undefined) {
    if (spec.required) {
      throw usageError('missing-flag', (t) => t.errors.missingFlag(`--${name}`), helpOf(command));
    }
    return spec.many ? [] : undefined;
  }
  const values = [given].flat().map((value) => readValue(command, name, spec, String(value)));
  return spec.many ? values : values.at(-1);
}

function readValue(command: Declared, name: string, spec: FlagSpec, value: string): string | number {
  checkChoice(command, `--${name}`, value, spec.choices);
  if (spec.type !== 'number') {
    return value;
  }
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) {
    throw usageError('not-a-number', (t) => t.errors.notNumber(`--${name}`, value), helpOf(command));
  }
  return number;
}

function checkChoice(command: Declared, name: string, value: string, choices: readonly string[] | undefined): void {
  if (choices !== undefined && !choices.includes(value)) {
    throw usageError('not-a-choice', (t) => t.errors.notChoice(name, value, choices.join(', ')), helpOf(command));
  }
}

function helpOf(command: Declared): string {
  return `uos ${command.id} --help`;
}
