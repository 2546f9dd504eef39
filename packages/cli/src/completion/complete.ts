// Shell completion from the command table: words, flags and their values. Names that only the platform knows are asked
// for last, and only where one stands.

import type { FlagSpec, FlagSpecs } from '../program/command.ts';
import { FIELD_LIST, GLOBAL_FLAGS } from '../program/globals.ts';
import { type Outline, readEntry, readNouns, readOutlines, readRoutes, type TableEntry } from '../program/manifest.ts';
import type { Io } from '../terminal/io.ts';

/** Candidates for the last of `words`, one per line. */
export async function complete(words: readonly string[], io: Io): Promise<string> {
  const typed = words.at(-1) ?? '';
  const found = [...new Set(await candidates(words, typed, io))].filter((word) => word.startsWith(typed));
  return found.map((word) => `${word}\n`).join('');
}

async function candidates(words: readonly string[], typed: string, io: Io): Promise<readonly string[]> {
  const before = words.slice(0, -1);
  const nouns = readNouns();
  const plain = before.filter((word) => !word.startsWith('-'));
  const noun = nouns.find(({ name }) => name === plain[0]);
  if (noun === undefined) {
    return typed.startsWith('-') ? flagsOf(undefined) : nouns.map(({ name }) => name);
  }
  const outlines = readOutlines(noun);
  const outline = outlines.filter(({ id }) => startsWith(plain, id.split(' '))).sort(longestFirst)[0];
  if (outline === undefined) {
    return outlines
      .map(({ id }) => id.split(' '))
      .flatMap((id) => (startsWith(id, plain) ? (id[plain.length] ?? []) : []));
  }
  return valuesOf(readEntry(noun, outline.id), before, words, typed, io);
}

async function valuesOf(
  entry: TableEntry,
  before: readonly string[],
  line: readonly string[],
  typed: string,
  io: Io,
): Promise<readonly string[]> {
  const specs: FlagSpecs = { ...GLOBAL_FLAGS, ...entry.flags };
  const flag = flagBefore(specs, before);
  if (flag !== undefined) {
    const [name, spec] = flag;
    return name === 'json' ? fieldsOf(entry, typed) : (spec.choices ?? (await remote(name)));
  }
  if (typed.startsWith('-')) {
    return flagsOf(entry);
  }
  const [name, arg] = argumentAt(entry, specs, before) ?? [];
  const known = ofContract(entry.id, name, before);
  if (known !== undefined) {
    return known;
  }
  return name === undefined ? flagsOf(entry) : (arg?.choices ?? (await remote(name)));

  async function remote(name: string): Promise<readonly string[]> {
    const { remoteNames } = await import('./complete-names.ts');
    return remoteNames({ entry, name, before, line }, io);
  }
}

/** Paths and ids of the calls, which the table has offline. */
function ofContract(
  id: string,
  argument: string | undefined,
  before: readonly string[],
): readonly string[] | undefined {
  if (id === 'api schema' && argument === 'operation') {
    return readRoutes().map((route) => route.id);
  }
  if (id !== 'api' || argument !== 'path') {
    return undefined;
  }
  const method = before.find((word) => /^[A-Z]+$/.test(word));
  return readRoutes()
    .filter((route) => route.method === (method === 'HEAD' ? 'GET' : method))
    .map(({ path }) => path);
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
  const all = Object.entries(args);
  return all[place] ?? (all.at(-1)?.[1].many ? all.at(-1) : undefined);
}

/** Fields one after the other: `id,na` becomes `id,name`. */
function fieldsOf({ output }: TableEntry, typed: string): string[] {
  const start = typed.includes(',') ? typed.slice(0, typed.lastIndexOf(',') + 1) : '';
  const known = start === '' || FIELD_LIST.test(`${start}x`) ? (output?.fields ?? []) : [];
  return known.map((field) => start + field);
}

function startsWith(words: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((word, index) => words[index] === word);
}

function longestFirst(a: Outline, b: Outline): number {
  return b.id.length - a.id.length;
}

function flagsOf(command: TableEntry | undefined): string[] {
  return Object.keys({ ...command?.flags, ...GLOBAL_FLAGS }).map((name) => `--${name}`);
}
