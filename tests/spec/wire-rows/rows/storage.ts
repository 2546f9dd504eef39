// Source: wire/data-and-tools.md 1.3, 2.4.
import { expect } from 'vitest';
import { INT, type Row, TIME, UUID } from '../row.ts';

const BASE = '/ucrud/v1';
const DATABASE =
  'databaseId name engine engineVersion region instanceTypeId cpu memory storage status instanceId username host port proxy connectionString price storagePrice createdAt modifiedAt createdBy';
const BACKUP = 'backupId name status way type size startTime finishTime';
const TASK = 'requestId operation status startTime endTime';
const no = (code: number) => ({ code, message: expect.any(String), details: expect.any(Array) });
const ONE = `${BASE}/databases/{storage.database}`;
const ORDER = { name: 'players', engine: 'PostgreSQL', region: 'shanghai', username: 'lantern' };
const wrongOrder = (says: string, change: object): Row => ({
  ...{
    call: 'storage.databases.create',
    known: 'spec',
    as: 'owner',
    send: `POST ${BASE}/databases`,
    status: 400,
    says,
  },
  body: { ...ORDER, instanceTypeId: 'postgresql-1c2g', password: 'Harbour7!', ...change },
  has: no(3),
});

export const rows: readonly Row[] = [
  {
    ...{ call: 'storage.refreshAuthCache', known: 'spec', as: 'owner', status: 200 },
    send: `POST ${BASE}/databases/refresh-auth-cache`,
    has: {},
  },
  {
    ...{ call: 'storage.databases.get', known: 'spec', as: 'app', status: 200 },
    send: `GET ${ONE}?region=local&engine=PostgreSQL`,
    has: { database: { status: 'running', cpu: 2, memory: 4096 } },
    names: { database: DATABASE },
  },
  {
    ...{ call: 'storage.databases.list', known: 'spec', as: 'member', status: 200 },
    send: `GET ${BASE}/databases?engine=postgres&status=running&start=0&count=10`,
    has: { totalCount: 1, databases: [{ databaseId: UUID, engine: 'postgresql', createdAt: TIME }] },
    names: { 'databases.0': DATABASE, 'databases.0.proxy': 'enabled host port status' },
  },
  {
    ...{ call: 'storage.databases.get', known: 'ours', as: 'member', status: 404 },
    says: 'of one that is not there',
    send: `GET ${BASE}/databases/{unknown}`,
    has: no(5),
  },
  {
    ...{ call: 'storage.databases.listAll', known: 'spec', as: 'operator', status: 200 },
    send: `GET ${BASE}/databases/admin?count=1`,
    has: { totalCount: INT },
    names: { 'databases.0': `${DATABASE} appId appName organizationId` },
  },
  wrongOrder('with a name of blanks', { name: 'a b' }),
  wrongOrder('with a user of the engine', { username: 'Postgres' }),
  wrongOrder('with a password without a mark', { password: 'Harbour77' }),
  wrongOrder('with a size of another engine', { instanceTypeId: 'mysql-1c1000m' }),
  wrongOrder('with storage between steps', { storage: 15 }),
  {
    ...{ call: 'storage.databases.create', known: 'spec', as: 'member', send: `POST ${BASE}/databases`, status: 403 },
    says: 'by who only looks',
    body: { ...ORDER, instanceTypeId: 'postgresql-1c2g', password: 'Harbour7!' },
    has: no(7),
  },
  {
    ...{ call: 'storage.regions.list', known: 'spec', as: 'member', send: `GET ${BASE}/regions`, status: 200 },
    names: { 'regions.0': 'id name' },
    has: { regions: expect.arrayContaining([{ id: 'shanghai', name: '上海' }]) },
  },
  {
    ...{ call: 'storage.instanceTypes.list', known: 'spec', as: 'member', status: 200 },
    send: `GET ${BASE}/instance-types?engine=MySQL`,
    has: { instanceTypes: expect.arrayContaining([expect.objectContaining({ id: 'mysql-1c1000m', price: 3.2 })]) },
    names: { 'instanceTypes.0': 'id engine cpu memory price storagePrice topology minStorage maxStorage' },
  },
  {
    ...{ call: 'storage.databases.metrics', known: 'ours', as: 'member', status: 200 },
    send: `GET ${ONE}/metrics?metrics=cpu&metrics=qps&period=60`,
    has: { metrics: [{ name: 'cpu', unit: '%', points: [] }, { name: 'qps' }] },
  },
  {
    ...{ call: 'storage.databases.supportedMetrics', known: 'ours', as: 'member', status: 200 },
    send: `GET ${BASE}/databases/supported-metrics-info?engine=Redis`,
    has: { metrics: expect.arrayContaining([expect.objectContaining({ engine: 'redis', name: 'cpu' })]) },
    names: { 'metrics.0': 'engine name displayName unit' },
  },
  {
    ...{ call: 'storage.databases.slowQueries', known: 'ours', as: 'member', status: 200 },
    send: `GET ${ONE}/slow-queries?start=0&count=10&threshold=200`,
    has: { slowQueries: [], totalCount: 0 },
  },
  {
    ...{ call: 'storage.databases.dailyNew', known: 'spec', as: 'operator', status: 200 },
    send: `GET ${BASE}/databases/daily-new-metrics?startDate=2026-11-01&endDate=2026-11-02`,
    names: { 'metrics.0': 'date new' },
    has: { metrics: [{ date: '2026-11-01' }, { date: '2026-11-02' }] },
  },
  {
    ...{ call: 'storage.databases.dailyAlive', known: 'spec', as: 'operator', status: 200 },
    says: 'of all apps',
    send: `GET ${BASE}/databases/daily-pit-metrics?startDate=2026-11-01&endDate=2026-11-01`,
    names: { 'metrics.0': 'date pit cpu memory disk' },
    has: { metrics: [{ date: '2026-11-01' }] },
  },
  {
    ...{ call: 'storage.databases.topK', known: 'spec', as: 'operator', status: 200 },
    send: `GET ${BASE}/databases/topk?startDate=2026-11-01&endDate=2026-11-30&k=3`,
    has: { apps: expect.any(Array) },
  },
  {
    ...{ call: 'storage.backups.downloadUrls', known: 'spec', as: 'owner', status: 400 },
    says: 'of one that is not finished',
    send: `GET ${ONE}/backups/{storage.backup}/download-urls`,
    has: no(9),
  },
  {
    ...{ call: 'storage.backups.list', known: 'spec', as: 'member', status: 200 },
    send: `GET ${ONE}/backups`,
    has: { backups: [{ status: 'FAILED', way: 'manual', type: 'logical' }] },
    names: { 'backups.0': BACKUP },
  },
  {
    ...{ call: 'storage.backups.restore', known: 'ours', as: 'owner', status: 400 },
    says: 'from one that is not finished',
    send: `POST ${ONE}/backups/{storage.backup}:restore`,
    body: {},
    has: no(9),
  },
  {
    ...{ call: 'storage.backups.plan', known: 'ours', as: 'owner', send: `PUT ${ONE}/backup-plan`, status: 200 },
    body: { enabled: false, hour: 4, keep: 5 },
    has: { backupPlan: { enabled: false, hour: 4, keep: 5 } },
  },
  {
    ...{ call: 'storage.asyncRequests.status', known: 'spec', as: 'member', status: 200 },
    send: `GET ${ONE}/async-request/{storage.request}/status`,
    has: { status: 'SUCCESS', operation: 'backup' },
    names: { '': TASK },
  },
  {
    ...{
      call: 'storage.asyncRequests.list',
      known: 'ours',
      as: 'member',
      send: `GET ${ONE}/async-requests`,
      status: 200,
    },
    has: { totalCount: 1, requests: [{ operation: 'backup' }] },
  },
  {
    ...{ call: 'storage.databases.query', known: 'ours', as: 'owner', send: `POST ${ONE}/query`, status: 400 },
    says: 'without a statement',
    body: { statement: '' },
    has: no(3),
  },
  {
    ...{ call: 'storage.backups.remove', known: 'ours', as: 'owner', status: 200 },
    send: `DELETE ${ONE}/backups/{storage.backup}`,
    has: {},
  },
  {
    ...{ call: 'storage.databases.releaseProxy', known: 'spec', as: 'owner', status: 400 },
    says: 'that is off',
    send: `POST ${ONE}/release-proxy`,
    body: {},
    has: no(9),
  },
  {
    ...{ call: 'storage.databases.upgrade', known: 'spec', as: 'owner', send: `PUT ${ONE}/upgrade`, status: 400 },
    says: 'to less storage',
    body: { instanceTypeId: 'postgresql-4c8g', storage: 10 },
    has: no(3),
  },
  {
    ...{ call: 'storage.databases.restart', known: 'spec', as: 'owner', send: `POST ${ONE}/restart`, status: 200 },
    body: {},
    has: { asyncRequestId: UUID },
  },
  {
    ...{ call: 'storage.databases.backup', known: 'spec', as: 'owner', send: `POST ${ONE}/backup`, status: 400 },
    says: 'while it is restarted',
    body: {},
    has: no(9),
  },
  {
    ...{ call: 'storage.databases.createProxy', known: 'spec', as: 'owner', status: 400 },
    says: 'while it is restarted',
    send: `POST ${ONE}/create-proxy`,
    body: {},
    has: no(9),
  },
  {
    ...{ call: 'storage.databases.remove', known: 'spec', as: 'owner', send: `DELETE ${ONE}`, status: 400 },
    says: 'while it is restarted',
    has: no(9),
  },
  {
    ...{ call: 'storage.databases.resetPassword', known: 'spec', as: 'owner', status: 400 },
    says: 'to one that breaks the rules',
    send: `POST ${ONE}/reset-password`,
    body: { password: 'short' },
    has: no(3),
  },
  {
    ...{
      known: 'ours',
      as: 'anyone',
      send: 'GET /backups/one/players.dump?sign=guessed',
      onContent: true,
      status: 403,
    },
    says: 'by a link that nobody signed',
    head: { 'Content-Type': 'application/xml' },
    text: /<Code>AccessDenied<\/Code>/,
  },
];
