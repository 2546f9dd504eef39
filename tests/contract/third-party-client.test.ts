// A client that somebody else's generator makes of our OpenAPI documents calls the real platform.
// The list is data: a line is added when another service is served.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';

let platform: TestPlatform;
let app: TestApp;
let headers: Readonly<Record<'app' | 'session' | 'operator' | 'none', Readonly<Record<string, string>>>>;

beforeAll(async () => {
  platform = await testPlatform({ own: true });
  app = await platform.app(['asset-streaming', 'passport']);
  const { token } = await platform.signedIn('generator', app.orgId, 'owner');
  headers = {
    none: {},
    app: { Authorization: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}` },
    session: { Cookie: `sst=${token}` },
    operator: { Cookie: `admin_sst=${await platform.operator()}` },
  };
});
afterAll(() => platform?.stop());

interface Case {
  readonly id: string;
  readonly as: keyof typeof headers;
  readonly parameters?: () => Record<string, string | number>;
  readonly body?: () => object;
  /** What the answer holds. */
  readonly answer: () => object;
}

const CASES: readonly Case[] = [
  { id: 'session.baseInfo', as: 'none', answer: () => ({ AuthInfo: { Domain: platform.origin } }) },
  { id: 'app.get', as: 'session', parameters: () => ({ appId: app.id }), answer: () => ({ AppId: app.id }) },
  { id: 'org.list', as: 'session', answer: () => ({ Items: [{ id: app.orgId }] }) },
  {
    id: 'cdn.buckets.create',
    as: 'app',
    body: () => ({ name: 'generated', description: '' }),
    answer: () => ({ name: 'generated' }),
  },
  { id: 'cdn.buckets.list', as: 'app', parameters: () => ({ per_page: 5 }), answer: () => [{ name: 'generated' }] },
  { id: 'usage.sampleCode', as: 'none', answer: () => ({ Items: expect.any(Array) }) },
  {
    id: 'passport.idDomains.create',
    as: 'app',
    body: () => ({ name: '生成的域' }),
    answer: () => ({ idDomain: { id: app.id } }),
  },
  { id: 'passport.realms.search', as: 'app', body: () => ({ count: 5 }), answer: () => ({ count: 5, total: 1 }) },
  { id: 'ticket.list', as: 'session', answer: () => ({ TotalCount: 0, Items: [] }) },
  { id: 'user.list', as: 'operator', answer: () => ({ Items: expect.any(Array) }) },
  { id: 'serviceToken.list', as: 'operator', answer: () => ({ TotalCount: 0 }) },
  { id: 'alert.records.list', as: 'operator', answer: () => ({ Items: expect.any(Array) }) },
];

const FOLDERS: Readonly<Record<string, string>> = { serviceToken: 'service-token' };

async function clientOf(service: string) {
  const file = join(import.meta.dirname, `../../packages/contract/openapi/${FOLDERS[service] ?? service}.json`);
  const api = new OpenAPIClientAxios({
    definition: JSON.parse(readFileSync(file, 'utf8')),
    withServer: { url: platform.origin },
  });
  return await api.init();
}

describe('a client generated from our documents', () => {
  it.each(CASES)('calls $id', async ({ id, as, parameters, body, answer }) => {
    const client = await clientOf(id.split('.')[0] ?? '');
    const call = client[id as keyof typeof client] as (typeof client)['get'] extends never ? never : CallableFunction;
    const reply = (await call(parameters?.() ?? null, body?.(), { headers: headers[as] })) as {
      status: number;
      data: object;
    };
    expect(reply.status).toBe(200);
    expect(reply.data).toMatchObject(answer());
  });

  it('is tried on ten operations of as many services as are served', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(10);
    expect(new Set(CASES.map(({ id }) => id.split('.')[0])).size).toBeGreaterThanOrEqual(10);
  });
});
