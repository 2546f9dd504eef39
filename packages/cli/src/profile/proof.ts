// Proves who is calling: for each operation the sign-in of the profile that the operation takes.
import { appCredentials, type Credential, operatorSession, session } from '@uos/sdk/http';
import { CliError, EXIT } from '../errors.ts';
import type { Io } from '../io.ts';
import { type AppCredential, type Credentials, readCredentials } from './credentials.ts';
import { secretFromEnvironment } from './secrets.ts';
import type { Settings } from './settings.ts';
import { SIGN_INS, type SignIn } from './sign-in.ts';

type Target = Parameters<Credential['headers']>[0];
export type Accepts = Target['accepts'];

/** What each operation takes, best first: a service back-end is spoken to as the app, the platform as a person. */
const TAKES: Readonly<Record<Accepts, readonly SignIn[]>> = {
  none: [],
  session: ['user', 'operator'],
  operator: ['operator'],
  // why: an operator may do what a billing administrator may; the latter has no profile yet
  billing: ['operator'],
  app: ['app', 'user', 'operator'],
  cdn: ['app', 'user', 'operator'],
  metrics: ['app', 'user', 'operator'],
  player: [],
};
/** Operations of the service back-ends, which know apps rather than people. */
const SERVICE_SIDE: ReadonlySet<Accepts> = new Set<Accepts>(['app', 'cdn', 'metrics']);

/** The secret of an app as its owner's session reads it; undefined for a member who only looks. */
export type ReadSecret = (appId: string, as: Credential) => Promise<string | undefined>;

export interface ProofOptions {
  readonly io: Io;
  readonly settings: Settings;
  /** The sign-in that --as asks for. */
  readonly as: SignIn | undefined;
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
  const secrets = [found.user?.token, found.app?.appServiceSecret, found.operator?.token].filter(
    (secret) => secret !== undefined,
  );
  const made = new Map<string, Promise<Credential>>();

  const wantedFor = (accepts: Accepts): readonly SignIn[] => {
    const takes = TAKES[accepts];
    const wanted = options.as === undefined ? takes : takes.filter((kind) => kind === options.as);
    return settings.as !== undefined && wanted.includes(settings.as) ? [settings.as, ...wanted] : wanted;
  };

  const best = (accepts: Accepts): SignIn | undefined =>
    wantedFor(accepts).find((candidate) => found[candidate] !== undefined);

  const choose = (accepts: Accepts): SignIn | undefined => {
    const kind = best(accepts);
    if (kind === undefined && accepts !== 'none') {
      throw notSignedIn(io, settings, accepts, wantedFor(accepts));
    }
    return kind;
  };

  const credentialFor = (kind: SignIn, serviceSide: boolean): Promise<Credential> => {
    const key = `${kind} ${serviceSide}`;
    const credential = made.get(key) ?? make(kind, found, { ...options, serviceSide });
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

type Making = ProofOptions & { readonly serviceSide: boolean };

async function make(kind: SignIn, found: Credentials, options: Making): Promise<Credential> {
  const { settings, serviceSide, readSecret } = options;
  const { user, app, operator } = found;
  if (kind === 'app' && app !== undefined) {
    return appCredentials(matching(app, settings));
  }
  const appId = serviceSide ? chosenApp(settings) : settings.app?.value;
  const opened = appId === undefined ? {} : { appId };
  if (kind === 'operator' && operator !== undefined) {
    return operatorSession({ ...opened, token: operator.token, userName: operator.userName });
  }
  const { token = '', userId = '', userName = '' } = user ?? {};
  const person = session({ ...opened, token, userId, userName });
  if (appId === undefined || !serviceSide) {
    return person;
  }
  // why: a service back-end takes the app's own secret from its owner, as the console sends it; it is asked for on
  // each run and kept nowhere. A member who only looks gets none and comes with the session.
  const appServiceSecret = await readSecret(appId, person);
  return appServiceSecret === undefined ? person : session({ appId, token, userId, userName, appServiceSecret });
}

/** Sign-ins that may be sent to the origin of this run: each is bound to the one it was made for. */
function available(io: Io, settings: Settings): Credentials {
  const stored = readCredentials(io.env, settings.profile.value);
  const usable = Object.fromEntries(
    SIGN_INS.filter((kind) => stored[kind]?.origin === settings.origin.value).map((kind) => [kind, stored[kind]]),
  ) as Credentials;
  const app = appFromEnvironment(io, settings);
  return app === undefined ? usable : { ...usable, app };
}

/** UOS_APP_ID with UOS_APP_SERVICE_SECRET or UOS_APP_SERVICE_SECRET_FILE: the way of a pipeline. */
function appFromEnvironment(io: Io, settings: Settings): AppCredential | undefined {
  const appId = io.env.UOS_APP_ID;
  const appServiceSecret = secretFromEnvironment(io.env);
  return appId && appServiceSecret
    ? { appId, appServiceSecret, origin: settings.origin.value, signedInAt: '' }
    : undefined;
}

function matching(app: AppCredential, { app: chosen }: Settings): AppCredential {
  if (chosen !== undefined && chosen.value !== app.appId) {
    throw new CliError('other-app', {
      exit: EXIT.login,
      what: (t) => t.errors.otherApp(app.appId, chosen.value),
      next: `uos login --app-id ${chosen.value} --secret-stdin`,
    });
  }
  return app;
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
};

function notSignedIn(io: Io, settings: Settings, accepts: Accepts, wanted: readonly SignIn[]): CliError {
  const profile = settings.profile.value;
  const stored = readCredentials(io.env, profile);
  const elsewhere = wanted.map((kind) => stored[kind]).find((credential) => credential !== undefined);
  const [best] = wanted;
  const who = best ?? (accepts === 'billing' ? 'billing' : accepts === 'player' ? 'player' : 'user');
  const anything = SIGN_INS.some((kind) => stored[kind] !== undefined);
  return new CliError('not-signed-in', {
    exit: EXIT.login,
    what: (t) =>
      elsewhere !== undefined || !anything ? t.errors.notSignedIn(profile) : t.errors.notSignedInFor(t.errors.who[who]),
    why: (t) => (elsewhere === undefined ? settings.origin.value : t.errors.otherOrigin(profile, elsewhere.origin)),
    // why: somebody who is not signed in at all is a person more often than a pipeline.
    next: signInLine(settings, anything ? (best ?? 'user') : 'user'),
  });
}

/** The line that signs in again as `kind`, with the origin where it is not the usual one. */
export function signInLine(settings: Settings, kind: SignIn): string {
  const { from, value } = settings.origin;
  const line = SIGN_IN_LINES[kind](settings);
  return from === 'flag' ? `${line} --origin ${value}` : line;
}
