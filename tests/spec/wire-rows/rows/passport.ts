// Source: wire/passport.md 1.1 to 1.5, 2.1, 3.1 and 3.2.
import { INT, type Row, TIME, UUID } from '../row.ts';

const DOMAIN =
  'id name logoURL companyName production reviewStatus mockSms mockRealName loginMethods loginPlatforms minAge realNameRequired tosVersion createdAt modifiedAt';
const REALM = 'realmID idDomainID name status externalRealmID createdAt modifiedAt properties';
const no = (passportErrorCode: number, message: string) => ({
  ...{ code: Math.floor(passportErrorCode / 10_000), message, passportErrorCode, passportErrorDetail: {} },
});
const DENIED = no(70_001, 'permission denied');

export const rows: readonly Row[] = [
  {
    ...{ call: 'passport.idDomains.get', known: 'spec', says: 'before there is one', as: 'app', status: 404 },
    ...{ send: 'GET /upass/v1/id-domains/{app.app}', has: no(50_001, 'Id Domain not found') },
  },
  {
    ...{ call: 'passport.idDomains.create', known: 'spec', as: 'app', send: 'POST /upass/v1/id-domains', status: 200 },
    ...{
      body: { name: '行间' },
      has: { idDomain: { name: '行间', production: false, reviewStatus: 'None', createdAt: TIME } },
    },
    names: { idDomain: DOMAIN },
  },
  {
    ...{ call: 'passport.idDomains.create', known: 'ours', as: 'app', send: 'POST /upass/v1/id-domains', status: 409 },
    ...{ body: { name: '行间' }, has: { passportErrorCode: 60_001 } },
  },
  {
    ...{ call: 'passport.idDomains.get', known: 'seen', says: 'where game clients look', as: 'app', status: 200 },
    ...{ send: 'GET /v1/id-domains/{app.app}', names: { idDomain: DOMAIN } },
  },
  {
    call: 'passport.idDomains.get',
    known: 'ours',
    as: 'member',
    send: 'GET /upass/v1/id-domains/{app.app}',
    status: 200,
  },
  {
    call: 'passport.idDomains.get',
    known: 'ours',
    as: 'anyone',
    send: 'GET /upass/v1/id-domains/{app.app}',
    status: 401,
    has: no(160_001, 'no session info'),
  },
  {
    ...{
      call: 'passport.idDomains.update',
      known: 'ours',
      as: 'app',
      send: 'PUT /upass/v1/id-domains/{app.app}',
      status: 200,
    },
    ...{ body: { mockSms: true, minAge: 8 }, has: { idDomain: { mockSms: true, minAge: 8 } } },
  },
  {
    ...{ call: 'passport.idDomains.update', known: 'ours', says: 'a field that nobody knows', as: 'app', status: 400 },
    ...{ send: 'PUT /upass/v1/id-domains/{app.app}', body: { colour: 'red' }, has: no(30_001, 'invalid parameters') },
  },
  {
    ...{
      call: 'passport.idDomains.update',
      known: 'spec',
      as: 'member',
      send: 'PUT /upass/v1/id-domains/{app.app}',
      status: 403,
    },
    ...{ body: { minAge: 9 }, has: DENIED },
  },
  {
    ...{
      call: 'passport.idDomains.getProduction',
      known: 'spec',
      as: 'app',
      status: 200,
      has: { production: false, reviewStatus: 'None' },
    },
    ...{ send: 'GET /upass/v1/internal/id-domains/{app.app}/production', names: { '': 'reviewRemark' } },
  },
  {
    ...{
      call: 'passport.idDomains.sendForReview',
      known: 'ours',
      as: 'app',
      status: 200,
      has: { idDomain: { reviewStatus: 'Reviewing' } },
    },
    ...{
      send: 'POST /upass/v1/internal/update-id-domain-send-for-review',
      body: { idDomainId: '{app.app}' },
      says: 'Id for ID',
    },
  },
  {
    ...{ call: 'passport.idDomains.sendForReview', known: 'ours', says: 'twice', as: 'app', status: 400 },
    ...{ send: 'POST /upass/v1/internal/update-id-domain-send-for-review', body: { idDomainID: '{app.app}' } },
    has: { code: 9, passportErrorCode: 90_001 },
  },
  {
    ...{ call: 'passport.idDomains.setProduction', known: 'ours', as: 'app', status: 403, has: DENIED },
    ...{
      send: 'POST /upass/v1/internal/update-id-domain-production',
      body: { idDomainID: '{app.app}', production: true },
    },
  },
  {
    ...{ call: 'passport.idDomains.setProduction', known: 'ours', as: 'operator', status: 200 },
    ...{
      send: 'POST /upass/v1/internal/update-id-domain-production',
      body: { idDomainID: '{app.app}', production: true },
    },
    has: { idDomain: { production: true, reviewStatus: 'Approved', mockSms: false } },
  },
  {
    ...{
      call: 'passport.idDomains.notifyAppSecretUpdate',
      known: 'seen',
      says: 'an empty body',
      as: 'app',
      status: 200,
      has: {},
    },
    ...{ send: 'POST /v1/internal/notify-app-secret-update', headers: { 'X-Cache-Control': 'no-cache' } },
  },
  {
    ...{
      call: 'passport.apiDocs.developer',
      known: 'spec',
      as: 'anyone',
      send: 'GET /open-api/swagger/dev_api_docs.swagger.json',
    },
    ...{ status: 200, names: { '': 'paths' } },
  },
  {
    ...{
      call: 'passport.apiDocs.player',
      known: 'spec',
      as: 'anyone',
      send: 'GET /open-api/swagger/sdk_api_docs.swagger.json',
    },
    ...{ status: 200, names: { '': 'paths' } },
  },
  {
    ...{
      call: 'passport.realms.search',
      known: 'seen',
      says: 'an empty body',
      as: 'app',
      send: 'POST /v1/realms/search',
      status: 200,
    },
    ...{
      has: { start: 0, count: 20, total: 1, realms: [{ status: 'Open', properties: {} }] },
      names: { 'realms.0': REALM },
    },
    keep: { first: 'realms.0.realmID' },
  },
  {
    ...{
      call: 'passport.realms.search',
      known: 'ours',
      says: 'at most 100',
      as: 'member',
      send: 'POST /upass/v1/realms/search',
    },
    ...{ body: { start: 5, count: 500 }, status: 200, has: { start: 5, count: 100, total: INT, realms: [] } },
  },
  {
    ...{
      call: 'passport.realms.search',
      known: 'ours',
      says: 'no JSON',
      as: 'app',
      send: 'POST /upass/v1/realms/search',
    },
    ...{ body: '{', status: 400, has: no(30_001, 'invalid request payload') },
  },
  {
    ...{ call: 'passport.realms.create', known: 'seen', as: 'app', send: 'POST /upass/v1/realms', status: 200 },
    ...{
      body: { name: '二区' },
      has: { realm: { realmID: UUID, name: '二区', status: 'Created', externalRealmID: '' } },
    },
    ...{ names: { realm: REALM }, keep: { realm: 'realm.realmID' } },
  },
  {
    call: 'passport.realms.create',
    known: 'ours',
    as: 'member',
    send: 'POST /upass/v1/realms',
    body: { name: 'x' },
    status: 403,
    has: DENIED,
  },
  {
    call: 'passport.realms.get',
    known: 'spec',
    as: 'app',
    send: 'GET /v1/realms/{realm}',
    status: 200,
    names: { realm: REALM },
  },
  {
    call: 'passport.realms.get',
    known: 'ours',
    as: 'app',
    send: 'GET /upass/v1/realms/{unknown}',
    status: 404,
    has: no(50_001, 'realm not found'),
  },
  {
    ...{ call: 'passport.realms.update', known: 'spec', as: 'app', send: 'PUT /upass/v1/realms/{realm}', status: 200 },
    ...{ body: { status: 'Maintenance' }, has: { realm: { name: '二区', status: 'Maintenance' } } },
  },
  {
    ...{ call: 'passport.realms.update', known: 'ours', as: 'app', send: 'PUT /upass/v1/realms/{realm}', status: 400 },
    ...{ body: { status: 'Gone' }, has: no(30_001, 'invalid parameters') },
  },
  {
    call: 'passport.realms.remove',
    known: 'spec',
    as: 'app',
    send: 'DELETE /upass/v1/realms/{realm}',
    status: 200,
    has: {},
  },
  {
    ...{
      call: 'passport.realms.remove',
      known: 'ours',
      says: 'the last one',
      as: 'app',
      send: 'DELETE /upass/v1/realms/{first}',
    },
    ...{ status: 400, has: { passportErrorCode: 90_001 } },
  },
];
