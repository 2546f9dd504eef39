// Codes, mail and battle passes of a game in the terminal, against a platform.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { answer } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;
let cli: Outside;

beforeAll(async () => {
  studio = await openStudio();
  cli = studio.pipeline();
  await answer(cli, 'passport', 'enable');
  await call('POST', '/resources', { slugName: 'JADE', displayName: '玉', type: 'VirtualCurrency' });
});
afterAll(() => studio?.stop());

async function call<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const { status, body: reply } = await studio.app.call(method, `/upass/v1${path}`, body);
  expect(status, `${method} ${path} ${JSON.stringify(reply)}`).toBe(200);
  return reply as Reply;
}

async function player(externalUserID: string, displayName: string) {
  const { persona, personaAccessToken } = await call<{ persona: { personaID: string }; personaAccessToken: string }>(
    ...(['POST', '/login/external', { externalUserID, displayName }] as const),
  );
  const headers = { Authorization: `Bearer ${personaAccessToken}` };
  const plays = async (method: string, path: string, body?: object) =>
    (await studio.platform.call(method, `/upass/v1/sdk${path}`, body, { headers })).body as Record<string, unknown>;
  return { id: persona.personaID, plays };
}

describe('uos passport code', () => {
  it('makes codes into a file of its owner, says whether one works, and makes the rest invalid', async () => {
    const { tokenClass } = await call<{ tokenClass: { tokenClassId: string } }>('POST', '/token/classes', {
      ...{ name: '中秋礼包', codeType: 'Unique', resources: { JADE: 5 }, scopes: ['west'], prefix: 'MOON' },
    });
    const file = join(cli.folder, 'codes.csv');
    const line = ['passport', 'code', 'generate', '中秋礼包', '-n', '12'];
    expect((await cli.run(line)).code).toBe(2);
    expect(await answer(cli, ...line, '--dry-run')).toMatchObject({ count: 12, batches: [] });
    const made = await answer<{ batches: string[] }>(cli, ...line, '-o', file, '--yes');
    expect(made).toMatchObject({ class: '中秋礼包', count: 12, batches: [expect.any(String)], file });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const codes = readFileSync(file, 'utf8')
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0] ?? '');
    expect(codes).toHaveLength(12);
    expect((await cli.run(['passport', 'code', 'generate', '中秋礼包', '-n', '0', '--yes'])).code).toBe(2);

    const [code = '', second = ''] = codes;
    const test = (...words: string[]) => cli.run(['passport', 'code', 'test', code, ...words, '--json']);
    const said = async (...words: string[]) => (await test(...words)).json<{ reason: string }>().reason;
    expect(await said()).toBe('the gift pack is Unreleased');
    await call('POST', `/token/classes/${tokenClass.tokenClassId}/release`);
    expect(await said()).toBe('it works in west only');
    const ana = await player('wx-code', 'Ana');
    const works = await test('--scope', 'west', '--persona', 'Ana');
    expect([works.code, works.json()]).toEqual([0, expect.objectContaining({ works: true, resources: '5 JADE' })]);
    await ana.plays('POST', '/token/redeem', { code, scope: 'west' });
    expect(await said('--scope', 'west')).toBe('it was used');
    const other = await cli.run(['passport', 'code', 'test', second, '--scope', 'west', '--persona', 'Ana', '--json']);
    expect([other.code, other.json()]).toMatchObject([1, { reason: 'this persona has used 1 of at most 1' }]);
    const none = await cli.run(['passport', 'code', 'test', 'NOSUCHCODE', '--json']);
    expect([none.code, none.json()]).toMatchObject([1, { works: false, reason: 'there is no such code' }]);

    const unused = join(cli.folder, 'unused.csv');
    expect(
      await answer(cli, 'passport', 'code', 'export', '中秋礼包', '--status', 'unused', '-o', unused),
    ).toMatchObject({
      codes: 11,
    });
    expect((await cli.run(['passport', 'code', 'void', '--yes'])).code).toBe(2);
    expect((await cli.run(['passport', 'code', 'void', 'NOSUCHCODE', '--yes'])).code).toBe(3);
    expect(await answer(cli, 'passport', 'code', 'void', second, '--yes')).toMatchObject({ invalidatedCount: 1 });
    const batch = ['passport', 'code', 'void', '--batch', made.batches[0] ?? ''];
    expect(await answer(cli, ...batch, '--dry-run')).toMatchObject({ invalidatedCount: 10 });
    expect(await answer(cli, ...batch, '--yes')).toMatchObject({ invalidatedCount: 10 });
    expect(await answer(cli, ...batch, '--yes')).toMatchObject({ invalidatedCount: 0 });
  });

  it('knows who has used a universal code', async () => {
    const { tokenClass } = await call<{ tokenClass: { tokenClassId: string; code: string } }>(
      'POST',
      '/token/classes',
      {
        ...{ name: '公测', codeType: 'Universal', resources: { JADE: 1 }, code: 'OPENBETA26' },
      },
    );
    await call('POST', `/token/classes/${tokenClass.tokenClassId}/release`);
    const ben = await player('wx-beta', 'Ben');
    const line = ['passport', 'code', 'test', 'openbeta26', '--persona', 'Ben', '--json'];
    expect((await cli.run(line)).json()).toMatchObject({ works: true });
    await ben.plays('POST', '/token/redeem', { code: 'OPENBETA26' });
    expect((await cli.run(line)).json()).toMatchObject({ works: false, reason: 'this persona has used it' });
  });
});

describe('uos passport mail', () => {
  it('sends to those of a file once an hour, says who did not get it, and is recalled', async () => {
    await call('POST', '/inbox/templates', {
      ...{ slugName: 'sorry', displayName: '致歉', scope: 'Persona', title: '抱歉', content: '…' },
      attachments: [{ resourceSlug: 'JADE', quantity: 3 }],
    });
    const [one, two] = [await player('wx-mail-1', 'One'), await player('wx-mail-2', 'Two')];
    const file = join(cli.folder, 'personas.csv');
    writeFileSync(file, `persona\n${one.id}\nTwo\n`);
    const line = ['passport', 'mail', 'send', 'sorry', '--to', file];
    expect((await cli.run(line)).code).toBe(2);
    expect(await answer(cli, ...line, '--dry-run')).toMatchObject([{ sentCount: 2, targets: [one.id, two.id] }]);
    const [record] = await answer<{ id: string }[]>(cli, ...line, '--yes');
    expect(record).toMatchObject({ template: 'sorry', status: 'Sent', sentCount: 2, failed: 0 });
    const again = await cli.run([...line, '--yes']);
    expect([again.code, again.stderr]).toEqual([6, expect.stringContaining('--again')]);
    expect(await two.plays('GET', '/inbox/messages')).toMatchObject({ total: 1, messages: [{ title: '抱歉' }] });

    const back = ['passport', 'mail', 'recall', record?.id ?? ''];
    expect((await cli.run(back)).code).toBe(2);
    expect(await answer(cli, ...back, '--yes')).toMatchObject({ recalledCount: 2 });
    expect(await answer(cli, ...back, '--yes')).toMatchObject({ recalledCount: 0 });
    expect(await two.plays('GET', '/inbox/messages')).toMatchObject({ total: 0 });
    expect(await answer(cli, ...line, '--yes'), 'what was recalled is no repeat').toHaveLength(1);

    const keyed = () => answer<{ id: string }[]>(cli, ...line, '--key', 'release-42', '--yes');
    const [first] = await keyed();
    expect(await keyed(), 'the same sending is answered again').toMatchObject([{ id: first?.id }]);
    expect(await two.plays('GET', '/inbox/messages')).toMatchObject({ total: 2 });
  });

  it('takes whom the template is for, and nobody else', async () => {
    await call('POST', '/inbox/templates', { slugName: 'news', displayName: '公告', scope: 'All', title: '更新' });
    const send = (...words: string[]) => cli.run(['passport', 'mail', 'send', ...words, '--yes']);
    expect((await send('news', '--persona', 'One')).code).toBe(2);
    expect((await send('sorry', '--again')).code).toBe(2);
    expect((await send('sorry', '--again', '--to', 'no.csv')).code).toBe(2);
    expect((await send('sorry', '--again', '--persona', 'nobody at all')).code).toBe(3);
    expect((await send('no-such')).code).toBe(3);
    expect(await answer(cli, 'passport', 'mail', 'send', 'news', '--yes')).toMatchObject([{ scope: 'All' }]);
  });
});

describe('uos passport pass simulate', () => {
  const simulate = (...words: string[]) => cli.run(['passport', 'pass', 'simulate', 's1', '--json', ...words]);

  it('says on which day each level comes, what it gives, and how much a day the last one takes', async () => {
    const season = { startTime: '2026-12-01T00:00:00+08:00', endTime: '2026-12-11T00:00:00+08:00' };
    await call('POST', '/battle-pass', {
      ...{ slugName: 's1', displayName: '赛季', maxLevel: 3, levelExp: [100], dailyExpLimit: 60, ...season },
    });
    await call('POST', '/battle-pass/slots', {
      ...{ battlePassSlugName: 's1', slugName: 'free', displayName: '免费', unlockedByDefault: true },
      rewards: [{ level: 2, items: [{ resourceSlug: 'JADE', quantity: 5 }] }],
    });
    const run = await simulate('--exp-per-day', '50');
    expect(run.stderr).toContain('The last level, 3, is reached on day 6.');
    expect(run.json()).toEqual([
      { level: 1, day: 2, at: '2026-12-01T16:00:00.000Z', totalExp: 100, rewards: '' },
      { level: 2, day: 4, at: '2026-12-03T16:00:00.000Z', totalExp: 200, rewards: 'free: 5 JADE' },
      { level: 3, day: 6, at: '2026-12-05T16:00:00.000Z', totalExp: 300, rewards: '' },
    ]);
    const late = await simulate('--exp-per-day', '50', '--from', '2026-12-06');
    expect(late.stderr).toContain('The season ends at level 2 of 3; the last one takes at least 60 a day.');
    const never = await simulate('--exp-per-day', '5', '--from', '2026-12-08');
    expect([never.code, never.json()]).toEqual([0, []]);
    expect(never.stderr).toContain('the limits forbid the last one');
  });

  it('refuses what is no number of experience, no moment and no battle pass', async () => {
    expect((await simulate('--exp-per-day', '0')).code).toBe(2);
    expect((await simulate('--exp-per-day', '1.5')).code).toBe(2);
    expect((await simulate('--exp-per-day', '9', '--from', 'soon')).code).toBe(2);
    expect((await cli.run(['passport', 'pass', 'simulate', 'no-such', '--exp-per-day', '9'])).code).toBe(3);
  });
});
