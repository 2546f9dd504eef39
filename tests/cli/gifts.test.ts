// Codes of a game in the terminal, against a platform.
import { readFileSync, statSync } from 'node:fs';
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
