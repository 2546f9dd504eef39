// What a command takes, as options and arguments of commander, and what it was given, as its declaration promises it.
import { type Argument, type Command, Option } from 'commander';
import { usageError } from '../../errors/cli-error.ts';
import type { ArgSpec, ArgSpecs, CommandData, FlagSpec, FlagSpecs } from '../command.ts';
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

/** why none required of commander: it complains of the first that is missing, and a person wants to hear of all */
function argumentOf(command: Command, declared: Declared, name: string, spec: ArgSpec): Argument {
  const argument = command.createArgument(spec.many ? `[${name}...]` : `[${name}]`);
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

export interface Missing {
  /** As help writes it: `<name>`, `--org`. */
  readonly label: string;
  readonly key: string;
  readonly spec: ArgSpec | FlagSpec;
}

/** What has to be given and was not. */
export function missingOf(command: Command, { args = {}, flags = {} }: Declared): readonly Missing[] {
  const given = command.opts();
  const words = wordsFor(args, command.processedArgs);
  return [
    ...Object.entries(args).flatMap(([key, spec], at) =>
      spec.optional || spec.many || words[at] !== undefined ? [] : [{ label: `<${key}>`, key, spec }],
    ),
    ...Object.entries(flags).flatMap(([key, spec]) =>
      spec.required && given[key] === undefined ? [{ label: `--${key}`, key, spec }] : [],
    ),
  ];
}

/** The word for each argument: one that may be left out gives way to those behind it that may not. */
function wordsFor(args: ArgSpecs, given: readonly unknown[]): readonly unknown[] {
  const specs = Object.values(args);
  const words = given.filter((word, at) => word !== undefined && !specs[at]?.many);
  let spare = words.length - specs.filter(({ optional, many }) => !optional && !many).length;
  return specs.map(({ optional, many }, at) => {
    if (many) {
      return given[at];
    }
    spare -= optional ? 1 : 0;
    return optional && spare < 0 ? undefined : words.shift();
  });
}

/** What commander has read, and the answers to what was missing, by their labels. Throws CliError with exit 2 for the rest. */
export function givenTo(command: Command, declared: Declared, answers: Readonly<Record<string, string>> = {}): Parsed {
  const flags = declared.flags ?? {};
  const left = missingOf(command, declared).filter(({ label }) => answers[label] === undefined);
  if (left.length > 0) {
    const code = left.some(({ label }) => label.startsWith('<')) ? 'missing-argument' : 'missing-flag';
    const labels = left.map(({ label }) => label);
    throw usageError(code, (t) => t.errors.missing(labels), helpOf(declared));
  }
  const read = (label: string, spec: ArgSpec | FlagSpec): unknown => {
    const answer = answers[label];
    if (answer === undefined) {
      return undefined;
    }
    checkChoice(declared, label, answer, spec.choices);
    return 'type' in spec ? readValue(declared, label.slice(2), spec, answer) : answer;
  };
  const words = wordsFor(declared.args ?? {}, command.processedArgs);
  const asked = Object.entries(flags).map(([name, spec]) => [name, read(`--${name}`, spec)] as const);
  return {
    args: Object.fromEntries(
      Object.entries(declared.args ?? {}).map(([name, spec], at) => [name, words[at] ?? read(`<${name}>`, spec)]),
    ),
    flags: valuesOf(flags, {
      ...Object.fromEntries(asked.filter(([, value]) => value !== undefined)),
      ...command.opts(),
    }),
    globals: valuesOf(GLOBAL_FLAGS, command.opts()) as GlobalFlags,
  };
}

function readValue(declared: Declared, name: string, spec: FlagSpec, value: string): string | number {
  const flag = `--${name}`;
  checkChoice(declared, flag, value, spec.choices);
  if (spec.type !== 'number') {
    return value;
  }
  const number = Number(value);
  const least = spec.least ?? number;
  if (value.trim() === '' || !Number.isFinite(number) || number < least) {
    throw usageError(
      'not-a-number',
      (t) => (number < least ? t.errors.tooSmall(flag, value, least) : t.errors.notNumber(flag, value)),
      helpOf(declared),
    );
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
