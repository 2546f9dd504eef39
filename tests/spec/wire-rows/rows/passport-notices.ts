// Notices to players. Source: wire/passport.md 2.7, 3.7 rows 169 to 177, 4, 5.13.
import { bearing, passportNo as no, type Row, TIME, UUID } from '../row.ts';

const NOTICE = 'billboardID idDomainID title subtitle content namespace tags status createdAt modifiedAt properties';
const LIVE =
  'billboardID idDomainID title subtitle content namespace tags status publishTime createdAt modifiedAt properties';

const app = { known: 'ours', as: 'app', status: 200 } as const;
const spec = { known: 'spec', as: 'app', status: 200 } as const;
const invalid = { status: 400, has: no(30_001, 'invalid parameters') } as const;
const missing = { status: 404, has: no(50_001, 'billboard not found') } as const;
const is = (status: string) => ({ status: 400, has: no(90_001, `the notice is ${status}`) }) as const;
const seen = { known: 'seen', as: 'app', status: 200 } as const;
const create = { ...seen, call: 'passport.billboards.create', send: 'POST /v1/billboards' } as const;
const publish = { ...spec, call: 'passport.billboards.publish', send: 'POST /v1/billboards/{notice}/publish' } as const;
const search = { ...spec, call: 'passport.billboards.search', send: 'POST /v1/billboards/search' } as const;
const revoke = { ...spec, call: 'passport.billboards.revoke', send: 'POST /v1/billboards/{notice}/revoke' } as const;
const ana = { ...bearing('ana'), known: 'seen', status: 200, call: 'passport.playerBillboards.list' } as const;

export const rows: readonly Row[] = [
  {
    ...search,
    says: 'before there are players',
    body: {},
    status: 404,
    has: no(50_001, 'Id Domain not found'),
  },
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '公告' } },
  {
    ...{ known: 'seen', call: 'passport.login.external', as: 'game', send: 'POST /v1/login/external', status: 200 },
    body: { externalUserID: 'ana', displayName: '安娜' },
    keep: { ana: 'personaAccessToken' },
  },
  {
    ...{ ...create, names: { billboard: NOTICE }, keep: { notice: 'billboard.billboardID' } },
    body: { title: '维护', content: '今晚', tags: { channel: 'web' } },
    has: { billboard: { billboardID: UUID, status: 'billboardPending', namespace: 'default', createdAt: TIME } },
  },
  { ...create, ...invalid, says: 'without a text', body: { title: '维护' } },
  { ...app, call: 'passport.billboards.get', send: 'GET /upass/v1/billboards/{notice}', names: { billboard: NOTICE } },
  {
    ...{ ...app, ...missing, call: 'passport.billboards.get' },
    send: 'GET /v1/billboards/0f8fad5b-d9cb-469f-a165-70867728950e',
  },
  { ...revoke, ...is('billboardPending'), says: 'a draft' },
  {
    ...{ ...publish, ...invalid, says: 'with two ends' },
    body: { expireTime: '2099-01-01T00:00:00Z', expireDays: 7 },
  },
  { ...publish, ...invalid, says: 'for another number of days', body: { expireDays: 2 } },
  {
    ...{ ...publish, says: 'at a time', body: { publishTime: '2099-01-01T08:00:00+08:00' } },
    has: { billboard: { status: 'billboardScheduled', publishTime: '2099-01-01T00:00:00.000Z' } },
  },
  { ...{ ...ana, says: 'before its time', send: 'GET /v1/sdk/billboards' }, has: { billboards: [], total: 0 } },
  { ...revoke, has: { billboard: { status: 'billboardRevoked' } } },
  {
    ...{ ...publish, says: 'now', body: {}, names: { billboard: LIVE } },
    has: { billboard: { status: 'billboardPublished', publishTime: TIME } },
  },
  { ...publish, ...is('billboardPublished'), says: 'once more', body: {} },
  {
    ...{ ...seen, call: 'passport.billboards.update', send: 'PUT /v1/billboards/{notice}' },
    body: { content: '明晚' },
    has: { billboard: { content: '明晚' } },
  },
  {
    ...{ ...seen, call: 'passport.billboards.update', send: 'PUT /v1/billboards/{notice}', says: 'its title' },
    ...{ body: { title: '改名' }, ...is('billboardPublished') },
  },
  {
    ...{ ...app, call: 'passport.billboards.remove', send: 'DELETE /v1/billboards/{notice}' },
    ...is('billboardPublished'),
  },
  {
    ...{ ...search, body: { tags: { channel: 'web' }, title: '维' }, names: { '': 'billboards start count total' } },
    has: { total: 1, billboards: [{ status: 'billboardPublished' }] },
  },
  {
    ...{ ...spec, call: 'passport.billboards.namespaces', send: 'GET /v1/billboards/namespaces' },
    has: { namespaces: ['default'], total: 1 },
  },
  {
    ...{ ...app, call: 'passport.billboards.import', send: 'POST /v1/billboards/import' },
    body: { billboards: [{ title: 'a', content: 'b' }] },
    has: { createdCount: 1, updatedCount: 0, failed: [] },
  },
  {
    ...{ ...ana, send: 'GET /v1/sdk/billboards?channel=web&version=1.0', names: { 'billboards.0': LIVE } },
    has: { total: 1, billboards: [{ title: '维护' }] },
  },
  { ...{ ...ana, says: 'of another channel', send: 'GET /v1/sdk/billboards?channel=app' }, has: { total: 0 } },
  {
    ...{ known: 'seen', as: 'game', call: 'passport.playerBillboards.list', status: 200 },
    ...{ says: 'before sign-in', send: 'GET /upass/v1/sdk/billboards', has: { total: 1 } },
  },
  { ...revoke, says: 'for good' },
  {
    ...app,
    call: 'passport.billboards.remove',
    send: 'DELETE /v1/billboards/{notice}',
    says: 'one that is revoked',
    has: {},
  },
];
