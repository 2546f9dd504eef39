// config.json: the profiles a person has. Which folder uses which stands in the project file of the folder.
import { join } from 'node:path';
import { checkDryWrite } from '../../connection/dry-run.ts';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { SIGN_INS, type SignIn } from '../who/sign-in.ts';
import { configFolder } from './folders.ts';
import { corruptFile, readJsonFile } from './json-file.ts';
import type { Stored } from './store.ts';

export interface Profile {
  readonly origin?: string | undefined;
  readonly app?: string | undefined;
  readonly bucket?: string | undefined;
  readonly org?: string | undefined;
  /** The sign-in made last; it is preferred where an operation takes several. */
  readonly as?: SignIn | undefined;
}

export interface Config {
  readonly profiles: Readonly<Record<string, Profile>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const DEFAULT_PROFILE = 'default';
const PROFILE_NAME = /^[\w][\w.-]{0,63}$/;

function configFile(env: Environment): string {
  return join(configFolder(env), 'config.json');
}

export function readConfig(env: Environment): Config {
  const file = configFile(env);
  const found = readJsonFile(file) ?? {};
  return {
    profiles: Object.fromEntries(
      Object.entries(objectOf(found.profiles, file)).map(([name, value]) => [name, profileOf(value, file)]),
    ),
  };
}

/** Merges into one profile, making it when it is new. An undefined value removes the setting. */
export async function changeProfile(env: Environment, name: string, change: Profile): Promise<void> {
  checkProfileName(name);
  await changeProfiles(env, (profiles) => ({
    ...profiles,
    [name]: Object.fromEntries(
      Object.entries({ ...profiles[name], ...change }).filter(([, value]) => value !== undefined),
    ),
  }));
}

export function removeProfile(env: Environment, name: string): Promise<void> {
  return changeProfiles(env, ({ [name]: _, ...others }) => others);
}

async function changeProfiles(
  env: Environment,
  change: (profiles: Stored['profiles']) => Stored['profiles'],
): Promise<void> {
  const file = configFile(env);
  checkDryWrite(env, file);
  // why: conf notes its version in a file before it looks at what else stands there
  readConfig(env);
  const [{ changeStored }, { alone }] = await Promise.all([import('./store.ts'), import('./alone.ts')]);
  await alone(file, () => changeStored(file, 'profiles', change));
}

function checkProfileName(name: string): void {
  if (!PROFILE_NAME.test(name)) {
    throw new CliError('invalid-profile-name', {
      exit: EXIT.usage,
      what: (t) => t.errors.invalidInput,
      why: () => `${JSON.stringify(name)}: A-Z a-z 0-9 . _ -, 1-64`,
      next: 'uos profile ls',
    });
  }
}

export function unknownProfile(config: Config, name: string): CliError {
  const known = Object.keys(config.profiles).join(', ') || '-';
  return new CliError('unknown-profile', {
    exit: EXIT.usage,
    what: (t) => t.errors.noProfile(name, known),
    next: `uos profile add ${name}`,
  });
}

function profileOf(value: unknown, file: string): Profile {
  const { origin, app, bucket, org, as } = objectOf(value, file);
  return {
    origin: textOf(origin),
    app: textOf(app),
    bucket: textOf(bucket),
    org: textOf(org),
    as: SIGN_INS.find((kind) => kind === as),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function objectOf(value: unknown, file: string): Record<string, unknown> {
  if (value === undefined || value === null) {
    return {};
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw corruptFile(file, 'profiles: {}');
  }
  return value as Record<string, unknown>;
}
