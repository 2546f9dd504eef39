// Who sends the rows of a service, and what they name: a studio of its own with every service switched on.
import { services } from '@uos/contract';
import { hashPassword } from '../../../packages/platform/src/kernel/who/password.ts';
import { openSession } from '../../../packages/platform/src/kernel/who/sessions.ts';
import {
  authorization,
  browser,
  codeFor,
  type RawAsked,
  type TestPlatform,
} from '../../../packages/platform/src/testing/platform.ts';
import { nonce, PERSONA, player } from '../../conformance/permissions/principals.ts';
import { openStudio, type Studio } from '../../support/fills/index.ts';
import type { Row, Sender } from './row.ts';

export interface Stage {
  /** The request of a row, its names filled in. */
  asked(row: Row): Promise<RawAsked & { readonly path: string }>;
  /** What later rows may name. */
  remember(values: Readonly<Record<string, string>>): void;
}

type Headers = Readonly<Record<string, string>>;

export async function openStage(platform: TestPlatform): Promise<Stage> {
  const internal = services.flatMap((service) => (service.internal === undefined ? [] : [service.internal]));
  const studio = await openStudio(platform, internal);
  const known = new Map<string, string>([
    ['persona', PERSONA],
    ['unknown', '0f8fad5b-d9cb-469f-a165-7086772890ff'],
    ['secret', studio.app.serviceSecret],
    ['console', platform.origin],
    ['content', platform.contentOrigin],
  ]);
  const made = signInNames(studio);
  const senders = new Map<Sender, Promise<Headers>>();
  const headersOf = (who: Sender): Promise<Headers> => {
    // why anew: a number of theirs is good once
    const headers = senders.get(who) ?? SENDERS[who](studio);
    if (!who.startsWith('game') && who !== 'player-nonce') {
      senders.set(who, headers);
    }
    return headers;
  };
  const filled = async (text: string): Promise<string> => {
    let result = text;
    for (const [place, name = ''] of text.matchAll(/\{([A-Za-z][\w.]*)\}/g)) {
      result = result.replace(place, known.get(name) ?? (await made[name]?.()) ?? (await studio.the(name as never)));
    }
    return result;
  };
  return {
    async asked({ send, as, body, headers = {}, onContent }) {
      const [method = '', path = ''] = send.split(/ (.*)/s);
      const own = await headersOf(as);
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      return {
        ...{ method, path: await filled(path) },
        headers: { 'Content-Type': 'application/json', ...own, ...(await filledAll(headers, filled)) },
        ...(text === undefined ? {} : { body: await filled(text) }),
        ...(onContent === undefined ? {} : { origin: platform.contentOrigin }),
      };
    },
    remember(values) {
      for (const [name, value] of Object.entries(values)) {
        known.set(name, value);
      }
    },
  };
}

async function filledAll(headers: Headers, filled: (text: string) => Promise<string>): Promise<Headers> {
  const pairs = Object.entries(headers).map(async ([name, value]) => [name, await filled(value)] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

const SENDERS: Readonly<Record<Sender, (studio: Studio) => Promise<Headers>>> = {
  anyone: async () => ({}),
  app: async ({ app }) => basic(app.id, app.serviceSecret),
  'app-secret': async ({ app }) => basic(app.id, app.secret),
  owner: async (studio) => (await studio.owner()).headers,
  member: (studio) => developer(studio, 'looks-on', studio.app.orgId, 'user'),
  stranger: async (studio) => developer(studio, 'elsewhere', (await studio.platform.app()).orgId, 'owner'),
  async blocked(studio) {
    const { platform, app } = studio;
    const { id, token } = await platform.signedIn('blocked', app.orgId, 'owner');
    const headers = { Cookie: `admin_sst=${await platform.operator()}` };
    await studio.call('PUT', `/api/users/${id}`, { Status: 'Blocked' }, headers);
    return { Cookie: `sst=${token}`, 'X-APP-ID': app.id };
  },
  operator: async ({ platform, app }) => ({ Cookie: `admin_sst=${await platform.operator()}`, 'X-APP-ID': app.id }),
  player: async ({ platform, app }) => player(platform, app),
  'player-late': async ({ platform, app }) => player(platform, app, 'late'),
  async 'player-nonce'({ platform, app }) {
    const { Authorization = '', ...proof } = nonce(platform, app);
    return { ...proof, 'X-Nonce-Token': Authorization.slice('nonce '.length), ...player(platform, app) };
  },
  game: async ({ platform, app }) => nonce(platform, app),
  async 'game-bearer'({ platform, app }) {
    const { Authorization = '', ...proof } = nonce(platform, app);
    return { ...proof, Authorization: Authorization.replace('nonce', 'Bearer') };
  },
  'game-late': async ({ platform, app }) => nonce(platform, app, { lateSeconds: 400 }),
  async billing({ platform }) {
    const who = { kind: 'billing', subject: 'finance', name: 'finance' } as const;
    return { Cookie: `bc_admin_sst=${await openSession(platform.ports.db, platform.ports, who)}` };
  },
};

/** What a row names to sign in with: made when it is first named, and the same from then on. */
function signInNames({ platform, app }: Studio): Readonly<Record<string, () => Promise<string>>> {
  const password = 'a long enough password';
  const once = (make: () => Promise<string>): (() => Promise<string>) => {
    let made: Promise<string> | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  const staff = (kind: 'admin' | 'billing') =>
    once(async () => {
      const login = `${kind}-${app.id}`;
      const row = { login, name: login, kind, created_at: new Date().toISOString() };
      const password_hash = await hashPassword(password);
      await platform.ports.db
        .insertInto('operators')
        .values({ ...row, password_hash })
        .execute();
      return login;
    });
  const asked = authorization(platform, 'uos-console');
  return {
    password: async () => password,
    keeper: staff('admin'),
    cashier: staff('billing'),
    code: once(async () => {
      const person = await platform.user(`signs-in-${app.id}`, app.orgId);
      const row = await platform.ports.db
        .selectFrom('users')
        .select('login')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow();
      return codeFor(browser(platform), asked, { login: row.login, password: person.password });
    }),
    verifier: async () => asked.verifier,
  };
}

function basic(id: string, secret: string): Headers {
  return { Authorization: `Basic ${btoa(`${id}:${secret}`)}` };
}

async function developer(
  { platform, app }: Studio,
  login: string,
  orgId: string,
  role: 'owner' | 'user',
): Promise<Headers> {
  const { token } = await platform.signedIn(login, orgId, role);
  return { Cookie: `sst=${token}`, 'X-APP-ID': app.id };
}
