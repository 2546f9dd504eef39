// Source: wire/passport.md 2.8, 3.1 rows 21, 24-27, callbacks, 4; anchors/passport.md 5.
import { expect } from 'vitest';
import { INT, type Row, TIME, UUID } from '../row.ts';

const no = (passportErrorCode: number) => ({ passportErrorCode, message: expect.any(String) });
const app = { known: 'spec', as: 'app', status: 200 } as const;
const anyone = { known: 'spec', as: 'anyone', status: 200 } as const;
const NOBODY = '0f8fad5b-d9cb-469f-a165-708677289501';
const series = { points: expect.any(Array), total: expect.any(Number) };
const off = { enabled: false, windowSeconds: 60 };

export const rows: readonly Row[] = [
  {
    ...{ ...app, call: 'passport.idDomains.create', send: 'POST /upass/v1/id-domains', body: { name: '网页' } },
  },
  {
    ...{ ...app, call: 'passport.rateLimits.usage', says: 'none is on', send: 'GET /upass/v1/rate-limit/usage' },
    has: { usages: [], total: 0 },
  },
  {
    ...{ ...app, known: 'ours', call: 'passport.config.set', says: 'a limit', send: 'POST /upass/v1/config' },
    body: { rateLimits: { sms: { enabled: true, limit: 7 } } },
    has: {
      config: {
        rateLimits: {
          ...{ login: { ...off, limit: 600 }, sms: { enabled: true, limit: 7, windowSeconds: 60 } },
          ...{ realName: { ...off, limit: 60 }, api: { ...off, limit: 6000 } },
        },
      },
    },
  },
  {
    ...{ ...app, call: 'passport.rateLimits.usage', says: 'one is on', send: 'GET /upass/v1/rate-limit/usage' },
    has: { usages: [{ name: 'sms', limit: 7, used: INT, windowSeconds: 60, resetAt: TIME }], total: 1 },
    names: { 'usages.0': 'name limit used windowSeconds resetAt' },
  },
  {
    ...{ ...app, call: 'passport.metrics.operation', send: 'GET /upass/v1/metrics/operation?metric=dau' },
    ...{ has: { metric: 'dau', ...series }, names: { 'points.0': 'time value' } },
  },
  {
    ...{ ...app, call: 'passport.metrics.operation', says: 'retention', status: 200 },
    ...{ send: 'GET /upass/v1/metrics/operation?metric=retention', has: { metric: 'retention' } },
    names: { 'cohorts.0': 'time users day1 day7 day30' },
  },
  {
    ...{ ...app, call: 'passport.metrics.operation', says: 'a realm of messages', status: 400, has: no(30_001) },
    send: `GET /upass/v1/metrics/operation?metric=sms&realmID=${NOBODY}`,
  },
  {
    ...{ ...app, call: 'passport.metrics.operation', says: 'an unknown realm', status: 404, has: no(50_001) },
    send: `GET /upass/v1/metrics/operation?metric=dau&realmID=${NOBODY}`,
  },
  {
    ...{ ...anyone, call: 'passport.metrics.topK', send: 'GET /upass/v1/metrics/topk?metric=usage&k=3' },
    has: { metric: 'usage', items: expect.any(Array) },
  },
  {
    ...{ ...anyone, call: 'passport.metrics.topK', send: 'GET /upass/v1/metrics/topk?metric=apps', status: 400 },
    has: no(30_001),
  },
  {
    ...{ ...anyone, call: 'passport.metrics.aggregation', send: 'GET /upass/v1/metrics/aggregation?metric=apps' },
    has: { metric: 'apps', ...series },
  },
  {
    ...{ ...anyone, call: 'passport.login.beginWeb', says: 'an unknown app', status: 404, has: no(50_001) },
    send: `GET /upass/v1/third_party/wechat/temp/web/login?appId=${NOBODY}`,
  },
  {
    ...{ ...anyone, call: 'passport.login.beginWeb', says: 'no provider', status: 400, has: no(90_001) },
    send: 'GET /upass/v1/third_party/qq/temp/web/login?appId={app.app}',
  },
  {
    ...{ ...app, known: 'ours', call: 'passport.idProviders.create', send: 'POST /upass/v1/id-providers' },
    ...{ body: { provider: 'QQWeb', loginPlatform: 'Windows', clientID: '1' }, has: { idProvider: { id: UUID } } },
  },
  {
    ...{
      ...anyone,
      call: 'passport.login.beginWeb',
      send: 'GET /upass/v1/third_party/qq/temp/web/login?appId={app.app}',
    },
    ...{ has: { url: expect.stringContaining('/oauth2.0/authorize?response_type=code'), expiresAt: TIME } },
    names: { '': 'url state expiresAt' },
  },
  {
    ...{ ...anyone, call: 'passport.login.wechatCallback', status: 400, has: no(30_001) },
    send: 'GET /v1/third-party/wechat/web-login-callback?code=x&state=unknown',
  },
  {
    ...{ ...anyone, call: 'passport.login.qqCallback', status: 400, has: no(30_001) },
    send: 'GET /v1/third-party/qq/web-login-callback?code=x&state=unknown',
  },
  {
    ...{ ...app, known: 'ours', call: 'passport.playerLogin.oauth', status: 400, has: no(30_001) },
    ...{ send: 'POST /upass/v1/sdk/login/oauth', body: { idProvider: 'QQWeb', code: 'unknown' } },
  },
  {
    ...{ ...app, known: 'ours', call: 'passport.playerLogin.oauth', says: 'a provider that is off', status: 400 },
    ...{ send: 'POST /upass/v1/sdk/login/oauth', body: { idProvider: 'Weibo', code: 'x' }, has: no(90_001) },
  },
];
