// Everyone who may come to the door: two studios, and every kind of caller with and without a part in the first.

import { createHash } from 'node:crypto';
import type { PrincipalKind } from '@uos/contract';
import { json } from '../../../packages/platform/src/db/columns.ts';
import { hashToken } from '../../../packages/platform/src/kernel/keys/seal.ts';
import { issuePlayerToken } from '../../../packages/platform/src/kernel/who/player-tokens.ts';
import { openSession, SESSION_COOKIES, type SessionKind } from '../../../packages/platform/src/kernel/who/sessions.ts';
import type { TestApp, TestPlatform } from '../../../packages/platform/src/testing/platform.ts';
import type { Studio } from '../../support/fills/index.ts';

export type Headers = Readonly<Record<string, string>>;

export interface Principal {
  readonly name: string;
  /** What it is to the first studio. */
  readonly kind: PrincipalKind;
  /** A Basic header without the AppServiceSecret: refused by service back-ends, nobody to the platform core. */
  readonly wrongSecret?: boolean;
  /** The internal name of the one back end that it is let into. */
  readonly only?: string;
  /** The person has been blocked. */
  readonly blocked?: boolean;
  /** Made anew for each call, for a number used once is among them. */
  headers(): Headers;
}

/** Every row of the matrix. The last secret of `studio` before a new one was made is among them. */
export async function openPrincipals(platform: TestPlatform, studio: Studio, other: Studio): Promise<Principal[]> {
  const { app } = studio;
  const session = sessions(platform);
  const named = { 'X-APP-ID': app.id };
  const signedIn = async (name: string, orgId: string, role: 'owner' | 'user') => ({
    ...named,
    ...(await session('user', await person(platform, name, orgId, role))),
  });
  const owner = await signedIn('owner', app.orgId, 'owner');
  const revoked = await signedIn('revoked', app.orgId, 'owner');
  await platform.call('POST', '/auth/logout', undefined, { headers: revoked });
  const renewed = await platform.call(
    'POST',
    `/api/app/${app.id}/generate-secret`,
    { SecretType: 'AppServiceSecret' },
    { headers: owner },
  );
  const { AppServiceSecret } = renewed.body as { AppServiceSecret: string };
  const withCookie = async (kind: SessionKind, who: string) => ({ ...named, ...(await session(kind, who)) });
  const rows: readonly (Omit<Principal, 'headers'> & { readonly headers: Headers | (() => Headers) })[] = [
    { name: 'visitor', kind: 'visitor', headers: named },
    { name: 'expired session', kind: 'visitor', headers: await signedIn('expired', app.orgId, 'owner') },
    { name: 'revoked session', kind: 'visitor', headers: revoked },
    { name: 'wrong secret', kind: 'visitor', wrongSecret: true, headers: basic(app.id, 'wrong') },
    { name: 'old secret', kind: 'visitor', wrongSecret: true, headers: basic(app.id, app.serviceSecret) },
    { name: 'expired token of a player', kind: 'visitor', headers: { ...named, ...player(platform, app, 'late') } },
    { name: 'refresh token of a player', kind: 'visitor', headers: { ...named, ...player(platform, app, 'refresh') } },
    { name: 'nonce of a wrong clock', kind: 'visitor', headers: () => nonce(platform, app, { lateSeconds: 301 }) },
    { name: 'nonce of a wrong secret', kind: 'visitor', headers: () => nonce(platform, app, { secret: 'wrong' }) },
    { name: 'blocked owner', kind: 'visitor', blocked: true, headers: await signedIn('blocked', app.orgId, 'owner') },
    {
      name: 'stranger of another organisation',
      kind: 'user',
      headers: await signedIn('stranger', other.app.orgId, 'owner'),
    },
    { name: 'player', kind: 'persona', headers: player(platform, app) },
    { name: 'player without a persona', kind: 'player', headers: player(platform, app, 'no persona') },
    { name: 'game by its nonce', kind: 'game', headers: () => nonce(platform, app) },
    { name: 'game by its secret', kind: 'game', wrongSecret: true, headers: basic(app.id, app.secret) },
    { name: 'member', kind: 'member', headers: await signedIn('member', app.orgId, 'user') },
    { name: 'billing administrator', kind: 'billing', headers: await withCookie('billing', 'finance') },
    { name: "another app's credential", kind: 'app', headers: basic(other.app.id, other.app.serviceSecret) },
    { name: 'app credential', kind: 'app', headers: basic(app.id, AppServiceSecret) },
    { name: 'owner', kind: 'owner', headers: owner },
    {
      name: 'operator of the partner',
      kind: 'partner-operator',
      headers: await withCookie('partner-admin', 'partner'),
    },
    { name: 'operator', kind: 'operator', headers: await withCookie('admin', 'operator') },
    {
      name: 'service token of one back end',
      kind: 'operator',
      only: 'passport',
      headers: { ...named, ...(await serviceToken(platform, 'passport')) },
    },
  ];
  const { db } = platform.ports;
  await db.updateTable('users').set({ status: 'Blocked' }).where('name', '=', 'blocked').execute();
  // why last: opening a session clears away those that have expired
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(0).toISOString() })
    .where('name', '=', 'expired')
    .execute();
  return rows.map((row) => {
    const { headers } = row;
    return { ...row, headers: typeof headers === 'function' ? headers : () => headers };
  });
}

export function basic(id: string, secret: string): Record<string, string> {
  return { Authorization: `Basic ${btoa(`${id}:${secret}`)}` };
}

/** The persona of every player. */
export const PERSONA = '3b7e1c52-6a0d-4f0e-9c7b-2d1f8a4e5b60';

/** What a game sends for somebody who plays it. */
export function player(
  { ports }: TestPlatform,
  { id: appId }: TestApp,
  how: 'in time' | 'late' | 'refresh' | 'no persona' = 'in time',
): Headers {
  const clock = { now: () => new Date(ports.clock.now().getTime() - (how === 'late' ? 24 * 3_600_000 : 0)) };
  const who = { appId, userId: ports.ids.uuid(), personaId: how === 'no persona' ? '' : PERSONA, realmId: '' };
  const { token } = issuePlayerToken({ ...ports, clock }, who, how === 'refresh' ? 'refresh' : 'access');
  return { Authorization: `Bearer ${token}` };
}

/** What a build of a game sends: proof of its AppSecret, good for one call. */
export function nonce(
  { ports }: TestPlatform,
  { id, secret: own }: TestApp,
  { lateSeconds = 0, secret = own } = {},
): Headers {
  const timestamp = Math.floor(ports.clock.now().getTime() / 1000) - lateSeconds;
  const once = ports.ids.uuid();
  const hash = createHash('sha256').update(`${id}:${secret}:${timestamp}:${once}`).digest('hex');
  return { 'X-APPID': id, 'X-TIMESTAMP': String(timestamp), 'X-NONCE': once, Authorization: `nonce ${hash}` };
}

async function serviceToken({ ports }: TestPlatform, service: 'passport'): Promise<Headers> {
  const token = ports.ids.token(32);
  const now = ports.clock.now().toISOString();
  await ports.db
    .insertInto('service_tokens')
    .values({
      id: ports.ids.uuid(),
      name: 'nightly import',
      service,
      token_hash: hashToken(token),
      shown: '',
      created_by: 'operator',
      created_at: now,
      updated_at: now,
      last_used_at: null,
    })
    .execute();
  return { Authorization: `Bearer ${token}` };
}

/** Opens sessions without a password, and answers the header that carries one. */
export function sessions(platform: TestPlatform) {
  return async (kind: SessionKind, who: string | Person): Promise<Record<string, string>> => {
    const { id, name } = typeof who === 'string' ? { id: who, name: who } : who;
    const token = await openSession(platform.ports.db, platform.ports, { kind, subject: id, name });
    return { Cookie: `${SESSION_COOKIES[kind]}=${token}` };
  };
}

interface Person {
  readonly id: string;
  readonly name: string;
}

/** A developer with a role in an organisation; nobody signs in with a password here, so there is none to derive. */
export async function person(
  platform: TestPlatform,
  name: string,
  orgId: string,
  role: 'owner' | 'user',
): Promise<Person> {
  const { db, ids, clock } = platform.ports;
  const id = ids.uuid();
  await db
    .insertInto('users')
    .values({
      id,
      login: `${name}-${id}`,
      name,
      status: 'Active',
      email: '',
      phone: '',
      password_hash: '',
      properties: json({}),
      created_at: clock.now().toISOString(),
      last_login_at: null,
    })
    .execute();
  await db.insertInto('memberships').values({ org_id: orgId, user_id: id, role }).execute();
  return { id, name };
}
