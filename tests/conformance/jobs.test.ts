// The SDK's jobs against a real platform: folders on a real disk, uploads in every mode, secrets that really change.

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  appCredentials,
  createUos,
  LoginExpiredError,
  operatorSession,
  session,
  type Transport,
  type Uos,
  undiciTransport,
} from '@uos/sdk';
import {
  applyTransfer,
  bytesSource,
  cdnTarget,
  type HashMemory,
  hashFile,
  listAll,
  memoryJournal,
  openApp,
  planTransfer,
  regenerateSecret,
  type SyncOptions,
  setUpService,
  syncFolder,
  type TransferEvent,
  type TransferPlan,
  uploadFile,
} from '@uos/sdk/jobs';
import { fileSource, nodeMd5, walkFolder } from '@uos/sdk/jobs/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';

let platform: TestPlatform;
let app: TestApp;
let uos: Uos;
let folder: string;
let bucketId: string;
let count = 0;

const connect = (transport?: Transport): Uos =>
  createUos({
    origin: platform.origin,
    as: appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret }),
    ...(transport !== undefined && { transport }),
  });

beforeAll(async () => {
  platform = await testPlatform({ own: true });
  app = await platform.app(['asset-streaming', 'passport']);
  uos = connect();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos jobs '));
  count += 1;
  bucketId = (await uos.cdn.buckets.create({ name: `jobs-${count}` })).id;
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => platform.stop());

async function files(contents: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const options = () => ({ bucketId, files: () => walkFolder(folder), createMd5: nodeMd5 });
const sync = (more: Partial<SyncOptions> = {}) => syncFolder(uos, { ...options(), ...more });
const plan = (more: Partial<SyncOptions> = {}) => planTransfer(cdnTarget(uos, { bucketId }), { ...options(), ...more });
const shape = ({ create, change, complete, same, extra, moves }: TransferPlan) => ({
  create: create.map(({ path }) => path),
  change: change.map(({ path }) => path),
  complete: complete.map(({ path }) => path),
  extra: extra.map(({ path }) => path),
  same,
  moves,
});

/** What the bucket holds, read back as a player reads it. */
async function held(): Promise<Record<string, string>> {
  const entries = await listAll(uos.cdn.entries.list.all({ id: bucketId }));
  const contents = await Promise.all(
    entries.map(async ({ path }) => {
      const bytes = await uos.cdn.content.byHead({ bucketId, path });
      return [path, new TextDecoder().decode(bytes)] as const;
    }),
  );
  return Object.fromEntries(contents);
}

describe('syncFolder', () => {
  const game = {
    'index.html': '<h1>game</h1>',
    'js/主 程序.js': 'play()',
    'empty.txt': '',
    'copy.html': '<h1>game</h1>',
  };

  it('makes an empty bucket equal to a folder, and does nothing the second time', async () => {
    await files(game);
    expect(await sync()).toMatchObject({ created: 4, changed: 0, unchanged: 0, removed: 0 });
    expect(await held()).toEqual(game);
    expect(await sync()).toMatchObject({ created: 0, changed: 0, completed: 0, unchanged: 4, sentBytes: 0 });
    const [page] = await listAll(uos.cdn.entries.list.all({ id: bucketId, path: 'index.html' }));
    expect(page?.content_type).toBe('text/html; charset=utf-8');
  });

  it('sends what changed, completes what is missing, and removes the rest only when asked to', async () => {
    await files(game);
    await sync();
    await rm(join(folder, 'empty.txt'));
    await files({ 'index.html': '<h1>two</h1>', 'new.txt': 'new' });
    await uos.cdn.entries.create({ id: bucketId, path: 'half.txt', content_hash: md5('half'), content_size: 4 });
    await files({ 'half.txt': 'half' });
    expect(shape(await plan())).toEqual({
      create: ['new.txt'],
      change: ['index.html'],
      complete: ['half.txt'],
      extra: ['empty.txt'],
      same: 2,
      moves: [],
    });
    expect(await sync()).toMatchObject({
      created: 1,
      changed: 1,
      completed: 1,
      removed: 0,
    });
    expect(Object.keys(await held())).toContain('empty.txt');
    expect(await sync({ remove: true })).toMatchObject({ unchanged: 5, removed: 1 });
    expect(await held()).toEqual({
      'copy.html': '<h1>game</h1>',
      'half.txt': 'half',
      'index.html': '<h1>two</h1>',
      'js/主 程序.js': 'play()',
      'new.txt': 'new',
    });
  });

  it('works in both modes, in many batches, and sends one content once', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 65 }, (_, index) => [`f/${String(index).padStart(3, '0')}.txt`, `content ${index % 30}`]),
    );
    await files(many);
    const events: TransferEvent[] = [];
    const result = await sync({ mode: 'token', onEvent: (event) => events.push(event) });
    expect(result).toMatchObject({ created: 65, reused: 35, failed: [] });
    expect(await held()).toEqual(many);
    const sent = events.flatMap((event) => (event.type === 'sent' && !event.alreadyThere ? [event.path] : []));
    expect(sent).toHaveLength(30);
    expect(result.sentBytes).toBe(
      Array.from({ length: 30 }, (_, index) => `content ${index}`.length).reduce((a, b) => a + b),
    );
  });

  it('knows a file that was renamed, and sends nothing of it', async () => {
    await files({ 'old name.bin': 'the same bytes', 'stays.txt': 'x' });
    await sync();
    await rename(join(folder, 'old name.bin'), join(folder, 'new.bin'));
    expect(shape(await plan())).toMatchObject({ moves: [{ from: 'old name.bin', to: 'new.bin' }] });
    expect(await plan()).toMatchObject({ bytesToSend: 0 });
    expect(await sync({ remove: true })).toMatchObject({ created: 1, reused: 1, removed: 1, sentBytes: 0 });
    expect(await held()).toEqual({ 'new.bin': 'the same bytes', 'stays.txt': 'x' });
  });

  it('never has more transfers in flight than it may', async () => {
    const content = 'x'.repeat(300_000);
    await files(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.txt`, `${content} ${index}`])));
    let [now, most] = [0, 0];
    const send = undiciTransport();
    const counting = connect(async (request) => {
      const isUpload = request.url.includes('/upload/');
      now += isUpload ? 1 : 0;
      most = Math.max(most, now);
      try {
        return await send(request);
      } finally {
        now -= isUpload ? 1 : 0;
      }
    });
    await syncFolder(counting, { ...options(), transfers: 6 });
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(6);
  });

  it('goes on where an interrupted run stopped, and hashes nothing twice', async () => {
    const content = 'x'.repeat(300_000);
    await files(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.txt`, `${content} ${index}`])));
    const kept = new Map<string, string>();
    let hashes = 0;
    const memory: HashMemory = {
      hashOf: (path, stamp) => kept.get(`${path} ${stamp}`),
      keepHash: (path, stamp, hash) => {
        hashes += 1;
        kept.set(`${path} ${stamp}`, hash);
      },
    };
    const stop = new AbortController();
    let sent = 0;
    const interrupted = sync({
      memory,
      signal: stop.signal,
      onEvent: ({ type }) => {
        sent += type === 'sent' ? 1 : 0;
        if (sent === 25) {
          stop.abort();
        }
      },
    });
    await expect(interrupted).rejects.toThrow();
    expect(hashes).toBe(50);
    const left = await plan({ memory });
    expect(hashes).toBe(50);
    expect(left.same).toBeGreaterThanOrEqual(25);
    expect(left.same).toBeLessThan(50);
    const result = await sync({ memory });
    expect(result.unchanged + result.created + result.completed).toBe(50);
    expect(await sync({ memory })).toMatchObject({ unchanged: 50 });
    expect(hashes).toBe(50);
  });

  it('asks for a new address where one has expired, and opens a file again after a dropped connection', async () => {
    const [a, b] = ['a', 'b'].map((letter) => letter.repeat(300_000));
    await files({ 'a.txt': a ?? '', 'b.txt': b ?? '' });
    const send = undiciTransport();
    let [expired, dropped] = [0, 0];
    const faulty = connect((request) => {
      if (request.url.includes('/upload/signed/') && expired === 0) {
        expired += 1;
        return send({ ...request, url: `${platform.origin}/upload/signed/expired` });
      }
      if (request.url.includes('/upload/signed/') && dropped === 0) {
        dropped += 1;
        return Promise.reject(Object.assign(new Error('cut'), { code: 'ECONNRESET' }));
      }
      return send(request);
    });
    await syncFolder(faulty, options());
    expect([expired, dropped]).toEqual([1, 1]);
    expect(await held()).toEqual({ 'a.txt': a, 'b.txt': b });
  });

  it('sends small files in packs, and alone where the server takes none', async () => {
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`${index}.txt`, `number ${index}`]));
    await files({ ...many, 'empty.txt': '' });
    const send = undiciTransport();
    const counts = { packs: 0, alone: 0 };
    const watching = (takesPacks: boolean) =>
      connect((request) => {
        const isPack = request.url.endsWith('/upload/signed');
        counts.packs += isPack ? 1 : 0;
        counts.alone += request.url.includes('/upload/signed/') ? 1 : 0;
        return send(isPack && !takesPacks ? { ...request, url: `${platform.origin}/upload/nothing` } : request);
      });
    await syncFolder(watching(true), options());
    expect(counts).toEqual({ packs: 3, alone: 0 });
    expect(await held()).toEqual({ ...many, 'empty.txt': '' });

    await files({ 'x.txt': 'another', 'y.txt': 'yet another' });
    await syncFolder(watching(false), options());
    expect(counts).toMatchObject({ packs: 4, alone: 2 });
    expect(await sync()).toMatchObject({ unchanged: 253 });
  });

  it('sends a file that changes under its hands as it is in the end, and says so where it never stands still', async () => {
    await files({ 'a.txt': 'before', 'b.txt': 'b' });
    const target = cdnTarget(uos, { bucketId });
    const before = await planTransfer(target, options());
    await files({ 'a.txt': 'after, and longer' });
    expect(await applyTransfer(target, before, { createMd5: nodeMd5 })).toMatchObject({ created: 2, failed: [] });
    expect(await held()).toEqual({ 'a.txt': 'after, and longer', 'b.txt': 'b' });

    await files({ 'a.txt': 'again' });
    const restless = await planTransfer(target, options());
    const [file] = restless.change;
    const change = restless.change.map((one) => ({
      ...one,
      again: async () => {
        const now = await one.again?.();
        await files({ 'a.txt': `still writing ${Math.random()}` });
        return now;
      },
    }));
    await files({ 'a.txt': 'and again' });
    const result = await applyTransfer(target, { ...restless, change }, { createMd5: nodeMd5, remove: true });
    expect(file?.path).toBe('a.txt');
    expect(result).toMatchObject({ changed: 0, failed: [{ path: 'a.txt', error: { name: 'FileChangedError' } }] });
  });

  it('skips what stays at home, follows links but no circle, and refuses names that no entry can have', async () => {
    await files({
      'a.txt': 'a',
      'node_modules/x.js': 'x',
      '.git/config': 'g',
      'deep/.vscode/s.json': 's',
      'deep/b.txt': 'b',
    });
    await symlink(folder, join(folder, 'circle'));
    await symlink(join(folder, 'deep'), join(folder, 'linked'));
    expect(shape(await plan()).create).toEqual(['a.txt', 'deep/b.txt', 'linked/b.txt']);
    await files({ 'bad\tname.txt': 'x' });
    expect((await plan()).refused.map(({ path }) => path)).toEqual(['bad\tname.txt']);
    await expect(sync()).rejects.toMatchObject({ kind: 'input' });
  });
});

describe('uploadFile', () => {
  const upload = (path: string, content: string, more: Partial<Parameters<typeof uploadFile>[1]> = {}) =>
    uploadFile(uos, { bucketId, path, source: bytesSource(Buffer.from(content)), createMd5: nodeMd5, ...more });

  it('creates an entry, replaces it, and sends nothing the store has', async () => {
    const first = await upload('\\js\\main.js', 'one');
    expect(first).toMatchObject({
      sent: true,
      entry: { path: 'js/main.js', complete: true, content_hash: md5('one') },
    });
    const second = await upload('js/main.js', 'two', { labels: ['x'], metadata: { build: 7 } });
    expect(second.entry).toMatchObject({ entryid: first.entry.entryid, labels: ['x'], metadata: { build: 7 } });
    expect(await upload('copy.js', 'one')).toMatchObject({ sent: false, entry: { complete: true } });
    expect(await upload('copy2.js', 'one', { mode: 'token' })).toMatchObject({
      sent: false,
      entry: { complete: true },
    });
    expect(await held()).toEqual({ 'copy.js': 'one', 'copy2.js': 'one', 'js/main.js': 'two' });
  });

  it('sends by token in one form, from a file on disk too', async () => {
    await files({ 'a.bin': 'form\r\n--boundary' });
    const source = await fileSource(join(folder, 'a.bin'));
    const progress: number[] = [];
    const done = await uploadFile(uos, {
      bucketId,
      path: 'a.bin',
      source,
      createMd5: nodeMd5,
      mode: 'token',
      onProgress: ({ phase, bytes }) => phase === 'send' && progress.push(bytes),
    });
    expect(done).toMatchObject({ sent: true, entry: { complete: true } });
    expect(progress.at(-1)).toBe(source.size);
    expect(await held()).toEqual({ 'a.bin': 'form\r\n--boundary' });
  });

  it('sends 200 MiB and more in blocks while they are hashed, goes on after a cut, and sends nothing twice', async () => {
    const path = join(folder, 'large.bin');
    const size = 200 * 1024 * 1024 + 12_345;
    await writeFile(path, 'begin');
    await truncate(path, size);
    const send = undiciTransport();
    const stop = new AbortController();
    const asked: string[] = [];
    const watched = (unknown = 'unknown') =>
      connect((request) => {
        const [, word] = /\/(uploadtoken\/\w+|mkblk|bput|mkfile)\//.exec(request.url) ?? [];
        asked.push(...(word === undefined ? [] : [word]));
        if (asked.length === 40) {
          stop.abort();
        }
        return send({ ...request, url: request.url.replace('/uploadtoken/unknown/', `/uploadtoken/${unknown}/`) });
      });
    const journal = memoryJournal();
    const large = async (to: string, client: Uos, signal?: AbortSignal) => {
      asked.splice(0);
      const source = await fileSource(path);
      return uploadFile(client, { bucketId, path: to, source, createMd5: nodeMd5, journal, ...(signal && { signal }) });
    };
    await expect(large('large.bin', watched(), stop.signal)).rejects.toThrow();
    expect(asked.slice(0, 2)).toEqual(['uploadtoken/unknown', 'mkblk']);

    const done = await large('large.bin', watched());
    expect(done).toMatchObject({ sent: true, entry: { complete: true, content_size: size } });
    const { content_hash: hash } = done.entry;
    expect(hash).toBe(await hashFile(await fileSource(path), nodeMd5));
    expect([asked[0], ...asked.slice(-2)]).toEqual(['uploadtoken/unknown', `uploadtoken/${hash}`, 'mkfile']);
    expect(asked.length).toBeLessThan(80);

    expect(await large('copy.bin', watched())).toMatchObject({ sent: false, entry: { complete: true } });
    expect(asked).toEqual(['uploadtoken/unknown', `uploadtoken/${hash}`]);
    expect(await large('old.bin', watched('unheard-of')), 'of a server that knows no such token').toMatchObject({
      sent: false,
    });
    expect(asked).toEqual(['uploadtoken/unknown', `uploadtoken/${hash}`]);
  });

  it('takes a Blob, as a browser has it', async () => {
    const { blobSource } = await import('@uos/sdk/jobs');
    for (const mode of ['signed', 'token'] as const) {
      const source = blobSource(new Blob([`blob by ${mode}`]));
      const done = await uploadFile(uos, { bucketId, path: `${mode}.txt`, source, createMd5: nodeMd5, mode });
      expect(done.entry.complete).toBe(true);
    }
    expect(await held()).toEqual({ 'signed.txt': 'blob by signed', 'token.txt': 'blob by token' });
  });

  it('refuses a path that no entry can have before anything is sent', async () => {
    for (const path of ['../up', 'a//b', '', 'a/%2e%2e/b']) {
      await expect(upload(path, 'x'), path).rejects.toMatchObject({ kind: 'input' });
    }
  });
});

describe('regenerateSecret', () => {
  it('makes the new secret work and the old one stop, telling the services in the order of the specification', async () => {
    const own = await platform.app(['asset-streaming', 'passport']);
    const { token } = await platform.signedIn(`owner-${count}`, own.orgId, 'owner');
    const owner = createUos({ origin: platform.origin, as: session({ token, appId: own.id }) });
    const asApp = (appServiceSecret: string) =>
      createUos({ origin: platform.origin, as: appCredentials({ appId: own.id, appServiceSecret }) });
    await asApp(own.serviceSecret).passport.idDomains.create({ name: '玩家域' });
    const steps: string[] = [];
    const made = await regenerateSecret(owner, { appId: own.id, onStep: ({ service }) => steps.push(service) });
    expect(steps).toHaveLength(15);
    expect([steps[0], steps.at(-1)]).toEqual(['storage', 'passport']);
    expect(made.steps.filter(({ ok }) => ok).map(({ service }) => service)).toEqual(
      expect.arrayContaining(['asset-streaming', 'passport']),
    );
    await asApp(made.appServiceSecret ?? '').cdn.buckets.list();
    await expect(asApp(own.serviceSecret).cdn.buckets.list()).rejects.toThrow(LoginExpiredError);
    expect(JSON.stringify(made.steps)).not.toContain(made.appServiceSecret);
  });
});

describe('openApp', () => {
  it('shows each service as its rules say', async () => {
    const { token } = await platform.signedIn(`reader-${count}`, app.orgId, 'owner');
    const owner = createUos({ origin: platform.origin, as: session({ token, appId: app.id }) });
    await uos.passport.idDomains.create({ name: '玩家域' }).catch(() => undefined);
    const opened = await openApp(owner, { appId: app.id });
    expect(opened.app.AppId).toBe(app.id);
    expect(opened.services['asset-streaming'].status).toBe('Enabled');
    expect(opened.services.passport.status).toBe('Enabled');
    expect(opened.services.save.status).toBe('Suspended');
    expect(opened.backing.idDomain).toMatchObject({ idDomain: { id: app.id } });
  });

  it('shows a service whose backing object cannot be loaded as suspended, to operators too', async () => {
    const bare = await platform.app(['passport']);
    const operator = createUos({
      origin: platform.origin,
      as: operatorSession({ token: await platform.operator(), appId: bare.id, userName: 'ops' }),
    });
    const opened = await openApp(operator, { appId: bare.id, operator: true });
    expect(opened.services.passport.status).toBe('Suspended');
    expect(opened.backing.idDomain).toBeInstanceOf(Error);
  });
});

describe('setUpService', () => {
  it('gives player accounts their identity domain, once, whoever switches them on', async () => {
    const bare = await platform.app(['passport']);
    const { token } = await platform.signedIn(`owner-${bare.id}`, bare.orgId, 'owner');
    const owner = createUos({ origin: platform.origin, as: session({ token }) });
    const itself = createUos({
      origin: platform.origin,
      as: appCredentials({ appId: bare.id, appServiceSecret: bare.serviceSecret }),
    });
    const options = { appId: bare.id, serviceName: 'passport', name: '玩家域' } as const;
    await Promise.all([setUpService(owner, options), setUpService(itself, options)]);
    await setUpService(owner, options);
    expect((await openApp(owner, { appId: bare.id })).services.passport.status).toBe('Enabled');
    expect((await itself.passport.idDomains.get({ id: bare.id })).idDomain.name).toBe('玩家域');
  });

  it('sets push up, and reads what is there the second time', async () => {
    const bare = await platform.app(['push']);
    const as = appCredentials({ appId: bare.id, appServiceSecret: bare.serviceSecret });
    const itself = createUos({ origin: platform.origin, as });
    const options = { appId: bare.id, serviceName: 'push', name: '消息' } as const;
    await setUpService(itself, options);
    await setUpService(itself, { ...options, name: '另一个' });
    expect((await itself.push.apps.get({ id: bare.id })).app.name).toBe('消息');
  });

  it('asks nothing of a service that needs nothing', async () => {
    const unreachable = createUos({ origin: 'http://localhost:9', as: session({ token: 'none' }) });
    await setUpService(unreachable, { appId: app.id, serviceName: 'save', name: '' });
  });
});
