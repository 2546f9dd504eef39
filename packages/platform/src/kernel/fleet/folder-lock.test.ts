import { mkdtemp, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FolderBusyError, lockFolder } from './folder-lock.ts';

const now = new Date('2026-01-01T00:00:00Z');
const folder = () => mkdtemp(join(tmpdir(), 'uos-lock-'));

describe('lockFolder', () => {
  it('refuses a second opener and names the first', async () => {
    const data = await folder();
    const lock = await lockFolder(data, now);
    const second = lockFolder(data, now);
    await expect(second).rejects.toBeInstanceOf(FolderBusyError);
    await expect(second).rejects.toThrow(`process ${process.pid}`);
    await lock.release();
  });

  it('lets exactly one of twenty simultaneous openers in', async () => {
    const data = await folder();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(data, now)));
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await Promise.all(winners.map((winner) => winner.value.release()));
  });

  it('takes over the lock of a process that is gone', async () => {
    const data = await folder();
    await writeFile(join(data, 'platform.lock'), JSON.stringify({ pid: 2 ** 22 - 3, host: hostname(), since: 'x' }));
    const lock = await lockFolder(data, now);
    expect(JSON.parse(await readFile(join(data, 'platform.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  it('can be taken again after its release', async () => {
    const data = await folder();
    await (await lockFolder(data, now)).release();
    await (await lockFolder(data, now)).release();
  });

  describe('where the holder is on another host', () => {
    const elsewhere = async (): Promise<string> => {
      const data = await folder();
      await writeFile(join(data, 'platform.lock'), JSON.stringify({ pid: 1, host: 'old-container', since: 'x' }));
      return data;
    };

    it('takes it over once it is silent', async () => {
      const lock = await lockFolder(await elsewhere(), now, { beatMs: 20 });
      await lock.release();
    });

    it('believes it while it says that it lives, and names it', async () => {
      const data = await elsewhere();
      let beats = 0;
      const alive = setInterval(() => {
        beats += 1;
        void utimes(join(data, 'platform.lock'), beats, beats);
      }, 10);
      const second = lockFolder(data, now, { beatMs: 1000 });
      await expect(second).rejects.toMatchObject({ name: 'FolderBusyError', elsewhere: 'old-container' });
      clearInterval(alive);
    });

    it('is not asked where the database keeps the place', async () => {
      const lock = await lockFolder(await elsewhere(), now, { onlyHere: true, beatMs: 3_600_000 });
      await lock.release();
    });

    it('tells containers of one name apart by their network', async () => {
      const data = await folder();
      const file = join(data, 'platform.lock');
      await writeFile(file, JSON.stringify({ pid: 1, host: hostname(), net: 'net:[1]', since: 'x' }));
      const started = performance.now();
      const lock = await lockFolder(data, now, { beatMs: 50 });
      expect(performance.now() - started).toBeGreaterThan(100);
      await lock.release();
    });
  });

  it('says that it lives for as long as it holds the folder', async () => {
    const data = await folder();
    const file = join(data, 'platform.lock');
    const lock = await lockFolder(data, now, { beatMs: 10 });
    await utimes(file, 1, 1);
    await expect.poll(async () => (await stat(file)).mtimeMs).toBeGreaterThan(1000);
    await lock.release();
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });
});
