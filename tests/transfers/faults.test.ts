// Uploads through a network that fails in every way a test can think of, against a real platform.
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fault, Passing } from './fault-proxy.ts';
import { md5, openWorkshop, type Workshop } from './workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.stop());

const isUpload = ({ path }: Passing): boolean => path.startsWith('/upload/');
const LARGE = 300_000;

/** A fault for the first requests that match. */
function first(count: number, matches: (passing: Passing) => boolean, fault: Fault): (p: Passing) => Fault | undefined {
  let left = count;
  return (passing) => {
    if (left === 0 || !matches(passing)) {
      return undefined;
    }
    left -= 1;
    return fault;
  };
}

describe('uos cdn sync through a bad network', () => {
  const faults: [string, Fault][] = [
    ['answers 500', { answer: 500 }],
    ['answers 503', { answer: 503 }],
    ['drops connections', 'drop'],
    ['cuts requests', { cutRequestAfter: 1000 }],
    ['loses answers', 'drop-answer'],
    ['truncates answers', { cutAnswerAfter: 3 }],
    ['is slow', { delayMs: 300 }],
  ];
  it.each(faults)('arrives whole where it %s', async (_name, fault) => {
    const at = await shop.bench();
    const wanted: Record<string, string> = {};
    for (let n = 0; n < 30; n += 1) {
      const content = randomBytes(n % 3 === 0 ? LARGE : 500);
      at.write(`f${n}.bin`, content);
      wanted[`f${n}.bin`] = md5(content);
    }
    shop.proxy.fault = first(4, isUpload, fault);
    const { code, value, stderr } = await at.uos('sync', at.folder);
    expect(code, stderr).toBe(0);
    expect(value).toMatchObject({ uploaded: 30, failed: 0 });
    expect(await at.listed()).toEqual(wanted);
  });

  it('asks again where a listing or an announcement fails', async () => {
    const at = await shop.bench();
    at.write('a.txt', 'a');
    shop.proxy.fault = first(2, ({ path }) => path.includes('/entries/'), 'drop');
    expect((await at.uos('sync', at.folder)).value).toMatchObject({ uploaded: 1 });
    at.write('b.txt', 'b');
    shop.proxy.fault = first(2, ({ path }) => path.includes('/multientries/'), { answer: 502 });
    expect((await at.uos('sync', at.folder)).value).toMatchObject({ uploaded: 1, unchanged: 1 });
  });

  it('waits as long as Retry-After says', async () => {
    const at = await shop.bench();
    at.write('large.bin', randomBytes(LARGE));
    const times: number[] = [];
    const once = first(1, isUpload, { answer: 429, headers: { 'retry-after': '1' } });
    shop.proxy.fault = (passing) => {
      if (isUpload(passing)) {
        times.push(performance.now());
      }
      return once(passing);
    };
    expect((await at.uos('sync', at.folder)).code).toBe(0);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it('says what arrived where the network goes away for good, and the next run sends the rest', async () => {
    const at = await shop.bench();
    for (let n = 0; n < 12; n += 1) {
      at.write(`f${n}.bin`, randomBytes(LARGE));
    }
    let uploads = 0;
    shop.proxy.fault = (passing) => {
      uploads += isUpload(passing) ? 1 : 0;
      return isUpload(passing) && uploads > 5 ? 'drop' : undefined;
    };
    const lost = await at.uos<{ uploaded: number; failed: number; failures: unknown[] }>(
      'sync',
      at.folder,
      '--release',
    );
    expect(lost.code).toBe(8);
    expect(lost.value.uploaded).toBe(5);
    expect(lost.value.failed).toBe(7);
    shop.proxy.fault = () => undefined;
    const before = shop.proxy.uploadedBytes();
    expect((await at.uos('sync', at.folder)).value).toMatchObject({ unchanged: 5, uploaded: 7 });
    expect(shop.proxy.uploadedBytes() - before).toBe(7 * LARGE);
  });

  it('keeps what a failed run was to delete, and cuts no release', async () => {
    const at = await shop.bench();
    for (let n = 0; n < 10; n += 1) {
      at.write(`old${n}.txt`, `old ${n}`);
    }
    await at.uos('sync', at.folder);
    rmSync(join(at.folder, 'old0.txt'));
    at.write('new.bin', randomBytes(LARGE));
    shop.proxy.fault = (passing) => (isUpload(passing) ? { answer: 400 } : undefined);
    const run = await at.uos('sync', at.folder, '--delete', '--yes', '--release');
    expect(run.code).toBe(8);
    expect(run.value).toMatchObject({ removed: 0, failed: 1, release: null, failures: [{ path: 'new.bin' }] });
    expect(Object.keys(await at.listed())).toContain('old0.txt');
  });

  it('costs little where 1 of 100 requests fails', async () => {
    const at = await shop.bench();
    for (let n = 0; n < 300; n += 1) {
      at.write(`f${n}.bin`, randomBytes(2000));
    }
    shop.proxy.fault = ({ number }) => (number % 7 === 0 ? 'drop' : number % 11 === 0 ? { answer: 500 } : undefined);
    expect((await at.uos('sync', at.folder)).value).toMatchObject({ uploaded: 300, failed: 0 });
  });
});

describe('uos cdn sync and odd files', () => {
  const NAMES = [
    '中文 名称.txt',
    'a b  c.txt',
    '🎮/😀 é.png',
    `${'长'.repeat(85)}`,
    'quote\'s "&%23#?.txt',
    '-dash',
    '=x.csv',
  ];

  it('carries names in every script, of 255 bytes, and files of no bytes', async () => {
    const at = await shop.bench();
    for (const name of NAMES) {
      at.write(name, name);
    }
    at.write('empty', '');
    expect((await at.uos('sync', at.folder, '--verify')).value).toMatchObject({ uploaded: 8, verified: 8, failed: 0 });
    expect(await at.listed()).toEqual({
      ...Object.fromEntries(NAMES.map((name) => [name, md5(name)])),
      empty: md5(''),
    });
    expect((await at.uos('sync', at.folder)).value).toMatchObject({ unchanged: 8, uploaded: 0 });
    const back = join(at.cli.folder, 'back');
    expect((await at.uos('pull', back)).value).toMatchObject({ downloaded: 8, failed: 0 });
    expect((await at.uos('diff', back)).value).toEqual([]);
  });

  it('sorts as the server does, so that no name is taken for another', async () => {
    const at = await shop.bench();
    // why these: in UTF-16, in UTF-8 and by folder they stand in different orders
    const names = ['a-b', 'a/b', 'a0', 'a.b/c', '\uffee', '\u{1f600}', 'A', 'ä', 'Z/z', 'z'];
    for (const name of names) {
      at.write(name, name);
    }
    await at.uos('sync', at.folder);
    expect((await at.uos('sync', at.folder)).value).toMatchObject({ unchanged: names.length, uploaded: 0 });
    expect((await at.uos('diff', at.folder)).value).toEqual([]);
  });

  it('walks no circle, and says which links it left out', async () => {
    const at = await shop.bench();
    at.write('real/a.txt', 'a');
    symlinkSync('..', join(at.folder, 'real', 'up'));
    symlinkSync('self', join(at.folder, 'self'));
    symlinkSync('nowhere', join(at.folder, 'broken'));
    symlinkSync('real', join(at.folder, 'alias'));
    const { code, value, stderr } = await at.uos('sync', at.folder);
    expect([code, value]).toMatchObject([8, { uploaded: 2 }]);
    expect(await at.listed()).toEqual({ 'real/a.txt': md5('a'), 'alias/a.txt': md5('a') });
    for (const left of ['real/up', 'self', 'broken']) {
      expect(stderr).toContain(`Left out ${left}`);
    }
  });

  it('sends a file that changes on the way as it is in the end', async () => {
    const at = await shop.bench();
    const [old, late] = [randomBytes(LARGE), randomBytes(LARGE)];
    at.write('busy.bin', old);
    at.write('calm.bin', 'calm');
    shop.proxy.fault = (passing) => {
      if (passing.path.includes('/multientries/')) {
        writeFileSync(join(at.folder, 'busy.bin'), late);
        shop.proxy.fault = () => undefined;
      }
      return undefined;
    };
    const { code, value, stderr } = await at.uos('sync', at.folder);
    expect(code, stderr).toBe(0);
    expect(value).toMatchObject({ uploaded: 2, failed: 0 });
    expect(await at.listed()).toEqual({ 'busy.bin': md5(late), 'calm.bin': md5('calm') });
  });

  it('goes on without a file that goes away on the way, and says so', async () => {
    const at = await shop.bench();
    at.write('gone.bin', randomBytes(LARGE));
    at.write('gone.txt', 'small');
    at.write('stays.txt', 'x');
    shop.proxy.fault = (passing) => {
      if (passing.path.includes('/multientries/')) {
        rmSync(join(at.folder, 'gone.bin'), { force: true });
        rmSync(join(at.folder, 'gone.txt'), { force: true });
      }
      return undefined;
    };
    const { code, value } = await at.uos<{ failures: { path: string }[] }>('sync', at.folder);
    expect(code).toBe(8);
    expect(value.failures.map(({ path }) => path).sort()).toEqual(['gone.bin', 'gone.txt']);
    expect((await at.listed())['stays.txt']).toBe(md5('x'));
  });

  it('sees a change that keeps size and time, if the file is another one', async () => {
    const at = await shop.bench();
    at.write('a.txt', 'one');
    const old = new Date(Date.now() - 60_000);
    utimesSync(join(at.folder, 'a.txt'), old, old);
    await at.uos('sync', at.folder);
    at.write('b.tmp', 'two');
    utimesSync(join(at.folder, 'b.tmp'), old, old);
    renameSync(join(at.folder, 'b.tmp'), join(at.folder, 'a.txt'));
    expect((await at.uos('sync', at.folder)).value).toMatchObject({ changed: 1 });
    expect((await at.uos('sync', at.folder, '--checksum')).value).toMatchObject({ unchanged: 1 });
  });

  it('does not mind clocks that are wrong', async () => {
    const at = await shop.bench();
    at.write('future.txt', 'f');
    at.write('past.txt', 'p');
    const [future, past] = [new Date(Date.now() + 10 * 365 * 86_400_000), new Date(0)];
    utimesSync(join(at.folder, 'future.txt'), future, future);
    utimesSync(join(at.folder, 'past.txt'), past, past);
    await at.uos('sync', at.folder);
    expect((await at.uos('sync', at.folder)).value).toMatchObject({ unchanged: 2 });
    at.write('future.txt', 'g');
    utimesSync(join(at.folder, 'future.txt'), future, future);
    expect((await at.uos('sync', at.folder)).value).toMatchObject({ changed: 1, unchanged: 1 });
    const { cli } = at;
    for (const nowMs of [0, Date.now() + 400 * 86_400_000]) {
      const run = await cli.run(['cdn', 'sync', at.folder, '--json'], { nowMs });
      expect(run.json()).toMatchObject({ unchanged: 2, failed: 0 });
    }
  });

  it('works without a home it can write', async () => {
    const at = await shop.bench();
    at.write('a.txt', 'a');
    const home = join(at.cli.folder, 'home');
    mkdirSync(home);
    chmodSync(home, 0o555);
    chmodSync(at.cli.folder, 0o755);
    const env = { UOS_CONFIG_DIR: join(home, 'config'), HOME: home };
    const sync = () => at.start(['sync', at.folder, '--json'], { env, asNobody: true });
    const run = await sync();
    expect(run.code, run.stderr).toBe(0);
    expect(JSON.parse(run.stdout)).toMatchObject({ uploaded: 1 });
    expect(JSON.parse((await sync()).stdout)).toMatchObject({ unchanged: 1 });
    expect(readdirSync(home)).toEqual([]);
  });

  it('refuses a folder it may not read rather than taking it for empty', async () => {
    const at = await shop.bench();
    at.write('a.txt', 'a');
    at.write('closed/b.txt', 'b');
    await at.uos('sync', at.folder);
    chmodSync(join(at.folder, 'closed'), 0o000);
    chmodSync(at.cli.folder, 0o755);
    const home = join(at.cli.folder, 'none');
    const env = { UOS_CONFIG_DIR: join(home, 'config'), HOME: home };
    const args = ['sync', at.folder, '--delete', '--max-delete', '5', '--yes'];
    const run = await at.start(args, { env, asNobody: true });
    expect(run.code).toBe(1);
    expect(run.stderr).toContain('EACCES');
    expect(Object.keys(await at.listed())).toEqual(['a.txt', 'closed/b.txt']);
    chmodSync(join(at.folder, 'closed'), 0o755);
  });

  it('lets two syncs into one bucket at once', async () => {
    const at = await shop.bench();
    const other = join(at.cli.folder, 'other');
    mkdirSync(other);
    const same = randomBytes(LARGE);
    for (let n = 0; n < 60; n += 1) {
      at.write(`mine/${n}.bin`, randomBytes(3000));
      writeFileSync(join(other, `theirs-${n}.bin`), randomBytes(3000));
    }
    at.write('both.bin', same);
    writeFileSync(join(other, 'both.bin'), same);
    const [one, two] = await Promise.all([at.uos('sync', at.folder), at.uos('sync', other)]);
    expect([one.code, two.code], one.stderr + two.stderr).toEqual([0, 0]);
    expect(Object.values(await at.listed()).filter((hash) => hash !== '')).toHaveLength(121);
    expect((await at.uos('diff', at.folder, '--exclude', 'theirs-*')).value).toHaveLength(60);
  });
});

describe('limits', () => {
  it('keeps to --bwlimit', async () => {
    const at = await shop.bench();
    at.write('a.bin', randomBytes(600_000));
    const begun = performance.now();
    expect((await at.uos('sync', at.folder, '--bwlimit', '500k')).code).toBe(0);
    expect(performance.now() - begun).toBeGreaterThan(850);
    expect((await at.uos('sync', at.folder, '--bwlimit', 'fast')).code).toBe(2);
  });

  it('refuses a file over the limit of the product by its size alone', async () => {
    const at = await shop.bench();
    at.write('fine.txt', 'x');
    at.write('sparse.bin', '');
    truncateSync(join(at.folder, 'sparse.bin'), 5_000_000_001);
    const run = await at.cli.run(['cdn', 'sync', at.folder]);
    expect(run.code).toBe(1);
    expect(run.stderr).toContain('sparse.bin');
    expect(await at.listed()).toEqual({});
  });
});
