// Proves who is calling: for each operation the sign-in of the profile that the operation takes.
import { appCredentials, billingSession, type Credential, operatorSession, serviceToken, session } from '@uos/sdk/http';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import type { Io } from '../../terminal/io.ts';
import { DEFAULT_PROFILE, readConfig, unknownProfile } from '../where/config.ts';
import type { Settings } from '../where/settings.ts';
import { type AppCredential, type Credentials, KEPT, type Kept, readCredentials, secretOf } from './credentials.ts';
import { missingOfApp, secretFromEnvironment, serviceTokenFromEnvironment } from './secrets.ts';
import type { SignIn } from './sign-in.ts';

type Target = Parameters<Credential['headers']>[0];
export type Accepts = Target['accepts'];

/** What each operation takes, best first: a service back-end is spoken to as the app, the platform as a person. */
const TAKES: Readonly<Record<Accepts, readonly SignIn[]>> = {
  none: [],
  session: ['user', 'operator', 'billing'],
  operator: ['operator'],
  billing: ['billing', 'operator'],
  app: ['app', 'service-token', 'user', 'operator'],
  cdn: ['app', 'service-token', 'user', 'operator'],
  metrics: ['app', 'service-token', 'user', 'operator'],
  // why: what a player may do, the game may mostly do too; what is a player's alone is refused by the platform
  player: ['app', 'service-token', 'user', 'operator'],
};
/** Who works in the back office: a person of the same profile is not meant there. */
const STAFF: readonly SignIn[] = ['operator', 'billing'];
/** Operations of the service back-ends, which know apps rather than people. */
const SERVICE_SIDE: ReadonlySet<Accepts> = new Set<Accepts>(['app', 'cdn', 'metrics']);

/** The secret of an app as its owner's session reads it; undefined for a member who only looks. */
export type ReadSecret = (appId: string, as: Credential) => Promise<string | undefined>;

export interface ProofOptions {
  readonly io: Io;
  readonly settings: Settings;
  /** The sign-in that --as asks for. */
  readonly as: SignIn | undefined;
  /** Is it a command of the back office? */
  readonly isStaff: boolean;
  readonly readSecret: ReadSecret;
}

export interface Proof extends Credential {
  /** The sign-in that an operation of this kind uses. Throws CliError with exit 4 where there is none. */
  choose(accepts: Accepts): SignIn | undefined;
  /** Is there one? */
  has(accepts: Accepts): boolean;
}

/** A credential made of all sign-ins of the profile; nothing is read or asked for before an operation needs it. */
export function proofOf(options: ProofOptions): Proof {
  const { io, settings } = options;
  const found = available(io, settings);
  const secrets: string[] = [];
  const made = new Map<string, Promise<Credential>>();

  const wantedFor = (accepts: Accepts): readonly SignIn[] => {
    const takes = options.isStaff ? TAKES[accepts].filter((kind) => STAFF.includes(kind)) : TAKES[accepts];
    const wanted = options.as === undefined ? takes : takes.filter((kind) => kind === options.as);
    // why the environment first: what it says goes before what a profile holds, as with every setting
    const first = wanted.find((kind) => found.secrets[kind]?.() !== undefined) ?? settings.as;
    return first !== undefined && wanted.includes(first) ? [first, ...wanted] : wanted;
  };

  const best = (accepts: Accepts): SignIn | undefined =>
    wantedFor(accepts).find((candidate) => found[candidate] !== undefined);

  const choose = (accepts: Accepts): SignIn | undefined => {
    const kind = best(accepts);
    if (kind === undefined && accepts !== 'none') {
      throw notSignedIn(options, accepts, wantedFor(accepts));
    }
    return kind;
  };

  const credentialFor = (kind: SignIn, serviceSide: boolean): Promise<Credential> => {
    const key = `${kind} ${serviceSide}`;
    const credential = made.get(key) ?? make(kind, found, { ...options, serviceSide, secrets });
    made.set(key, credential);
    return credential;
  };

  return {
    kind: 'none',
    cookies: false,
    choose,
    has: (accepts) => best(accepts) !== undefined,
    secrets: () => secrets,
    async headers(target) {
      const kind = choose(target.accepts);
      return kind === undefined ? {} : (await credentialFor(kind, SERVICE_SIDE.has(target.accepts))).headers(target);
    },
  };
}

type Making = ProofOptions & {
  readonly serviceSide: boolean;
  /** Secrets in use, for what must not show them. */
  readonly secrets: string[];
};

async function make(kind: SignIn, found: Available, options: Making): Promise<Credential> {
  const { io, settings, serviceSide, readSecret, secrets } = options;
  const secret = found.secrets[kind]?.() ?? secretOf(io.env, settings.profile.value, kind as Kept);
  secrets.push(secret);
  const appId = serviceSide && kind !== 'app' ? chosenApp(settings) : settings.app?.value;
  const opened = appId === undefined ? {} : { appId };
  const { user, app, operator, billing } = found;
  switch (kind) {
    case 'app':
      return appCredentials({ appId: matching(app, settings), appServiceSecret: secret });
    case 'service-token':
      return serviceToken(secret, opened);
    case 'operator': {
      const operatorKind = operator?.kind === 'partner-admin' ? 'partner-admin' : 'admin';
      return operatorSession({ ...opened, token: secret, userName: operator?.userName ?? '', operatorKind });
    }
    case 'billing':
      return billingSession({ token: secret, userName: billing?.userName ?? '' });
    case 'user':
      break;
  }
  const { userId = '', userName = '' } = user ?? {};
  const person = session({ ...opened, token: secret, userId, userName });
  if (appId === undefined || !serviceSide) {
    return person;
  }
  // why: a service back-end takes the app's own secret from its owner, as the console sends it; it is asked for on
  // each run and kept nowhere. A member who only looks gets none and comes with the session.
  const appServiceSecret = await readSecret(appId, person);
  if (appServiceSecret === undefined) {
    return person;
  }
  secrets.push(appServiceSecret);
  return session({ appId, token: secret, userId, userName, appServiceSecret });
}

/** Sign-ins that count, and how to read the secrets of those that are not kept. */
interface Available extends Credentials {
  readonly 'service-token'?: true;
  readonly secrets: Readonly<Partial<Record<SignIn, () => string | undefined>>>;
}

/** Sign-ins that may be sent to the origin of this run: each is bound to the one it was made for. */
function available(io: Io, settings: Settings): Available {
  const stored = readCredentials(io.env, settings.profile.value);
  const usable = Object.fromEntries(
    KEPT.filter((kind) => stored[kind]?.origin === settings.origin.value).map((kind) => [kind, stored[kind]]),
  ) as Credentials;
  const app = appFromEnvironment(io, settings);
  const token = serviceTokenFromEnvironment(io.env);
  return {
    ...usable,
    ...(app !== undefined && { app }),
    ...(token !== undefined && { 'service-token': true }),
    secrets: {
      ...(app !== undefined && { app: () => secretFromEnvironment(io.env) }),
      'service-token': () => token,
    },
  };
}

/** UOS_APP_ID with UOS_APP_SERVICE_SECRET or UOS_APP_SERVICE_SECRET_FILE: the way of a pipeline. */
function appFromEnvironment(io: Io, settings: Settings): AppCredential | undefined {
  const appId = io.env.UOS_APP_ID;
  return appId && secretFromEnvironment(io.env) ? { appId, origin: settings.origin.value, signedInAt: '' } : undefined;
}

/** Id of the app that is signed in; refuses to work for another one in its name. */
function matching(app: AppCredential | undefined, { app: chosen }: Settings): string {
  const own = app?.appId ?? '';
  if (chosen !== undefined && chosen.value !== own) {
    throw new CliError('other-app', {
      exit: EXIT.login,
      what: (t) => t.errors.otherApp(own, chosen.value),
      next: `uos login --app-id ${chosen.value} --secret-stdin`,
    });
  }
  return own;
}

function chosenApp({ app }: Settings): string {
  if (app === undefined) {
    throw new CliError('no-app', {
      exit: EXIT.usage,
      what: (t) => t.errors.noApp,
      next: 'uos app use <id>',
    });
  }
  return app.value;
}

const SIGN_IN_LINES: Readonly<Record<SignIn, (settings: Settings) => string>> = {
  user: () => 'uos login',
  app: ({ app }) => `uos login --app-id ${app?.value ?? '<id>'} --secret-stdin`,
  operator: () => 'uos admin login <username>',
  billing: () => 'uos admin login <username> --billing',
  'service-token': () => 'export UOS_SERVICE_TOKEN_FILE=<file>',
};

function notSignedIn({ io, settings, isStaff }: ProofOptions, accepts: Accepts, wanted: readonly SignIn[]): CliError {
  const profile = settings.profile.value;
  const stored = readCredentials(io.env, profile);
  const elsewhere = KEPT.filter((kind) => wanted.includes(kind))
    .map((kind) => stored[kind])
    .find((credential) => credential !== undefined);
  const [best] = wanted;
  const who = best ?? (accepts === 'billing' ? 'billing' : accepts === 'player' ? 'player' : 'user');
  const missing =
    who === 'app' || (SERVICE_SIDE.has(accepts) && elsewhere === undefined) ? missingOfApp(io.env) : undefined;
  const others = KEPT.filter((kind) => stored[kind] !== undefined);
  const inEnvironment = appFromEnvironment(io, settings) !== undefined;
  const anything = others.length > 0 || inEnvironment;
  const config = readConfig(io.env);
  if (!anything && profile !== DEFAULT_PROFILE && config.profiles[profile] === undefined) {
    return new CliError('not-signed-in', {
      exit: EXIT.login,
      what: unknownProfile(config, profile).facts.what,
      next: `uos profile add ${profile} --origin <url>`,
    });
  }
  return new CliError('not-signed-in', {
    exit: EXIT.login,
    what: (t) =>
      elsewhere !== undefined || !anything ? t.errors.notSignedIn(profile) : t.errors.notSignedInFor(t.errors.who[who]),
    why: (t) => {
      if (elsewhere !== undefined) {
        return t.errors.otherOrigin(profile, elsewhere.origin);
      }
      const [other] = others;
      if (inEnvironment) {
        return t.errors.environmentIs(t.errors.who.app);
      }
      return missing !== undefined
        ? t.errors.emptyVariable(missing)
        : other === undefined
          ? t.errors.noSignInFor(settings.origin.value)
          : t.errors.signedInAs(profile, t.errors.who[other]);
    },
    // why: somebody who is not signed in at all is a person more often than a pipeline, except in one.
    next:
      missing !== undefined || (io.env.CI && !anything)
        ? CI_HELP
        : signInLine(settings, anything || isStaff ? (best ?? 'user') : 'user'),
  });
}

/** What to read where the sign-in is a matter of variables. */
export const CI_HELP = 'uos help ci';

/** The line that signs in again as `kind`, with the origin where it is not the usual one. */
export function signInLine(settings: Settings, kind: SignIn): string {
  const { from, value } = settings.origin;
  const line = SIGN_IN_LINES[kind](settings);
  return from === 'flag' ? `${line} --origin ${value}` : line;
}
