// Everyone who may come to the door: two studios, and every kind of caller with and without a part in the first.

import type { PrincipalKind } from '@uos/contract';
import { json } from '../../../packages/platform/src/db/connect.ts';
import { openSession, SESSION_COOKIES, type SessionKind } from '../../../packages/platform/src/kernel/sessions.ts';
import { must, newBucket, putFile, type ReleaseBody } from '../../../packages/platform/src/services/cdn/testing.ts';
import type { TestApp, TestPlatform } from '../../../packages/platform/src/testing.ts';

export interface Principal {
  readonly name: string;
  /** What it is to the first studio. */
  readonly kind: PrincipalKind;
  /** An app credential that is wrong: refused by service back-ends, nobody to the platform core. */
  readonly wrongSecret?: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** Ids of a studio by what a path calls them; `UNKNOWN_IDS` has the same shape and nothing behind it. */
export interface Ids {
  readonly app: string;
  readonly org: string;
  readonly project: string;
  readonly bucket: string;
  readonly entry: string;
  readonly version: string;
  readonly release: string;
  readonly badge: string;
  readonly realm: string;
}

const unknown = (digit: number) => `0f8fad5b-d9cb-469f-a165-70867728950${digit}`;

export const UNKNOWN_IDS: Ids = {
  app: unknown(1),
  org: unknown(2),
  project: unknown(3),
  bucket: unknown(4),
  entry: unknown(5),
  version: unknown(6),
  release: unknown(7),
  badge: 'latest',
  realm: unknown(8),
};

export interface Studio {
  readonly app: TestApp;
  readonly ids: Ids;
}

/** An organisation with an app on which every one of the services is on, and one thing of each kind in it. */
export async function openStudio(platform: TestPlatform, services: readonly string[]): Promise<Studio> {
  const app = await platform.app(services);
  const { db } = platform.ports;
  const { project_id } = await db
    .selectFrom('apps')
    .select('project_id')
    .where('id', '=', app.id)
    .executeTakeFirstOrThrow();
  const bucket = await newBucket(app);
  const entry = await putFile(app, bucket, 'a.txt', 'a');
  const { releaseid } = await must<ReleaseBody>(app, 'POST', `/buckets/${bucket}/releases/`, {});
  await app.call('POST', '/upass/v1/id-domains', { name: 'players' });
  const { body } = await app.call('POST', '/upass/v1/realms', { name: 'one' });
  const ids = {
    app: app.id,
    org: app.orgId,
    project: project_id,
    bucket,
    entry: entry.entryid,
    version: entry.current_versionid,
    release: releaseid,
    badge: 'latest',
    realm: (body as { realm: { realmID: string } }).realm.realmID,
  };
  return { app, ids };
}

/** Every row of the matrix. The last secret of `studio` before a new one was made is among them. */
export async function openPrincipals(platform: TestPlatform, studio: Studio, other: Studio): Promise<Principal[]> {
  const { app } = studio;
  const session = sessions(platform);
  const named = { 'X-APP-ID': app.id };
  const owner = await session('user', await person(platform, 'owner', app.orgId, 'owner'));
  const expired = await session('user', await person(platform, 'expired', app.orgId, 'owner'));
  const revoked = await session('user', await person(platform, 'revoked', app.orgId, 'owner'));
  await platform.call('POST', '/auth/logout', undefined, { headers: revoked });
  const renewed = await platform.call(
    'POST',
    `/api/app/${app.id}/generate-secret`,
    { SecretType: 'AppServiceSecret' },
    { headers: owner },
  );
  const { AppServiceSecret } = renewed.body as { AppServiceSecret: string };
  const principals: Principal[] = [
    { name: 'visitor', kind: 'visitor', headers: named },
    { name: 'expired session', kind: 'visitor', headers: { ...named, ...expired } },
    { name: 'revoked session', kind: 'visitor', headers: { ...named, ...revoked } },
    { name: 'wrong secret', kind: 'visitor', wrongSecret: true, headers: basic(app.id, 'wrong') },
    { name: 'old secret', kind: 'visitor', wrongSecret: true, headers: basic(app.id, app.serviceSecret) },
    {
      name: 'stranger of another organisation',
      kind: 'user',
      headers: { ...named, ...(await session('user', await person(platform, 'stranger', other.app.orgId, 'owner'))) },
    },
    {
      name: 'member',
      kind: 'member',
      headers: { ...named, ...(await session('user', await person(platform, 'member', app.orgId, 'user'))) },
    },
    { name: 'billing administrator', kind: 'billing', headers: { ...named, ...(await session('billing', 'finance')) } },
    { name: "another app's credential", kind: 'app', headers: basic(other.app.id, other.app.serviceSecret) },
    { name: 'app credential', kind: 'app', headers: basic(app.id, AppServiceSecret) },
    { name: 'owner', kind: 'owner', headers: { ...named, ...owner } },
    {
      name: 'operator of the partner',
      kind: 'partner-operator',
      headers: { ...named, ...(await session('partner-admin', 'partner')) },
    },
    { name: 'operator', kind: 'operator', headers: { ...named, ...(await session('admin', 'operator')) } },
  ];
  // why last: opening a session clears away those that have expired
  await platform.ports.db
    .updateTable('sessions')
    .set({ expires_at: new Date(0).toISOString() })
    .where('name', '=', 'expired')
    .execute();
  return principals;
}

export function basic(id: string, secret: string): Record<string, string> {
  return { Authorization: `Basic ${btoa(`${id}:${secret}`)}` };
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
