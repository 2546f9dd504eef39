// Names for completion that only the platform knows, from the list that the contract has of their kind. An answer within the limit is
// remembered for a minute; a slower one is fetched by a process of its own and is there at the next Tab.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connect } from '../connection/connect.ts';
import {
  chosenOf,
  type Finding,
  type Known,
  placeOf,
  rowsOf,
  type Thing,
  thingOf,
  wordsAt,
} from '../derived/things.ts';
import { readConfig } from '../profile/where/config.ts';
import { stateFolder } from '../profile/where/folders.ts';
import { settingsOf } from '../profile/where/settings.ts';
import { readAliases } from '../profile/where/user-aliases.ts';
import type { FlagSpecs } from '../program/command.ts';
import { GLOBAL_FLAGS, type GlobalFlags, valuesOf } from '../program/line/globals.ts';
import type { TableEntry } from '../program/manifest.ts';
import type { Io } from '../terminal/io.ts';
import type { Candidate } from './complete.ts';

/** From the key to the list; with the start of the CLI it makes less than 200 ms. */
const LIMIT_MS = 120;
const BACKGROUND_MS = 10_000;
const FRESH_MS = 60_000;
const STALE_MS = 24 * 3_600_000;
const MOST = 200;
const BACKGROUND = 'UOS_COMPLETE_IN_BACKGROUND';
/** why not the others: a shell would take them apart */
const TYPED_AS_IT_IS = /^[\p{L}\p{N}_.@%+,/-]+$/u;

export interface Wanted {
  readonly entry: TableEntry;
  /** The argument or flag that is being typed. */
  readonly name: string;
  /** What stands on the line before it, without the command's own words. */
  readonly before: readonly string[];
  /** All words, for the process that looks in the background. */
  readonly line: readonly string[];
}

/** Never throws and never takes much longer than its limit: somebody is typing. */
export async function remoteNames(wanted: Wanted, io: Io): Promise<readonly Candidate[]> {
  const { entry, name } = wanted;
  try {
    if (name === 'profile' || /^profile (use|rm)$/.test(entry.id)) {
      return Object.entries(readConfig(io.env).profiles).map(([word, { origin = '' }]) => ({ word, text: origin }));
    }
    if (entry.id === 'alias rm' || entry.id === 'alias set') {
      return Object.entries(readAliases(io.env)).map(([word, line]) => ({ word, text: `uos ${line.join(' ')}` }));
    }
    const flags: FlagSpecs = { ...GLOBAL_FLAGS, ...entry.flags };
    const thing = thingOf((entry.args?.[name] ?? flags[name])?.ref ?? '');
    return thing === undefined ? [] : await namesOf(thing, wanted, io);
  } catch {
    return [];
  }
}

async function namesOf(thing: Thing, { entry, before, line }: Wanted, io: Io): Promise<readonly Candidate[]> {
  const flags = globalsOf(entry, before);
  const settings = settingsOf(io, flags);
  const known = knownOf(entry, before);
  const places = Object.values(thing.within ?? {}).map((ref) => known[ref] ?? chosenOf(settings, ref));
  if (places.includes(undefined)) {
    return [];
  }
  const { origin, app, profile } = settings;
  const key = [thing.ref, origin.value, profile.value, app?.value, ...places].join(' ');
  const file = join(stateFolder(io.env), 'candidates.json');
  const kept = read(file)[key];
  const ageMs = io.now() - (kept?.atMs ?? 0);
  if (kept !== undefined && ageMs < FRESH_MS) {
    return kept.names;
  }
  const isBackground = Boolean(io.env[BACKGROUND]);
  const signal = AbortSignal.timeout(isBackground ? BACKGROUND_MS : LIMIT_MS);
  const uos = connect({
    io: { ...io, signal, stdin: io.stdin },
    globals: { ...NO_FLAGS, ...flags },
    lang: 'en',
    version: '0',
    settings,
    command: entry.id,
  });
  try {
    const names = await Promise.race([listed(thing, { uos, settings, say: ({ en }) => en }, known), late(signal)]);
    write(file, { ...read(file), [key]: { names, atMs: io.now() } });
    return names;
  } catch {
    if (!isBackground && signal.aborted) {
      lookInBackground(line, io.env);
    }
    return kept !== undefined && ageMs < STALE_MS ? kept.names : [];
  }
}

/** What people call the things that there are, or their ids where a name would not do. */
async function listed(thing: Thing, finding: Finding, known: Known): Promise<Candidate[]> {
  const rows = await rowsOf(finding.uos, thing, await placeOf(finding, thing, known), MOST);
  const times = new Map<string, number>();
  const called = rows.map((row) => {
    const id = String(row[thing.key]);
    const names = thing.names.flatMap(({ path }) => wordsAt(row, path));
    for (const name of names) {
      times.set(name, (times.get(name) ?? 0) + 1);
    }
    return { id, names, text: String(row[thing.detail ?? ''] ?? '') };
  });
  return called.flatMap(({ id, names, text }) => {
    const usable = thing.isUuid ? names.filter((name) => TYPED_AS_IT_IS.test(name) && times.get(name) === 1) : [id];
    return usable.length > 0
      ? usable.map((word) => ({ word, text }))
      : [{ word: id, text: [...names, text].filter(Boolean).join(' ') }];
  });
}

/** What the words before it name: the bucket of a release. */
function knownOf({ id, args = {}, flags = {} }: TableEntry, before: readonly string[]): Known {
  const specs: FlagSpecs = { ...GLOBAL_FLAGS, ...flags };
  const takesNext = (word = ''): boolean =>
    Object.entries(specs).some(
      ([name, { type, short }]) => type !== 'boolean' && (word === `--${name}` || word === `-${short}`),
    );
  const words = before.filter((word, index) => !word.startsWith('-') && !takesNext(before[index - 1]));
  const given = words.slice(id.split(' ').length);
  return Object.fromEntries(Object.values(args).map(({ ref = '' }, at) => [ref, given[at]]));
}

function late(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('late')), { once: true });
  });
}

function lookInBackground(line: readonly string[], env: Io['env']): void {
  const [, script] = process.argv;
  if (script !== undefined) {
    spawn(process.execPath, [script, '__complete', ...line], {
      detached: true,
      stdio: 'ignore',
      windowsHide: true,
      env: { ...env, [BACKGROUND]: '1' } as NodeJS.ProcessEnv,
    }).unref();
  }
}

interface Flags {
  readonly profile?: string | undefined;
  readonly origin?: string | undefined;
  readonly app?: string | undefined;
  readonly bucket?: string | undefined;
}

const NO_FLAGS = valuesOf(GLOBAL_FLAGS, {}) as GlobalFlags;

/** The flags before the word that say where to look; a line that is not complete yet is no mistake. */
function globalsOf(entry: TableEntry, before: readonly string[]): Flags {
  const flags: Record<string, string> = {};
  for (const [index, word] of before.entries()) {
    const [, name, value = before[index + 1]] = /^--(profile|origin|app|bucket)(?:=(.*))?$/.exec(word) ?? [];
    if (name !== undefined && value !== undefined && (name !== 'bucket' || entry.flags?.bucket !== undefined)) {
      flags[name] = value;
    }
  }
  return flags;
}

interface Kept {
  readonly names: readonly Candidate[];
  readonly atMs: number;
}

function read(file: string): Record<string, Kept> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Kept>;
  } catch {
    return {};
  }
}

function write(file: string, all: Record<string, Kept>): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(all), { mode: 0o600 });
}
