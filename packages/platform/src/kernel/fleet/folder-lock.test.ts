import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
    await writeFile(
      join(data, 'platform.lock'),
      JSON.stringify({ pid: 2 ** 22 - 3, host: (await import('node:os')).hostname(), since: 'x' }),
    );
    const lock = await lockFolder(data, now);
    expect(JSON.parse(await readFile(join(data, 'platform.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  it('can be taken again after its release', async () => {
    const data = await folder();
    await (await lockFolder(data, now)).release();
    await (await lockFolder(data, now)).release();
  });
});
