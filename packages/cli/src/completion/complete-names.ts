// Names for completion that only the platform knows: buckets, badges, releases, apps. An answer within the limit is
// remembered for a minute; a slower one is fetched by a process of its own and is there at the next Tab.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Connection, connect } from '../connection/connect.ts';
import { readConfig } from '../profile/where/config.ts';
import { stateFolder } from '../profile/where/folders.ts';
import { type Settings, settingsOf } from '../profile/where/settings.ts';
import { GLOBAL_FLAGS, type GlobalFlags, valuesOf } from '../program/globals.ts';
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

type Fetch = (uos: Connection, settings: Settings) => Promise<Candidate[]>;

const SOURCES = {
  buckets: async (uos) => {
    const { Items } = await (await uos.service('cdn')).buckets.list({ per_page: MOST });
    return Items.map(({ name, description }) => ({ word: name, text: description }));
  },
  badges: async (uos, { bucket }) => {
    const id = bucket?.value;
    const page = id === undefined ? undefined : await (await uos.service('cdn')).badges.list({ id, per_page: MOST });
    return page?.Items.map(({ name, releasenum }) => ({ word: name, text: String(releasenum) })) ?? [];
  },
  releases: async (uos, { bucket }) => {
    const id = bucket?.value;
    const page = id === undefined ? undefined : await (await uos.service('cdn')).releases.list({ id, per_page: MOST });
    return (
      page?.Items.flatMap(({ releasenum, notes, badges }) => [
        { word: String(releasenum), text: notes },
        ...(badges ?? []).map((badge) => ({ word: badge.name, text: String(releasenum) })),
      ]) ?? []
    );
  },
  apps: async (uos) => {
    const { Items } = await (await uos.service('app')).list({ count: MOST });
    return Items.map(({ AppId, ProjectName }) => ({ word: AppId, text: ProjectName }));
  },
  orgs: async (uos) => {
    const { Items } = await (await uos.service('org')).list({ count: MOST });
    return Items.map(({ id, name }) => ({ word: id, text: name }));
  },
} satisfies Record<string, Fetch>;

type Source = keyof typeof SOURCES | 'profiles';

/** What an argument or flag of this name takes. */
function sourceOf(id: string, name: string): Source | undefined {
  const ownName: Readonly<Record<string, Source>> = {
    'profile use': 'profiles',
    'profile rm': 'profiles',
    'cdn badge set': 'badges',
    'cdn badge rm': 'badges',
  };
  const byName: Readonly<Record<string, Source>> = {
    bucket: 'buckets',
    to: 'buckets',
    badge: 'badges',
    release: 'releases',
    app: 'apps',
    org: 'orgs',
    profile: 'profiles',
  };
  return name === 'name' ? ownName[id] : name === 'to' && id !== 'cdn promote' ? undefined : byName[name];
}

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
export async function remoteNames({ entry, name, before, line }: Wanted, io: Io): Promise<readonly Candidate[]> {
  const source = sourceOf(entry.id, name);
  if (source === undefined) {
    return [];
  }
  try {
    if (source === 'profiles') {
      return Object.entries(readConfig(io.env).profiles).map(([word, { origin = '' }]) => ({ word, text: origin }));
    }
    return await namesOf(source, globalsOf(entry, before), line, io);
  } catch {
    return [];
  }
}

async function namesOf(
  source: keyof typeof SOURCES,
  flags: Flags,
  line: readonly string[],
  io: Io,
): Promise<readonly Candidate[]> {
  const settings = settingsOf(io, flags);
  const { origin, app, bucket, profile } = settings;
  const key = [source, origin.value, profile.value, app?.value, source === 'buckets' ? '' : bucket?.value].join(' ');
  const file = join(stateFolder(io.env), 'candidates.json');
  const known = read(file)[key];
  const ageMs = io.now() - (known?.atMs ?? 0);
  if (known !== undefined && ageMs < FRESH_MS) {
    return known.names;
  }
  const isBackground = Boolean(io.env[BACKGROUND]);
  const signal = AbortSignal.timeout(isBackground ? BACKGROUND_MS : LIMIT_MS);
  const uos = connect({
    io: { ...io, signal, stdin: io.stdin },
    globals: { ...NO_FLAGS, ...flags },
    lang: 'en',
    version: '0',
    settings,
    command: '__complete',
  });
  try {
    const names = await Promise.race([SOURCES[source](uos, settings), late(signal)]);
    write(file, { ...read(file), [key]: { names, atMs: io.now() } });
    return names;
  } catch {
    if (!isBackground && signal.aborted) {
      lookInBackground(line, io.env);
    }
    return known !== undefined && ageMs < STALE_MS ? known.names : [];
  }
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

interface Known {
  readonly names: readonly Candidate[];
  readonly atMs: number;
}

function read(file: string): Record<string, Known> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Known>;
  } catch {
    return {};
  }
}

function write(file: string, all: Record<string, Known>): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(all), { mode: 0o600 });
}
