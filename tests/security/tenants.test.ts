// Every id of one studio in the hands of another: each call of the platform core that takes an id, in its path, its query
// or its body, answers as it answers an id that nobody has, and changes nothing.
import { type Declared, declared } from '@uos/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServed } from '../../packages/platform/src/kernel/mount.ts';
import { mounted } from '../../packages/platform/src/services/index.ts';
import { type Answer, type TestPlatform, testPlatform } from '../../packages/platform/src/testing.ts';
import { UNKNOWN_IDS } from '../conformance/permissions/principals.ts';
import { requestOf } from '../conformance/permissions/requests.ts';

const handlers = new Map(mounted.map((one) => [one.service.name, one.handlers]));
const core = declared(mounted.map(({ service }) => service)).filter(
  (call) => call.errorStyle === 'platform' && isServed(handlers.get(call.service.name), call),
);

/** What a studio has, by what a path or a field calls it. */
type Things = Readonly<Record<(typeof KINDS)[number], string>>;
const KINDS = [
  ...['app', 'org', 'project', 'transaction', 'invoice', 'certification', 'user', 'ticket', 'token'],
  ...['file', 'monitor'],
] as const;

const unknown = (digit: number) => `0f8fad5b-d9cb-469f-a165-7086772895${digit}`;
const NOBODYS = Object.fromEntries(KINDS.map((kind, index) => [kind, unknown(30 + index)])) as Things;

/** Which thing an id names: by the first segments of the path for `{id}`, else by the name itself. */
const BY_PATH: readonly (readonly [RegExp, keyof Things])[] = [
  [/^\/api\/transactions\//, 'transaction'],
  [/^\/api\/invoices\//, 'invoice'],
  [/^\/api\/enterprise-certification\//, 'certification'],
  [/^\/api\/users\//, 'user'],
  [/^\/(?:api|base)\/ticket\//, 'ticket'],
  [/^\/api\/service-token\//, 'token'],
  [/^\/api\/projects\//, 'project'],
  [/^\/api\/cdn\//, 'app'],
  [/^\/api\/wechat-monitor$/, 'monitor'],
];
const BY_NAME: Readonly<Record<string, keyof Things>> = {
  ...{ appId: 'app', AppId: 'app', IssuerAppId: 'app', serviceId: 'app' },
  ...{ orgId: 'org', OrganizationId: 'org' },
  ...{ ProjectId: 'project', TransactionId: 'transaction', transactionId: 'transaction' },
  ...{ userId: 'user', ticketId: 'ticket', Prefix: 'org', LicenseImageUrl: 'file', VoucherImageUrl: 'file' },
};

function kindOf(path: string, name: string): keyof Things | undefined {
  return BY_NAME[name] ?? (/^id$/i.test(name) ? BY_PATH.find(([pattern]) => pattern.test(path))?.[1] : undefined);
}

/** Words of a closed list that stand in a path. */
const NO_IDS: readonly string[] = ['provider'];

/** What everybody may read. Source: wire/cdn-and-platform.md 2.3.7. */
const OPEN_TO_ALL: readonly string[] = ['ticket.get'];

let platform: TestPlatform;
let victim: Things;
let nobodys: Things;
let thief: { readonly things: Things; readonly headers: Readonly<Record<string, Record<string, string>>> };

beforeAll(async () => {
  platform = await testPlatform();
  const mine = await openStudio('victim');
  const theirs = await openStudio('thief');
  victim = mine.things;
  nobodys = { ...NOBODYS, file: `${platform.origin}/files/license/${unknown(29)}/${'0'.repeat(32)}/a.png` };
  thief = { things: theirs.things, headers: { session: theirs.headers, credential: theirs.credential } };
});
afterAll(() => platform?.stop());

async function openStudio(name: string) {
  const app = await platform.app();
  const { id: user, token: session } = await platform.signedIn(name, app.orgId, 'owner');
  const headers = { Cookie: `sst=${session}` };
  const operator = { Cookie: `admin_sst=${await platform.operator(`${name}-operator`)}` };
  const call = async (method: string, path: string, body: unknown, by: Record<string, string> = headers) => {
    const answer = await platform.call(method, path, body, { headers: by });
    expect([path, answer.status, answer.body]).toMatchObject([path, 200, {}]);
    return answer.body as Record<string, string>;
  };
  const { fileUrl, uploadUrl } = await call('POST', '/api/cos-token', { FileName: 'a.png', Purpose: 'license' });
  await fetch(String(uploadUrl), { method: 'PUT', body: name });
  const deposit = {
    OrganizationId: app.orgId,
    Type: 'Deposit',
    Amount: 100,
    VoucherImageUrl: 'https://a.example/v.png',
  };
  const paid = await call('POST', '/api/transactions', deposit);
  await call('POST', `/api/transactions/${paid.Id}/activate`, {}, operator);
  const buyer = { Title: '买方', TaxNumber: '91310000EXAMPLE00X', Email: 'a@studio.example' };
  const invoice = await call('POST', '/api/invoices', {
    TransactionId: paid.Id,
    Type: 'regular',
    Format: 'PDF',
    ...buyer,
  });
  const pending = await call('POST', '/api/transactions', deposit);
  const certification = await call('POST', '/api/enterprise-certification', {
    ...{ OrganizationId: app.orgId, CompanyName: '公司', CreditCode: '91310000EXAMPLE00X', LicenseImageUrl: fileUrl },
    ...{ LegalPerson: '陈灯', ContactName: '林湾', ContactPhone: '13800000000', ContactEmail: 'a@studio.example' },
  });
  const ticket = await call('POST', '/api/ticket', {
    ...{ Type: 'crash', Title: '崩溃', Content: '崩溃', ContactName: '林湾', ContactPhone: '13800000000' },
    ...{ OrganizationId: app.orgId, AppId: app.id },
  });
  const token = await call('POST', '/api/service-token/generate', { Name: name, ServiceName: 'save' }, operator);
  const monitor = await call('POST', '/api/wechat-monitor', { AppId: app.id, ChatId: `${name}-chat`, Name: name });
  const { project_id: project } = await platform.ports.db
    .selectFrom('apps')
    .select('project_id')
    .where('id', '=', app.id)
    .executeTakeFirstOrThrow();
  const things: Things = {
    ...{ app: app.id, org: app.orgId, project, user, file: String(fileUrl), monitor: String(monitor.Id) },
    ...{ transaction: String(pending.Id), invoice: String(invoice.Id), certification: String(certification.Id) },
    ...{ ticket: String(ticket.Id), token: String(token.Id) },
  };
  return { things, headers, credential: { Authorization: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}` } };
}

/** One way in which a call takes an id of somebody else, with everything beside it the caller's own. */
interface Way {
  readonly place: 'path' | 'query' | 'body';
  readonly name: string;
  readonly kind: keyof Things;
}

function waysOf({ operation, fullPath }: Declared): Way[] {
  const way = (place: Way['place'], name: string): Way[] => {
    const kind = kindOf(fullPath, name);
    return kind === undefined ? [] : [{ place, name, kind }];
  };
  const bodyShape = (operation.body as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  return [
    ...operation.paramNames.flatMap((name) => way('path', name)),
    ...Object.keys(operation.query?.shape ?? {}).flatMap((name) => way('query', name)),
    ...Object.keys(bodyShape).flatMap((name) => way('body', name)),
  ];
}

/** The call with the thief's own ids, but for one. */
function requestWith(call: Declared, way: Way, things: Things, own: Things) {
  const value = (place: Way['place'], name: string): string | undefined => {
    const kind = kindOf(call.fullPath, name);
    const from = place === way.place && name === way.name ? things : own;
    return kind === undefined ? undefined : from[kind];
  };
  const plain = requestOf(call, { ...UNKNOWN_IDS, app: own.app, org: own.org, project: own.project });
  const [, search = ''] = plain.path.split('?');
  const query = new URLSearchParams(search);
  const path = call.fullPath.replace(/\{([^}]+)\}/g, (_all, name: string) =>
    encodeURIComponent(value('path', name) ?? 'none'),
  );
  if (way.place === 'query') {
    query.set(way.name, things[way.kind]);
  }
  const body = plain.body === undefined ? undefined : { ...(plain.body as object), ...bodyIds(call, way, value) };
  return { method: plain.method, path: query.size === 0 ? path : `${path}?${query}`, body };
}

function bodyIds(
  call: Declared,
  way: Way,
  value: (place: Way['place'], name: string) => string | undefined,
): Record<string, string> {
  const shape = (call.operation.body as { shape?: Record<string, { safeParse(v: unknown): { success: boolean } }> })
    ?.shape;
  return Object.fromEntries(
    Object.entries(shape ?? {}).flatMap(([name, schema]) => {
      const id = value('body', name);
      const asked = !schema.safeParse(undefined).success || (way.place === 'body' && way.name === name);
      return id === undefined || !asked ? [] : [[name, id]];
    }),
  );
}

const same = (a: Answer, b: Answer): boolean => a.status === b.status && plainText(a.body) === plainText(b.body);

function plainText(body: unknown): string {
  return JSON.stringify(body)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '#')
    .replace(/"(?:CreatedAt|UpdatedAt)":"[^"]+"/g, '#');
}

/** Everything of the victim's, as it stands in the database. */
async function belongings(): Promise<Record<string, unknown>> {
  const { db } = platform.ports;
  const rows: Record<string, unknown> = {};
  const { app, org, user } = victim;
  for (const [table, column, id] of [
    ['apps', 'id', app],
    ['app_services', 'app_id', app],
    ['app_members', 'app_id', app],
    ['app_partner_links', 'app_id', app],
    ['monitors', 'app_id', app],
    ['organizations', 'id', org],
    ['memberships', 'org_id', org],
    ['projects', 'org_id', org],
    ['transactions', 'org_id', org],
    ['invoices', 'org_id', org],
    ['certifications', 'org_id', org],
    ['tickets', 'org_id', org],
    ['users', 'id', user],
    ['sessions', 'subject', user],
  ] as const) {
    const { rows: found } = await sql<{ row: unknown }>`
      SELECT to_jsonb(t) AS row FROM ${sql.table(table)} t WHERE ${sql.ref(column)}::text = ${id} ORDER BY 1::text`.execute(
      db,
    );
    rows[table] = found;
  }
  return rows;
}

describe("another studio's ids", () => {
  it('are known to this test by their names, wherever a call of the platform core takes one', () => {
    const unnamed = core.flatMap((call) =>
      call.operation.paramNames
        .filter((name) => !NO_IDS.includes(name) && kindOf(call.fullPath, name) === undefined)
        .map((name) => `${call.id} {${name}}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('answer like ids that nobody has, and nothing of theirs changes', { timeout: 120_000 }, async () => {
    const before = await belongings();
    const wrong: string[] = [];
    let tried = 0;
    for (const call of core.filter(({ id }) => !OPEN_TO_ALL.includes(id))) {
      for (const way of waysOf(call)) {
        for (const [who, headers] of Object.entries(thief.headers)) {
          const ask = async (things: Things) => {
            const { method, path, body } = requestWith(call, way, things, thief.things);
            return platform.call(method, path, body, { headers });
          };
          const [foreign, nowhere] = [await ask(victim), await ask(nobodys)];
          tried += 1;
          if (!same(foreign, nowhere)) {
            wrong.push(
              `${call.id} ${way.place} ${way.name} by ${who}: ${foreign.status} ${plainText(foreign.body)}, ` +
                `unknown ${nowhere.status} ${plainText(nowhere.body)}`,
            );
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(100);
    expect(await belongings()).toEqual(before);
  });
});
