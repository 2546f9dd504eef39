// The economy of a game in the terminal, against a platform: files that a push makes true, orders, grants, inventories.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { ROOT } from '../../scripts/support/workspace.ts';
import { answer } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

const MAIN = join(ROOT, 'packages/cli/src/main.ts');

const RESOURCES = {
  JADE: { type: 'VirtualCurrency', displayName: '玉' },
  LANTERN: { type: 'Item', displayName: '灯笼', quantityLimit: 5 },
  MOONCAKE: { type: 'Item', displayName: '月饼' },
};
const CATEGORIES = { daily: { displayName: '每日' } };
const PRODUCTS = {
  'lantern-pack': {
    displayName: '灯笼包',
    categorySlug: 'daily',
    costs: [{ resourceSlug: 'JADE', quantity: 30 }],
    rewards: [{ resourceSlug: 'LANTERN', quantity: 2 }],
    limitCount: 3,
    resetSchedule: { type: 'EveryDay', hour: 5 },
    startTime: '2026-01-01T00:00:00+08:00',
    published: true,
  },
  'mooncake-pack': {
    displayName: '月饼盒',
    categorySlug: 'daily',
    costs: [{ resourceSlug: 'CNY', quantity: 600 }],
    rewards: [{ resourceSlug: 'MOONCAKE', quantity: 4 }],
    published: true,
  },
};
/** Everything in these files, in the order in which a push makes it. */
const ALL = 'JADE LANTERN MOONCAKE daily lantern-pack mooncake-pack lantern-pack mooncake-pack'.split(' ');

let studio: Studio;
let cli: Outside;

beforeAll(async () => {
  studio = await openStudio({ seedDemo: true });
  cli = studio.pipeline();
  await answer(cli, 'passport', 'enable');
  write('economy', { resources: RESOURCES, categories: CATEGORIES, products: PRODUCTS });
});
afterAll(() => studio?.stop());

function write(folder: string, files: Readonly<Record<string, object>>): void {
  mkdirSync(join(cli.folder, folder), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(cli.folder, folder, `${name}.json`), JSON.stringify(content));
  }
}

const read = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(cli.folder, folder)).map((name) => [name, readFileSync(join(cli.folder, folder, name), 'utf8')]),
  );

interface Row {
  readonly action: string;
  readonly slug: string;
  readonly live: boolean;
  readonly detail: string;
}

const shop = (...words: string[]) => cli.run(['passport', 'shop', ...words]);
const rows = (...words: string[]) => answer<Row[]>(cli, 'passport', 'shop', ...words);

/** Status of a call of the platform, and its body. */
const call = (method: string, path: string, body?: object) => studio.app.call(method, `/upass/v1${path}`, body);

const player = async (externalUserID: string, displayName: string): Promise<{ id: string; token: string }> => {
  const { body } = await call('POST', '/login/external', { externalUserID, displayName });
  const { persona, personaAccessToken } = body as { persona: { personaID: string }; personaAccessToken: string };
  return { id: persona.personaID, token: personaAccessToken };
};

const has = async (personaId: string, resourceSlug: string): Promise<number> => {
  const { body } = await call('POST', '/inventory/search', { personaId, resourceSlug, count: 50 });
  return (body as { inventory: { quantity: number }[] }).inventory.reduce((sum, row) => sum + row.quantity, 0);
};

describe('uos passport shop', () => {
  it('is written from files after a yes, in the order of need, and a second push changes nothing', async () => {
    expect((await rows('diff')).map(({ slug }) => slug)).toEqual(ALL);
    const early = await shop('push', '--yes');
    expect([early.code, early.stderr]).toEqual([2, expect.stringContaining('--published')]);
    expect((await shop('push', '--published')).code).toBe(2);
    expect((await rows('push', '--published', '--dry-run')).map(({ action }) => action)).toEqual([
      ...Array.from({ length: 6 }, () => 'create'),
      ...['publish', 'publish'],
    ]);
    expect(await rows('diff'), 'nothing has happened so far').toHaveLength(ALL.length);

    const pushed = await shop('push', '--published', '--yes');
    expect([pushed.code, pushed.stderr]).toEqual([0, expect.stringContaining('to do: create product lantern-pack')]);
    expect(await rows('push', '--published', '--yes')).toEqual([]);
    expect(await rows('diff', '--reconcile')).toEqual([]);
  });

  it('is pulled into files that push takes for what is there', async () => {
    await rows('pull', 'live');
    expect(JSON.parse(read('live')['products.json'] ?? '')).toEqual({
      ...PRODUCTS,
      'lantern-pack': { ...PRODUCTS['lantern-pack'], startTime: '2025-12-31T16:00:00.000Z' },
    });
    expect(JSON.parse(read('live')['resources.json'] ?? '')).toEqual(RESOURCES);
    expect(await rows('diff', 'live', '--reconcile')).toEqual([]);
    const before = read('live');
    await rows('pull', 'live');
    expect(read('live')).toEqual(before);
  });

  it('has templates of mail, which need the resources of what is in them', async () => {
    const letter = {
      displayName: '来信',
      scope: 'All',
      title: '来信',
      attachments: [{ resourceSlug: 'ROE', quantity: 1 }],
    };
    const until = { ...letter, expireType: 'FixedTime', expireAt: '2026-12-31T00:00:00+08:00' };
    const resources = { ...RESOURCES, ROE: { type: 'Item', displayName: '鱼籽' } };
    write('letters', { templates: { letter } });
    const early = await shop('push', 'letters', '--yes');
    expect([early.code, early.stderr]).toEqual([2, expect.stringContaining('there is no ROE')]);
    write('letters', { resources, templates: { letter, until } });
    expect((await rows('push', 'letters', '--yes')).map(({ slug }) => slug)).toEqual(['ROE', 'letter', 'until']);
    expect(await rows('push', 'letters', '--yes')).toEqual([]);
    await rows('pull', 'letters-live');
    expect(JSON.parse(read('letters-live')['templates.json'] ?? '')).toEqual({
      ...{ letter, until: { ...until, expireAt: '2026-12-30T16:00:00.000Z' } },
    });

    write('letters', { resources, templates: { letter: { ...until, sender: '嫦娥' }, until: letter } });
    await rows('push', 'letters', '--yes');
    expect(await rows('push', 'letters', '--yes')).toEqual([]);
    write('letters', { resources, templates: { letter: { ...letter, scope: 'Persona' } } });
    const other = await shop('push', 'letters', '--yes');
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('scope of letter')]);
    write('letters', { resources: RESOURCES, templates: {} });
    expect((await rows('push', 'letters', '--reconcile', '--yes')).map(({ slug }) => slug)).toEqual([
      ...['letter', 'until', 'ROE'],
    ]);
    expect((await rows('diff', '--reconcile')).length).toBe(0);
  });

  it('has leaderboards with tiers, prizes and when they begin anew, which players see from the moment they are made', async () => {
    const prize = (from: number, to: number, quantity: number) => ({
      ...{ from, to, items: [{ resourceSlug: 'JADE', quantity }] },
    });
    const tier = (slugName: string, cutoff: number) => ({ slugName, displayName: slugName, cutoff });
    const letter = { displayName: '来信', scope: 'Persona', title: '来信' };
    const weekly = {
      ...{ displayName: '周榜', bucketStrategy: 'System', bucketSize: 50 },
      ...{ tierStrategy: 'Rank', tiers: [tier('gold', 10), tier('silver', 100)] },
      ...{ rewards: [prize(1, 1, 100), prize(2, 10, 50)], rewardInboxTemplateSlug: 'letter' },
      schedule: { resetSchedule: '0 5 * * 1', startTime: '2026-01-01T00:00:00+08:00', autoReward: true },
    };
    const sprint = { displayName: '竞速', sortOrder: 'Asc', endTime: '2026-12-31T00:00:00.000Z' };
    const other = { resources: RESOURCES, templates: { letter } };
    write('boards', { ...other, boards: { weekly, sprint } });
    const early = await shop('push', 'boards', '--yes');
    expect([early.code, early.stderr]).toEqual([2, expect.stringContaining('--published')]);
    const push = async (...flags: string[]) =>
      (await rows('push', 'boards', '--published', '--yes', ...flags)).map(({ action, slug }) => `${action} ${slug}`);
    expect(await push()).toEqual(['create letter', 'create sprint', 'create weekly']);
    expect(await push()).toEqual([]);
    expect((await call('GET', '/leaderboards/weekly/schedule')).body).toMatchObject({
      schedule: { resetSchedule: '0 5 * * 1', autoReward: true, enabled: true },
    });
    await rows('pull', 'boards-live');
    expect(JSON.parse(read('boards-live')['boards.json'] ?? '')).toEqual({
      ...{ sprint, weekly: { ...weekly, schedule: { ...weekly.schedule, startTime: '2025-12-31T16:00:00.000Z' } } },
    });

    const wrong: [object, string][] = [
      [{ ...weekly, resetSchedule: '0 0 * * 1' }, 'here it is schedule.resetSchedule'],
      [
        { ...weekly, displayName: undefined, displayNam: '周榜' },
        'displayNam is not a known field; did you mean displayName?',
      ],
      [{ ...weekly, schedule: { autoRewards: true } }, 'did you mean autoReward?'],
      [{ ...weekly, schedule: { autoReward: true } }, 'boards.json: weekly: schedule.resetSchedule is required'],
      [{ ...weekly, rewardInboxTemplateSlug: 'later' }, 'rewardInboxTemplateSlug: there is no later'],
      [
        { ...weekly, rewards: [{ ...prize(1, 1, 1), items: [{ resourceSlug: 'JADED', quantity: 1 }] }] },
        'nearest: JADE',
      ],
      [{ ...weekly, bucketStrategy: 'Customized' }, 'bucketStrategy of weekly'],
    ];
    for (const [board, said] of wrong) {
      write('boards', { boards: { weekly: board } });
      const run = await shop('push', 'boards', '--published', '--yes');
      expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(said)]);
    }
    write('boards', { boards: { weekly: { ...weekly, schedule: { autoReward: true } } } });
    expect((await shop('diff', 'boards', '--lang', 'zh')).stderr, 'the key of the file beside its label').toContain(
      '(schedule.resetSchedule)',
    );

    const { schedule, ...unplanned } = weekly;
    const changed = { ...unplanned, tiers: [tier('jade', 5), tier('gold', 20)], rewards: [prize(1, 3, 100)] };
    write('boards', {
      boards: { weekly: { ...changed, schedule: { ...schedule, autoReward: false } }, sprint: { displayName: '竞速' } },
    });
    expect((await rows('push', 'boards', '--published', '--yes')).map(({ detail }) => detail)).toEqual([
      'sortOrder: "Asc" → "Desc", endTime: "2026-12-31T00:00:00.000Z" → null',
      'tiers: +jade ~gold -silver, rewards: 1-1: 100 JADE; 2-10: 50 JADE → 1-3: 100 JADE, schedule.autoReward: true → false',
    ]);
    expect(await push()).toEqual([]);
    write('boards', { boards: { weekly: changed } });
    expect((await rows('diff', 'boards')).map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^schedule: \{"resetSchedule":"0 5 \* \* 1".* → null$/),
    ]);
    expect(await push()).toEqual(['change weekly']);
    expect((await call('GET', '/leaderboards/weekly/schedule')).body).toEqual({ schedule: null });
    write('boards', { boards: { weekly: { ...changed, schedule } } });
    expect(await push()).toEqual(['change weekly']);
    expect(await push()).toEqual([]);
    write('boards', { templates: {}, boards: {} });
    expect((await rows('diff', 'boards', '--reconcile')).map(({ detail }) => detail)).toEqual([
      ...['with all its scores', 'with all its scores', ''],
    ]);
    expect(await push('--reconcile')).toEqual(['delete sprint', 'delete weekly', 'delete letter']);
  });

  it('takes what is on sale away for the moment of a change of its price, and only with --published', async () => {
    const dearer = { ...PRODUCTS['lantern-pack'], costs: [{ resourceSlug: 'JADE', quantity: 35 }] };
    write('economy', { products: { ...PRODUCTS, 'lantern-pack': dearer } });
    expect(await rows('diff')).toEqual([
      {
        ...{ action: 'change', kind: 'product', slug: 'lantern-pack', live: true },
        detail: 'costs: 30 JADE → 35 JADE (revoked for a moment)',
      },
    ]);
    expect((await shop('push', '--yes')).code).toBe(2);
    await rows('push', '--published', '--yes');
    const { body } = await call('GET', '/products/lantern-pack');
    expect(body).toMatchObject({ product: { publishStatus: 'published', costs: [{ quantity: 35 }] } });
    write('economy', { products: { ...PRODUCTS, 'lantern-pack': { ...dearer, published: false } } });
    expect((await rows('push', '--published', '--yes')).map(({ action }) => action)).toEqual(['revoke']);
    write('economy', { products: PRODUCTS });
    expect((await rows('push', '--published', '--yes')).map(({ action }) => action)).toEqual(['change', 'publish']);
  });

  it('has achievements, quests and battle passes with their parts, each changed the way its calls allow', async () => {
    const jade = (quantity: number) => [{ resourceSlug: 'JADE', quantity }];
    const task = (slugName: string, quantity: number) => ({
      ...{ slugName, displayName: slugName, thresholdValue: 3, rewards: jade(quantity) },
    });
    const quest = { displayName: '每日', type: 'DailyQuest', layout: 'Basic' };
    const slot = (slugName: string, level: number) => ({
      ...{ slugName, displayName: slugName, unlockedByDefault: true, rewards: [{ level, items: jade(level) }] },
    });
    const season = { displayName: '赛季', maxLevel: 5, levelExp: [100], startTime: '2026-01-01T00:00:00.000Z' };
    const files = {
      resources: RESOURCES,
      achievements: { climber: { displayName: '登高', thresholdValue: 10, rewards: jade(5), published: true } },
      quests: { daily: { ...quest, items: [task('light', 1), task('sing', 2)], published: true } },
      passes: { s1: { ...season, slots: [slot('free', 2), slot('paid', 5)], published: true } },
    };
    write('live-ops', files);
    const steps = async (...flags: string[]) =>
      (await rows('push', 'live-ops', '--published', '--yes', ...flags)).map(({ action, slug }) => `${action} ${slug}`);
    expect(await steps()).toEqual([
      ...['create climber', 'create daily', 'create s1', 'publish climber', 'publish daily', 'publish s1'],
    ]);
    expect(await steps()).toEqual([]);
    expect((await call('GET', '/quests/daily')).body).toMatchObject({ quest: { status: 'questPublished' } });
    await rows('pull', 'live-ops-now');
    const now = read('live-ops-now');
    for (const name of ['achievements', 'quests', 'passes'] as const) {
      expect(JSON.parse(now[`${name}.json`] ?? ''), name).toEqual(files[name]);
    }

    const more = { ...season, maxLevel: 6, slots: [{ ...slot('free', 2), displayName: '免费' }, slot('late', 6)] };
    write('live-ops', {
      achievements: { climber: { ...files.achievements.climber, thresholdValue: 12 } },
      quests: { daily: { ...files.quests.daily, items: [task('sing', 4), task('dance', 1)] } },
      passes: { s1: { ...more, published: true } },
    });
    expect((await rows('diff', 'live-ops')).map(({ detail }) => detail)).toEqual([
      'thresholdValue: 10 → 12 (revoked for a moment)',
      'items: ~sing +dance -light (revoked for a moment)',
      'maxLevel: 5 → 6, slots: ~free +late -paid',
    ]);
    expect(await steps()).toEqual(['change climber', 'change daily', 'change s1']);
    expect(await steps()).toEqual([]);
    write('live-ops', { passes: { s1: { ...season, maxLevel: 2, slots: [slot('free', 2)] } } });
    expect(await steps()).toEqual(['revoke s1', 'change s1']);
    expect(await steps()).toEqual([]);

    write('live-ops', { passes: { s1: { ...season, slots: [{ ...slot('free', 2), order: -1 }] } } });
    const wrong = await shop('push', 'live-ops', '--published', '--yes');
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('passes.json: s1: slots[0].order')]);
    write('live-ops', { achievements: {}, quests: {}, passes: {} });
    expect(await steps('--reconcile')).toEqual([
      ...['delete s1', 'revoke daily', 'delete daily', 'revoke climber', 'delete climber'],
    ]);
  });

  it('refuses before anything is changed what can never be', async () => {
    const cases: [object, string][] = [
      [{ products: { ...PRODUCTS, x: { ...PRODUCTS['lantern-pack'], categorySlug: 'dayly' } } }, 'nearest: daily'],
      [{ resources: { ...RESOURCES, JADE: { ...RESOURCES.JADE, type: 'Item' } } }, 'type of JADE'],
      [
        { resources: { ...RESOURCES, JADE: { ...RESOURCES.JADE, quantityLimit: -1 } } },
        'resources.json: JADE: quantityLimit',
      ],
      [{ resources: { ...RESOURCES, JADE: { ...RESOURCES.JADE, limit: 1 } } }, 'resources.json: JADE: limit'],
      [{ product: {} }, 'did you mean products.json'],
    ];
    for (const [files, said] of cases) {
      write('wrong', files as Record<string, object>);
      const run = await shop('push', 'wrong', '--published', '--yes');
      expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(said)]);
      write('wrong', { resources: RESOURCES, categories: CATEGORIES, products: PRODUCTS });
    }
    expect((await shop('push', 'nowhere', '--yes')).code).toBe(2);
    expect(await rows('diff')).toEqual([]);
  });

  it('stops at the first refusal, and the same line goes on from there once it is mended', async () => {
    await rows('push', 'economy', '--published', '--yes');
    const mixed = {
      ...PRODUCTS['lantern-pack'],
      costs: [
        { resourceSlug: 'CNY', quantity: 1 },
        { resourceSlug: 'JADE', quantity: 1 },
      ],
    };
    const after = { ...PRODUCTS['lantern-pack'], displayName: '之后' };
    write('stops', { products: { ...PRODUCTS, 'a-mixed': mixed, 'b-after': after } });
    const run = await shop('push', 'stops', '--published', '--yes');
    expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('Stopped at "create product a-mixed": 0 of 4')]);
    expect((await call('GET', '/products/b-after')).status).toBe(404);
    write('stops', { products: { ...PRODUCTS, 'a-mixed': PRODUCTS['mooncake-pack'], 'b-after': after } });
    expect(await rows('push', 'stops', '--published', '--yes')).toHaveLength(4);
    const gone = await rows('push', 'economy', '--published', '--reconcile', '--yes');
    expect(gone.map(({ action, slug }) => `${action} ${slug}`)).toEqual([
      ...['revoke a-mixed', 'delete a-mixed', 'revoke b-after', 'delete b-after'],
    ]);
    expect(await rows('diff', '--reconcile')).toEqual([]);
  });

  it('killed after any of its steps and repeated, ends as one that was not killed', async () => {
    const dearer = {
      'lantern-pack': { ...PRODUCTS['lantern-pack'], costs: [{ resourceSlug: 'JADE', quantity: 31 }], limitCount: 2 },
      'mooncake-pack': { ...PRODUCTS['mooncake-pack'], rewards: [{ resourceSlug: 'RABBIT', quantity: 1 }] },
      'rabbit-pack': { ...PRODUCTS['mooncake-pack'], rewards: [{ resourceSlug: 'RABBIT', quantity: 2 }] },
    };
    const resources = { ...RESOURCES, RABBIT: { type: 'Item', displayName: '玉兔' } };
    const slot = (slugName: string) => ({ slugName, displayName: slugName, rewards: [] });
    const season = { displayName: '赛季', maxLevel: 5, levelExp: [100], startTime: '2026-01-01T00:00:00Z' };
    const passes = { s2: { ...season, slots: [slot('one'), slot('two')], published: true } };
    const boards = { weekly: { displayName: '周榜', schedule: { resetSchedule: '0 0 * * 1', autoReward: true } } };
    write('next', { resources, categories: CATEGORIES, products: dearer, passes, boards });
    write('economy', { passes: {}, boards: {} });
    const other = studio.pipeline(await studio.platform.app(['passport']));
    await answer(other, 'passport', 'enable');
    for (const folder of ['economy', 'next']) {
      await answer(other, 'passport', 'shop', 'push', join(cli.folder, folder), '--published', '--yes');
    }
    await answer(other, 'passport', 'shop', 'pull', join(cli.folder, 'whole'));
    let midway = 0;
    for (const after of [1, 2, 4, 6, 10, 12]) {
      await rows('push', 'economy', '--published', '--reconcile', '--yes');
      expect(await killAfter('next', after)).toBeGreaterThanOrEqual(after);
      midway += (await rows('push', 'next', '--published', '--yes')).length;
      expect(await rows('push', 'next', '--published', '--yes')).toEqual([]);
      await rows('pull', 'ended');
      expect(read('ended'), `killed after ${after}`).toEqual(read('whole'));
    }
    expect(midway, 'something was left to do').toBeGreaterThan(0);
    await rows('push', 'economy', '--published', '--reconcile', '--yes');
  }, 60_000);

  it('makes what lies beside the example game, and finds nothing to do the second time', async () => {
    const other = studio.pipeline(await studio.platform.app(['passport']));
    await answer(other, 'passport', 'enable');
    const file = (name: string) => join(ROOT, 'examples/h5-game/live-ops', name);
    const push = () => answer<Row[]>(other, 'passport', 'shop', 'push', file('economy'), '--published', '--yes');
    expect((await push()).map(({ slug }) => slug)).toEqual(
      (
        'moon-charm osmanthus moon-stall daily-dew moon-charm daily-moon moon-letter ' +
        'weekly-moon daily-dew moon-charm daily-moon'
      ).split(' '),
    );
    expect(await push()).toEqual([]);
    const sent = await answer(other, 'passport', 'mail', 'send', 'moon-letter', '--yes');
    expect(sent).toMatchObject([{ template: 'moon-letter', scope: 'All' }]);

    const app = studio.platform.logins?.app;
    const demo = studio.visitor({ UOS_APP_ID: app?.id ?? '', UOS_APP_SERVICE_SECRET: app?.serviceSecret ?? '' });
    const differences = await answer<Row[]>(demo, 'passport', 'shop', 'diff', file('economy'));
    expect(differences, 'the demo studio has it from its first start').toEqual([]);
  });
});

describe('uos passport grant', () => {
  it('asks, gives once however often it is repeated, and again under another key', async () => {
    const { id } = await player('wx-grant', '林雀');
    const line = ['passport', 'grant', '林雀', 'JADE=35', '--reason', 'lost order'];
    expect((await cli.run(line)).code).toBe(2);
    expect(await answer(cli, ...line, '--dry-run')).toMatchObject([{ result: 'give', personaId: id, has: '0 JADE' }]);
    expect(await has(id, 'JADE')).toBe(0);
    expect(await answer(cli, ...line, '--yes')).toMatchObject([{ result: 'given', resources: '35 JADE' }]);
    expect(await answer(cli, ...line, '--yes')).toMatchObject([{ result: 'already', has: '35 JADE' }]);
    expect(await has(id, 'JADE')).toBe(35);
    expect(await answer(cli, ...line, '--key', 'second', '--yes')).toMatchObject([{ result: 'given' }]);
    expect(await has(id, 'JADE')).toBe(70);
    await answer(cli, 'passport', 'inventory', 'set', '林雀', 'JADE', '0', '--yes');
    expect(await answer(cli, ...line, '--yes'), 'used up since').toMatchObject([{ result: 'already', has: '0 JADE' }]);
    expect((await cli.run([...line, '--yes'])).stderr).toContain('Given to 0 of 1 personas; 1 had it already.');
    expect(await has(id, 'JADE')).toBe(0);
  });

  it('reads a file of personas, gives to all it can, and names the others', async () => {
    const [ana, ben] = [await player('wx-ana', 'Ana'), await player('wx-ben', 'Ben')];
    const file = join(cli.folder, 'personas.csv');
    writeFileSync(file, `\uFEFFpersona,JADE,LANTERN\r\n${ana.id},10,\r\nBen,,9\r\nnobody at all,1,\r\n`);
    const line = ['passport', 'grant', '--to', file, '--reason', 'maintenance', '--yes', '--json'];
    const run = await cli.run(line);
    expect([run.code, run.json()]).toEqual([
      8,
      [
        expect.objectContaining({ result: 'given', personaId: ana.id, resources: '10 JADE' }),
        expect.objectContaining({ result: 'failed', personaId: ben.id, resources: '9 LANTERN' }),
        expect.objectContaining({ result: 'failed', displayName: 'nobody at all' }),
      ],
    ]);
    expect([await has(ana.id, 'JADE'), await has(ben.id, 'LANTERN')]).toEqual([10, 0]);
    writeFileSync(file, `${ana.id}\n${ben.id}\n`);
    expect(await answer(cli, 'passport', 'grant', 'JADE=2', 'JADE=3', ...line.slice(2, -1))).toMatchObject([
      ...[{ result: 'given', resources: '5 JADE' }, { result: 'given' }],
    ]);
    expect([await has(ana.id, 'JADE'), await has(ben.id, 'JADE')]).toEqual([15, 5]);
  });

  it('refuses what is no grant before anything is sent', async () => {
    const file = join(cli.folder, 'wrong.csv');
    writeFileSync(file, 'Ana,5\n');
    for (const words of [
      ['Ana'],
      ['JADE=5'],
      ['Ana', 'JADE=0'],
      ['Ana', 'JADE'],
      ['--to', file],
      ['--to', 'no.csv', 'JADE=1'],
    ]) {
      expect((await cli.run(['passport', 'grant', ...words, '--reason', 'x', '--yes'])).code, words.join(' ')).toBe(2);
    }
    expect((await cli.run(['passport', 'grant', 'Ana', 'JADE=5', '--yes'])).code).toBe(2);
    expect((await cli.run(['passport', 'grant', 'nobody', 'JADE=5', '--reason', 'x', '--yes'])).code).toBe(3);
  });
});

describe('uos passport order, inventory', () => {
  it('finds what was paid and not given, gives it once there is room, and takes it back after a refund', async () => {
    const { id } = await player('wx-order', 'Owl');
    await answer(cli, 'passport', 'grant', id, 'JADE=100', 'LANTERN=4', '--reason', 'order', '--yes');
    const bought = await call('POST', '/products/purchase', { personaId: id, productSlug: 'lantern-pack' });
    expect(bought.body).toMatchObject({ transaction: { status: 'FulfillFailed' } });
    const failed = await answer<{ transactionId: string }[]>(
      cli,
      'passport',
      'order',
      'ls',
      '--failed',
      '--persona',
      'Owl',
    );
    expect(failed).toMatchObject([{ product: 'lantern-pack', costs: '30 JADE', rewards: '2 LANTERN' }]);
    expect((await cli.run(['passport', 'order', 'refulfil', '--yes'])).code).toBe(2);
    const still = await cli.run(['passport', 'order', 'refulfil', '--all-failed', '--yes', '--json']);
    expect([still.code, still.json()]).toMatchObject([8, [{ status: 'FulfillFailed' }]]);

    expect((await cli.run(['passport', 'inventory', 'set', 'Owl', 'LANTERN', 'many', '--yes'])).code).toBe(2);
    expect((await cli.run(['passport', 'inventory', 'set', 'Owl', 'MOONCAKE', '1', '--yes'])).code).toBe(3);
    expect((await cli.run(['passport', 'inventory', 'set', 'Owl', 'LANTERN', '1'])).code).toBe(2);
    await answer(cli, 'passport', 'inventory', 'set', 'Owl', 'LANTERN', '1', '--yes');
    const owned = await answer<{ resource: string; quantity: number }[]>(cli, 'passport', 'inventory', 'ls', 'Owl');
    expect(Object.fromEntries(owned.map(({ resource, quantity }) => [resource, quantity]))).toEqual({
      ...{ JADE: 70, LANTERN: 1 },
    });
    const given = await answer(cli, 'passport', 'order', 'refulfil', '--all-failed', '--yes');
    expect(given).toMatchObject([{ status: 'Fulfilled', transactionId: failed[0]?.transactionId }]);
    expect(await answer(cli, 'passport', 'order', 'refulfil', '--all-failed', '--yes')).toEqual([]);
    expect(await has(id, 'LANTERN')).toBe(3);
    const virtual = await cli.run(['passport', 'order', 'refund', failed[0]?.transactionId ?? '', '--yes']);
    expect(virtual.code).toBe(6);
  });

  it('shows an order by the number of the game, and refunds it', async () => {
    const { id } = await player('wx-pay', 'Payer');
    const pay = { outTradeNo: 'T-0042', totalAmount: 600, paymentMethod: 'AlipayApp' };
    await call('POST', '/payments', { personaId: id, productSlug: 'mooncake-pack', ...pay });
    expect((await cli.run(['passport', 'order', 'refund', 'T-0042', '--yes'])).code).toBe(6);
    await call('POST', '/payments/notify', { outTradeNo: 'T-0042', status: 'success' });
    expect(await has(id, 'MOONCAKE')).toBe(4);
    expect(await answer(cli, 'passport', 'order', 'show', 'T-0042')).toMatchObject({
      status: 'Fulfilled',
      costs: '¥6.00',
    });
    expect((await cli.run(['passport', 'order', 'refund', 'T-0042'])).code).toBe(2);
    const refunded = await answer(cli, 'passport', 'order', 'refund', 'T-0042', '--yes');
    expect(refunded).toMatchObject({ status: 'Refunded' });
    expect(await has(id, 'MOONCAKE')).toBe(0);
    expect(await answer(cli, 'passport', 'order', 'refund', 'T-0042', '--yes')).toEqual(refunded);
    expect((await cli.run(['passport', 'order', 'show', 'T-0043'])).code).toBe(3);
  });
});

/** A push as its own process, killed once so many of its writes were answered. Answers how many were. */
function killAfter(folder: string, writes: number): Promise<number> {
  const words = ['passport', 'shop', 'push', join(cli.folder, folder), '--published', '--yes'];
  const child = spawn(process.execPath, ['--conditions=uos:source', MAIN, ...words], {
    env: {
      ...process.env,
      UOS_ORIGIN: studio.platform.origin,
      UOS_CONFIG_DIR: join(cli.folder, 'config'),
      UOS_APP_ID: studio.app.id,
      UOS_APP_SERVICE_SECRET: studio.app.serviceSecret,
      UOS_DEBUG: 'api',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  const count = (): number => said.match(/^< 200 passport\.\w+\.(create|update|publish|revoke)\b/gm)?.length ?? 0;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (count() >= writes) {
      child.kill('SIGKILL');
    }
  });
  return new Promise((resolve) => child.once('close', () => resolve(count())));
}
