// Source: wire/cdn-and-platform.md 2.2 (App) and 2.3.2.
import { expect } from 'vitest';
import { HEX_32, info, type Row, TIME, UUID } from '../row.ts';

const APP =
  'AppId ProjectId ProjectName OrganizationId OrganizationName Role Status IconUrl Properties SupportMultiServices Services CreatedAt UpdatedAt CreatedBy';
const INFO = 'ProjectId ProjectName OrganizationId Services Properties SupportMultiServices';
const SECRETS = { AppSecret: HEX_32, AppServiceSecret: HEX_32 };
const NO_SECRETS = expect.not.objectContaining(SECRETS);
const PARAMETERS = info('invalid parameters');
const NO_APP = info('error to get app');

export const rows: readonly Row[] = [
  {
    ...{ call: 'app.list', known: 'spec', as: 'owner', send: 'GET /api/apps?appId={app.app}&appId={unknown}&count=2' },
    ...{
      says: 'keys that repeat',
      status: 200,
      has: { TotalCount: 1, Items: [NO_SECRETS] },
      names: { 'Items.0': APP },
    },
  },
  {
    ...{ call: 'app.list', known: 'ours', as: 'owner', send: 'GET /api/apps?appId[]={app.app}', status: 200 },
    has: { TotalCount: 1 },
  },
  {
    ...{ call: 'app.list', known: 'spec', as: 'member', send: 'GET /api/apps?orgId={org.org}&count=9999', status: 200 },
    has: { TotalCount: 1, Items: [{ Role: 'user' }] },
  },
  { call: 'app.list', known: 'spec', as: 'anyone', send: 'GET /api/apps', status: 401, has: info('no session info') },
  { call: 'app.list', known: 'spec', as: 'blocked', send: 'GET /api/apps', status: 423, has: info('account blocked') },
  {
    ...{ call: 'app.create', known: 'spec', as: 'owner', send: 'POST /api/app', status: 200 },
    body: { ProjectName: '新的应用', OrganizationId: '{org.org}' },
    has: { ProjectName: '新的应用', Role: 'owner', Status: 'Active', SupportMultiServices: true, ...SECRETS },
    names: { '': APP },
  },
  {
    ...{ call: 'app.create', known: 'spec', as: 'owner', send: 'POST /api/app', status: 400 },
    ...{ body: { ProjectName: 'x', OrganizationId: '{unknown}' }, has: info('error to get organization') },
  },
  {
    ...{ call: 'app.create', known: 'spec', as: 'owner', send: 'POST /api/app', status: 400 },
    ...{ body: { ProjectName: 'x', OrganizationId: 'none' }, has: info('invalid organization id') },
  },
  {
    ...{ call: 'app.create', known: 'spec', as: 'owner', send: 'POST /api/app', status: 400 },
    body: { ProjectName: 'x', OrganizationId: '{org.org}', IconUrl: 'no url' },
    has: info('invalid icon url'),
  },
  {
    ...{ call: 'app.create', known: 'ours', as: 'owner', send: 'POST /api/app', status: 400 },
    ...{ says: 'without a name', body: { OrganizationId: '{org.org}' }, has: PARAMETERS },
  },
  {
    ...{ call: 'app.get', known: 'spec', as: 'owner', send: 'GET /api/app/{app.app}', status: 200 },
    has: { ...SECRETS, Role: 'owner', CreatedAt: TIME, Services: { push: { ServiceName: 'push', Status: 'Enabled' } } },
    names: { '': APP, 'Services.push': 'ServiceName Provider Status ServiceId Properties' },
  },
  {
    ...{ call: 'app.get', known: 'ours', says: 'who only looks', as: 'member', send: 'GET /api/app/{app.app}' },
    ...{ status: 200, has: NO_SECRETS },
  },
  { call: 'app.get', known: 'ours', as: 'stranger', send: 'GET /api/app/{app.app}', status: 404, has: NO_APP },
  { call: 'app.get', known: 'ours', as: 'operator', send: 'GET /api/app/{unknown}', status: 404, has: NO_APP },
  {
    ...{
      call: 'app.getByService',
      known: 'spec',
      as: 'owner',
      send: 'GET /api/app/service/{app.service}',
      status: 200,
    },
    has: { AppId: UUID },
  },
  {
    ...{ call: 'app.getByService', known: 'ours', as: 'owner', send: 'GET /api/app/service/{unknown}', status: 404 },
    has: NO_APP,
  },
  {
    ...{ call: 'app.update', known: 'spec', as: 'owner', send: 'PUT /api/app/{app.app}', status: 200 },
    body: { ProjectName: '改名', Properties: { needGatherInfo: 'true' } },
    has: { ProjectName: '改名', Properties: { needGatherInfo: 'true' } },
  },
  {
    ...{ call: 'app.update', known: 'spec', as: 'owner', send: 'PUT /api/app/{app.app}', status: 400 },
    ...{ body: { IconUrl: 'javascript:1' }, has: info('invalid icon url') },
  },
  {
    ...{ call: 'app.update', known: 'spec', as: 'member', send: 'PUT /api/app/{app.app}', status: 403 },
    ...{ body: { ProjectName: 'x' }, has: info('permission denied') },
  },
  {
    ...{ call: 'app.bill', known: 'ours', as: 'member', send: 'GET /api/app/{app.app}/bill', status: 200 },
    has: { AppId: UUID, Month: expect.stringMatching(/^\d{4}-\d\d$/), Amount: 0, Items: [] },
  },
  {
    ...{ call: 'app.services.set', known: 'spec', as: 'owner', send: 'POST /api/app/{app.app}/service', status: 400 },
    ...{ body: { Status: 'Enabled' }, has: info('serviceName is required') },
  },
  {
    ...{ call: 'app.services.set', known: 'spec', as: 'owner', send: 'POST /api/app/{app.app}/service', status: 400 },
    ...{ body: { ServiceName: 'nothing', Status: 'Enabled' }, has: info('invalid service name') },
  },
  {
    ...{ call: 'app.services.set', known: 'ours', as: 'owner', send: 'POST /api/app/{app.app}/service', status: 200 },
    ...{ says: 'lobby is usync', body: { ServiceName: 'lobby', Status: 'Suspended' } },
    has: { Services: { usync: { ServiceName: 'usync', Status: 'Suspended' } } },
  },
  {
    ...{ call: 'app.services.set', known: 'spec', as: 'owner', send: 'POST /api/app/{app.app}/service', status: 400 },
    ...{ says: 'its slot is taken', body: { ServiceName: 'usync', Status: 'Enabled' } },
    has: info('service conflicts with multiverse'),
  },
  {
    ...{
      call: 'app.services.set',
      known: 'ours',
      as: 'operator',
      send: 'POST /api/app/{app.app}/service',
      status: 200,
    },
    says: 'a number as text',
    body: { ServiceName: 'multiverse', Status: 'Enabled', Properties: { memoryPerCpu: '2048' } },
    has: { Services: { multiverse: { Properties: { memoryPerCpu: 2048 } } } },
  },
  {
    ...{ call: 'app.redeemTokens.create', known: 'ours', as: 'operator', send: 'POST /api/redeem-token', status: 200 },
    body: { ServiceName: 'push', Credit: 12.5 },
    has: { Items: [{ ServiceName: 'push', Credit: 12.5, Status: 'Active', FulfilledAppId: '', FulfilledAt: null }] },
    keep: { code: 'Items.0.Token' },
  },
  {
    ...{ call: 'app.redeemTokens.create', known: 'ours', as: 'owner', send: 'POST /api/redeem-token', status: 403 },
    ...{ body: { ServiceName: 'push', Credit: 1 }, has: info('permission denied') },
  },
  {
    ...{ call: 'app.redeem', known: 'spec', as: 'owner', send: 'POST /api/app/{app.app}/redeem-token', status: 200 },
    ...{ body: { Token: '{code}' }, has: { ServiceName: 'push', Credit: 12.5, FulfilledAt: TIME } },
    names: { '': 'Token ServiceName Credit Quota Unit FulfilledAt' },
  },
  {
    ...{ call: 'app.redeem', known: 'spec', as: 'owner', send: 'POST /api/app/{app.app}/redeem-token', status: 400 },
    ...{ body: { Token: '{code}' }, has: info('token has been fulfilled') },
  },
  {
    ...{ call: 'app.redeem', known: 'spec', as: 'owner', send: 'POST /api/app/{app.app}/redeem-token', status: 400 },
    ...{ body: { Token: 'NONE-0000' }, has: info('failed to find token') },
  },
  {
    ...{ call: 'app.self.get', known: 'seen', as: 'app', send: 'GET /service/app', status: 200, names: { '': INFO } },
    has: { Services: { push: { Status: 'Enabled' } } },
  },
  { call: 'app.self.get', known: 'seen', as: 'app-secret', send: 'GET /service/app', status: 401 },
  {
    ...{ call: 'app.self.update', known: 'seen', as: 'app', send: 'PUT /service/app/{app.app}', status: 200 },
    body: { Properties: { editorVersion: '2022.3.50f1', launcherVersion: '1.2.3' } },
    has: { Properties: { editorVersion: '2022.3.50f1', launcherVersion: '1.2.3', needGatherInfo: 'true' } },
  },
  {
    ...{ call: 'app.self.enableService', known: 'seen', as: 'app', send: 'POST /service/app/{app.app}/enable-service' },
    ...{ body: { EnableSave: true }, status: 200 },
  },
  {
    ...{ call: 'app.self.enableService', known: 'seen', as: 'app', send: 'POST /service/app/{app.app}/enable-service' },
    ...{ says: 'two at once', body: { EnableSave: true, EnablePush: true }, status: 400, has: PARAMETERS },
  },
  {
    ...{ call: 'app.secrets.regenerate', known: 'ours', as: 'owner', send: 'POST /api/app/{app.app}/generate-secret' },
    ...{ body: { SecretType: 'AppServiceSecret' }, status: 200, has: { AppId: UUID, AppServiceSecret: HEX_32 } },
    keep: { newSecret: 'AppServiceSecret' },
  },
  {
    ...{
      call: 'app.self.get',
      known: 'spec',
      says: 'with the old secret',
      as: 'app',
      send: 'GET /service/app',
      status: 401,
    },
  },
];
