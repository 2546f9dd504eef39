// Shell completion from the command table: words, flags and their values. Names that only the platform knows are asked
// for last, and only where one stands.

import type { FlagSpec, FlagSpecs } from '../program/command.ts';
import { FIELD_LIST, GLOBAL_FLAGS, WITH_VALUE } from '../program/line/globals.ts';
import {
  isServed,
  type Outline,
  readEntry,
  readNouns,
  readOutlines,
  readRoutes,
  type TableEntry,
} from '../program/manifest.ts';
import { SERVICE_REF } from '../program/service-ref.ts';
import type { Io } from '../terminal/io.ts';
import { type Language, languageOf } from '../text/text.ts';

export interface Candidate {
  readonly word: string;
  /** What it is, for shells that show it beside the word. */
  readonly text?: string;
}

/** What a line is being completed to. */
interface Line {
  readonly before: readonly string[];
  readonly typed: string;
  /** Stands before each candidate: the shell takes `--flag=va` for one word. */
  readonly prefix: string;
  readonly lang: Language;
  readonly io: Io;
  /** The shell shows what each word is. */
  readonly described: boolean;
}

/** Candidates for the last of `words`, one per line; behind a tab what each is, where that is asked for. */
export async function complete(words: readonly string[], io: Io, { described = false } = {}): Promise<string> {
  const line = lineOf(await withUserAlias(words, io), io, described);
  const found = new Map<string, Candidate>();
  for (const candidate of await candidates(line)) {
    if (candidate.word.startsWith(line.typed) && !found.has(candidate.word)) {
      found.set(candidate.word, candidate);
    }
  }
  return Array.from(found.values(), ({ word, text }) => {
    const shown = described && text ? `\t${text.replace(/\s+/g, ' ')}` : '';
    return `${line.prefix}${word}${shown}\n`;
  }).join('');
}

/** Behind a word that a person made, what it stands for is completed. Never throws: somebody is typing. */
async function withUserAlias(words: readonly string[], io: Io): Promise<readonly string[]> {
  const at = words.findIndex((word, index) => !word.startsWith('-') && !WITH_VALUE.has(words[index - 1] ?? ''));
  if (at < 0 || at === words.length - 1 || readNouns().some(({ name }) => name === words[at])) {
    return words;
  }
  const { expanded } = await import('../program/line/user-alias.ts');
  try {
    return [...expanded(words.slice(0, -1), at, io.env, { asked: true }), words.at(-1) ?? ''];
  } catch {
    return words;
  }
}

async function userAliases(io: Io): Promise<Candidate[]> {
  const { readAliases } = await import('../profile/where/user-aliases.ts');
  try {
    return Object.entries(readAliases(io.env)).map(([word, line]) => ({ word, text: `uos ${line.join(' ')}` }));
  } catch {
    return [];
  }
}

/** What stands behind the text of a command that the platform is known not to serve; asked only where texts are shown. */
async function notServedMark({ described, io, before, lang }: Line): Promise<(outline: Outline) => string> {
  if (!described) {
    return () => '';
  }
  const [{ servedHere }, { frontWordsOf }] = await Promise.all([
    import('../connection/served.ts'),
    import('../text/front.ts'),
  ]);
  const served = await servedHere(io, before);
  return (outline) => (isServed(outline, served) ? '' : ` (${frontWordsOf(lang).help.notServed})`);
}

/** why the lone sign: bash hands `--flag=va` over as three words and replaces the last one only */
function lineOf(words: readonly string[], io: Io, described: boolean): Line {
  const known = { lang: languageOf(words, io), io, described };
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).filter((word) => word !== '=');
  if (last === '=' || words.at(-2) === '=') {
    return { ...known, before, typed: last === '=' ? '' : last, prefix: '' };
  }
  const [, flag, value] = /^(--[\w-]+)=(.*)$/s.exec(last) ?? [];
  return flag === undefined || value === undefined
    ? { ...known, before, typed: last, prefix: '' }
    : { ...known, before: [...before, flag], typed: value, prefix: `${flag}=` };
}

async function candidates(line: Line): Promise<readonly Candidate[]> {
  const { before, typed, lang } = line;
  const nouns = readNouns();
  const plain = before.filter((word, index) => !word.startsWith('-') && !WITH_VALUE.has(before[index - 1] ?? ''));
  const noun = nouns.find(({ name }) => name === plain[0]);
  if (noun === undefined) {
    const [, spec] = flagBefore(GLOBAL_FLAGS, before) ?? [];
    if (spec !== undefined) {
      return bare(spec.choices ?? []);
    }
    return typed.startsWith('-')
      ? flagsOf(undefined, lang)
      : [...nouns.map(({ name, summary }) => ({ word: name, text: summary[lang] })), ...(await userAliases(line.io))];
  }
  const outlines = readOutlines(noun);
  const outline = outlines.filter(({ id }) => startsWith(plain, id.split(' '))).sort(longestFirst)[0];
  if (outline === undefined) {
    const marked = await notServedMark(line);
    return outlines.flatMap((one) => {
      const { id, summary } = one;
      const words = id.split(' ');
      const mark = marked(one);
      const word = startsWith(words, plain) ? words[plain.length] : undefined;
      // why only of the last word: a group of commands has no text of its own
      const isWhole = words.length === plain.length + 1;
      return word === undefined ? [] : [{ word, ...(isWhole && { text: summary[lang] + mark }) }];
    });
  }
  return valuesOf(readEntry(noun, outline.id), line);
}

async function valuesOf(entry: TableEntry, { before, typed, lang, io }: Line): Promise<readonly Candidate[]> {
  const specs: FlagSpecs = { ...GLOBAL_FLAGS, ...entry.flags };
  const flag = flagBefore(specs, before);
  if (flag !== undefined) {
    const [name, spec] = flag;
    if (spec.ref === SERVICE_REF) {
      return services(lang);
    }
    const words = name === 'json' ? fieldsOf(entry, typed) : spec.words && listed(spec.words, typed);
    return words ? bare(words) : spec.choices ? bare(spec.choices) : await remote(name);
  }
  if (typed.startsWith('-')) {
    return flagsOf(entry, lang);
  }
  const [name, arg] = argumentAt(entry, specs, before) ?? [];
  const known = arg?.ref === SERVICE_REF ? services(lang) : ofContract(entry.id, name, before, lang);
  if (known !== undefined) {
    return known;
  }
  return name === undefined ? flagsOf(entry, lang) : arg?.choices ? bare(arg.choices) : await remote(name);

  async function remote(name: string): Promise<readonly Candidate[]> {
    const { remoteNames } = await import('./complete-names.ts');
    return remoteNames({ entry, name, before, line: [...before, typed] }, io);
  }
}

function services(lang: Language): Candidate[] {
  return readNouns()
    .filter(({ kind }) => kind === 'service')
    .map(({ name, summary }) => ({ word: name, text: summary[lang] }));
}

function bare(words: readonly string[]): Candidate[] {
  return words.map((word) => ({ word }));
}

const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'];

/** Paths and ids of the calls, which the table has offline. */
function ofContract(
  id: string,
  argument: string | undefined,
  before: readonly string[],
  lang: Language,
): readonly Candidate[] | undefined {
  if (id === 'api schema' && argument === 'operation') {
    return readRoutes().map((route) => ({ word: route.id, text: route.summary[lang] }));
  }
  if (id === 'api' && argument === 'call') {
    const calls = readRoutes().flatMap(({ id: word, path, summary }) => [
      { word, text: summary[lang] },
      { word: path, text: summary[lang] },
    ]);
    return [...bare(METHODS), ...calls];
  }
  if (id !== 'api' || argument !== 'path') {
    return undefined;
  }
  const method = before.find((word) => /^[A-Z]+$/.test(word));
  return readRoutes()
    .filter((route) => route.method === (method === 'HEAD' ? 'GET' : method))
    .map(({ path, summary }) => ({ word: path, text: summary[lang] }));
}

/** The flag whose value is being typed. */
function flagBefore(specs: FlagSpecs, before: readonly string[]): [string, FlagSpec] | undefined {
  const word = before.at(-1) ?? '';
  const found = Object.entries(specs).find(([name, { short }]) => word === `--${name}` || word === `-${short}`);
  return found !== undefined && found[1].type !== 'boolean' ? found : undefined;
}

/** The argument that is being typed: as many stand before it as are on the line. */
function argumentAt({ id, args = {} }: TableEntry, specs: FlagSpecs, before: readonly string[]) {
  const given = before.filter((word, index) => !word.startsWith('-') && !flagBefore(specs, before.slice(0, index)));
  const place = given.length - id.split(' ').length;
  const named = Object.entries(args);
  // why not those before a needed one: they are left out more often than not
  const needed = named.findIndex(([, { optional, many }]) => !optional && !many);
  const all = named.slice(Math.max(0, needed));
  return all[place] ?? (all.at(-1)?.[1].many ? all.at(-1) : undefined);
}

function fieldsOf({ output }: TableEntry, typed: string): string[] {
  const isList = !typed.includes(',') || FIELD_LIST.test(`${typed.slice(0, typed.lastIndexOf(','))},x`);
  return isList ? listed(output?.fields ?? [], typed) : [];
}

/** One after the other, none twice: `id,na` becomes `id,name`. */
function listed(known: readonly string[], typed: string): string[] {
  const start = typed.slice(0, typed.lastIndexOf(',') + 1);
  const named = start.split(',');
  return known.filter((word) => !named.includes(word)).map((word) => start + word);
}

function startsWith(words: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((word, index) => words[index] === word);
}

function longestFirst(a: Outline, b: Outline): number {
  return b.id.length - a.id.length;
}

function flagsOf(command: TableEntry | undefined, lang: Language): Candidate[] {
  const specs: FlagSpecs = { ...command?.flags, ...GLOBAL_FLAGS };
  return Object.entries(specs).map(([name, { text }]) => ({ word: `--${name}`, text: text[lang] }));
}
