// Source: wire/cdn-and-platform.md 1.1 to 1.7.
import { expect } from 'vitest';
import { code, INT, type Row, TIME, UUID } from '../row.ts';

const BUCKET =
  'id name description projectguid created private attributes changes last_release permissions entry_count content_size badge_count release_count proxy_cache last_modified last_modified_by last_modified_by_name';
const ENTRY =
  'entryid path content_hash content_size content_type current_versionid labels metadata complete content_link link last_modified last_modified_by last_modified_by_name updated_at';
const RELEASE =
  'releaseid releasenum notes metadata created created_by created_by_name badges changes content_hash content_size entry_count entries_link promoted_from_bucket promoted_from_release';
const BADGE = 'name releaseid releasenum created created_by created_by_name';
const MOD =
  'id name description icon_url author_id author_name bucketid status report_status report_count latest_versionid version_count download_count tags metadata created updated published';
const MOD_VERSION = 'versionid modid version notes status content_size entry_count created submitted finished';
const MOD_ENTRY =
  'entryid path content_hash content_size content_type content_link inspect_result report_status last_modified';
const RANGE = { 'Content-Range': /^items \d+-\d+\/\d+$/ };
/** MD5 and size of `a`. */
const A = { content_hash: '0cc175b9c0f1b6a831c399e269772661', content_size: 1 };
const B = { content_hash: '92eb5ffee6ae2fec3ad71c777531578f', content_size: 1 };
const bucket = '/api/v1/buckets/{cdn.bucket}';
const content = '/client_api/v1/buckets/{cdn.bucket}';
const form = (token: string, file: string, end: string) =>
  [
    ...['--b', 'Content-Disposition: form-data; name="token"', '', token],
    ...['--b', 'Content-Disposition: form-data; name="key"', '', 'any/key'],
    ...['--b', 'Content-Disposition: form-data; name="file"; filename="f"', 'Content-Type: application/octet-stream'],
    ...['', file, '--b--', ''],
  ].join(end);
const FORM = { 'Content-Type': 'multipart/form-data; boundary=b', Authorization: '' };

export const rows: readonly Row[] = [
  {
    ...{
      call: 'cdn.buckets.list',
      known: 'seen',
      as: 'app',
      send: 'GET /api/v1/buckets/?page=1&per_page=10',
      status: 200,
    },
    ...{
      says: 'nothing yet',
      has: [],
      head: { 'Content-Range': 'items 0-0/0', 'unity-ratelimit': /^limit=\d+,remaining=\d+,reset=\d+;/ },
    },
  },
  {
    ...{ call: 'cdn.buckets.create', known: 'seen', as: 'app', send: 'POST /api/v1/buckets/', status: 200 },
    body: { name: 'rows', description: '' },
    has: { name: 'rows', private: false, attributes: { promote_only: false }, created: TIME, entry_count: 0 },
    ...{ names: { '': BUCKET }, keep: { made: 'id' } },
  },
  {
    ...{ call: 'cdn.buckets.create', known: 'seen', as: 'app', send: 'POST /api/v1/buckets', status: 409 },
    ...{ says: 'without the slash', body: { name: 'rows' }, has: code(6) },
  },
  {
    call: 'cdn.buckets.create',
    known: 'ours',
    as: 'app',
    send: 'POST /api/v1/buckets/',
    body: '{',
    status: 400,
    has: code(1),
  },
  {
    call: 'cdn.buckets.create',
    known: 'ours',
    as: 'app',
    send: 'POST /api/v1/buckets/',
    body: {},
    status: 400,
    has: code(1),
  },
  {
    ...{ call: 'cdn.buckets.create', known: 'spec', as: 'member', send: 'POST /api/v1/buckets/', status: 403 },
    ...{ body: { name: 'by a member' }, has: code(4) },
  },
  { call: 'cdn.buckets.list', known: 'spec', as: 'member', send: 'GET /api/v1/buckets/', status: 200, head: RANGE },
  {
    ...{ call: 'cdn.buckets.list', known: 'spec', as: 'operator', send: 'GET /api/v1/buckets/', status: 200 },
    ...{ says: 'without Basic', head: { 'Content-Range': 'items 1-1/1' } },
  },
  {
    call: 'cdn.buckets.list',
    known: 'ours',
    as: 'app',
    send: 'GET /api/v1/buckets/?page=2',
    status: 200,
    has: [],
    head: { 'Content-Range': 'items 0-0/1' },
  },
  {
    call: 'cdn.buckets.list',
    known: 'ours',
    as: 'app',
    send: 'GET /api/v1/buckets/?page=0',
    status: 400,
    has: code(2),
  },
  {
    call: 'cdn.buckets.list',
    known: 'ours',
    as: 'app',
    send: 'GET /api/v1/buckets/?per_page=0',
    status: 400,
    has: code(2),
  },
  {
    call: 'cdn.buckets.list',
    known: 'ours',
    as: 'app',
    send: 'GET /api/v1/buckets/?per_page=50000',
    status: 200,
    head: RANGE,
  },
  {
    call: 'cdn.buckets.list',
    known: 'ours',
    as: 'app',
    send: 'GET /api/v1/buckets/?sort_by=colour',
    status: 400,
    has: code(1),
  },
  { call: 'cdn.buckets.list', known: 'seen', as: 'anyone', send: 'GET /api/v1/buckets/', status: 401, has: code(3) },
  {
    call: 'cdn.buckets.list',
    known: 'ours',
    as: 'app-secret',
    send: 'GET /api/v1/buckets/',
    status: 401,
    has: code(3),
  },
  { call: 'cdn.buckets.list', known: 'spec', as: 'blocked', send: 'GET /api/v1/buckets/', status: 423 },
  { call: 'cdn.buckets.get', known: 'spec', as: 'app', send: `GET ${bucket}/`, status: 200, names: { '': BUCKET } },
  {
    call: 'cdn.buckets.get',
    known: 'ours',
    as: 'app',
    send: 'GET /api/v1/buckets/{unknown}/',
    status: 404,
    has: code(5),
  },
  {
    ...{ call: 'cdn.buckets.update', known: 'ours', as: 'owner', send: `PUT ${bucket}/`, status: 200 },
    ...{ body: { description: '说明' }, has: { description: '说明' } },
  },
  {
    ...{ call: 'cdn.entries.create', known: 'seen', as: 'app', send: `POST ${bucket}/entries/`, status: 200 },
    body: { path: '/rows\\a b.txt', ...A, content_type: 'text/plain', signed_url: true },
    headers: { 'X-USER-INFO': '%E6%9D%8E%E5%9B%9B | user-7' },
    has: {
      path: 'rows/a b.txt',
      complete: false,
      labels: [],
      last_modified_by: 'user-7',
      last_modified_by_name: '李四',
    },
    ...{
      names: { '': `${ENTRY} signed_url` },
      keep: { entry: 'entryid', version: 'current_versionid', signed: 'signed_url' },
    },
  },
  {
    ...{ call: 'cdn.entries.create', known: 'seen', as: 'app', send: `POST ${bucket}/entries/`, status: 409 },
    ...{ body: { path: 'rows/a b.txt', ...A, content_type: 'text/plain' }, has: code(6) },
  },
  {
    ...{ call: 'cdn.entries.create', known: 'ours', as: 'app', send: `POST ${bucket}/entries/`, status: 400 },
    ...{ body: { path: 'a/../b', ...A, content_type: 'text/plain' }, has: code(1) },
  },
  {
    ...{ call: 'cdn.releases.create', known: 'ours', as: 'app', send: `POST ${bucket}/releases/`, status: 400 },
    ...{ says: 'while an entry is not complete', body: {}, has: code(11) },
  },
  {
    ...{ call: 'cdn.entries.uploadToken', known: 'seen', as: 'app', status: 200 },
    send: `GET ${bucket}/uploadtoken/${A.content_hash}/?size=1`,
    has: { exist: false, expires: INT, uploadUrl: expect.stringMatching(/\/upload$/) },
    ...{ names: { '': 'uploadToken uploadUrl objectKey exist expires' }, keep: { token: 'uploadToken' } },
  },
  {
    call: 'cdn.entries.uploadToken',
    known: 'ours',
    as: 'app',
    send: `GET ${bucket}/uploadtoken/none/`,
    status: 400,
    has: code(1),
  },
  {
    ...{
      known: 'ours',
      says: 'other bytes',
      as: 'anyone',
      send: 'POST /upload/file/upload',
      headers: FORM,
      status: 400,
    },
    ...{ body: form('{token}', 'b', '\r\n'), has: { code: 400 } },
  },
  {
    ...{
      known: 'ours',
      says: 'no such token',
      as: 'anyone',
      send: 'POST /upload/file/upload',
      headers: FORM,
      status: 401,
    },
    body: form('none', 'a', '\r\n'),
  },
  {
    ...{ known: 'seen', says: 'lines that end with LF', as: 'anyone', send: 'POST /upload/file/upload', headers: FORM },
    ...{ body: form('{token}', 'a', '\n'), status: 200, names: { '': 'hash key' } },
  },
  {
    ...{
      known: 'seen',
      says: 'there already',
      as: 'anyone',
      send: 'POST /upload/file/upload',
      headers: FORM,
      status: 406,
    },
    body: form('{token}', 'a', '\r\n'),
  },
  {
    ...{
      call: 'cdn.entries.get',
      known: 'spec',
      says: 'complete by then',
      as: 'app',
      send: `GET ${bucket}/entries/{entry}/`,
    },
    ...{ status: 200, has: { complete: true, content_hash: A.content_hash }, names: { '': ENTRY } },
  },
  {
    call: 'cdn.entries.get',
    known: 'ours',
    as: 'app',
    send: `GET ${bucket}/entries/{entry}/?versionid={version}`,
    status: 200,
  },
  {
    call: 'cdn.entries.get',
    known: 'ours',
    as: 'app',
    send: `GET ${bucket}/entries/{unknown}/`,
    status: 404,
    has: code(5),
  },
  {
    ...{
      call: 'cdn.entries.list',
      known: 'seen',
      as: 'app',
      send: `GET ${bucket}/entries/?page=1&per_page=1000`,
      status: 200,
    },
    ...{ head: { 'Content-Range': 'items 1-1/1' }, names: { '0': ENTRY } },
  },
  {
    call: 'cdn.entries.list',
    known: 'ours',
    as: 'app',
    send: `GET ${bucket}/entries/?starting_after={entry}`,
    status: 200,
    has: [],
  },
  {
    ...{ call: 'cdn.entries.update', known: 'seen', as: 'app', send: `PUT ${bucket}/entries/{entry}/`, status: 200 },
    ...{ body: { path: 'rows/a b.txt', ...A, content_type: 'text/plain', labels: ['x'] }, has: { labels: ['x'] } },
  },
  {
    ...{ call: 'cdn.entries.upsertMany', known: 'seen', as: 'app', send: `POST ${bucket}/multientries/`, status: 200 },
    body: [
      { path: 'rows/c.txt', ...A, content_type: 'text/plain' },
      { path: 'gone.txt', ...A, content_type: 'text/plain' },
    ],
    ...{
      says: 'stored contents need no upload',
      has: [{ complete: true }, { complete: true }],
      keep: { gone: '1.entryid' },
    },
  },
  {
    ...{
      call: 'cdn.entries.removeMany',
      known: 'seen',
      as: 'app',
      send: `POST ${bucket}/delmultientries/`,
      status: 200,
    },
    ...{
      says: 'whole entries are sent',
      body: [{ entryid: '{gone}', path: 'gone.txt', labels: [] }],
      has: { deleted: 1 },
    },
  },
  {
    ...{
      call: 'cdn.entries.listDirectory',
      known: 'spec',
      as: 'app',
      send: `GET ${bucket}/entries_by_directory/?path=`,
    },
    ...{
      status: 200,
      has: [{ type: 'directory', name: 'rows', path: 'rows', entry_count: 2, entry: null }],
      head: RANGE,
    },
    names: { '0': 'type name path entry_count content_size last_modified entry' },
  },
  {
    ...{
      call: 'cdn.entries.byFuzzy',
      known: 'spec',
      as: 'app',
      send: `GET ${bucket}/entries_by_fuzzy/?path=C.TX`,
      status: 200,
    },
    ...{ has: [{ path: 'rows/c.txt' }], head: RANGE },
  },
  {
    ...{
      call: 'cdn.entries.removeDirectory',
      known: 'ours',
      as: 'app',
      send: `DELETE ${bucket}/entries_by_directory/?path=`,
    },
    ...{ status: 400, has: code(1) },
  },
  {
    ...{
      call: 'cdn.releases.create',
      known: 'seen',
      as: 'app',
      send: `POST ${bucket}/releases/`,
      body: {},
      status: 200,
    },
    has: {
      releasenum: 1,
      notes: '',
      badges: [{ name: 'latest' }],
      changes: { add: 2, loading: false },
      entry_count: 2,
    },
    ...{ names: { '': RELEASE }, keep: { release: 'releaseid' } },
  },
  {
    call: 'cdn.releases.list',
    known: 'seen',
    as: 'app',
    send: `GET ${bucket}/releases/?page=1&per_page=10`,
    status: 200,
    head: RANGE,
    names: { '0': RELEASE },
  },
  {
    call: 'cdn.releases.get',
    known: 'spec',
    as: 'app',
    send: `GET ${bucket}/releases/{release}/`,
    status: 200,
    has: { created: TIME },
  },
  {
    call: 'cdn.releases.get',
    known: 'ours',
    as: 'app',
    send: `GET ${bucket}/releases/{unknown}/`,
    status: 404,
    has: code(5),
  },
  {
    call: 'cdn.releases.getByBadge',
    known: 'spec',
    as: 'app',
    send: `GET ${bucket}/release_by_badge/latest/`,
    status: 200,
    has: { releasenum: 1 },
  },
  {
    call: 'cdn.releases.getByBadge',
    known: 'ours',
    as: 'app',
    send: `GET ${bucket}/release_by_badge/none/`,
    status: 404,
    has: code(5),
  },
  {
    ...{
      call: 'cdn.releases.entries',
      known: 'ours',
      as: 'app',
      send: `GET ${bucket}/releases/{release}/entries/`,
      status: 200,
    },
    ...{ has: [{ change_state: 'Add', versionid: UUID }, {}], head: { 'Content-Range': 'items 1-2/2' } },
  },
  {
    ...{ call: 'cdn.releases.entriesByFuzzy', known: 'spec', as: 'app', status: 200, has: [{ path: 'rows/a b.txt' }] },
    send: `GET ${bucket}/releases/{release}/entries_by_fuzzy/?path=A%20B`,
  },
  {
    ...{ call: 'cdn.badges.set', known: 'seen', as: 'app', send: `PUT ${bucket}/badges/`, status: 200 },
    ...{
      body: { name: 'publish', releaseid: '{release}' },
      has: { name: 'publish', releasenum: 1 },
      names: { '': BADGE },
    },
  },
  {
    call: 'cdn.badges.set',
    known: 'ours',
    as: 'app',
    send: `PUT ${bucket}/badges/`,
    body: { name: 'publish', releasenum: 1 },
    status: 200,
  },
  {
    call: 'cdn.badges.set',
    known: 'seen',
    as: 'app',
    send: `PUT ${bucket}/badges/`,
    body: { name: 'latest', releasenum: 1 },
    status: 400,
    has: code(9),
  },
  {
    call: 'cdn.badges.list',
    known: 'seen',
    as: 'app',
    send: `GET ${bucket}/badges/?page=1&per_page=10`,
    status: 200,
    head: { 'Content-Range': 'items 1-2/2' },
  },
  {
    ...{
      call: 'cdn.content.byBadge',
      known: 'seen',
      as: 'anyone',
      send: `GET ${content}/release_by_badge/publish/content/rows/a%20b.txt`,
    },
    ...{ onContent: true, status: 307, text: '' },
    head: {
      Location: /^http:.*\/bytes\/[^/]+\/[^/]+\/rows\/a%20b\.txt$/,
      'Cache-Control': 'public, max-age=60',
      'Access-Control-Allow-Origin': '*',
    },
  },
  {
    ...{ call: 'cdn.content.byBadge', known: 'seen', says: 'at the one host that games were built with', as: 'anyone' },
    ...{
      send: `GET ${content}/release_by_badge/publish/content/rows/a%20b.txt`,
      status: 307,
      head: { Location: /\/bytes\// },
    },
  },
  {
    ...{
      call: 'cdn.content.byBadgePath',
      known: 'seen',
      as: 'anyone',
      onContent: true,
      status: 307,
      head: { Location: /\/bytes\// },
    },
    ...{
      says: 'ticks of YooAsset',
      send: `GET ${content}/release_by_badge/publish/entry_by_path/content/?path=/rows//a+b.txt?638512`,
    },
  },
  {
    ...{ call: 'cdn.content.byReleasePath', known: 'seen', as: 'anyone', onContent: true, status: 307 },
    send: `GET ${content}/releases/{release}/entry_by_path/content/?path=rows%2Fa%20b.txt`,
    head: { 'Cache-Control': 'public, max-age=86400' },
  },
  {
    ...{ call: 'cdn.content.byRelease', known: 'spec', as: 'anyone', onContent: true, status: 307 },
    ...{ send: `GET ${content}/releases/{release}/content//rows/a%20b.txt`, head: { Location: /\/bytes\// } },
  },
  {
    ...{ call: 'cdn.content.byHeadPath', known: 'seen', as: 'anyone', onContent: true, status: 307 },
    send: `GET ${content}/entry_by_path/content/?path=rows/a%20b.txt&extra=1`,
  },
  {
    call: 'cdn.content.byHeadPath',
    known: 'ours',
    as: 'anyone',
    onContent: true,
    send: `GET ${content}/entry_by_path/content/`,
    status: 400,
    has: code(1),
  },
  {
    call: 'cdn.content.byHead',
    known: 'seen',
    as: 'anyone',
    onContent: true,
    send: `GET ${content}/content/rows/a%20b.txt`,
    status: 307,
  },
  {
    call: 'cdn.content.byHead',
    known: 'ours',
    as: 'anyone',
    onContent: true,
    send: `GET ${content}/content/none`,
    status: 404,
    has: code(5),
  },
  {
    call: 'cdn.content.byEntry',
    known: 'spec',
    as: 'anyone',
    onContent: true,
    send: `GET ${content}/entries/{entry}/content/`,
    status: 307,
  },
  {
    ...{ call: 'cdn.content.byVersion', known: 'spec', as: 'anyone', onContent: true, status: 307 },
    send: `GET ${content}/entries/{entry}/versions/{version}/content/`,
  },
  {
    ...{
      known: 'ours',
      says: 'the bytes',
      as: 'anyone',
      onContent: true,
      send: 'GET /bytes/{app.app}/{release}/rows/a%20b.txt',
    },
    ...{ status: 200, text: 'a' },
    head: {
      ...{ ETag: `"${A.content_hash}"`, 'Accept-Ranges': 'bytes', 'Content-Type': 'text/plain', 'Content-Length': '1' },
      ...{ 'Last-Modified': / GMT$/, 'Cache-Control': 'public, max-age=31536000, immutable' },
      ...{ 'Access-Control-Expose-Headers': /Content-Range.*ETag.*unity-ratelimit.*Grpc-Metadata-X-Trace-Id/ },
    },
  },
  {
    ...{
      known: 'ours',
      as: 'anyone',
      onContent: true,
      send: 'GET /bytes/{app.app}/{release}/rows/a%20b.txt',
      status: 206,
    },
    ...{ headers: { Range: 'bytes=0-0' }, head: { 'Content-Range': 'bytes 0-0/1' }, text: 'a' },
  },
  {
    ...{
      known: 'ours',
      as: 'anyone',
      onContent: true,
      send: 'GET /bytes/{app.app}/{release}/rows/a%20b.txt',
      status: 416,
    },
    ...{ headers: { Range: 'bytes=5-' }, head: { 'Content-Range': 'bytes */1' }, has: code(2) },
  },
  {
    ...{
      known: 'ours',
      as: 'anyone',
      onContent: true,
      send: 'GET /bytes/{app.app}/{release}/rows/a%20b.txt',
      status: 304,
    },
    headers: { 'If-None-Match': `"${A.content_hash}"` },
  },
  {
    ...{
      known: 'ours',
      as: 'anyone',
      onContent: true,
      send: 'HEAD /bytes/{app.app}/{release}/rows/a%20b.txt',
      status: 200,
    },
    ...{ head: { 'Content-Length': '1' }, text: '' },
  },
  {
    ...{ call: 'cdn.buckets.promote', known: 'seen', as: 'app', send: `POST ${bucket}/promote/`, status: 200 },
    body: { from_release: '{release}', to_bucket: '{made}', notes: '推广' },
    has: { releasenum: 1, notes: '推广', promoted_from_release: UUID, promoted_from_bucket: UUID },
  },
  {
    ...{ call: 'cdn.buckets.promote', known: 'ours', as: 'app', send: `POST ${bucket}/promote/`, status: 400 },
    ...{ says: 'to itself', body: { from_release: '{release}', to_bucket: '{cdn.bucket}' }, has: code(9) },
  },
  {
    ...{ call: 'cdn.buckets.proxyCache', known: 'ours', as: 'app', send: `GET ${bucket}/proxycache/`, status: 200 },
    names: { '': 'bucketid ttl_seconds cached_objects cached_bytes last_cleared' },
  },
  {
    ...{
      call: 'cdn.buckets.statistics',
      known: 'spec',
      as: 'app',
      send: `GET ${bucket}/statistics?duration=7`,
      status: 200,
    },
    ...{
      has: { total: { downloads: INT, bytes: INT, errors: INT }, top_paths: expect.any(Array) },
      names: { 'items.0': 'date downloads bytes errors' },
    },
  },
  {
    call: 'cdn.buckets.statistics',
    known: 'ours',
    as: 'app',
    send: `GET ${bucket}/statistics?duration=-30&granularity=day`,
    status: 200,
  },
  {
    call: 'cdn.buckets.statistics',
    known: 'ours',
    as: 'app',
    send: `GET ${bucket}/statistics?granularity=year`,
    status: 400,
    has: code(1),
  },
  {
    call: 'cdn.badges.remove',
    known: 'seen',
    as: 'app',
    send: `DELETE ${bucket}/badges/publish/`,
    status: 204,
    text: '',
  },
  {
    call: 'cdn.badges.remove',
    known: 'seen',
    as: 'app',
    send: `DELETE ${bucket}/badges/latest/`,
    status: 400,
    has: code(9),
  },
  {
    call: 'cdn.badges.remove',
    known: 'ours',
    as: 'app',
    send: `DELETE ${bucket}/badges/publish/`,
    status: 404,
    has: code(5),
  },
  {
    call: 'cdn.entries.remove',
    known: 'seen',
    as: 'app',
    send: `DELETE ${bucket}/entries/{entry}/`,
    status: 204,
    text: '',
  },
  {
    call: 'cdn.entries.remove',
    known: 'ours',
    as: 'app',
    send: `DELETE ${bucket}/entries/{entry}/`,
    status: 404,
    has: code(5),
  },
  {
    ...{
      call: 'cdn.entries.removeDirectory',
      known: 'spec',
      as: 'app',
      send: `DELETE ${bucket}/entries_by_directory/?path=rows`,
    },
    ...{ status: 200, has: { deleted: 1 } },
  },
  {
    call: 'cdn.buckets.remove',
    known: 'seen',
    as: 'app',
    send: 'DELETE /api/v1/buckets/{made}/',
    status: 204,
    text: '',
  },
  { call: 'cdn.buckets.get', known: 'ours', as: 'app', send: 'GET /api/v1/buckets/{made}/', status: 404, has: code(5) },
  {
    ...{ call: 'cdn.me.uos', known: 'seen', as: 'app', send: 'GET /api/v1/users/me/uos/', status: 200 },
    has: { UnityProjectGuid: UUID, Provider: 'BlueCloud', Status: true },
  },
  { call: 'cdn.me.uos', known: 'seen', as: 'anyone', send: 'GET /api/v1/users/me/uos/', status: 401, has: code(3) },
  { call: 'cdn.me.refreshCache', known: 'seen', as: 'app', send: 'GET /api/v1/users/me/rcache/', status: 200, has: {} },
  {
    ...{ call: 'cdn.me.info', known: 'ours', as: 'app', send: 'GET /api/v1/users/me/info/', status: 200 },
    ...{
      has: {
        Provider: 'BlueCloud',
        usage: { bytes: INT, free_bytes: INT },
        quota: { bucket_count: INT, entry_count: INT },
      },
    },
    names: { '': 'UnityProjectGuid Status AppId ProjectName OrganizationId' },
  },
  {
    call: 'cdn.me.sequence',
    known: 'ours',
    as: 'app',
    send: 'GET /api/v1/users/me/sequence/',
    status: 200,
    names: { '': 'projectguid sequence generated count' },
  },
  {
    ...{
      call: 'cdn.me.generateMapping',
      known: 'ours',
      as: 'app',
      send: 'GET /api/v1/users/me/sequence/genmapping/',
      status: 200,
    },
    has: { generated: TIME, count: INT },
  },
  {
    ...{ call: 'cdn.mods.create', known: 'ours', as: 'app', send: 'POST /api/v1/mods/basic/', status: 200 },
    ...{
      body: { name: '模组' },
      has: { status: 'not_start', report_status: '', version_count: 0 },
      names: { '': MOD },
      keep: { mod: 'id', modBucket: 'bucketid' },
    },
  },
  {
    call: 'cdn.mods.list',
    known: 'spec',
    as: 'app',
    send: 'GET /api/v1/mods/basic/?status=not_start',
    status: 200,
    head: RANGE,
    names: { '0': MOD },
  },
  {
    call: 'cdn.mods.list',
    known: 'ours',
    as: 'app',
    send: 'GET /api/v1/mods/basic/?page=-1',
    status: 400,
    has: code(2),
  },
  {
    ...{
      call: 'cdn.mods.createVersion',
      known: 'ours',
      as: 'app',
      send: 'POST /api/v1/mods/basic/{mod}/versions/',
      status: 200,
    },
    ...{
      body: { version: '1.0.2' },
      has: { status: 'not_start', submitted: null },
      names: { '': MOD_VERSION },
      keep: { modVersion: 'versionid' },
    },
  },
  {
    ...{
      call: 'cdn.mods.createVersion',
      known: 'ours',
      as: 'app',
      send: 'POST /api/v1/mods/basic/{mod}/versions/',
      status: 409,
    },
    ...{ body: { version: '1.0.2' }, has: code(6) },
  },
  {
    ...{ call: 'cdn.mods.createEntry', known: 'ours', as: 'app', status: 200, names: { '': MOD_ENTRY } },
    send: 'POST /api/v1/mods/basic/{mod}/versions/{modVersion}/entries/',
    body: { path: 'skin.txt', ...A, content_type: 'text/plain' },
  },
  {
    ...{ call: 'cdn.mods.createEntry', known: 'ours', as: 'app', status: 409, has: code(6) },
    send: 'POST /api/v1/mods/basic/{mod}/versions/{modVersion}/entries/',
    body: { path: 'skin.txt', ...B, content_type: 'text/plain' },
  },
  {
    call: 'cdn.mods.versionEntries',
    known: 'spec',
    as: 'app',
    send: 'GET /api/v1/mods/basic/{mod}/versions/{modVersion}/entries/',
    status: 200,
    names: { '0': MOD_ENTRY },
  },
  {
    call: 'cdn.mods.entries',
    known: 'ours',
    as: 'app',
    send: 'GET /api/v1/mods/basic/{mod}/entries/',
    status: 200,
    head: RANGE,
  },
  {
    ...{ call: 'cdn.mods.inspectReport', known: 'ours', says: 'before the start', as: 'app', status: 200 },
    ...{ send: 'POST /api/v1/mods/basic/{mod}/inspect/report/', body: {}, has: { status: 'not_start', items: [] } },
    names: { '': 'modid versionid status started finished operator summary items reason' },
  },
  {
    ...{
      call: 'cdn.mods.inspect',
      known: 'ours',
      says: 'start unless told',
      as: 'app',
      send: 'POST /api/v1/mods/basic/{mod}/inspect/',
    },
    ...{ body: {}, status: 200, has: { status: 'ongoing' } },
  },
  {
    ...{
      call: 'cdn.mods.inspect',
      known: 'ours',
      as: 'app',
      send: 'POST /api/v1/mods/basic/{mod}/inspect/',
      status: 400,
    },
    ...{ body: { action: 'restore' }, has: code(9) },
  },
  {
    ...{
      call: 'cdn.mods.report',
      known: 'ours',
      as: 'app',
      send: 'POST /api/v1/mods/basic/{mod}/report/',
      status: 200,
    },
    ...{ body: { reason: '抄袭' }, has: { report_status: 'reported', report_count: 1 } },
  },
  {
    call: 'cdn.mods.get',
    known: 'ours',
    as: 'app',
    send: 'GET /api/v1/mods/basic/{mod}/',
    status: 200,
    names: { '': `${MOD} versions`, 'versions.0': MOD_VERSION },
  },
  {
    call: 'cdn.mods.get',
    known: 'ours',
    as: 'app',
    send: 'GET /api/v1/mods/basic/{unknown}/',
    status: 404,
    has: code(5),
  },
  {
    call: 'cdn.buckets.get',
    known: 'ours',
    says: 'the hidden one',
    as: 'app',
    send: 'GET /api/v1/buckets/{modBucket}/',
    status: 200,
  },
];
