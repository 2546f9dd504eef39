import type { AdapterPayload } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { oidcAdapter } from './adapter.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ own: true });
});
afterAll(() => platform.stop());

const adapter = (model: string) => oidcAdapter(platform.ports, model);
const epoch = () => Math.floor(Date.now() / 1000);

describe('oidcAdapter', () => {
  it('finds what was stored, by the model it was stored under, with its id back in place', async () => {
    const codes = adapter('AuthorizationCode');
    const payload: AdapterPayload = { jti: 'code-1', kind: 'AuthorizationCode', accountId: 'a', grantId: 'g', exp: 1 };
    await codes.upsert('code-1', payload, 60);
    expect(await codes.find('code-1')).toEqual(payload);
    expect(await adapter('AccessToken').find('code-1')).toBeUndefined();
    expect(await codes.find('code-2')).toBeUndefined();
  });

  it('replaces what is stored again, and keeps what has no end', async () => {
    const grants = adapter('Grant');
    await grants.upsert('grant-1', { jti: 'grant-1', clientId: 'one' } as AdapterPayload, 60);
    await grants.upsert('grant-1', { jti: 'grant-1', clientId: 'two' } as AdapterPayload);
    expect(await grants.find('grant-1')).toMatchObject({ clientId: 'two' });
  });

  it('forgets what has expired', async () => {
    const interactions = adapter('Interaction');
    await interactions.upsert('old', { jti: 'old' }, -1);
    expect(await interactions.find('old')).toBeUndefined();
    await interactions.upsert('new', { jti: 'new' }, 60);
    const rows = await platform.ports.db
      .selectFrom('oidc_documents')
      .select('id')
      .where('id', 'like', 'Interaction:%')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('finds a session by its uid, with its own id', async () => {
    const sessions = adapter('Session');
    await sessions.upsert('session-1', { jti: 'session-1', uid: 'uid-1', accountId: 'a' }, 60);
    expect(await sessions.findByUid('uid-1')).toMatchObject({ jti: 'session-1', accountId: 'a' });
    expect(await sessions.findByUid('uid-2')).toBeUndefined();
  });

  it('finds a device code by its user code', async () => {
    const devices = adapter('DeviceCode');
    await devices.upsert('device-1', { jti: 'device-1', userCode: 'ABCD' }, 60);
    expect(await devices.findByUserCode('ABCD')).toMatchObject({ jti: 'device-1' });
  });

  it('consumes once, whoever is first, and says so afterwards', async () => {
    const codes = adapter('AuthorizationCode');
    await codes.upsert('code-once', { jti: 'code-once' }, 60);
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => codes.consume('code-once')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { error: 'invalid_grant' } });
    const found = await codes.find('code-once');
    expect(found?.consumed).toBeGreaterThan(epoch() - 10);
  });

  it('destroys one document, and revokes everything that rests on a grant', async () => {
    const [codes, tokens] = [adapter('AuthorizationCode'), adapter('AccessToken')];
    await codes.upsert('code-a', { jti: 'code-a', grantId: 'grant-a' }, 60);
    await tokens.upsert('token-a', { jti: 'token-a', grantId: 'grant-a' }, 60);
    await tokens.upsert('token-b', { jti: 'token-b', grantId: 'grant-b' }, 60);
    await codes.revokeByGrantId('grant-a');
    expect(await codes.find('code-a')).toBeUndefined();
    expect(await tokens.find('token-a')).toBeUndefined();
    expect(await tokens.find('token-b')).toBeDefined();
    await tokens.destroy('token-b');
    expect(await tokens.find('token-b')).toBeUndefined();
  });

  it('keeps no code, token or session that a reader of the table could use', async () => {
    await adapter('AuthorizationCode').upsert('secret-code', { jti: 'secret-code' }, 60);
    await adapter('AccessToken').upsert('secret-token', { jti: 'secret-token' }, 60);
    await adapter('Session').upsert('secret-session', { jti: 'secret-session', uid: 'kept' }, 60);
    const session = { cookie: 'secret-session', uid: 'kept' } as { cookie: string; uid: string };
    await adapter('Interaction').upsert('interaction', { jti: 'interaction', session } as AdapterPayload, 60);
    const rows = await platform.ports.db.selectFrom('oidc_documents').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/secret-(code|token|session)/);
    expect(await adapter('Session').findByUid('kept')).toMatchObject({ jti: 'secret-session' });
    expect(await adapter('Interaction').find('interaction')).toMatchObject({ session });
  });
});
