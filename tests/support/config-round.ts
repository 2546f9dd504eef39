// Remote configuration under many hands and at random: documents, edits, and races of which each has one legal outcome. A
// short round runs at every change, the long one in `npm run soak`.
import { request } from 'undici';
import type { Answer as AnyAnswer, TestApp, TestPlatform } from '../../packages/platform/src/testing/platform.ts';
import type { Draw } from './social-round.ts';

const BASE = '/uconfig/v1';

type Answer = Pick<AnyAnswer, 'status' | 'body'>;

/** The same app on one or more replicas. */
export interface ConfigGame {
  readonly app: TestApp;
  readonly replicas: readonly TestPlatform[];
}

export interface Setting {
  readonly type: string;
  readonly value: string;
}

export interface GivenOverride {
  readonly overrideId?: string;
  readonly name: string;
  readonly status: string;
  readonly rule: string;
  readonly rolloutPercentage: number;
  readonly priority: number;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly variants: readonly {
    readonly name: string;
    readonly weight: number;
    readonly values: readonly (Setting & { readonly key: string })[];
  }[];
}

export interface GivenDocument {
  readonly configs: readonly (Setting & { readonly key: string; readonly description: string })[];
  readonly overrides: readonly GivenOverride[];
}

export interface Document extends GivenDocument {
  readonly version: number;
  readonly overrides: readonly (GivenOverride & { readonly overrideId: string })[];
}

export interface Simulation {
  readonly settings: Readonly<Record<string, Setting>>;
  readonly sources: Readonly<Record<string, string>>;
  readonly overrides: readonly { readonly overrideId: string; readonly name: string; readonly reason: string }[];
}

/** On the replica of that number, whatever origin they share. */
export async function callAt(
  { app, replicas }: ConfigGame,
  at: number,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const { port, origin } = replicas[at % replicas.length] as TestPlatform;
  const answer = await request(`http://127.0.0.1:${port}${BASE}${path}`, {
    method,
    headers: {
      host: new URL(origin).host,
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (answer.statusCode >= 500) {
    throw new Error(`${method} ${path} answered ${answer.statusCode}: ${await answer.body.text()}`);
  }
  return { status: answer.statusCode, body: await answer.body.json() };
}

export async function ok<Reply>(
  game: ConfigGame,
  method: Parameters<typeof callAt>[2],
  path: string,
  body?: object,
): Promise<Reply> {
  const answer = await callAt(game, 0, method, path, body);
  if (answer.status !== 200) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Reply;
}

const TYPES = ['INT', 'LONG', 'FLOAT', 'BOOL', 'STRING', 'JSON'] as const;
const RULES = [
  ...[
    'true',
    "user.tier == 'gold'",
    "user.tier in ['silver', 'bronze']",
    'user.level >= 10',
    'user.level < 10 || user.debt > 0',
  ],
  ...["unity.platform == 'Android' && app.packageVersion startsWith '1.'", 'not (user.level > 3)', 'user.missing > 1'],
  ...["unity.model matches '^iPhone1[0-9]'", "user.tags contains 'vip'", 'user.stats.wins * 2 > user.stats.games'],
];

function textFor(type: (typeof TYPES)[number], draw: Draw): string {
  const number = draw(1000);
  const values = { INT: `${number}`, LONG: `${number}000000000`, FLOAT: `${number / 8}`, BOOL: `${number % 2 === 0}` };
  return type === 'STRING' ? `text ${number} 玉` : type === 'JSON' ? `{"n":${number},"of":[1,"二"]}` : values[type];
}

const MINUTE_MS = 60_000;

function randomOverride(
  keys: readonly { readonly key: string; readonly type: string }[],
  name: string,
  draw: Draw,
): GivenOverride {
  const count = 1 + draw(3);
  const share = Math.floor(100 / count);
  const moment = () => new Date(Date.now() + (draw(2000) - 1000) * MINUTE_MS).toISOString();
  const startDate = draw(4) === 0 ? moment() : '';
  const endDate = draw(4) === 0 ? new Date(Date.now() + (1 + draw(1000)) * MINUTE_MS).toISOString() : '';
  return {
    ...{ name, status: draw(4) === 0 ? 'disable' : 'enable' },
    rule: RULES[draw(RULES.length)] ?? 'true',
    rolloutPercentage: [100, 100, 50, 10, 0, 77][draw(6)] ?? 100,
    priority: 1 + draw(4),
    ...(startDate !== '' && endDate !== '' && endDate <= startDate ? {} : { startDate, endDate }),
    variants: Array.from({ length: count }, (_, index) => ({
      name: `variant ${index + 1}`,
      weight: index === 0 ? 100 - share * (count - 1) : share,
      values: keys
        .filter((_key, at) => (index === 0 && at === 0) || draw(3) === 0)
        .map(({ key, type }) => ({ key, type, value: textFor(type as (typeof TYPES)[number], draw) })),
    })),
  };
}

function randomDocument(draw: Draw): GivenDocument {
  const configs = Array.from({ length: 2 + draw(8) }, (_, index) => {
    const type = TYPES[draw(TYPES.length)] ?? 'INT';
    return { key: `key${index}`, type, value: textFor(type, draw), description: draw(2) === 0 ? '' : '说明' };
  });
  const overrides = Array.from({ length: 1 + draw(8) }, (_, index) =>
    randomOverride(configs, `override ${index}`, draw),
  );
  return { configs, overrides };
}

/** A player with some of what rules look at. */
function randomPlayer(draw: Draw) {
  const maybe = <T>(value: T): T | undefined => (draw(3) === 0 ? undefined : value);
  return {
    userId: `player-${draw(100_000)}`,
    packageVersion: ['1.0', '1.2', '2.0'][draw(3)] ?? '1.0',
    attributes: {
      unity: { platform: maybe(['Android', 'iOS'][draw(2)]), model: maybe(`iPhone1${draw(10)},2`) },
      app: {},
      user: {
        tier: maybe(['gold', 'silver', 'bronze'][draw(3)]),
        level: maybe(draw(20)),
        debt: maybe(draw(3) - 1),
        tags: maybe(['vip', 'new'].slice(draw(3))),
        stats: maybe({ wins: draw(10), games: draw(20) }),
      },
    },
  };
}

/**
 * Documents at random, and for each some players: what is simulated is what is read, and an override as it is edited does
 * what it does once it is saved and enabled. Answers how many were compared.
 */
export async function simulations(game: ConfigGame, documents: number, players: number, draw: Draw): Promise<number> {
  let compared = 0;
  for (let round = 0; round < documents; round += 1) {
    const given = randomDocument(draw);
    const marker = { key: 'marker', type: 'INT', value: String(round), description: '' };
    await ok(game, 'PUT', '/document', { ...given, configs: [...given.configs, marker] });
    await until(async () => (await read(game, { userId: 'x', keys: ['marker'] })).marker?.value === marker.value);
    for (let player = 0; player < players; player += 1) {
      const who = randomPlayer(draw);
      const [simulated, really] = [await simulate(game, who), await read(game, who)];
      same(simulated.settings, really, { round, who, simulated });
      compared += 1;
    }
    await draftLikeSaved(game, players, draw);
  }
  return compared;
}

async function draftLikeSaved(game: ConfigGame, players: number, draw: Draw): Promise<void> {
  const { configs, overrides } = await ok<Document>(game, 'GET', '/document');
  const one = overrides[draw(overrides.length)];
  if (one === undefined) {
    return;
  }
  const { overrideId } = one;
  await ok(game, 'PUT', `/overrides/${overrideId}/disable`, {});
  await until(async () => reasonOf(await simulate(game, { userId: 'x' }), overrideId) === 'DISABLED');
  const { status: _, ...edited } = randomOverride(
    configs.filter(({ key }) => key !== 'marker'),
    'edited',
    draw,
  );
  const draft = { startDate: '', endDate: '', ...edited };
  const crowd = Array.from({ length: players }, () => randomPlayer(draw));
  const tried: Simulation[] = [];
  for (const who of crowd) {
    tried.push(await simulate(game, { ...who, draft: { ...draft, overrideId } }));
  }
  await ok(game, 'PUT', `/overrides/${overrideId}`, draft);
  await ok(game, 'PUT', `/overrides/${overrideId}/enable`, {});
  await until(async () => reasonOf(await simulate(game, { userId: 'x' }), overrideId) !== 'DISABLED');
  for (const [index, who] of crowd.entries()) {
    same(await simulate(game, who), tried[index], { who, draft });
  }
}

const simulate = (game: ConfigGame, body: object) => ok<Simulation>(game, 'POST', '/settings/simulate', body);
const read = async (game: ConfigGame, body: object) =>
  (await ok<Pick<Simulation, 'settings'>>(game, 'POST', '/settings/overrides', body)).settings;
const reasonOf = ({ overrides }: Simulation, id: string) =>
  overrides.find(({ overrideId }) => overrideId === id)?.reason;

async function until(holds: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await holds())) {
    if (performance.now() - begun > 2000) {
      throw new Error('a change was not live within 2 s');
    }
  }
}

function same(one: unknown, other: unknown, about: object): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) {
    throw new Error(`${JSON.stringify(one)}\nis not\n${JSON.stringify(other)}\nwith ${JSON.stringify(about)}`);
  }
}

/** Edits at random, each version of which is kept and then brought back. Answers how many were made. */
export async function editsAndRestores(game: ConfigGame, edits: number, restores: number, draw: Draw): Promise<number> {
  const texts = new Map<number, string>();
  const keep = async (): Promise<number> => {
    const { version, ...document } = await ok<Document>(game, 'GET', '/document');
    const text = JSON.stringify(document);
    if (texts.has(version)) {
      same(texts.get(version), text, { version, why: 'a version that stayed has another document' });
    }
    texts.set(version, text);
    return version;
  };
  let version = await keep();
  const first = version;
  while (version < first + edits) {
    await edit(game, draw);
    const now = await keep();
    if (now > version + 1) {
      throw new Error(`an edit made ${now - version} versions`);
    }
    version = now;
  }
  const kept = 300;
  for (let restore = 0; restore < restores; restore += 1) {
    // why not the oldest: each restore makes a version, and pushes one out
    const oldest = Math.max(1, version - kept + restores);
    const number = oldest + draw(version - oldest + 1);
    await ok(game, 'POST', `/versions/${number}:restore`, { expectedVersion: version });
    const { version: now, ...document } = await ok<Document>(game, 'GET', '/document');
    same(texts.get(number), JSON.stringify(document), { restored: number });
    texts.set(now, JSON.stringify(document));
    version = now;
  }
  const { totalCount } = await ok<{ totalCount: number }>(game, 'GET', '/versions?count=1');
  if (totalCount !== Math.min(kept, version)) {
    throw new Error(`${totalCount} of ${Math.min(kept, version)} versions are there`);
  }
  for (let number = version; number > version - totalCount; number -= 1) {
    const found = await ok<{ document: Document }>(game, 'GET', `/versions/${number}`);
    const { version: _, ...document } = found.document;
    same(texts.get(number), JSON.stringify(document), { number });
  }
  return texts.size;
}

async function edit(game: ConfigGame, draw: Draw): Promise<void> {
  const { configs } = await ok<{ configs: { configId: string; key: string; type: string; value: string }[] }>(
    game,
    'GET',
    '/configs?count=100',
  );
  const { overrides } = await ok<{ overrides: { overrideId: string; status: string }[] }>(
    game,
    'GET',
    '/overrides?count=100',
  );
  const config = configs[draw(configs.length)];
  const override = overrides[draw(overrides.length)];
  const kind = draw(10);
  if (kind === 0 || config === undefined || configs.length < 3) {
    const type = TYPES[draw(TYPES.length)] ?? 'INT';
    const body = { key: `key${draw(12)}`, type, value: textFor(type, draw) };
    await callAt(game, draw(2), 'POST', '/configs', body);
  } else if (kind <= 2) {
    const body = { ...config, value: textFor(config.type as (typeof TYPES)[number], draw) };
    await callAt(game, draw(2), 'PUT', `/configs/${config.configId}`, body);
  } else if (kind === 3) {
    await callAt(game, draw(2), 'DELETE', `/configs/${config.configId}?force=${draw(2) === 0}`);
  } else if (kind <= 5 || override === undefined) {
    const { status: _, ...body } = randomOverride(configs, `override ${draw(100)}`, draw);
    await callAt(game, draw(2), 'POST', '/overrides', body);
  } else if (kind === 6) {
    const { status: _, ...body } = randomOverride(configs, `override ${draw(100)}`, draw);
    await callAt(game, draw(2), 'PUT', `/overrides/${override.overrideId}`, body);
  } else if (kind <= 8) {
    const verb = override.status === 'enable' ? 'disable' : 'enable';
    await callAt(game, draw(2), 'PUT', `/overrides/${override.overrideId}/${verb}`, {});
  } else {
    await callAt(game, draw(2), 'DELETE', `/overrides/${override.overrideId}`);
  }
}

const SAYS = ({ status, body }: Answer): string =>
  status === 200 ? 'ok' : `${(body as { code: number }).code} ${(body as { message: string }).message}`;

/** Races of which one legal outcome is left, on two replicas. @throws Error that names another one */
export async function races(game: ConfigGame, rounds: number): Promise<Readonly<Record<string, number>>> {
  const seen: Record<string, number> = {};
  const note = (what: string, answers: readonly Answer[], allowed: readonly RegExp[]): void => {
    const said = `${what}: ${answers.map(SAYS).join(' | ')}`;
    if (!allowed.some((pattern) => pattern.test(said.slice(what.length + 2)))) {
      throw new Error(`no legal outcome of ${said}`);
    }
    const kind = said.replace(/changed by .*? at [\w.:-]+/g, 'changed by …');
    seen[kind] = (seen[kind] ?? 0) + 1;
  };
  const both = (one: Promise<Answer>, other: Promise<Answer>) => Promise.all([one, other]);
  for (let round = 0; round < rounds; round += 1) {
    const key = `race${round}`;
    const value = (text: string, type = 'INT') => [{ name: 'a', weight: 100, values: [{ key, type, value: text }] }];
    const { config } = await ok<{ config: { configId: string } }>(game, 'POST', '/configs', {
      key,
      type: 'INT',
      value: '1',
    });
    const made = { name: key, variants: value('2') };
    const { override } = await ok<{ override: { overrideId: string } }>(game, 'POST', '/overrides', made);
    const path = `/overrides/${override.overrideId}`;

    const enabled = await both(
      callAt(game, round, 'PUT', `${path}/enable`, {}),
      callAt(game, round + 1, 'PUT', `${path}/variants`, { variants: value('3') }),
    );
    note('enable against edit', enabled, [/^ok \| ok$/, /^ok \| 9 the override is enabled$/]);
    const after = await ok<{ override: { status: string; variants: { values: Setting[] }[] } }>(game, 'GET', path);
    const wanted = enabled[1]?.status === 200 ? '3' : '2';
    same([after.override.status, after.override.variants[0]?.values[0]?.value], ['enable', wanted], { round });

    const typed = await both(
      callAt(game, round, 'PUT', `/configs/${config.configId}`, { key, type: 'STRING', value: 'x' }),
      callAt(game, round + 1, 'PUT', `${path}/disable`, {}),
    );
    note('another type against disable', typed, [/^ok \| ok$/, /^9 config is used by overrides \| ok$/]);
    await ok(game, 'PUT', `/configs/${config.configId}`, { key, type: 'INT', value: '1' });
    const again = await both(
      callAt(game, round, 'PUT', `/configs/${config.configId}`, { key, type: 'STRING', value: 'x' }),
      callAt(game, round + 1, 'PUT', `${path}/enable`, {}),
    );
    note('another type against enable', again, [
      /^ok \| 9 the override is not ready$/,
      /^9 config is used by overrides \| ok$/,
    ]);
    await ok(game, 'PUT', `${path}/disable`, {});

    const read = await ok<{ config: { resourceAge: number; value: string } }>(
      game,
      'GET',
      `/configs/${config.configId}`,
    );
    const change = (text: string) => ({ key, type: 'STRING', value: text, resourceAge: read.config.resourceAge });
    const changed = await both(
      callAt(game, round, 'PUT', `/configs/${config.configId}`, change('one')),
      callAt(game, round + 1, 'PUT', `/configs/${config.configId}`, change('two')),
    );
    note('two changes of one revision', changed, [/^ok \| 9 changed by/, /^9 changed by .* \| ok$/]);
    const winner = changed[0]?.status === 200 ? 'one' : 'two';
    const now = await ok<{ config: { value: string } }>(game, 'GET', `/configs/${config.configId}`);
    same(now.config.value, winner, { round });

    await ok(game, 'DELETE', path);
    const gone = await both(
      callAt(game, round, 'DELETE', `/configs/${config.configId}`),
      callAt(game, round + 1, 'POST', '/overrides', { name: `${key} late`, variants: value('x', 'STRING') }),
    );
    note('delete against an override of it', gone, [
      /^ok \| 3 invalid parameters$/,
      /^9 config is used by overrides \| ok$/,
    ]);

    const { version } = await ok<Document>(game, 'GET', '/document');
    const publish = (text: string) => ({
      ...{ expectedVersion: version, overrides: [] },
      configs: [{ key: 'published', type: 'STRING', value: `${text} ${round}`, description: '' }],
    });
    const published = await both(
      callAt(game, round, 'PUT', '/document', publish('one')),
      callAt(game, round + 1, 'PUT', '/document', publish('two')),
    );
    note('two publishes of one version', published, [
      /^ok \| 9 the configuration has moved on$/,
      /^9 the configuration has moved on \| ok$/,
    ]);
    const { configs, version: next } = await ok<Document>(game, 'GET', '/document');
    same([configs[0]?.value, next], [`${published[0]?.status === 200 ? 'one' : 'two'} ${round}`, version + 1], {
      round,
    });
  }
  return seen;
}
