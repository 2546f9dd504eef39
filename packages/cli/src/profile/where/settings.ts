// Which profile, origin, app and bucket a run works with, and what decided each.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, EXIT, usageError } from '../../errors/cli-error.ts';
import type { SignIn } from '../who/sign-in.ts';
import { type Config, DEFAULT_PROFILE, type Profile, readConfig } from './config.ts';
import { readJsonFile } from './json-file.ts';
import { runningPlatform } from './running-platform.ts';
import { upwards } from './upwards.ts';

export type From = 'flag' | 'environment' | 'project' | 'profile' | 'platform' | 'default';

export interface Setting {
  readonly value: string;
  readonly from: From;
  /** The variable or file, where there is one. */
  readonly at?: string;
}

export interface Settings {
  readonly profile: Setting;
  readonly origin: Setting;
  readonly app: Setting | undefined;
  readonly bucket: Setting | undefined;
  readonly org: Setting | undefined;
  /** The kind of sign-in the profile prefers. */
  readonly as: SignIn | undefined;
}

export interface SettingFlags {
  readonly profile?: string | undefined;
  readonly origin?: string | undefined;
  readonly app?: string | undefined;
  readonly bucket?: string | undefined;
  readonly org?: string | undefined;
}

interface Outside {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

/** The platform's own default, so that a fresh checkout works without a configuration. */
export const DEFAULT_ORIGIN = 'http://localhost:4100';

/** Names of the committed project file, nearest folder first. */
const PROJECT_FILES = ['uos.json', '.uos.json'];

/**
 * Flag, then environment, then project file, then the platform that runs in this folder, then the profile.
 * A project file names a profile, an app or a bucket but never an origin: a cloned repository must not be able to
 * send somebody's credentials elsewhere.
 */
export function settingsOf(outside: Outside, flags: SettingFlags = {}, { withoutProject = false } = {}): Settings {
  const { env, cwd } = outside;
  const config = readConfig(env);
  const project = withoutProject ? undefined : projectFile(cwd);
  const given = fromFlag(flags.origin) ?? fromEnvironment(env, 'UOS_ORIGIN');
  const here = given === undefined ? fromPlatform(cwd) : undefined;
  const profile =
    fromFlag(flags.profile) ??
    fromEnvironment(env, 'UOS_PROFILE') ??
    fromProject(project, 'profile') ??
    ofPlatform(here, config) ??
    // why no default that can be changed: other terminals would feel it
    ({ value: DEFAULT_PROFILE, from: 'default' } as const);
  const stored: Profile = config.profiles[profile.value] ?? {};

  const decide = (key: 'app' | 'bucket' | 'org', variable: string): Setting | undefined =>
    fromFlag(flags[key]) ??
    fromEnvironment(env, variable) ??
    fromProject(project, key) ??
    fromProfile(stored[key], profile.value);

  return {
    profile,
    origin: originOf(
      given ??
        (profile.from === 'platform' ? here : undefined) ??
        fromProfile(stored.origin, profile.value) ??
        here ?? { value: DEFAULT_ORIGIN, from: 'default' },
    ),
    app: decide('app', 'UOS_APP_ID'),
    bucket: decide('bucket', 'UOS_BUCKET_ID'),
    org: decide('org', 'UOS_ORG_ID'),
    as: stored.as,
  };
}

export interface Project {
  readonly file: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export function projectFile(cwd: string): Project | undefined {
  for (const folder of upwards(cwd)) {
    for (const name of PROJECT_FILES) {
      const file = join(folder, name);
      if (existsSync(file)) {
        return { file, values: readProject(file) };
      }
    }
  }
  return undefined;
}

/** why words of its own: it is committed, and to be mended rather than moved away */
function readProject(file: string): Project['values'] {
  try {
    return readJsonFile(file) ?? {};
  } catch (error) {
    if (error instanceof CliError && error.code === 'corrupt-file') {
      const { cause } = error.facts;
      throw new CliError('bad-project-file', {
        exit: EXIT.usage,
        what: (t) => t.errors.badProject(file),
        why: () => (cause instanceof Error ? cause.message : '{ }'),
        next: 'uos schema',
        cause: error,
      });
    }
    throw error;
  }
}

function fromFlag(value: string | undefined): Setting | undefined {
  return value ? { value, from: 'flag' } : undefined;
}

function fromEnvironment(env: Outside['env'], variable: string): Setting | undefined {
  const value = env[variable];
  return value ? { value, from: 'environment', at: variable } : undefined;
}

function fromProject(project: Project | undefined, key: string): Setting | undefined {
  const value = project?.values[key];
  return project && typeof value === 'string' && value ? { value, from: 'project', at: project.file } : undefined;
}

function fromProfile(value: string | undefined, name: string): Setting | undefined {
  return value ? { value, from: 'profile', at: name } : undefined;
}

/**
 * A profile of its own, such as localhost-4100, where the one of every folder is of another platform: its app and its
 * sign-in are not for this one, and signing in here must not take their place.
 */
function ofPlatform(here: Setting | undefined, { profiles }: Config): Setting | undefined {
  const usual = profiles[DEFAULT_PROFILE]?.origin?.replace(/\/+$/, '');
  return here === undefined || usual === undefined || usual === here.value
    ? undefined
    : { ...here, value: profileNameOf(here.value) };
}

export function profileNameOf(origin: string): string {
  return new URL(origin).host.replace(/[^\w.]+/g, '-').replace(/^-/, '');
}

function fromPlatform(cwd: string): Setting | undefined {
  const platform = runningPlatform(cwd);
  return platform && { value: platform.origin, from: 'platform', at: platform.file };
}

/** Throws CliError with exit 2 for what no request can be sent to, such as a host without http://. */
function originOf(setting: Setting): Setting {
  const { value, at = '--origin' } = setting;
  if (!/^https?:\/\/[^/\s]/i.test(value) || !URL.canParse(value)) {
    throw usageError(
      'bad-origin',
      (t) => t.errors.badOrigin(at, value),
      'uos profile show --origin http://localhost:4100',
    );
  }
  return { ...setting, value: value.replace(/\/+$/, '') };
}
