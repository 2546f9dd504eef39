// What an app sees of its players over time, and of its limits. Source: wire/passport.md 1.2, 2.8, 3.1 rows 21 and 24 to 26.
import { expect } from 'vitest';
import { INT, passportNo as no, type Row } from '../row.ts';

const app = { known: 'ours', as: 'app', status: 200 } as const;
const invalid = { status: 400, has: no(30_001, 'invalid parameters') } as const;
const operation = { ...app, call: 'passport.metrics.operation' } as const;
const topK = { ...app, call: 'passport.metrics.topK', as: 'anyone' } as const;
const sum = { ...app, call: 'passport.metrics.aggregation', as: 'anyone' } as const;
const series = (metric: string) => ({ metric, points: expect.any(Array), total: expect.any(Number) });

export const rows: readonly Row[] = [
  {
    ...operation,
    says: 'before there are players',
    send: 'GET /v1/metrics/operation?metric=dau',
    status: 404,
    has: no(50_001),
  },
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '指标' } },
  {
    ...app,
    call: 'passport.login.external',
    as: 'game',
    send: 'POST /v1/login/external',
    body: { externalUserID: 'ana' },
  },
  {
    ...{ ...app, call: 'passport.rateLimits.usage', send: 'GET /upass/v1/rate-limit/usage' },
    has: { usages: expect.any(Array), total: INT },
  },
  {
    ...app,
    call: 'passport.rateLimits.usage',
    as: 'member',
    says: 'by a member who reads',
    send: 'GET /v1/rate-limit/usage',
  },
  {
    ...app,
    call: 'passport.rateLimits.usage',
    as: 'anyone',
    send: 'GET /v1/rate-limit/usage',
    status: 401,
    has: no(160_001),
  },
  {
    ...{ ...operation, send: 'GET /upass/v1/metrics/operation?metric=dau', has: series('dau') },
    names: { 'points.0': 'time value' },
  },
  {
    ...{ ...operation, says: 'of two days, in unix seconds, by hour', has: series('sms') },
    send: 'GET /v1/metrics/operation?metric=sms&from=1767225600&to=1767398400&interval=1h',
  },
  {
    ...{ ...operation, says: 'who comes back', send: 'GET /v1/metrics/operation?metric=retention' },
    ...{
      has: { metric: 'retention', cohorts: expect.any(Array) },
      names: { 'cohorts.0': 'time users day1 day7 day30' },
    },
  },
  { ...operation, ...invalid, says: 'of what', send: 'GET /v1/metrics/operation' },
  { ...operation, ...invalid, says: 'by the week', send: 'GET /v1/metrics/operation?metric=dau&interval=1w' },
  {
    ...{ ...operation, ...invalid, says: 'more than 90 days' },
    send: 'GET /v1/metrics/operation?metric=dau&from=2026-01-01T00:00:00Z&to=2026-06-01T00:00:00Z',
  },
  {
    ...{
      ...operation,
      says: 'of a realm that is none, spelled otherwise',
      status: 404,
      has: no(50_001, 'realm not found'),
    },
    send: 'GET /v1/metrics/operation?metric=dau&realmId={unknown}',
  },
  {
    ...operation,
    as: 'anyone',
    says: 'by nobody',
    send: 'GET /v1/metrics/operation?metric=dau',
    status: 401,
    has: no(160_001),
  },
  {
    ...{ ...topK, known: 'spec', send: 'GET /upass/v1/metrics/topk?metric=dau&k=3' },
    has: { metric: 'dau', items: expect.any(Array) },
  },
  {
    ...{
      ...topK,
      as: 'operator',
      says: 'by an operator, who reads names',
      send: 'GET /v1/metrics/topk?metric=dau&k=1000',
    },
    has: { metric: 'dau', items: expect.any(Array) },
  },
  { ...topK, ...invalid, says: 'none of them', send: 'GET /v1/metrics/topk?metric=dau&k=0' },
  { ...topK, ...invalid, says: 'of what', send: 'GET /v1/metrics/topk' },
  {
    ...sum,
    known: 'spec',
    send: 'GET /upass/v1/metrics/aggregation?metric=apps',
    has: series('apps'),
    names: { 'points.0': 'time value' },
  },
  { ...sum, says: 'in yuan', send: 'GET /v1/metrics/aggregation?metric=usage', has: series('usage') },
  { ...sum, ...invalid, says: 'who comes back', send: 'GET /v1/metrics/aggregation?metric=retention' },
];
