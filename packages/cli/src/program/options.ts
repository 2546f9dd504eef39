// What a command takes, as options and arguments of commander, and what it was given, as its declaration promises it.
import { type Argument, type Command, Option } from 'commander';
import { usageError } from '../errors/cli-error.ts';
import type { ArgSpec, CommandData, FlagSpec, FlagSpecs } from './command.ts';
import { GLOBAL_FLAGS, type GlobalFlags, valuesOf } from './globals.ts';

export interface Parsed {
  readonly args: Readonly<Record<string, unknown>>;
  readonly flags: Readonly<Record<string, unknown>>;
  readonly globals: GlobalFlags;
}

export type Declared = Pick<CommandData, 'id' | 'args' | 'flags' | 'output'>;

/** why a class: commander turns `dry-run` into dryRun and `no-pager` into its opposite; here a name stays what it is. */
class Flag extends Option {
  readonly key: string;

  constructor(key: string, flags: string) {
    super(flags);
    this.key = key;
    this.negate = false;
  }

  override attributeName(): string {
    return this.key;
  }
}

/**
 * Makes `command` take the flags that `args` name; an unknown one is unknown without the others too.
 * why not all: making one costs as much as reading a word of the line a hundred times, and some commands have sixty
 */
export function addNamedFlags(command: Command, declared: Declared, args: readonly string[]): void {
  const named = namesIn(args);
  const specs: FlagSpecs = { ...GLOBAL_FLAGS, ...declared.flags };
  for (const [name, spec] of Object.entries(specs)) {
    if (named.has(`--${name}`) || named.has(`-${spec.short}`)) {
      command.addOption(optionOf(declared, name, spec));
    }
    for (const value of spec.type === 'boolean' ? [true, false] : []) {
      // why options of their own: a switch of commander takes no value
      if (named.has(`--${name}=${value}`)) {
        command.addOption(new Flag(name, `--${name}=${value}`).preset(value));
      }
    }
  }
}

function optionOf(declared: Declared, name: string, spec: FlagSpec): Option {
  const flag = new Flag(name, flagsOf(name, spec));
  if (spec.type === 'boolean') {
    return flag;
  }
  const read = (value: string): string | number => readValue(declared, name, spec, value);
  return flag.argParser<unknown>(
    spec.many ? (value, before) => [...((before as unknown[] | undefined) ?? []), read(value)] : read,
  );
}

/** why no more of the value: its word in help may hold what means something to commander */
function flagsOf(name: string, { short, type }: FlagSpec): string {
  return `${short === undefined ? '' : `-${short}, `}--${name}${type === 'boolean' ? '' : ' <value>'}`;
}

/** Flags among the words: long ones bare and as they stand, short ones letter by letter. */
function namesIn(args: readonly string[]): ReadonlySet<string> {
  const end = args.indexOf('--');
  return new Set(
    (end < 0 ? args : args.slice(0, end)).flatMap((word) =>
      word.startsWith('--')
        ? [word, word.split('=', 1)[0] ?? '']
        : word.startsWith('-')
          ? Array.from(word.slice(1), (letter) => `-${letter}`)
          : [],
    ),
  );
}

export function addArguments(command: Command, declared: Declared): void {
  for (const [name, spec] of Object.entries(declared.args ?? {})) {
    command.addArgument(argumentOf(command, declared, name, spec));
  }
}

function argumentOf(command: Command, declared: Declared, name: string, spec: ArgSpec): Argument {
  const argument = command.createArgument(spec.many ? `[${name}...]` : spec.optional ? `[${name}]` : `<${name}>`);
  const { choices } = spec;
  if (choices !== undefined && !spec.many) {
    argument.argParser((value: string) => {
      checkChoice(declared, `<${name}>`, value, choices);
      return value;
    });
  }
  return argument;
}

/** Throws CliError with exit 2 where a flag stands as the value of another: commander takes whatever follows. */
export function checkSwallowed(declared: Declared, args: readonly string[]): void {
  const specs: FlagSpecs = { ...GLOBAL_FLAGS, ...declared.flags };
  const takesNext = (word: string): boolean =>
    Object.entries(specs).some(
      ([name, { type, short }]) => type !== 'boolean' && (word === `--${name}` || word === `-${short}`),
    );
  for (let index = 0; index < args.length && args[index] !== '--'; index += 1) {
    const word = args[index] ?? '';
    if (word.startsWith('-') && takesNext(word)) {
      index += 1;
      if (/^--./.test(args[index] ?? '')) {
        throw usageError('missing-value', (t) => t.errors.missingValue(word), helpOf(declared));
      }
    }
  }
}

/** What commander has read. Throws CliError with exit 2 where a flag is missing. */
export function givenTo(command: Command, declared: Declared): Parsed {
  const given = command.opts();
  const flags = declared.flags ?? {};
  for (const [name, { required }] of Object.entries(flags)) {
    // why here: commander asks for what is missing before it looks at what it does not know, which may be that, misspelt
    if (required && given[name] === undefined) {
      throw usageError('missing-flag', (t) => t.errors.missingFlag(`--${name}`), helpOf(declared));
    }
  }
  return {
    args: Object.fromEntries(Object.keys(declared.args ?? {}).map((name, at) => [name, command.processedArgs[at]])),
    flags: valuesOf(flags, given),
    globals: valuesOf(GLOBAL_FLAGS, given) as GlobalFlags,
  };
}

function readValue(declared: Declared, name: string, spec: FlagSpec, value: string): string | number {
  checkChoice(declared, `--${name}`, value, spec.choices);
  if (spec.type !== 'number') {
    return value;
  }
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) {
    throw usageError('not-a-number', (t) => t.errors.notNumber(`--${name}`, value), helpOf(declared));
  }
  return number;
}

function checkChoice(declared: Declared, name: string, value: string, choices: readonly string[] | undefined): void {
  if (choices !== undefined && !choices.includes(value)) {
    throw usageError('not-a-choice', (t) => t.errors.notChoice(name, value, choices.join(', ')), helpOf(declared));
  }
}

export function helpOf(declared: Pick<Declared, 'id'>): string {
  return `uos ${declared.id} --help`;
}
