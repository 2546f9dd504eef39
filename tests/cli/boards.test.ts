// Tasks around leaderboards, against a real platform.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { answer } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

interface Score {
  readonly rank: number;
  readonly memberId: string;
  readonly score: number;
  readonly isOwn?: boolean;
}

let studio: Studio;
let cli: Outside;

beforeAll(async () => {
  studio = await openStudio();
  cli = studio.pipeline();
  await answer(cli, 'passport', 'enable');
});

afterAll(() => studio.stop());

const board = (...line: string[]) => ['passport', 'board', ...line];

describe('uos passport board create, ls, show', () => {
  it('makes one with tiers and a plan, and says when it begins anew', async () => {
    const made = await answer(
      cli,
      ...board('create', 'weekly', '--name', '周榜', '--members', 'Entity', '--resets', '0 0 * * 1'),
      ...['--tier', 'gold=1000', '--tier', 'silver=500'],
    );
    expect(made).toMatchObject({
      slugName: 'weekly',
      displayName: '周榜',
      tierStrategy: 'Score',
      tiers: [{ slugName: 'gold', cutoff: 1000 }, { slugName: 'silver' }],
    });
    expect(await answer(cli, ...board('ls', '--name', '周'))).toEqual([
      expect.objectContaining({ slugName: 'weekly' }),
    ]);
    const shown = await answer<{ members: number; schedule: { nextResetAt: string } }>(cli, ...board('show', 'weekly'));
    expect([shown.members, new Date(shown.schedule.nextResetAt).getUTCDay()]).toEqual([0, 0]);
    const text = await cli.run(board('show', 'weekly', '--lang', 'zh'));
    expect(text.stdout).toMatch(/^重置计划 +0 0 \* \* 1$/m);
    expect((await cli.run(board('show', 'nowhere'))).code).toBe(3);
    for (const wrong of ['gold', 'gold=', '=3', 'gold=much']) {
      expect((await cli.run(board('create', 'bad', '--tier', wrong))).code, wrong).toBe(2);
    }
  });
});

describe('uos passport board import, export, top, rank, around', () => {
  const file = (name: string, text: string): string => {
    const path = join(cli.folder, name);
    writeFileSync(path, text);
    return path;
  };

  it('checks the whole file first, writes it by the rule of the board, and again without a change', async () => {
    await answer(cli, ...board('create', 'trial', '--members', 'Entity'));
    const bad = await cli.run(board('import', 'trial', file('bad.csv', 'memberId,score\na,1\na,2\nb,x\n'), '--yes'));
    expect([bad.code, bad.stderr]).toEqual([2, expect.stringContaining('2 lines')]);
    expect((await cli.run(board('import', 'trial', file('none.csv', 'a,b\n1,2\n'), '--yes'))).code).toBe(2);
    expect((await cli.run(board('import', 'trial', join(cli.folder, 'absent.csv'), '--yes'))).code).toBe(2);
    const rows = Array.from({ length: 230 }, (_, at) => `m-${at},"${10_000 - at}",Member ${at}`);
    const scores = file('scores.csv', `memberId,score,displayName\n${rows.join('\n')}\n`);
    expect((await cli.run(board('import', 'trial', scores))).code, 'asks first').toBe(2);
    expect((await cli.run(board('import', 'trial', scores, '--dry-run'))).json()).toMatchObject({ dryRun: true });
    for (const _ of [1, 2]) {
      const written = await answer(cli, ...board('import', 'trial', scores, '--yes'));
      expect(written).toEqual({ written: 230, failedCount: 0, failed: [] });
    }
    const top = await answer<Score[]>(cli, ...board('top', 'trial', '--limit', '3'));
    expect(top.map(({ rank, memberId }) => [rank, memberId])).toEqual([
      [1, 'm-0'],
      [2, 'm-1'],
      [3, 'm-2'],
    ]);
    expect(await answer(cli, ...board('top', 'trial'))).toHaveLength(20);
    expect(await answer(cli, ...board('rank', 'trial', 'm-100'))).toMatchObject({ rank: 101, score: 9900 });
    const around = await answer<Score[]>(cli, ...board('around', 'trial', 'm-100', '--range', '2'));
    expect(around.map(({ rank, isOwn }) => [rank, isOwn])).toEqual([
      [99, false],
      [100, false],
      [101, true],
      [102, false],
      [103, false],
    ]);
    const nobody = await cli.run(board('around', 'trial', 'nobody'));
    expect([nobody.code, nobody.stderr]).toEqual([3, expect.stringContaining('has no place')]);
    expect(await answer(cli, ...board('watch', 'trial', '--once', '--limit', '2'))).toHaveLength(2);
  });

  it('writes what another board imports, names those that are refused, and goes on with the others', async () => {
    const out = join(cli.folder, 'out.csv');
    expect(await answer(cli, ...board('export', 'trial', '-o', out))).toMatchObject({ rows: 230 });
    expect(readFileSync(out, 'utf8')).toContain('1,m-0,Member 0,10000');
    await answer(cli, ...board('create', 'again', '--members', 'Entity'));
    expect(await answer(cli, ...board('import', 'again', out, '--yes'))).toMatchObject({ written: 230 });
    await answer(cli, ...board('create', 'people'));
    const { body } = await studio.app.call('POST', '/upass/v1/login/external', {
      externalUserID: 'wx-b',
      displayName: 'Ana',
    });
    const { personaID } = (body as { persona: { personaID: string } }).persona;
    const mixed = file('mixed.csv', `memberId,score\n${personaID},5\n0f8fad5b-d9cb-469f-a165-708677289501,9\n`);
    const run = await cli.run(board('import', 'people', mixed, '--yes', '--json'));
    expect([run.code, run.json()]).toEqual([
      8,
      { written: 1, failedCount: 1, failed: [expect.objectContaining({ line: 3 })] },
    ]);
  });
});

describe('uos passport board reset, rewards', () => {
  it('archives after the slug was typed or --yes, and looks ahead at rewards', async () => {
    expect((await cli.run(board('rewards', 'trial', '--yes'))).code, 'no version is over').toBe(2);
    expect((await cli.run(board('reset', 'trial'))).code).toBe(2);
    expect(await answer(cli, ...board('reset', 'trial', '--yes'))).toMatchObject({
      status: 'Archived',
      memberCount: 230,
    });
    expect(await answer(cli, ...board('top', 'trial'))).toEqual([]);
    const plan = await cli.run(board('rewards', 'trial', '--version', 'current', '--dry-run', '--json'));
    expect([plan.code, plan.json()]).toEqual([
      0,
      { version: expect.any(String), rules: [], issuedCount: 0, skippedCount: 0, failed: [] },
    ]);
    expect((await cli.run(board('rewards', 'trial', '--version', 'current', '--yes'))).code).toBe(2);
  });

  it('issues them once to each, and says who did not get theirs', async () => {
    const resource = { slugName: 'JADE', displayName: '玉', type: 'VirtualCurrency' };
    expect((await studio.app.call('POST', '/upass/v1/resources', resource)).status).toBe(200);
    const rewards = [{ from: 1, to: 3, items: [{ resourceSlug: 'JADE', quantity: 5 }] }];
    for (const slug of ['people', 'again']) {
      expect((await studio.app.call('PUT', `/upass/v1/leaderboards/${slug}`, { rewards })).status).toBe(200);
      await answer(cli, ...board('reset', slug, '--yes'));
    }
    const plan = (await cli.run(board('rewards', 'people', '--dry-run', '--json'))).json();
    expect(plan).toMatchObject({ rules: [{ memberCount: 1, issuedCount: 0 }], issuedCount: 0 });
    expect((await cli.run(board('rewards', 'people'))).code, 'asks first').toBe(2);
    for (const [issuedCount, skippedCount] of [
      [1, 0],
      [0, 1],
    ]) {
      const issued = await answer(cli, ...board('rewards', 'people', '--yes'));
      expect(issued).toMatchObject({ issuedCount, skippedCount, failed: [], rules: [{ issuedCount: 1 }] });
    }
    const failed = await cli.run(board('rewards', 'again', '--yes', '--lang', 'zh'));
    expect([failed.code, failed.stdout]).toEqual([8, expect.stringMatching(/发放 0，已有 0，失败 3\n {2}m-0/)]);
  });
});
