// config.json: the profiles a person has. Which folder uses which stands in the project file of the folder.
import { join } from 'node:path';
import { checkDryWrite } from '../../connection/dry-run.ts';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { SIGN_INS, type SignIn } from '../who/sign-in.ts';
import { configFolder } from './folders.ts';
import { readJsonFile, writeJsonFile } from './json-file.ts';

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

export function writeConfig(env: Environment, config: Config): void {
  checkDryWrite(env, configFile(env));
  writeJsonFile(configFile(env), config);
}

/** Merges into one profile, making it when it is new. An undefined value removes the setting. */
export function changeProfile(env: Environment, name: string, change: Profile): Profile {
  checkProfileName(name);
  const config = readConfig(env);
  const profile = { ...config.profiles[name], ...change };
  writeConfig(env, { ...config, profiles: { ...config.profiles, [name]: profile } });
  return profile;
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
    throw new CliError('corrupt-file', {
      exit: EXIT.failed,
      what: (t) => t.errors.corruptFile(file),
      why: (t) => t.errors.corruptWhy('profiles: {}'),
      next: `mv '${file}' '${file}.old'`,
    });
  }
  return value as Record<string, unknown>;
}
