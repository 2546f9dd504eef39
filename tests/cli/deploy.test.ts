import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;
let cli: Outside;

beforeAll(async () => {
  studio = await openStudio();
});
beforeEach(async () => {
  cli = studio.pipeline(await studio.platform.app(['asset-streaming']));
  expect((await cli.run(['app', 'enable', 'passport'])).code).toBe(0);
});
afterAll(() => studio.stop());

interface Row {
  readonly kind: string;
  readonly name: string;
  readonly result: string;
  readonly detail: string;
}

const declare = (services: unknown, file = 'uos.json'): void =>
  writeFileSync(join(cli.folder, file), JSON.stringify({ $schema: 'kept', services }));
const rows = async (...line: string[]): Promise<string[]> => {
  const run = await cli.run([...line, '--json']);
  expect(run.stdout, run.stderr).toMatch(/^\[/);
  return run.json<Row[]>().map(({ kind, name, result }) => `${result} ${kind} ${name}`);
};

describe('uos deploy', () => {
  it('makes what is not there, changes what differs, and then finds nothing to do', async () => {
    declare({
      cdn: { buckets: { web: { description: '正式' }, test: {} } },
      passport: { realms: { 华东一区: { status: 'Open', properties: { region: 'shanghai' } } } },
    });
    expect(await rows('diff')).toEqual(['create buckets test', 'create buckets web', 'create realms 华东一区']);
    expect(await rows('deploy', '--dry-run')).toEqual([
      'create buckets test',
      'create buckets web',
      'create realms 华东一区',
    ]);
    expect((await cli.run(['cdn', 'bucket', 'ls'])).stdout).toBe('');
    expect(await rows('deploy')).toEqual(['created buckets test', 'created buckets web', 'created realms 华东一区']);
    expect(await rows('deploy')).toEqual([
      'unchanged buckets test',
      'unchanged buckets web',
      'unchanged realms 华东一区',
    ]);

    declare({ cdn: { buckets: { web: { private: true } } } });
    const asked = await cli.run(['deploy']);
    expect([asked.code, asked.stderr]).toEqual([
      2,
      expect.stringContaining('to be changed: cdn buckets web private: false → true'),
    ]);
    const run = await cli.run(['deploy', '--yes', '--json']);
    expect(run.json<Row[]>()).toMatchObject([{ result: 'updated', name: 'web', detail: 'private: false → true' }]);
    expect((await cli.run(['cdn', 'bucket', 'get', 'web', '--jq', '.private, .description'])).stdout).toBe(
      'true\n正式\n',
    );
  });

  it('after a fetch changes nothing, and the fetch keeps the rest of the file', async () => {
    await cli.run(['cdn', 'bucket', 'create', 'web', '--private']);
    await cli.run(['passport', 'realm', 'create', '一区', '-p', 'a=b']);
    declare({});
    const fetched = await cli.run(['fetch', '--json', 'kind,count']);
    expect(fetched.json()).toContainEqual({ kind: 'buckets', count: 1 });
    const file = readFileSync(join(cli.folder, 'uos.json'), 'utf8');
    expect(JSON.parse(file).services.cdn).not.toHaveProperty('badges');
    expect(JSON.parse(file)).toMatchObject({
      $schema: 'kept',
      app: expect.stringMatching(/^[0-9a-f-]{36}$/),
      services: {
        app: { services: { 'asset-streaming': {}, passport: {} } },
        cdn: { buckets: { web: { private: true } } },
      },
    });
    const results = (await rows('deploy')).map((line) => line.split(' ')[0]);
    expect(new Set(results)).toEqual(new Set(['unchanged']));
    expect(await rows('diff', '--services', 'cdn,passport', '--reconcile')).toEqual([]);
    await cli.run(['fetch']);
    expect(readFileSync(join(cli.folder, 'uos.json'), 'utf8')).toBe(file);
  });

  it('sets up player accounts and channels of push from files, and a fetch of another app writes what makes it alike', async () => {
    expect((await cli.run(['app', 'enable', 'push'])).code).toBe(0);
    const declared = {
      passport: {
        domain: { companyName: '云桥', loginMethods: ['Phone'], minAge: 8 },
        settings: { maxFriendCount: 60, antiAddiction: { enabled: true, bands: { UnderEight: { dailyMinutes: 30 } } } },
        idProviders: { 'Wechat/Android': { clientID: 'wx-1', enabled: false } },
        smsTemplates: { 登录: { type: 'Login', signature: '云桥', content: '{code} 是验证码。' } },
        terms: { 隐私政策: { content: '正文', links: [{ name: '官网', url: 'https://example.com' }] } },
        tags: { 老玩家: { color: '#1a2b3c' } },
        guildRoles: { scout: { displayName: '斥候', level: 20, permissions: { manageGuildRequests: true } } },
      },
      push: { channels: { 世界: { description: '全服' } } },
    };
    declare(declared);
    const first = await cli.run(['deploy', '--yes', '--json']);
    expect([first.code, first.json<Row[]>().filter(({ result }) => result === 'failed')]).toEqual([0, []]);
    expect(first.json<Row[]>()).toHaveLength(8);
    const again = (await rows('deploy')).map((line) => line.split(' ')[0]);
    expect(new Set(again)).toEqual(new Set(['unchanged']));

    await cli.run(['fetch']);
    const { services } = JSON.parse(readFileSync(join(cli.folder, 'uos.json'), 'utf8'));
    expect(services.passport).toMatchObject(declared.passport);
    // what is as by default stands in no file: the announced holidays go on to grow
    expect(services.passport.settings).toEqual(declared.passport.settings);
    expect(Object.keys(services.passport.guildRoles)).toContain('owner');
    expect(await rows('diff')).toEqual([]);

    const other = studio.pipeline(await studio.platform.app(['asset-streaming']));
    await other.run(['app', 'enable', 'passport']);
    await other.run(['app', 'enable', 'push']);
    writeFileSync(join(other.folder, 'uos.json'), JSON.stringify({ services }));
    const copied = await other.run(['deploy', '--yes', '--json']);
    expect([copied.code, copied.json<Row[]>().filter(({ result }) => result === 'failed')]).toEqual([0, []]);
    expect((await other.run(['diff', '--services', 'passport,push', '--reconcile', '--json'])).json()).toEqual([]);
  });

  it('after a fetch says that nothing differs; the file names the schema where the package stands beside it', async () => {
    const schema = 'node_modules/@uos/cli/schema/uos.schema.json';
    mkdirSync(join(cli.folder, 'fresh', dirname(schema)), { recursive: true });
    writeFileSync(join(cli.folder, 'fresh', schema), '{}');
    await cli.run(['fetch', 'fresh/uos.json']);
    expect(JSON.parse(readFileSync(join(cli.folder, 'fresh/uos.json'), 'utf8'))).toMatchObject({
      $schema: `./${schema}`,
    });
    const diff = await cli.run(['diff', 'fresh/uos.json']);
    expect([diff.code, diff.stdout, diff.stderr]).toEqual([
      0,
      '',
      expect.stringMatching(/^No difference in \d+ things\.$/m),
    ]);
  });

  it('never moves a badge back without a yes, and a fetch leaves badges out unless asked', async () => {
    await cli.run(['cdn', 'bucket', 'create', 'web', '--use']);
    mkdirSync(join(cli.folder, 'dist'));
    const release = async (content: string): Promise<void> => {
      writeFileSync(join(cli.folder, 'dist/index.html'), content);
      expect((await cli.run(['cdn', 'sync', 'dist', '--badge', 'live'])).code).toBe(0);
    };
    await release('1');
    await cli.run(['fetch', 'plain.json']);
    await cli.run(['fetch', 'pinned.json', '--with-badges']);
    await release('2');
    const pointed = async () => (await cli.run(['cdn', 'badge', 'ls', '--jq', '.[].releasenum'])).stdout;
    expect(await rows('diff', 'plain.json')).toEqual([]);
    const asked = await cli.run(['deploy', 'pinned.json']);
    expect([asked.code, asked.stderr]).toEqual([
      2,
      expect.stringContaining('to be changed: cdn badges web/live release: 2 → 1'),
    ]);
    expect(await pointed()).toContain('2');
    expect(await rows('deploy', 'pinned.json', '--services', 'cdn', '--yes')).toContain('updated badges web/live');
  });

  it('refuses a key it does not know with the nearest one, and a file of another app', async () => {
    writeFileSync(join(cli.folder, 'uos.json'), JSON.stringify({ servises: {} }));
    const wrong = await cli.run(['diff']);
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringContaining('servises: unknown key, nearest: services'),
    ]);
    declare({ cdn: { bucketz: {} } });
    expect((await cli.run(['diff'])).stderr).toContain('services.cdn.bucketz: unknown key, nearest: buckets');
    const other = '00000000-0000-4000-8000-000000000000';
    mkdirSync(join(cli.folder, 'config'), { recursive: true });
    writeFileSync(join(cli.folder, 'other.json'), JSON.stringify({ app: other, services: {} }));
    const visitor = await cli.run(['deploy', 'other.json'], { env: { UOS_APP_ID: '' } });
    expect([visitor.code, visitor.stderr]).toEqual([2, expect.stringContaining(`other.json is of app ${other}`)]);
    expect(visitor.stderr).toContain(`next: uos deploy other.json --app=${other}`);
  });

  it('deletes only with --reconcile, named services and a yes', async () => {
    await cli.run(['cdn', 'bucket', 'create', 'old']);
    declare({ cdn: { buckets: { fresh: {} } } });
    expect((await cli.run(['deploy', '--reconcile'])).code).toBe(2);
    const asked = await cli.run(['deploy', '--reconcile', '--services', 'cdn']);
    expect([asked.code, asked.stderr]).toEqual([2, expect.stringContaining('to be deleted: cdn buckets old')]);
    expect(await rows('diff', '--reconcile', '--services', 'cdn')).toEqual([
      'create buckets fresh',
      'delete buckets old',
    ]);
    expect(await rows('deploy', '--reconcile', '--services', 'cdn', '--yes')).toEqual([
      'created buckets fresh',
      'deleted buckets old',
    ]);
  });

  it('goes on after a failure, says which and why, and ends with 8', async () => {
    declare({ cdn: { buckets: { 'Not A Name!': {}, fine: {} }, badges: { 'fine/live': { release: 7 } } } });
    const run = await cli.run(['deploy', '--json']);
    expect(run.code).toBe(8);
    expect(run.json<Row[]>()).toMatchObject([
      { result: 'failed', name: 'Not A Name!', detail: expect.stringMatching(/\S/) },
      { result: 'created', name: 'fine' },
      { result: 'failed', name: 'fine/live', detail: 'There is no release 7.' },
    ]);
  });

  it('switches a service on and makes what belongs to it in the same run', async () => {
    cli = studio.pipeline(await studio.platform.app([]));
    declare({ app: { services: { 'asset-streaming': {} } }, cdn: { buckets: { web: {} } } });
    expect(await rows('deploy')).toEqual(['created services asset-streaming', 'created buckets web']);
  });

  it('reads folders, refuses a thing that is declared twice and a file that does not fit', async () => {
    mkdirSync(join(cli.folder, 'declared'));
    declare({ cdn: { buckets: { one: {} } } }, 'declared/a.uos.json');
    declare({ cdn: { buckets: { two: {} } } }, 'declared/b.uos.json');
    expect(await rows('deploy', 'declared')).toEqual(['created buckets one', 'created buckets two']);
    declare({ cdn: { buckets: { one: {} } } }, 'declared/b.uos.json');
    expect((await cli.run(['diff', 'declared'])).stderr).toContain(
      'cdn.buckets.one is declared in declared/a.uos.json',
    );
    declare({ cdn: { bukets: {} } });
    const wrong = await cli.run(['deploy']);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('services.cdn.bukets')]);
    expect((await cli.run(['diff', '--services', 'cdm'])).code).toBe(2);
  });

  it('writes events as it goes and a table into the summary of a CI job', async () => {
    declare({ cdn: { buckets: { web: {} } } });
    const GITHUB_STEP_SUMMARY = join(cli.folder, 'summary.md');
    const run = await cli.run(['deploy', '--stream-json'], { env: { GITHUB_STEP_SUMMARY } });
    const events = run.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events).toMatchObject([{ type: 'item', name: 'web', result: 'created' }, { type: 'result' }]);
    expect(readFileSync(GITHUB_STEP_SUMMARY, 'utf8')).toContain('| created | cdn | buckets | web |');
  });
});
