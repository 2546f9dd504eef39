// Where attacks happen: a platform, a victim who is signed in everywhere, and an attacker who rents an app like anybody.
import { randomBytes } from 'node:crypto';
import { type Declared, declared } from '@uos/contract';
import { isServed } from '../../../packages/platform/src/kernel/call/route.ts';
import { hashPassword } from '../../../packages/platform/src/kernel/who/password.ts';
import { openSession, SESSION_COOKIES, type SessionKind } from '../../../packages/platform/src/kernel/who/sessions.ts';
import { newBucket, putFile } from '../../../packages/platform/src/services/cdn/testing.ts';
import { mounted } from '../../../packages/platform/src/services/mounted.ts';
import { type TestPlatform, testPlatform } from '../../../packages/platform/src/testing/platform.ts';
import { type Ids, openStudio, type Studio, unknownIds } from '../../support/fills/index.ts';
import type { WirePart, WireReply } from '../../support/raw-wire.ts';
import { writeRaw } from '../../support/raw-wire.ts';
import { type Ask, type Headers, written } from './attack.ts';

export interface Scene {
  readonly platform: TestPlatform;
  readonly hosts: { readonly console: string; readonly content: string };
  readonly victim: Party;
  readonly thief: Party;
  /** A person with a password, of the victim's organisation; and an operator with one. */
  readonly person: { readonly login: string; readonly password: string };
  readonly operator: { readonly login: string; readonly password: string };
  /** What must never come back to whom it does not belong to. */
  readonly secrets: readonly string[];
  readonly masterKey: string;
  /** Every operation that has a handler. */
  readonly served: readonly Declared[];
  write(...parts: readonly WirePart[]): Promise<WireReply>;
  ask(ask: Ask): Promise<WireReply>;
  stop(): Promise<void>;
}

export interface Party extends Studio {
  readonly things: Ids;
  /** Ids of the same form that nobody has. */
  readonly nobodys: Ids;
  /** By AppId and AppServiceSecret. */
  readonly credential: Headers;
  /** By the session of its owner. */
  readonly session: Headers;
  /** Every cookie that a browser could have at once: developer, operator, billing, the partner's operator. */
  readonly everyCookie: Headers;
  readonly tokens: Readonly<Record<SessionKind, string>>;
  /** A bucket that is open, one that is not, and a file in each. */
  readonly bucket: string;
  readonly privateBucket: string;
}

/** A body and a head that never come are waited for so long. */
const WAIT_MS = 500;
/** why longer: what is loaded at its first use keeps the process busy for about as long */
const HEAD_MS = 1500;

export async function openScene(databaseUrl?: string): Promise<Scene> {
  const masterKey = randomBytes(32).toString('hex');
  const platform = await testPlatform({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    masterKey,
    headTimeoutMs: HEAD_MS,
    config: { bodyTimeoutMs: WAIT_MS, bodyIdleMs: WAIT_MS, objectLimitBytes: 1_000_000 },
  });
  const internals = [...new Set(mounted.flatMap(({ service }) => service.internal ?? []))];
  const handlers = new Map(mounted.map((one) => [one.service.name, one.handlers]));
  const secretFile = randomBytes(16).toString('hex');
  const victim = await openParty(platform, internals, secretFile);
  const thief = await openParty(platform, internals, 'nothing to hide');
  const { password } = await platform.user('attacked', victim.app.orgId, 'owner');
  const operator = { login: 'keeper', password: randomBytes(12).toString('hex') };
  await platform.ports.db
    .insertInto('operators')
    .values({
      ...{ login: operator.login, name: operator.login, kind: 'admin' as const },
      password_hash: await hashPassword(operator.password),
      created_at: platform.ports.clock.now().toISOString(),
    })
    .execute();
  const hosts = { console: new URL(platform.origin).host, content: new URL(platform.contentOrigin).host };
  const write: Scene['write'] = (...parts) => writeRaw(platform.port, parts);
  return {
    ...{ platform, hosts, victim, thief, operator, masterKey, write },
    person: { login: 'attacked', password },
    secrets: [
      victim.app.secret,
      victim.app.serviceSecret,
      secretFile,
      password,
      masterKey,
      ...Object.values(victim.tokens),
    ],
    served: declared(mounted.map(({ service }) => service)).filter((call) =>
      isServed(handlers.get(call.service.name), call),
    ),
    ask: (ask) => write(...written({ hosts }, ask)),
    stop: () => platform.stop(),
  };
}

const KINDS = Object.keys(SESSION_COOKIES) as SessionKind[];

async function openParty(platform: TestPlatform, internals: readonly string[], content: string): Promise<Party> {
  const studio = await openStudio(platform, internals);
  const things = await studio.ids();
  const { app } = studio;
  const owner = await studio.owner();
  const { db } = platform.ports;
  const tokens = {} as Record<SessionKind, string>;
  for (const kind of KINDS) {
    const subject = kind === 'user' ? owner.id : `${kind}-${app.id}`;
    tokens[kind] = await openSession(db, platform.ports, { kind, subject, name: subject });
  }
  const [bucket, privateBucket] = [await newBucket(app, 'open'), await newBucket(app, 'closed')];
  await app.call('PUT', `/api/v1/buckets/${privateBucket}/`, { private: true });
  await putFile(app, bucket, 'dir/a.txt', 'open to all of the world');
  await putFile(app, privateBucket, 'dir/a.txt', content);
  return {
    ...studio,
    ...{ things, nobodys: unknownIds(things), tokens, bucket, privateBucket },
    credential: { Authorization: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}` },
    session: owner.headers,
    everyCookie: {
      Cookie: KINDS.map((kind) => `${SESSION_COOKIES[kind]}=${tokens[kind]}`).join('; '),
      'X-APP-ID': app.id,
    },
  };
}
