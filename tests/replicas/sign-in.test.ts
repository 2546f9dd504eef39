// Several platforms on one PostgreSQL: whatever one of them is told, the others know, and of many who do the same thing
// at the same moment exactly one succeeds. PGlite cannot show any of this: it runs one statement at a time.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../packages/platform/src/kernel/who/sessions.ts';
import { createPlatform, type Platform } from '../../packages/platform/src/start/main.ts';
import { authorization, browser, codeFor, type Site, signIn } from '../../packages/platform/src/testing/browser.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startS3, type TestS3 } from '../support/s3.ts';

const ORIGIN = 'http://console.test';
const MASTER_KEY = 'c0'.repeat(32);
const ROUNDS = 12;

let postgres: TestPostgres;
let s3: TestS3;
let replicas: Platform[];
let site: Site;
let userCookie: string;

beforeAll(async () => {
  postgres = await startPostgres();
  s3 = await startS3();
  const databaseUrl = await postgres.createDatabase({ migrated: true });
  const objects = s3.place();
  const start = () =>
    createPlatform({
      databaseUrl,
      objects,
      s3: s3.access,
      masterKey: MASTER_KEY,
      origin: ORIGIN,
      contentOrigin: 'http://content.test',
      seedDemo: true,
      config: { strictReplies: true },
    });
  replicas = await Promise.all([start(), start(), start()]);
  const [first, ...others] = replicas.map(({ port }) => port);
  site = { origin: ORIGIN, port: first ?? 0, otherPorts: others };
  const { ports } = replicas[0] as Platform;
  const demo = await ports.db.selectFrom('users').select('id').where('login', '=', 'demo').executeTakeFirstOrThrow();
  const token = await openSession(ports.db, ports, { kind: 'user', subject: demo.id, name: 'demo' });
  userCookie = `sst=${token}`;
});
afterAll(async () => {
  await Promise.all((replicas ?? []).map((replica) => replica.stop()));
  await postgres?.stop();
  await s3?.stop();
});

const demo = () => {
  const { logins } = replicas[0] as Platform;
  if (logins === undefined) {
    throw new Error('the replicas were started with a demo tenant');
  }
  return logins;
};

/** `times` calls at the same moment, each sent to the next replica. */
async function atOnce(
  times: number,
  url: string,
  json: object,
  headers = {},
): Promise<{ status: number; text: string }[]> {
  const page = browser(site);
  return Promise.all(Array.from({ length: times }, () => page.go(url, { json, headers })));
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

describe('replicas that start on one empty database at once', () => {
  it('make one demo tenant and agree on its logins', async () => {
    expect(replicas.map(({ logins }) => logins)).toEqual([demo(), demo(), demo()]);
    const { db } = (replicas[0] as Platform).ports;
    expect(await db.selectFrom('organizations').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('apps').select('id').execute()).toHaveLength(1);
  });

  it('sign with one key', async () => {
    const page = browser(site);
    const keys: string[] = [];
    for (const _replica of replicas) {
      keys.push((await page.go('/v1/oauth2/jwks')).text);
    }
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toContain('"d"');
  });
});

describe('signing in', () => {
  it('works when every step is answered by another replica', async () => {
    const page = await signIn(site, demo().user, 'uos-cli');
    expect(JSON.parse((await page.go('/auth/auth-check')).text)).toMatchObject({ User: { UserName: '演示用户' } });
  });

  it('gives one session for one code, however many redeem it at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = browser(site);
      const asked = authorization(site, 'uos-console');
      const code = await codeFor(page, asked, demo().user);
      const json = { Code: code, RedirectUri: asked.redirectUri, CodeVerifier: asked.verifier };
      const answers = await atOnce(6, '/auth/auth-login', json);
      expect(statuses(answers)).toEqual([200, 400, 400, 400, 400, 400]);
    }
  });

  it('lets five of many parallel guesses through, counted over all replicas', async () => {
    const guesses = await atOnce(12, '/auth/admin-login', { Username: 'operator', Password: 'guess' });
    expect(statuses(guesses)).toEqual([400, 400, 400, 400, 400, 429, 429, 429, 429, 429, 429, 429]);
    await (replicas[0] as Platform).ports.db.deleteFrom('login_attempts').execute();
  });

  it('ends everywhere at once', async () => {
    const page = await signIn(site, demo().user);
    const headers = { Cookie: `sst=${page.cookie('sst')}` };
    await page.go('/auth/logout', { json: {} });
    for (const _replica of replicas) {
      expect((await browser(site).go('/auth/auth-check', { headers })).status).toBe(401);
    }
  });
});

describe('one app changed through all replicas at once', () => {
  const newApp = async (): Promise<string> => {
    const json = { ProjectName: '并发', OrganizationId: demo().organization.id };
    const answer = await browser(site).go('/api/app', { json, headers: { Cookie: userCookie } });
    return (JSON.parse(answer.text) as { AppId: string }).AppId;
  };

  it('never has both of two exclusive services', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const path = `/api/app/${await newApp()}/service`;
      const page = browser(site);
      const answers = await Promise.all(
        ['usync', 'multiverse', 'usync', 'multiverse'].map((ServiceName) =>
          page.go(path, { json: { ServiceName, Status: 'Enabled' }, headers: { Cookie: userCookie } }),
        ),
      );
      expect(statuses(answers)).toEqual([200, 200, 400, 400]);
    }
  });

  it('gives a project one app', async () => {
    const { id } = demo().organization;
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await browser(site).go(`/api/organizations/${id}/projects`, {
        json: { Name: 'p' },
        headers: { Cookie: userCookie },
      });
      const { Id } = JSON.parse(made.text) as { Id: string };
      const json = { ProjectName: 'p', OrganizationId: id, ProjectId: Id };
      expect(statuses(await atOnce(4, '/api/app', json, { Cookie: userCookie }))).toEqual([200, 400, 400, 400]);
    }
  });

  it('keeps its last realm, and has one identity domain', async () => {
    const appId = await newApp();
    const headers = { Cookie: userCookie, 'X-APP-ID': appId };
    const page = browser(site);
    await page.go(`/api/app/${appId}/service`, { json: { ServiceName: 'passport', Status: 'Enabled' }, headers });
    const domains = await atOnce(4, '/upass/v1/id-domains', { name: 'd' }, headers);
    expect(statuses(domains)).toEqual([200, 409, 409, 409]);
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.go('/upass/v1/realms', { json: { name: 'second' }, headers });
      const listed = await page.go('/upass/v1/realms/search', { json: {}, headers });
      const { realms } = JSON.parse(listed.text) as { realms: { realmID: string }[] };
      const gone = await Promise.all(
        realms.map(({ realmID }) => page.go(`/upass/v1/realms/${realmID}`, { method: 'DELETE', headers })),
      );
      expect(statuses(gone)).toEqual([200, 400]);
    }
  });

  it('refuses its old secret on every replica as soon as the new one is out', async () => {
    const appId = await newApp();
    const page = browser(site);
    const regenerate = async () => {
      const answer = await page.go(`/api/app/${appId}/generate-secret`, { json: {}, headers: { Cookie: userCookie } });
      return (JSON.parse(answer.text) as { AppServiceSecret: string }).AppServiceSecret;
    };
    const self = (secret: string) =>
      page.go('/service/app', { headers: { Authorization: `Basic ${btoa(`${appId}:${secret}`)}` } });
    const old = await regenerate();
    expect((await self(old)).status).toBe(200);
    const fresh = await regenerate();
    for (const _replica of replicas) {
      expect([(await self(old)).status, (await self(fresh)).status]).toEqual([401, 200]);
    }
  });
});
