// Runs that are killed, cancelled or starved of disk in the middle, and what the next run does with what is there.
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partFile } from '../../packages/sdk/src/jobs/node-download.ts';
import { type Bench, md5, openWorkshop, progressOf, type Workshop, writeLarge } from './workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.stop());

const MIB = 1024 * 1024;
/** The smallest file that goes up in blocks, and a bit. */
const SIZE = 208 * MIB;

describe('a large upload', () => {
  // why only this one: more ways to end it, and to lose what arrived, are rounds of `npm run soak -- transfers-kill`
  it('that is killed at half goes on from there', async () => {
    const at = await shop.bench();
    writeLarge(at, 'large.bin', SIZE);
    const ended = await at.start(['sync', at.folder, '--stream-json'], {
      onStdout: (text, kill) => {
        if (progressOf(text) >= SIZE / 2) {
          kill('SIGKILL');
        }
      },
    });
    expect(ended.signal, ended.stderr).toBe('SIGKILL');
    expect(await at.listed()).toEqual({});

    const before = shop.proxy.uploadedBytes();
    const { code, value, stderr } = await at.uos<{ bytes: number }>('sync', at.folder);
    expect(code, stderr).toBe(0);
    // why a bit more than half: what was on its way is lost, three chunks of 2 MiB at most
    expect(value.bytes).toBeLessThanOrEqual(SIZE / 2 + 6 * MIB);
    expect(shop.proxy.uploadedBytes() - before).toBeLessThanOrEqual(SIZE / 2 + 6 * MIB + 100_000);
    expect(await at.listed()).toEqual({ 'large.bin': md5(readFileSync(join(at.folder, 'large.bin'))) });
    expect(
      readdirSync(join(at.cli.folder, 'config/state/transfers')).filter((name) => name.endsWith('.jsonl')),
    ).toEqual([]);
  });
});

describe('uos cdn pull', () => {
  const fill = async (at: Bench): Promise<Buffer> => {
    const large = randomBytes(12 * MIB);
    at.write('large.bin', large);
    at.write('art/a.txt', 'a');
    at.write('art/b.txt', 'b');
    await at.uos('sync', at.folder, '--release');
    return large;
  };

  it('gets what differs, proves it, and deletes only when told', async () => {
    const at = await shop.bench();
    await fill(at);
    const copy = join(at.cli.folder, 'copy');
    expect((await at.uos('pull', copy)).value).toMatchObject({ downloaded: 3, failed: 0 });
    expect((await at.uos('pull', copy)).value).toMatchObject({ downloaded: 0, unchanged: 3, bytes: 0 });
    truncateSync(join(copy, 'art/a.txt'), 0);
    expect((await at.uos('pull', copy, '--badge', 'latest')).value).toMatchObject({ downloaded: 1, unchanged: 2 });
    expect((await at.uos('pull', join(copy, 'art'), '--prefix', 'art')).value).toMatchObject({
      downloaded: 0,
      unchanged: 2,
    });
    mkdirSync(join(copy, 'more'));
    truncateSync(join(copy, 'more', '..', 'large.bin'), 5);
    closeSync(openSync(join(copy, 'more/x.txt'), 'w'));
    expect((await at.uos('pull', copy, '--delete')).code).toBe(2);
    expect((await at.uos('pull', copy, '--delete', '--yes')).code).toBe(6);
    expect((await at.uos('pull', copy, '--delete', '--max-delete', '1', '--yes')).value).toMatchObject({ removed: 1 });
    expect(existsSync(join(copy, 'more/x.txt'))).toBe(false);
  });

  it('spares a folder that is not of the bucket, however much there is to get', async () => {
    const at = await shop.bench();
    for (let n = 0; n < 60; n += 1) {
      at.write(`there/${n}.txt`, `${n}`);
    }
    await at.uos('sync', at.folder);
    const mine = join(at.cli.folder, 'mine');
    mkdirSync(mine);
    for (let n = 0; n < 10; n += 1) {
      writeFileSync(join(mine, `${n}.txt`), `${n}`);
    }
    const { code, stderr } = await at.uos('pull', mine, '--delete', '--yes');
    expect([code, stderr.split('\n').slice(1, 3)]).toEqual([
      6,
      [
        'why: That is more than 100, or more than 20 % of the 10 that are there',
        `next: uos cdn pull '${mine}' --delete --yes --json --max-delete=10`,
      ],
    ]);
    expect(readdirSync(mine)).toHaveLength(10);
  });

  it('says which line of a list of filters is wrong', async () => {
    const at = await shop.bench();
    const list = join(at.cli.folder, 'list');
    writeFileSync(list, '+ *.txt\nno sign\n');
    for (const verb of ['pull', 'sync', 'diff']) {
      const { code, stderr } = await at.uos(verb, at.folder, '--filter-from', list);
      expect([code, stderr.split('\n')]).toMatchObject([
        2,
        [expect.stringContaining('list:2: '), `next: uos cdn ${verb} --help`, ''],
      ]);
    }
    expect((await at.uos('pull', at.folder, '--filter-from', 'none')).code).toBe(2);
  });

  it('goes on in the middle of a file', async () => {
    const at = await shop.bench();
    const large = await fill(at);
    const copy = join(at.cli.folder, 'copy');
    let cut = false;
    shop.proxy.fault = ({ path }) => {
      if (!cut && path.includes('/bytes/') && path.endsWith('/large.bin')) {
        cut = true;
        return { cutAnswerAfter: 8 * MIB };
      }
      return undefined;
    };
    const { code, value, stderr } = await at.uos<{ bytes: number; resumedBytes: number }>('pull', copy);
    expect(code, stderr).toBe(0);
    expect(readFileSync(join(copy, 'large.bin')).equals(large)).toBe(true);
    expect(value.bytes).toBeLessThan(13 * MIB);
    expect(readdirSync(copy).sort()).toEqual(['art', 'large.bin']);
  });

  it('does not believe bytes that are not the content', async () => {
    const at = await shop.bench();
    await fill(at);
    const copy = join(at.cli.folder, 'copy');
    shop.proxy.fault = ({ path }) => (path.endsWith('/art/a.txt') ? { answer: 200 } : undefined);
    const { code, value } = await at.uos('pull', copy);
    expect(code).toBe(8);
    expect(value).toMatchObject({ downloaded: 2, failures: [{ path: 'art/a.txt' }] });
    expect(existsSync(join(copy, 'art/a.txt'))).toBe(false);
  });
});

describe('a disk here that is full', () => {
  it('is said for the file that met it, nothing half stands under its name, and the next run goes on', async () => {
    const at = await shop.bench();
    at.write('a.txt', 'a');
    await at.uos('sync', at.folder);
    const copy = join(at.cli.folder, 'copy');
    mkdirSync(copy);
    const part = partFile({ file: join(copy, 'a.txt'), md5: md5('a') });
    symlinkSync('/dev/full', part);
    const full = await at.uos('pull', copy);
    expect([full.code, full.value]).toMatchObject([8, { failures: [{ path: 'a.txt', reason: 'the disk is full' }] }]);
    expect(existsSync(join(copy, 'a.txt'))).toBe(false);
    rmSync(part);
    expect((await at.uos('pull', copy)).value).toMatchObject({ downloaded: 1, failed: 0 });
  });
});

describe('a platform whose disk is full', () => {
  it('keeps nothing half, and takes the rest once there is room', async () => {
    const at = await shop.bench();
    for (let n = 0; n < 5; n += 1) {
      at.write(`f${n}.bin`, randomBytes(300_000));
    }
    const { objects } = shop.platform.ports;
    const { draft } = objects;
    let left = 2;
    Object.assign(objects, {
      draft: (...args: Parameters<typeof draft>) => {
        left -= 1;
        return left >= 0
          ? draft(...args)
          : Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
      },
    });
    const full = await at.uos('sync', at.folder);
    Object.assign(objects, { draft });
    expect(full.code).toBe(8);
    expect(full.value).toMatchObject({ uploaded: 2, failed: 3 });
    expect((await at.uos('sync', at.folder)).value).toMatchObject({ unchanged: 2, uploaded: 3 });
  });
});

describe('uos cdn verify and rollback', () => {
  it('finds what is live sound, and what is not', async () => {
    const at = await shop.bench();
    at.write('index.html', '<h1>1</h1>');
    at.write('a b/é.txt', 'x');
    await at.uos('sync', at.folder, '--release', '--badge', 'live', '--wait-live');
    const url = async (...args: string[]) =>
      (await at.uos<{ url: string }>('url', ...args, '--badge', 'live')).value.url;
    const entry = await at.uos('verify', await url('index.html'));
    expect(entry.value).toMatchObject({ path: 'index.html', ok: true, ranges: true, size: 10, problem: '' });
    expect((await at.uos('verify', await url(), at.folder)).value).toMatchObject([{ ok: true }, { ok: true }]);
    at.write('index.html', '<h1>2</h1>');
    const differs = await at.uos('verify', await url(), at.folder);
    expect(differs.code).toBe(1);
    expect(differs.value).toMatchObject([{ ok: true }, { path: 'index.html', ok: false }]);
    const nothing = await at.uos('verify', await url('nothing.txt'));
    expect([nothing.code, nothing.value]).toMatchObject([1, { problem: 'no file is served here (404)' }]);
    expect((await at.uos('verify', 'ftp://x')).code).toBe(2);
    const away = await at.uos('verify', 'http://127.0.0.1:9/x');
    expect([away.code, away.value]).toMatchObject([7, { error: { code: 'unreachable' } }]);
  });

  it('checks every file of a release by its list, and says what that needs', async () => {
    const at = await shop.bench();
    at.write('index.html', '<h1>1</h1>');
    at.write('a b/é.txt', 'x');
    at.write('a b/empty.txt', '');
    await at.uos('sync', at.folder, '--release', '--badge', 'live', '--wait-live');
    at.write('index.html', '<h1>2</h1>');
    await at.uos('sync', at.folder);
    const url = async (...args: string[]) => (await at.uos<{ url: string }>('url', ...args)).value.url;
    const live = await url('--badge', 'live');
    const whole = await at.uos('verify', live);
    expect(whole.stderr).toBe('Checked 3 files: all are sound.\n');
    expect(whole.value).toMatchObject(
      ['a b/empty.txt', 'a b/é.txt', 'index.html'].map((path) => ({ path, ok: true, status: 200 })),
    );
    const seen = await at.cli.run(['cdn', 'verify', live], { terminal: 80 });
    expect([seen.code, seen.stdout]).toEqual([0, '']);
    expect((await at.uos('verify', live.replace(/content\/$/, ''))).value).toHaveLength(3);
    expect((await at.uos('verify', await url('--release', '1'))).value).toHaveLength(3);
    expect((await at.uos('verify', await url('--head'))).value).toMatchObject([{}, {}, { size: 10, ok: true }]);
    const folder = await at.uos('verify', `${live}a%20b/`, '--exclude', 'empty*');
    expect(folder.value).toMatchObject([{ path: 'é.txt', ok: true }]);

    const stranger = { UOS_APP_ID: '', UOS_APP_SERVICE_SECRET: '' };
    const unknown = await at.cli.run(['cdn', 'verify', live], { env: stranger });
    expect(unknown.code).toBe(4);
    expect(unknown.stderr).toMatch(
      /^error: This is the URL of a whole release.*\nwhy: Without one, give the URL of a file/,
    );
    expect((await at.cli.run(['cdn', 'verify', `${live}a%20b/empty.txt`], { env: stranger })).code).toBe(0);
    const elsewhere = await at.uos('verify', live.replace(/:\d+/, ':1'));
    expect([elsewhere.code, elsewhere.value]).toMatchObject([2, { error: { code: 'other-content-origin' } }]);
  });

  it('moves a badge back, and says where there is nothing to go back to', async () => {
    const at = await shop.bench();
    for (const content of ['one', 'two', 'three']) {
      at.write('index.html', content);
      await at.uos('sync', at.folder, '--release', '--badge', 'live');
    }
    expect((await at.uos('rollback', 'live')).code).toBe(2);
    const back = await at.uos('rollback', 'live', '--yes', '--wait-live');
    expect(back.value).toMatchObject({ name: 'live', releasenum: 2, from: 3, live: true });
    expect((await at.uos('rollback', 'live', '--to', '3', '--yes')).value).toMatchObject({ releasenum: 3 });
    await at.uos('rollback', 'live', '--to', '1', '--yes');
    expect((await at.uos('rollback', 'live', '--yes')).code).toBe(6);
  });
});
