// Source: wire/data-and-tools.md 1.4, 2.5.
import { expect } from 'vitest';
import { INT, type Row, TIME, UUID } from '../row.ts';

const BASE = '/stacktrace/v1/stacktrace';
const SYMBOL =
  'symbolId fileName buildId arch platform kind version size hasSymtab hasDebugLine objectKey status createdAt createdBy';
const RECORD =
  'recordId title status tags platform appVersion deviceModel osVersion userId missingBuildIds occurredAt createdAt';
const FRAME = 'index address module buildId rawLine function offset file line column inlined status';
const CREDENTIAL = 'credentials startTime expiredTime expiration requestId bucket region prefix bucketUrl';
const no = (code: number) => ({ code, message: expect.any(String), details: expect.any(Array) });
const LOG = 'signal 11 (SIGSEGV), code 1\n#00 pc 0000000000000010  /data/app/libgame.so (BuildId: abcd)';

export const rows: readonly Row[] = [
  {
    ...{ call: 'stacktrace.initialize', known: 'spec', as: 'owner', send: `POST ${BASE}/app-initialize`, status: 200 },
    body: {},
    has: { initialized: true },
  },
  {
    ...{ call: 'stacktrace.refreshToken', known: 'spec', as: 'owner', send: `POST ${BASE}/refresh-token`, status: 200 },
    body: {},
    has: {},
  },
  {
    ...{ call: 'stacktrace.symbols.uploadCredential', known: 'seen', as: 'owner', status: 200 },
    send: `POST ${BASE}/cos/credential`,
    body: { fileName: 'libgame.so', buildId: 'abcd' },
    has: { bucket: 'uos-symbols', startTime: INT, expiredTime: INT, expiration: TIME },
    names: { '': CREDENTIAL, credentials: 'tmpSecretId tmpSecretKey sessionToken' },
    keep: { key: 'objectKey' },
  },
  {
    ...{ call: 'stacktrace.symbols.create', known: 'spec', as: 'owner', send: `POST ${BASE}/symbols`, status: 400 },
    says: 'with nothing uploaded',
    body: { fileName: 'libgame.so', buildId: 'abcd', objectKey: '{key}', size: 1 },
    has: no(3),
  },
  {
    ...{ call: 'stacktrace.symbols.get', known: 'spec', as: 'member', status: 200 },
    send: `GET ${BASE}/symbols/{stacktrace.symbol}`,
    has: { symbol: { status: 'ready', kind: 'native', createdAt: TIME } },
    names: { symbol: SYMBOL },
  },
  {
    ...{ call: 'stacktrace.symbols.get', known: 'ours', as: 'member', status: 404 },
    says: 'of one that is not there',
    send: `GET ${BASE}/symbols/{unknown}`,
    has: no(5),
  },
  {
    ...{ call: 'stacktrace.symbols.list', known: 'spec', as: 'member', status: 200 },
    send: `GET ${BASE}/symbols?start=0&count=10&version=1.4.0&platform=android`,
    has: { totalCount: 1, symbols: [{ version: '1.4.0' }] },
    names: { 'symbols.0': SYMBOL },
  },
  {
    ...{ call: 'stacktrace.report', known: 'ours', as: 'app-secret', send: `POST ${BASE}/reports`, status: 200 },
    says: 'by a game build',
    body: { stack: LOG, platform: 'android', appVersion: '1.5.0', tags: ['harbour'] },
    has: { recordId: UUID },
    keep: { crash: 'recordId' },
  },
  {
    ...{ call: 'stacktrace.records.list', known: 'spec', as: 'member', status: 200 },
    says: 'by repeated versions and tags',
    send: `GET ${BASE}/stacktrace-records?appVersion=1.5.0&appVersion=9&tags=harbour&tags=other`,
    has: { totalCount: 1, records: [{ status: 'failed', missingBuildIds: ['abcd'] }] },
    names: { 'records.0': RECORD },
  },
  {
    ...{ call: 'stacktrace.records.get', known: 'spec', as: 'member', status: 200 },
    send: `GET ${BASE}/stacktrace-records/{crash}`,
    has: { record: { title: 'SIGSEGV at libgame.so 0x0000000000000010', createdAt: TIME } },
    names: { record: `${RECORD} rawStack frames`, 'record.frames.0': FRAME },
    keep: { cause: 'record.groupId' },
  },
  {
    ...{ call: 'stacktrace.records.setTags', known: 'spec', as: 'owner', status: 200 },
    send: `POST ${BASE}/stacktrace-records/tags`,
    body: { recordIds: ['{crash}'], tags: ['seen'], mode: 'add' },
    has: { records: [{ tags: ['harbour', 'seen'] }] },
  },
  {
    ...{ call: 'stacktrace.records.reParse', known: 'spec', as: 'owner', send: `POST ${BASE}/re-parse`, status: 200 },
    body: { recordIds: ['{crash}'] },
    has: { records: [{ recordId: UUID, status: 'failed' }] },
  },
  {
    ...{ call: 'stacktrace.parse', known: 'spec', as: 'owner', send: `POST ${BASE}/parse`, status: 200 },
    says: 'under the other name of the log',
    body: { stack: LOG },
    has: { status: 'failed', results: [{ status: 'failed', missingBuildIds: ['abcd'] }] },
    names: { 'results.0': 'status title frames text missingBuildIds', 'results.0.frames.0': FRAME },
  },
  {
    ...{ call: 'stacktrace.groups.list', known: 'ours', as: 'member', status: 200 },
    send: `GET ${BASE}/stacktrace-groups?count=1`,
    has: { groups: [{ count: 1, lastSeen: TIME }] },
  },
  {
    ...{ call: 'stacktrace.groups.get', known: 'ours', as: 'member', status: 200 },
    send: `GET ${BASE}/stacktrace-groups/{cause}`,
    has: { group: { signal: 'SIGSEGV', missingBuildIds: ['abcd'] } },
  },
  {
    ...{ call: 'stacktrace.missing.list', known: 'ours', as: 'member', status: 200 },
    send: `GET ${BASE}/missing-symbols`,
    has: { missing: [{ buildId: 'abcd', module: 'libgame.so', recordCount: 1 }], totalCount: 1 },
  },
  {
    ...{ call: 'stacktrace.symbols.remove', known: 'spec', as: 'owner', status: 200 },
    send: `DELETE ${BASE}/symbols/{stacktrace.symbol}`,
    has: {},
  },
  {
    ...{ call: 'stacktrace.metrics.aggregation', known: 'spec', as: 'operator', status: 200 },
    send: `GET ${BASE}/metrics/aggregation`,
    names: { 'metrics.0': 'date count activeAppCount' },
  },
  {
    ...{ call: 'stacktrace.metrics.aggregation', known: 'spec', as: 'owner', status: 403 },
    says: 'by a developer',
    send: `GET ${BASE}/metrics/aggregation`,
    has: no(7),
  },
  {
    ...{
      call: 'stacktrace.metrics.topK',
      known: 'spec',
      as: 'operator',
      send: `GET ${BASE}/metrics/topk?k=3`,
      status: 200,
    },
    has: { apps: expect.any(Array) },
  },
  {
    ...{ known: 'seen', as: 'anyone', send: 'PUT /cos/uos-symbols/a/b', onContent: true, status: 403 },
    says: 'an object without a signature',
    body: 'x',
    head: { 'Content-Type': 'application/xml' },
    text: /<Code>AccessDenied<\/Code>/,
  },
];
