// Source: wire/cdn-and-platform.md 1.8 and 2.3.3.
import { INT, info, type Row, TIME, UUID } from '../row.ts';

const DENIED = info('permission denied');

export const rows: readonly Row[] = [
  {
    ...{ call: 'usage.sampleCode', known: 'spec', as: 'anyone', send: 'GET /public/sample-code.json?v=1', status: 200 },
    names: { 'Items.0': 'ServiceName Language Title Code' },
  },
  {
    ...{
      call: 'usage.cdn.statistics',
      known: 'ours',
      as: 'member',
      send: 'GET /api/cdn/{app.app}/statistics?duration=7',
    },
    ...{
      status: 200,
      has: { AppId: UUID, TotalUsage: INT, TotalRequests: INT },
      names: { 'Items.0': 'Date Usage Requests Errors' },
    },
  },
  {
    ...{
      call: 'usage.cdn.statistics',
      known: 'ours',
      as: 'stranger',
      send: 'GET /api/cdn/{app.app}/statistics?duration=7',
    },
    ...{ status: 404, has: info('error to get app') },
  },
  {
    ...{
      call: 'usage.cdn.list',
      known: 'ours',
      as: 'member',
      send: 'GET /api/cdn/usage?appId={app.app}&duration=30',
      status: 200,
    },
    names: { '': 'TotalCount Items' },
  },
  {
    call: 'usage.cdn.list',
    known: 'ours',
    as: 'member',
    send: 'GET /api/cdn/usage',
    status: 400,
    has: info('invalid parameters'),
  },
  {
    ...{
      call: 'usage.cdn.aggregation',
      known: 'ours',
      as: 'operator',
      send: 'GET /api/cdn/usage/aggregation?duration=7',
    },
    ...{ status: 200, names: { 'Items.0': 'Date Usage Apps' } },
  },
  {
    call: 'usage.cdn.aggregation',
    known: 'ours',
    as: 'owner',
    send: 'GET /api/cdn/usage/aggregation',
    status: 403,
    has: DENIED,
  },
  {
    call: 'usage.cdn.topK',
    known: 'ours',
    as: 'operator',
    send: 'GET /api/cdn/usage/top-k?k=3&duration=7',
    status: 200,
    names: { '': 'Items' },
  },
  {
    ...{
      call: 'usage.cdn.partnerUsage',
      known: 'spec',
      as: 'operator',
      send: 'GET /api/cdn/blue-cloud-usage?duration=7',
      status: 200,
    },
    names: { '': 'TotalCount Items' },
  },
  {
    ...{
      call: 'usage.cdn.analyzeBundle',
      known: 'ours',
      as: 'member',
      send: 'POST /api/cdn/{app.app}/bundle-analyze',
      status: 403,
    },
    ...{ body: { BucketId: '{cdn.bucket}', Path: 'a.bundle' }, has: DENIED },
  },
  {
    ...{ call: 'usage.cdn.analyzeBundle', known: 'ours', as: 'owner', send: 'POST /api/cdn/{app.app}/bundle-analyze' },
    ...{
      says: 'of a file that is no bundle',
      headers: { 'X-Made-Before': '{cdn.entry}' },
      body: { BucketId: '{cdn.bucket}', Path: 'a.txt' },
      status: 200,
    },
    ...{ has: { BucketId: UUID, Path: 'a.txt', CreatedAt: TIME } },
    names: { '': 'TaskId AppId Status FinishedAt Result Error' },
  },
  {
    ...{
      call: 'usage.cdn.clearProxyCache',
      known: 'ours',
      as: 'owner',
      send: 'GET /api/cdn/{app.app}/clear-proxy-cache?bucketId={cdn.bucket}',
    },
    ...{ status: 200, has: { AppId: UUID, BucketIds: [UUID], ClearedAt: TIME } },
  },
  {
    call: 'usage.apps.dailyActive',
    known: 'ours',
    as: 'operator',
    send: 'GET /api/statistics/daily-app-active?duration=7',
    status: 200,
    names: { 'Items.0': 'Date Count' },
  },
  {
    ...{
      call: 'usage.apps.dailyNew',
      known: 'spec',
      as: 'operator',
      status: 200,
      has: { Items: [{ Date: '2026-11-01', Count: INT }, { Date: '2026-11-02' }] },
    },
    send: 'GET /api/statistics/daily-app-new?startDate=2026-11-01&endDate=2026-11-02',
  },
  {
    call: 'usage.apps.dailyNew',
    known: 'spec',
    as: 'owner',
    send: 'GET /api/statistics/daily-app-new',
    status: 403,
    has: DENIED,
  },
];
