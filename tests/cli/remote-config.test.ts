// Remote configuration as a file in a repository, against a platform.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { answer } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;
let cli: Outside;
let file: string;
beforeAll(async () => {
  studio = await openStudio();
  cli = studio.pipeline();
  await answer(cli, 'app', 'enable', 'remote-config');
  file = join(cli.folder, 'remote-config.json');
});
afterAll(() => studio?.stop());

const uos = (...words: string[]) => cli.run(['remote-config', ...words]);
const lives = (value: string) => [{ values: [{ key: 'lives', type: 'INT', value }] }];
const WEEKEND = { name: '周末', status: 'enable', rule: "user.tier == 'gold'", variants: lives('9') };
const write = (document: object) => writeFileSync(file, JSON.stringify(document));
const read = () =>
  JSON.parse(readFileSync(file, 'utf8')) as { version: number; configs: object[]; overrides: object[] };

describe('uos remote-config', () => {
  it('writes a file at once, asks first, changes nothing the second time, and takes it back', async () => {
    write({ configs: [{ key: 'lives', type: 'INT', value: '3' }], overrides: [WEEKEND] });
    expect((await uos('push')).code).toBe(2);
    const plan = await uos('push', '--dry-run', '--json');
    expect(plan.json()).toMatchObject([
      { change: 'created', kind: 'config', name: 'lives', live: false },
      { change: 'created', kind: 'override', name: '周末', live: true },
    ]);
    expect((await uos('diff', '--json')).json()).toEqual(plan.json());
    const tried = await uos('try', '--draft', file, '--attr', 'user.tier=gold', '--json');
    expect([tried.json(), tried.stderr], 'before it is written').toEqual([
      [{ key: 'lives', type: 'INT', value: '9', override: '周末' }],
      '',
    ]);
    write({
      configs: [{ key: 'lives', type: 'INT', value: '3' }],
      overrides: [{ ...WEEKEND, rule: "user.teir == 'gold'" }],
    });
    for (const words of [['try', '--draft', file], ['diff'], ['push', '--dry-run']]) {
      expect((await uos(...words)).stderr, words[0]).toContain(
        'user.teir, which was not sent in 7 days; did you mean user.tier?',
      );
    }
    const tenth = { ...WEEKEND, rolloutPercentage: 10 };
    write({ configs: [{ key: 'lives', type: 'INT', value: '3' }], overrides: [tenth] });
    expect((await uos('try', '--draft', file)).stderr).toContain('"周末" has no overrideId');
    write({ configs: [{ key: 'lives', type: 'INT', value: '3' }], overrides: [WEEKEND] });
    expect((await uos('push', '--yes', '--note', 'first')).code).toBe(0);
    expect(read()).toMatchObject({ version: 1, overrides: [{ name: '周末', overrideId: expect.any(String) }] });
    expect((await uos('push', '--yes', '--json')).json()).toEqual([]);
    const pushed = read();
    write({ configs: [{ key: 'lives', type: 'INT', value: '3' }], overrides: [WEEKEND] });
    expect((await uos('diff', '--json')).json(), 'what goes without saying is no difference').toEqual([]);
    write(pushed);

    const gold = await uos('try', '--user', 'ana', '--attr', 'user.tier=gold', '--json');
    expect(gold.json()).toEqual([{ key: 'lives', type: 'INT', value: '9', override: '周末' }]);
    expect((await uos('try', '--user', 'ana', '--why', '--json')).json()).toMatchObject([{ reason: 'RULE_FALSE' }]);
    expect((await uos('try', '--attr', 'tier=gold')).code).toBe(2);

    write({ ...read(), overrides: [] });
    expect((await uos('push', '--yes')).code).toBe(0);
    expect((await uos('log', '--json')).json()).toMatchObject([
      { version: 2, changed: '-周末' },
      { version: 1, changed: '+lives +周末', note: 'first' },
    ]);
    expect((await uos('restore', '01', '--yes')).code, 'no version').toBe(2);
    expect((await uos('restore', '1', '--yes', '--json')).json()).toMatchObject({ version: 3, restoredFrom: 1 });
  });

  it('says whose rule is wrong and where, in the language of the terminal, before anything is asked', async () => {
    const before = readFileSync(file, 'utf8');
    const override = { name: '周末', rule: "user.tier == 'gold'\n  &&", variants: lives('9') };
    write({ configs: [{ key: 'lives', type: 'INT', value: '3' }], overrides: [override] });
    for (const words of [['push', '--yes'], ['diff'], ['try', '--draft', file]]) {
      const said = await uos(...words, '--lang', 'zh');
      expect([said.code, said.stderr], words[0]).toEqual([
        2,
        expect.stringContaining('“周末”的规则有误，第 2 行第 5 个字符：规则没有写完。'),
      ]);
    }
    expect((await uos('diff')).stderr).toContain('The rule of "周末" is wrong, line 2, character 5: the rule ends too');
    writeFileSync(file, before);
  });

  it('takes values as people write them, and tells what the platform would refuse before it asks', async () => {
    const before = readFileSync(file, 'utf8');
    const variants = (value: unknown) => [{ values: [{ key: 'pace', value }] }];
    const configs = [
      ...[
        { key: 'lives', type: 'INT', value: 3 },
        { key: 'shown', type: 'BOOL', value: true },
      ],
      ...[
        { key: 'pace', type: 'FLOAT', value: 1.5 },
        { key: 'look', type: 'JSON', value: { color: 'red' } },
      ],
    ];
    write({ configs, overrides: [{ name: '慢', variants: variants(0.5) }] });
    expect((await uos('try', '--draft', file, '--json')).json()).toEqual([
      { key: 'lives', type: 'INT', value: '3', override: '' },
      { key: 'look', type: 'JSON', value: '{"color":"red"}', override: '' },
      { key: 'pace', type: 'FLOAT', value: '1.5', override: '' },
      { key: 'shown', type: 'BOOL', value: 'true', override: '' },
    ]);
    expect((await uos('diff')).stdout).toContain('pace=0.5');
    for (const [wrong, reason] of [
      [{ configs, overrides: [{ name: '慢', variants: variants('fast') }] }, 'overrides[0] (慢): '],
      [
        { configs: [], overrides: [{ name: '慢', variants: [{ values: [{ key: 'a', type: 'INT', value: 1 }] }] }] },
        '(慢)',
      ],
      [{ configs: [{ key: 'big', type: 'LONG', value: 2 ** 60 }], overrides: [] }, 'value: must be a text'],
    ] as const) {
      write(wrong);
      for (const words of [['diff'], ['push', '--dry-run'], ['push', '--yes']]) {
        const said = await uos(...words);
        expect([said.code, said.stderr], `${words}`).toEqual([1, expect.stringContaining(reason)]);
      }
    }
    writeFileSync(file, before);
  });

  it('refuses a file that is older than the platform, and one that is none', async () => {
    const before = read();
    expect(before.version).toBe(2);
    const refused = await uos('push', '--yes');
    expect([refused.code, refused.stderr]).toEqual([6, expect.stringContaining('uos remote-config pull')]);
    expect((await uos('pull')).code).toBe(0);
    expect(read()).toMatchObject({ version: 3, overrides: [{ name: '周末', status: 'enable' }] });
    write({ configs: {} });
    expect((await uos('push', '--yes')).code).toBe(2);
    writeFileSync(file, '{');
    expect((await uos('diff')).code).toBe(2);
    expect((await uos('diff', 'none.json')).code).toBe(2);
  });

  it('writes down who changed it, not the app whose secret it is changed with', async () => {
    const { platform, app } = studio;
    const { id, token } = await platform.signedIn('lin', app.orgId);
    const lin = studio.visitor();
    const user = { origin: platform.origin, signedInAt: '', token, userId: id, userName: '林 小满' };
    mkdirSync(join(lin.folder, 'config'), { recursive: true });
    writeFileSync(join(lin.folder, 'config/credentials.json'), JSON.stringify({ profiles: { default: { user } } }));
    const restored = await lin.run(['remote-config', 'restore', '2', '--app', app.id, '--yes', '--json']);
    expect([restored.code, restored.stderr]).toEqual([0, expect.any(String)]);
    expect((await uos('log', '--json')).json()).toMatchObject([{ createdBy: '林 小满' }, {}, {}, {}]);
  });
});
