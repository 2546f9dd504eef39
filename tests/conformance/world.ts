// What the conformance cases stand on: a real platform, and the SDK in the hands of everyone who may call.

import { createHash, randomUUID } from 'node:crypto';
import { appCredentials, createUos, none, operatorSession, session, type Uos } from '@uos/sdk';
import type { PlatformOptions } from '../../packages/platform/src/start/main.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';

export interface World {
  readonly platform: TestPlatform;
  /** An app with content delivery and player accounts, and its SDK. */
  readonly app: TestApp;
  readonly uos: Uos;
  /** Another studio's app. */
  readonly other: Uos;
  readonly otherApp: TestApp;
  readonly visitor: Uos;
  readonly owner: Uos;
  readonly member: Uos;
  readonly operator: Uos;
  bucket(): Promise<{ id: string; name: string }>;
  /** Stores a text at a path and returns the entry. */
  entry(bucketId: string, path: string, content?: string): Promise<{ entryid: string; current_versionid: string }>;
  /** A bucket with one file and one release of it. */
  released(): Promise<{ bucket: string; release: string; entry: string; version: string }>;
  stop(): Promise<void>;
}

export const UNKNOWN = '0f8fad5b-d9cb-469f-a165-708677289501';

export function write(path: string, content: string) {
  const bytes = Buffer.from(content);
  return { path, content_hash: createHash('md5').update(bytes).digest('hex'), content_size: bytes.length };
}

/** A platform with two studios on it. `databaseUrl` puts it on PostgreSQL, `objects` with `s3` its contents on S3. */
export async function openWorld(options: PlatformOptions = {}): Promise<World> {
  const platform = await testPlatform({ ...options, config: { databaseSubsets: false, ...options.config } });
  const app = await platform.app(['asset-streaming', 'passport']);
  const otherApp = await platform.app(['asset-streaming', 'passport']);
  const client = (as: Parameters<Uos['with']>[0]['as']): Uos => createUos({ origin: platform.origin, as, retries: 0 });
  const credential = (of: TestApp) => appCredentials({ appId: of.id, appServiceSecret: of.serviceSecret });
  const person = async (role: 'owner' | 'user') => {
    const login = `${role}-${randomUUID().slice(0, 8)}`;
    const { id, token } = await platform.signedIn(login, app.orgId, role);
    return client(session({ token, appId: app.id, userId: id, userName: login }));
  };
  const operatorToken = await platform.operator();
  const uos = client(credential(app));
  const other = client(credential(otherApp));
  for (const studio of [uos, other]) {
    await studio.passport.idDomains.create({ name: '玩家域' });
  }
  const bucket: World['bucket'] = () => uos.cdn.buckets.create({ name: `b-${randomUUID().slice(0, 8)}` });
  const entry: World['entry'] = async (id, path, content = path) => {
    const created = await uos.cdn.entries.create({ id, ...write(path, content), signed_url: true });
    if (created.signed_url !== undefined && created.signed_url !== '') {
      const put = await fetch(created.signed_url, {
        method: 'PUT',
        body: content,
        headers: { 'Content-Type': created.content_type },
      });
      if (put.status !== 200) {
        throw new Error(`the upload of ${path} was answered with ${put.status}: ${await put.text()}`);
      }
    }
    return created;
  };

  return {
    platform,
    app,
    otherApp,
    uos,
    other,
    visitor: client(none()),
    owner: await person('owner'),
    member: await person('user'),
    operator: client(operatorSession({ token: operatorToken, appId: app.id, userName: 'operator' })),
    bucket,
    entry,
    async released() {
      const { id } = await bucket();
      const { entryid, current_versionid } = await entry(id, 'index.html', `<p>${id}</p>`);
      const { releaseid } = await uos.cdn.releases.create({ id });
      return { bucket: id, release: releaseid, entry: entryid, version: current_versionid };
    },
    stop: () => platform.stop(),
  };
}
