// Which branch of the commands a line addresses: its leading words name it, wherever flags of every command stand.
import type { CommandData } from '../command.ts';
import { type Noun, type Outline, readEntry, readNouns, readOutlines, type TableEntry } from '../manifest.ts';
import { FIELD_LIST, GLOBAL_FLAGS, WITH_VALUE } from './globals.ts';

export interface Address {
  readonly nouns: readonly Noun[];
  /** Undefined where the first word names none, or there is none. */
  readonly noun: Noun | undefined;
  /** The leading words, as far as they name something. */
  readonly path: readonly string[];
  /** All leading words; those behind the path are arguments of a command, or name nothing. */
  readonly words: readonly string[];
  /** Where the first of them stands on the line. */
  readonly at: number;
  /** The commands of the noun that are at or below the path. */
  readonly outlines: readonly Outline[];
  /** Undefined where the path is a group, whose commands are below it. */
  readonly entry: TableEntry | undefined;
  /** What else stands on the line, as it was typed. */
  readonly rest: readonly string[];
  /** The same as commander takes it: --json has a value, its fields or nothing. */
  readonly args: readonly string[];
}

export function addressOf(argv: readonly string[]): Address {
  const { words: typed, places } = leadingWords(argv);
  const nouns = readNouns();
  const noun = nouns.find(({ name }) => name === typed[0]);
  const all = noun === undefined ? [] : readOutlines(noun);
  const words = noun === undefined ? typed : inOurWords(typed, all);
  const path = pathOf(words, all);
  const id = path.join(' ');
  const entry = noun !== undefined && all.some((outline) => outline.id === id) ? readEntry(noun, id) : undefined;
  // why by place: a word may stand on the line twice, once as the value of a flag
  const own = new Set(places.slice(0, path.length));
  return {
    nouns,
    noun,
    path,
    words,
    at: places[0] ?? 0,
    outlines: all.filter(isBelow(id)),
    entry,
    rest: argv.filter((_, index) => !own.has(index)),
    args: withFields(argv, own, entry),
  };
}

/** Words that name nothing stand behind the path of a group. */
export function isUnknown({ entry, words, path }: Address): boolean {
  return entry === undefined && words.length > path.length;
}

/** The longest command among the beginnings of `words`, else the longest group. */
function pathOf(words: readonly string[], outlines: readonly Outline[]): readonly string[] {
  const beginnings = words.map((_, index) => words.slice(0, words.length - index));
  const ids = new Set(outlines.map(({ id }) => id));
  return (
    beginnings.find((path) => ids.has(path.join(' '))) ??
    beginnings.find((path) => outlines.some(isBelow(path.join(' ')))) ??
    []
  );
}

/** What people type for one thing; which word a command has is its own matter. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['ls', 'list'],
  ['rm', 'remove', 'delete', 'del'],
  ['get', 'show', 'info', 'describe', 'view'],
  ['create', 'new', 'add'],
  ['update', 'edit'],
];

/** The line with the first word that names nothing in the word of the command, where another word for the same does. */
function inOurWords(words: readonly string[], outlines: readonly Outline[]): readonly string[] {
  const path = pathOf(words, outlines);
  const word = words[path.length];
  if (word === undefined || outlines.some(({ id }) => id === path.join(' '))) {
    return words;
  }
  const others = [...(SYNONYMS.find((group) => group.includes(word)) ?? []), word.replace(/(?<=...)s$/, '')];
  const known = others.find((other) => outlines.some(isBelow([...path, other].join(' '))));
  return known === undefined ? words : inOurWords(words.with(path.length, known), outlines);
}

/** At the path too. */
function isBelow(path: string): (outline: Outline) => boolean {
  const group = `${path} `;
  return ({ id }) => id === path || id.startsWith(group);
}

/**
 * --json stands alone, with =fields, or with the fields behind it. A word behind it is fields when it is a list, or a
 * field of this command; anything else is an argument. why here: an optional value of commander takes any next word.
 */
export function withFields(
  argv: readonly string[],
  own: ReadonlySet<number>,
  command: Pick<CommandData, 'output' | 'args'> | undefined,
): readonly string[] {
  const end = argv.indexOf('--');
  const args: string[] = [];
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? '';
    const next = own.has(index + 1) ? '' : (argv[index + 1] ?? '');
    if (own.has(index)) {
      continue;
    }
    if (word !== '--json' || (end >= 0 && index > end)) {
      args.push(word);
    } else if (FIELD_LIST.test(next) || command?.output?.fields?.includes(next) === true || isField(next, command)) {
      args.push(`--json=${next}`);
      index += 1;
    } else {
      args.push('--json=');
    }
  }
  return args;
}

/** Nothing else can stand there where a command takes no argument: a wrong one is then told from the right ones. */
function isField(word: string, command: Pick<CommandData, 'args'> | undefined): boolean {
  return command !== undefined && Object.keys(command.args ?? {}).length === 0 && /^[A-Za-z_][\w.-]*$/.test(word);
}

interface Line {
  /** Up to the first flag that is not global. */
  readonly words: readonly string[];
  /** Where each stands on the line. */
  readonly places: readonly number[];
}

function leadingWords(argv: readonly string[]): Line {
  const words: string[] = [];
  const places: number[] = [];
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? '';
    if (!word.startsWith('-')) {
      words.push(word);
      places.push(index);
    } else if (word === '--' || word === '-' || !GLOBAL_SWITCHES.test(word)) {
      break;
    } else if (WITH_VALUE.has(word) || (word === '--json' && FIELD_LIST.test(argv[index + 1] ?? ''))) {
      index += 1;
    }
  }
  return { words, places };
}

const LONG = Object.keys(GLOBAL_FLAGS).join('|');
const GLOBAL_SWITCHES = new RegExp(`^(--(${LONG})(=.*)?|-[qyh]+)$`, 's');
