// Runs that are killed, cancelled or starved of disk in the middle, and what the next run does with what is there.
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    expect((await at.uos('pull', join(copy, 'art'), 'art')).value).toMatchObject({ downloaded: 0, unchanged: 2 });
    mkdirSync(join(copy, 'more'));
    truncateSync(join(copy, 'more', '..', 'large.bin'), 5);
    closeSync(openSync(join(copy, 'more/x.txt'), 'w'));
    expect((await at.uos('pull', copy, '--delete')).code).toBe(2);
    expect((await at.uos('pull', copy, '--delete', '--yes')).code).toBe(6);
    expect((await at.uos('pull', copy, '--delete', '--max-delete', '1', '--yes')).value).toMatchObject({ removed: 1 });
    expect(existsSync(join(copy, 'more/x.txt'))).toBe(false);
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
    expect((await at.uos('verify', await url('nothing.txt'))).code).toBe(1);
    expect((await at.uos('verify', 'ftp://x')).code).toBe(2);
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
