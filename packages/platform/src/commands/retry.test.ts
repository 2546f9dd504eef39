import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#db/connect';
import { createFanOut } from '#kernel/fleet/fan-out';
import { bossJobs } from '#kernel/time/boss-jobs';
import { createLog } from '#kernel/watch/log';
import { testPlatform } from '#testing';
import { retry } from './retry.ts';

let folder: string;
let said = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-retry-'));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const run = async (operand?: string, json = true) => {
  said = '';
  const code = await retry({ dataFolder: folder, json, operand }, 'en');
  return { code, said: json ? JSON.parse(said) : said };
};

describe('retry', () => {
  it('shows what was given up and sends it back', async () => {
    await expect(run()).rejects.toThrow('ENOENT');
    await (await testPlatform({ dataFolder: folder })).stop();
    const dueAt = '2026-11-01T00:00:00.000Z';
    const connection = await connect({ folder: join(folder, 'database') });
    const fanOut = createFanOut((error) => expect.unreachable(String(error)));
    const jobs = bossJobs({ connection, fanOut, log: createLog('silent') });
    const letter = { service: 'cdn', key: 'collect', dueAt, payload: {}, error: 'the store is away' };
    await jobs.bury(connection.db, letter);
    await jobs.stop();
    await connection.close();

    const listed = await run();
    expect(listed).toMatchObject({ code: 0, said: { letters: [letter] } });
    const { id } = listed.said.letters[0];
    expect((await run(undefined, false)).said).toContain(`${id}  ${dueAt}  cdn collect: the store is away`);
    expect(await run('nothing')).toEqual({ code: 1, said: { retried: 0 } });
    expect(await run(id)).toEqual({ code: 0, said: { retried: 1 } });
    expect(await run('all')).toEqual({ code: 0, said: { retried: 0 } });
    const after = await connect({ folder: join(folder, 'database') });
    const rows = after.db
      .selectFrom('schedules')
      .select(['next_at', 'holder'])
      .where('key', '=', 'collect')
      .where('service', '=', 'cdn');
    expect(await rows.execute()).toEqual([{ next_at: dueAt, holder: null }]);
    await after.close();
  });
});
