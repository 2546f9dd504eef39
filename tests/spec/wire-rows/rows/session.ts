// Source: wire/cdn-and-platform.md 2.1, 2.2 and 2.3.1.
import { expect } from 'vitest';
import { INT, info, type Row, TIME, UUID } from '../row.ts';

const PARAMETERS = info('invalid parameters');
const USER = 'UserId UserName Email Phone Status Role IsInternal Properties OrganizationIds CreatedAt LastLoginAt';

export const rows: readonly Row[] = [
  {
    ...{ call: 'session.baseInfo', known: 'spec', as: 'anyone', send: 'GET /auth/base-info', status: 200 },
    has: {
      AssInfo: {
        APIDomain: expect.stringMatching(/^http.*\/api\/v1$/),
        ContentDomain: expect.stringMatching(/^http.*\/client_api\/v1$/),
      },
      LobbyInfo: { APIDomain: expect.any(String) },
      PolicyInfo: { Version: expect.any(String) },
      Environment: expect.any(String),
    },
    names: { AuthInfo: 'Domain Client IDDomain ProjectDomain', PartnerInfo: 'Domain ClientId' },
    head: { 'Content-Type': /^application\/json/ },
  },
  {
    ...{
      call: 'session.login',
      known: 'ours',
      says: 'a code that is none',
      as: 'anyone',
      send: 'POST /auth/auth-login',
    },
    ...{ body: { Code: 'none', RedirectUri: '{console}/login-callback' }, status: 400, has: PARAMETERS },
  },
  {
    ...{ call: 'session.login', known: 'ours', says: 'no JSON', as: 'anyone', send: 'POST /auth/auth-login' },
    ...{ body: '{"Code"', status: 400, has: info('invalid request payload') },
  },
  {
    ...{
      call: 'session.login',
      known: 'ours',
      says: 'JSON of another shape',
      as: 'anyone',
      send: 'POST /auth/auth-login',
    },
    ...{ body: '[]', status: 400, has: info('invalid payload') },
  },
  {
    ...{ call: 'session.adminLogin', known: 'spec', as: 'anyone', send: 'POST /auth/admin-login', status: 400 },
    ...{ body: { Username: 'nobody', Password: 'wrong' }, has: info('invalid username or password') },
  },
  {
    ...{ call: 'session.billingLogin', known: 'spec', as: 'anyone', send: 'POST /auth/bc-admin-login', status: 400 },
    ...{ body: { Username: 'nobody', Password: 'wrong' }, has: info('invalid username or password') },
  },
  {
    ...{ call: 'session.check', known: 'spec', as: 'anyone', send: 'GET /auth/auth-check', status: 401 },
    has: info('no session info'),
  },
  {
    ...{ call: 'session.check', known: 'ours', as: 'owner', send: 'GET /auth/auth-check', status: 200 },
    has: { User: { UserId: UUID, Role: 'user', Status: 'Active', CreatedAt: TIME }, Admin: null, BcAdmin: null },
    names: { User: USER },
  },
  {
    ...{ call: 'session.check', known: 'ours', as: 'operator', send: 'GET /auth/auth-check', status: 200 },
    has: { User: null, Admin: { Kind: 'admin' }, BcAdmin: null },
  },
  {
    ...{ call: 'session.check', known: 'ours', as: 'billing', send: 'GET /auth/auth-check', status: 200 },
    has: { User: null, Admin: null, BcAdmin: { UserName: 'finance' } },
  },
  {
    ...{ call: 'session.check', known: 'spec', as: 'blocked', send: 'GET /auth/auth-check', status: 423 },
    has: info('account blocked'),
  },
  {
    ...{
      call: 'session.verifyRealName',
      known: 'ours',
      as: 'stranger',
      send: 'POST /auth/real-name-verify',
      status: 400,
    },
    ...{ says: 'a sum that is wrong', body: { Name: '林湾', IdCard: '110105194912310021' }, has: PARAMETERS },
  },
  {
    ...{
      call: 'session.verifyRealName',
      known: 'spec',
      as: 'stranger',
      send: 'POST /auth/real-name-verify',
      status: 200,
    },
    ...{ body: { Name: '林湾', IdCard: '11010519491231002X' }, has: { Properties: { isRealNameVerified: 'true' } } },
  },
  {
    ...{ call: 'session.linkPartner', known: 'ours', as: 'owner', send: 'POST /api/app/{app.app}/auth-bluecloud' },
    ...{ body: { Code: 'none', RedirectUri: '{console}/bluecloud/login-callback' }, status: 400, has: PARAMETERS },
  },
  {
    ...{ call: 'session.linkPartner', known: 'ours', as: 'member', send: 'POST /api/app/{app.app}/auth-bluecloud' },
    ...{ body: { Code: 'none', RedirectUri: '{console}/x' }, status: 403, has: info('permission denied') },
  },
  {
    ...{ call: 'session.links.list', known: 'ours', as: 'owner', send: 'GET /auth/links', status: 200 },
    names: { '': 'Items' },
  },
  {
    ...{ call: 'session.links.create', known: 'ours', as: 'owner', send: 'POST /auth/links', status: 400 },
    ...{ body: { Provider: 'partner', Code: 'none', RedirectUri: '{console}/x' }, has: PARAMETERS },
  },
  {
    ...{ call: 'session.links.remove', known: 'ours', as: 'owner', send: 'DELETE /auth/links/partner', status: 400 },
    has: PARAMETERS,
  },
  {
    ...{
      call: 'session.webVersion',
      known: 'spec',
      as: 'anyone',
      send: 'GET /web-version.json?v=1700000000',
      status: 200,
    },
    has: { version: expect.any(String) },
  },
  {
    ...{ call: 'session.served', known: 'ours', as: 'anyone', send: 'GET /public/served.json', status: 200 },
    has: { Operations: expect.arrayContaining(['session.served', 'session.baseInfo']) },
  },
  {
    ...{ call: 'session.uploadCredential', known: 'seen', as: 'owner', send: 'POST /api/cos-token', status: 200 },
    body: { FileName: 'a.png', Purpose: 'voucher' },
    has: { startTime: INT, expiredTime: INT },
    names: { '': 'token tmpSecretId tmpSecretKey objectName region bucket bucketUrl uploadUrl fileUrl' },
  },
  {
    ...{ call: 'session.uploadCredential', known: 'spec', as: 'owner', send: 'POST /api/cos-token', status: 400 },
    ...{ body: { FileName: 'a.png', Purpose: 'voucher', Prefix: '{unknown}/' }, has: info('invalid prefix') },
  },
  {
    ...{ call: 'session.logout', known: 'ours', as: 'member', send: 'POST /auth/logout', status: 200, has: {} },
    head: { 'Set-Cookie': /^sst=;/ },
  },
  {
    ...{ call: 'session.check', known: 'ours', says: 'after signing out', as: 'member', send: 'GET /auth/auth-check' },
    ...{ status: 401, has: info('no session info') },
  },
];
