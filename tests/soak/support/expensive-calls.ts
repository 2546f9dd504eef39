// The calls that cost the most, as data: each is made over and over, by as many callers at once as are let in.
import { randomBytes } from 'node:crypto';
import { swollenBundle } from '../../../packages/platform/src/engines/parsers/testing.ts';
import { DEV_TOKEN_HEADER } from '../../../packages/platform/src/kernel/dev/dev-control.ts';
import { md5 } from '../../../packages/platform/src/services/cdn/testing.ts';

/** What the process that serves tells of itself. */
export interface Served {
  readonly origin: string;
  readonly basic: string;
  readonly appId: string;
  readonly orgId: string;
  readonly cookie: string;
  readonly operatorCookie: string;
  readonly realmId: string;
  readonly devToken: string;
  readonly folder: string;
}

export interface Place extends Served {
  readonly bucket: string;
  readonly release: string;
  /** Of somebody who plays. */
  readonly player: string;
  /** Sends and reads all of the answer; throws where it failed inside. */
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Sent>;
}

export interface Sent {
  readonly status: number;
  readonly text: string;
}

export interface Expensive {
  readonly name: string;
  readonly atOnce: number;
  call(place: Place, n: number): Promise<unknown>;
}

export const ENTRIES = 9_000;
export const PLAYERS = 20_000;

const cdn = ({ basic }: Place): Readonly<Record<string, string>> => ({ authorization: basic });
const player = (place: Place): Readonly<Record<string, string>> => ({ authorization: place.player });
const session = ({ cookie, appId }: Place): Readonly<Record<string, string>> => ({ cookie, 'x-app-id': appId });
const tooLarge = `{"a":"${'x'.repeat(5_000_000)}"}`;
const flood = `{${Array.from({ length: 8000 }, (_, n) => `"${n}":1`).join()}}`;

export const expensive: readonly Expensive[] = [
  {
    ...{ name: 'bundles of 4 MiB of list', atOnce: 4 },
    async call(place, n) {
      const bytes = Buffer.concat([swollenBundle(4 * 2 ** 20), randomBytes(8)]);
      const path = `bomb-${n}-${randomBytes(4).toString('hex')}.bundle`;
      const entry = { path, content_hash: md5(bytes), content_size: bytes.length, signed_url: true };
      const made = await place.send('POST', `/api/v1/buckets/${place.bucket}/entries/`, entry, cdn(place));
      const { signed_url: url = '' } = JSON.parse(made.text) as { signed_url?: string };
      await (await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) })).text();
      const asked = { BucketId: place.bucket, Path: path };
      await place.send('POST', `/api/cdn/${place.appId}/bundle-analyze`, asked, session(place));
    },
  },
  {
    ...{ name: 'documents by 200 characters of words', atOnce: 8 },
    call: (place, n) =>
      place.send('POST', '/ai/search-documents', {
        Query: `${n} 资源 发布 bucket release 玩家 登录 支付 计费 服务 消息 频道 存档 匹配 配置 云函数 `
          .repeat(4)
          .slice(0, 200),
        Count: 100,
      }),
  },
  {
    ...{ name: 'passwords of operators', atOnce: 8 },
    call: (place, n) =>
      place.send('POST', '/auth/admin-login', { Username: `nobody-${n}`, Password: 'a wrong password' }),
  },
  {
    ...{ name: 'lists of 9,000 entries', atOnce: 4 },
    call: (place) => place.send('GET', `/api/v1/buckets/${place.bucket}/entries/?per_page=9999`, undefined, cdn(place)),
  },
  {
    ...{ name: 'entries by a part of their path', atOnce: 4 },
    call: (place) =>
      place.send(
        'GET',
        `/api/v1/buckets/${place.bucket}/entries_by_fuzzy/?path=no-such-part&per_page=9999`,
        undefined,
        cdn(place),
      ),
  },
  {
    ...{ name: 'folders of folders', atOnce: 4 },
    call: (place) =>
      place.send('GET', `/api/v1/buckets/${place.bucket}/entries_by_directory/?path=game`, undefined, cdn(place)),
  },
  {
    ...{ name: 'releases of 9,000 entries', atOnce: 1 },
    call: (place) => place.send('POST', `/api/v1/buckets/${place.bucket}/releases/`, {}, cdn(place)),
  },
  {
    ...{ name: 'a thousand entries at once', atOnce: 2 },
    call: (place, n) =>
      place.send(
        'POST',
        `/api/v1/buckets/${place.bucket}/multientries/`,
        Array.from({ length: 1000 }, (_, index) => entryOf(index, n + 1)),
        cdn(place),
      ),
  },
  {
    ...{ name: '64 KB of keys', atOnce: 16 },
    call: (place) => place.send('POST', '/base/contact-us', flood),
  },
  {
    ...{ name: '64 KB of brackets', atOnce: 16 },
    call: (place) => place.send('POST', '/base/contact-us', '['.repeat(60_000)),
  },
  {
    ...{ name: '5 MB that nobody wants', atOnce: 8 },
    call: (place) => place.send('POST', '/base/contact-us', tooLarge),
  },
  {
    ...{ name: 'everything that was done', atOnce: 4 },
    call: (place) =>
      place.send('GET', '/api/operation/history?count=99999', undefined, { cookie: place.operatorCookie }),
  },
  {
    ...{ name: 'exports of all there is', atOnce: 1 },
    call: (place) =>
      place.send(
        'POST',
        '/_dev/export',
        { file: `${place.folder}/all.tar`, contents: true },
        { [DEV_TOKEN_HEADER]: place.devToken },
      ),
  },
  {
    ...{ name: 'users by a part of the name', atOnce: 4 },
    call: (place) =>
      place.send('POST', '/upass/v1/users/search', { displayName: 'no such part', count: 100 }, cdn(place)),
  },
  {
    ...{ name: 'the last page of 20,000 users', atOnce: 4 },
    call: (place) => place.send('POST', '/upass/v1/users/search', { start: PLAYERS - 100, count: 100 }, cdn(place)),
  },
  {
    ...{ name: 'the last page of 20,000 personas', atOnce: 4 },
    call: (place) =>
      place.send(
        'POST',
        '/upass/v1/personas/search',
        { displayName: 'game', start: PLAYERS - 100, count: 100 },
        cdn(place),
      ),
  },
  {
    ...{ name: 'players by a part of the name', atOnce: 8 },
    call: (place) =>
      place.send('GET', '/v1/sdk/personas/search?displayName=game&count=100&start=19000', undefined, player(place)),
  },
  {
    ...{ name: 'some other players', atOnce: 8 },
    call: (place) => place.send('GET', '/v1/sdk/personas/random?count=100', undefined, player(place)),
  },
  {
    ...{ name: 'players who come for the first time', atOnce: 8 },
    call: (place, n) =>
      place.send(
        'POST',
        '/v1/login/external',
        { externalUserID: `${randomBytes(6).toString('hex')} ${n}` },
        cdn(place),
      ),
  },
  {
    ...{ name: 'who is reported most', atOnce: 4 },
    call: (place) => place.send('GET', '/upass/v1/reports/targets?count=100', undefined, cdn(place)),
  },
  {
    ...{ name: 'metrics', atOnce: 4 },
    call: (place) => place.send('GET', '/metrics'),
  },
];

export function entryOf(index: number, version: number) {
  return {
    path: `game/folder-${index % 100}/a-file-of-a-game-${index}.bundle`,
    content_hash: md5(`${index} ${version % 2}`),
    content_size: 1,
  };
}
