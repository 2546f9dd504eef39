import { app, cdn, declared, jsonBody, passport, services } from '@uos/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Refusal } from '../errors.ts';
import { inputReader } from './read-input.ts';

function reader(id: string) {
  const call = declared(services).find((candidate) => candidate.id === id);
  if (call === undefined) {
    throw new Error(`no operation ${id}`);
  }
  const read = inputReader(call);
  return (input: {
    params?: Record<string, string>;
    query?: string;
    headers?: Record<string, string>;
    body?: unknown;
  }) =>
    read({
      params: input.params ?? {},
      query: new URLSearchParams(input.query ?? ''),
      headers: new Headers(input.headers),
      body: typeof input.body === 'string' ? input.body : JSON.stringify(input.body ?? {}),
    });
}

function refusalOf(read: () => unknown): { status: number; text: string; details: readonly string[] } {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) {
      return { status: error.status, text: error.message, details: error.details };
    }
    throw error;
  }
  throw new Error('it was not refused');
}

const ENGINES = {
  mongo: 'mongo',
  Mongo: 'mongo',
  MySQL: 'mysql',
  Redis: 'redis',
  PostgreSQL: 'postgresql',
  postgres: 'postgresql',
};
const BOARD = { slugName: 'kills', displayName: '击杀榜' };

const ID = '9d3c1f52-6a0e-4b57-8f2d-1c7e5a90b384';

const PARAMS = { id: ID, appId: ID };

describe('rows that are read by themselves', () => {
  const read = reader('passport.resources.import');
  const oil = { slugName: 'oil', type: 'Item', displayName: '油' };

  it('stand beside those that break a rule', async () => {
    const odd = { ...oil, type: 'Oil' };
    const input = await read({ body: { resources: [oil, odd, 7, { ...oil, quantityLimit: '5' }], overwrite: true } });
    const unread = { message: 'invalid payload', details: [expect.stringContaining('type: ')] };
    expect(input).toMatchObject({
      overwrite: true,
      resources: [oil, { given: odd, refusal: unread }, { given: 7 }, { ...oil, quantityLimit: 5 }],
    });
    expect(JSON.parse(JSON.stringify(input)).resources[1]).toEqual(odd);
  });

  it('are refused with the body where there are none, or too many', async () => {
    for (const count of [0, 1001]) {
      const resources = Array.from({ length: count }, () => oil);
      await expect(read({ body: { resources } })).rejects.toMatchObject({ message: 'invalid parameters' });
    }
    await expect(read({ body: { resources: [oil], surprise: 1 } })).rejects.toBeInstanceOf(Refusal);
  });
});

describe('a long body', () => {
  const set = reader('remoteConfig.document.set');
  const configs = Array.from({ length: 3000 }, (_, index) => ({ key: `k${index}`, type: 'INT', value: `${index}` }));
  const overrides = Array.from({ length: 1500 }, (_, index) => ({ name: `o${index}`, expr: 'true', priority: '7' }));

  it('is what a short one is, read in parts', async () => {
    const long = set({ body: { configs, overrides, note: 'all' } });
    expect(long).toBeInstanceOf(Promise);
    expect(await long).toEqual({
      ...{ configs, note: 'all' },
      overrides: overrides.map(({ name }) => ({ name, rule: 'true', priority: 7 })),
    });
    expect(set({ body: { configs: configs.slice(0, 1), overrides: [] } })).toEqual({
      ...{ configs: configs.slice(0, 1), overrides: [] },
    });
  });

  it('is refused in the same words, which say where in it', async () => {
    const wrong = (at: number, change: object) =>
      configs.map((one, index) => (index === at ? { ...one, ...change } : one));
    const refused = async (body: object) => {
      const error: unknown = await Promise.resolve(set({ body })).catch((reason: unknown) => reason);
      return [(error as Refusal).message, ...(error as Refusal).details];
    };
    expect(await refused({ configs: wrong(2345, { type: 'NONE' }), overrides })).toEqual([
      'invalid parameters',
      expect.stringMatching(/^configs\.2345\.type: /),
    ]);
    expect(await refused({ configs: wrong(1, { more: 1 }), overrides })).toEqual([
      'invalid parameters',
      expect.stringMatching(/^configs\.1: /),
    ]);
    expect(await refused({ configs: wrong(7, { value: 'a\0' }), overrides })).toEqual([
      'invalid parameters',
      expect.stringContaining('NUL'),
    ]);
    const many = Array.from({ length: 10_001 }, () => configs[0]);
    expect(await refused({ configs: many, overrides })).toEqual([
      'invalid parameters',
      expect.stringMatching(/^configs: /),
    ]);
    expect(await refused({ configs, overrides, other: 1 })).toEqual(['invalid parameters', expect.any(String)]);
  });
});

describe('inputReader', () => {
  it('reads a key for repeating a call from its own header, and from the one that a rule would give it', () => {
    const redeem = reader('passport.playerGifts.redeem');
    const body = { code: 'LAMP7KQ2M9XD' };
    for (const name of ['Idempotency-Key', 'X-Idempotency-Key']) {
      expect(redeem({ headers: { [name]: 'tap-1' }, body })).toEqual({ ...body, idempotencyKey: 'tap-1' });
    }
  });

  it('reads ways to pay in any case', () => {
    const notify = reader('passport.payments.notify');
    const said = { outTradeNo: 'T-1', status: 'success' };
    for (const paymentMethod of ['AlipayApp', 'ALIPAYAPP', 'alipayapp']) {
      expect(notify({ body: { ...said, paymentMethod } })).toEqual({ ...said, paymentMethod: 'AlipayApp' });
    }
  });

  it('refuses what is nested deeper than anything it can mean, before anything walks it', () => {
    const create = reader('cdn.releases.create');
    const body = (deep: number) => `{"metadata":${'['.repeat(deep)}${']'.repeat(deep)}}`;
    for (const deep of [64, 3000, 500_000]) {
      expect(refusalOf(() => create({ params: PARAMS, body: body(deep) }))).toMatchObject({
        status: 400,
        text: expect.stringContaining('nested more than 64 deep'),
      });
    }
  });

  it('reads queries by their types: numbers, repeated keys, keys with brackets, and lets an empty one be absent', () => {
    const list = reader(`${app.name}.list`);
    expect(list({ query: `appId=${ID}&offset=5&count=` })).toEqual({ appId: [ID], offset: 5 });
    expect(list({ query: `appId[]=${ID}&appId=${ID}` })).toEqual({ appId: [ID, ID] });
  });

  it('takes the text of a refusal from the schema where it is one of the catalogue', () => {
    const create = reader(`${app.name}.create`);
    const refused = refusalOf(() => create({ body: { ProjectName: 'x', OrganizationId: 'x' } }));
    expect(refused).toMatchObject({ status: 400, text: 'invalid organization id' });
    expect(refused.details[0]).toContain('OrganizationId');
    expect(refusalOf(() => create({ body: { ProjectName: '', OrganizationId: ID } })).text).toBe('invalid parameters');
  });

  it('tells a body that is no JSON from one of the wrong shape', () => {
    const create = reader(`${app.name}.create`);
    expect(refusalOf(() => create({ body: '{' })).text).toBe('invalid request payload');
    for (const body of ['[]', '"x"', 'null', '1']) {
      expect(refusalOf(() => create({ body })).text).toBe('invalid payload');
    }
  });

  it('reads lobby as usync, ID as Id and the other way round, and numbers that are written as text', () => {
    const set = reader(`${app.name}.services.set`);
    expect(set({ params: { appId: ID }, body: { serviceName: 'lobby', Status: 'Enabled' } })).toMatchObject({
      ServiceName: 'usync',
    });
    const search = reader(`${passport.name}.realms.search`);
    expect(search({ body: { start: '2', count: '3' } })).toEqual({ start: 2, count: 3 });
    const create = reader(`${passport.name}.realms.create`);
    expect(create({ body: { name: 'a', externalRealmId: 'x' } })).toEqual({ name: 'a', externalRealmID: 'x' });
  });

  it('reads each other name and word that the wire tables list, and hands on the seen one', () => {
    const at = '2026-11-20T00:00:00.000Z';
    const body = (id: string, given: object) => reader(id)({ params: PARAMS, body: given });
    const query = (id: string, given: string) => reader(id)({ params: PARAMS, query: given });
    const uuids = [ID, ID];
    expect(body('stacktrace.parse', { stack: 'x' })).toEqual({ log: 'x' });
    expect(body('remoteConfig.overrides.validateRule', { expr: 'true' })).toEqual({ rule: 'true' });
    expect(body('remoteConfig.overrides.validateRule', { condition: 'true' })).toEqual({ rule: 'true' });
    expect(query('remoteConfig.configs.removeMany', `ids[]=${ID}&ids[]=${ID}`)).toEqual({ configIds: uuids });
    expect(query('remoteConfig.configs.removeMany', `id[]=${ID}&configIds[]=${ID}`)).toEqual({ configIds: uuids });
    expect(query('remoteConfig.overrides.removeMany', `ids[]=${ID}`)).toEqual({ overrideIds: [ID] });
    expect(query('save.files.removeMany', `ids[]=${ID}`)).toEqual({ saveIds: [ID] });
    expect(query('save.files.list', 'offset=5&limit=7')).toEqual({ start: 5, count: 7 });
    expect(query('func.servers.list', 'start=5&count=7')).toMatchObject({ offset: 5, limit: 7 });
    for (const [word, engine] of Object.entries(ENGINES)) {
      expect(query('storage.databases.list', `engine=${word}`)).toEqual({ engine });
    }
    expect(body('passport.users.update', { name: 'a' })).toMatchObject({ displayName: 'a' });
    expect(body('passport.login.token', { userId: 'u', externalPersonalID: 'p' })).toEqual({
      userID: 'u',
      externalPersonaID: 'p',
    });
    expect(
      body('passport.leaderboards.create', {
        ...BOARD,
        rewards: [{ from: 1, to: 1, items: [{ slugName: 'gold', quantity: '3' }] }],
      }),
    ).toEqual({
      ...BOARD,
      rewards: [{ from: 1, to: 1, items: [{ resourceSlug: 'gold', quantity: 3 }] }],
    });
    expect(body('passport.users.search', { from: Date.parse(at) / 1000 })).toEqual({ from: at });
    expect(query('billing.balances.list', 'organizationName=a')).toEqual({ OrganizationName: 'a' });
    expect(query('payment.complete', 'outTradeNo=1&trade_no=2&total_amount=3&sign=4')).toMatchObject({
      out_trade_no: '1',
    });
  });

  it('reads what travels as a header', () => {
    const call = declared(services).find(({ id }) => id === 'multiverse.games.create');
    const read = (source: string) =>
      call &&
      inputReader(call)({
        params: {},
        query: new URLSearchParams(),
        headers: new Headers({ 'X-Source': source }),
        body: `{"gameId":"${ID}","name":"a"}`,
      });
    expect(read('sync')).toEqual({ gameId: ID, name: 'a', source: 'sync' });
    expect(refusalOf(() => read('mail')).status).toBe(400);
  });

  it('keeps to the letter where content delivery writes snake_case', () => {
    const create = reader(`${cdn.name}.buckets.create`);
    expect(create({ body: { name: 'a', description: '5' } })).toMatchObject({ description: '5' });
  });

  it('refuses what a database cannot keep as it is: NUL, half a surrogate pair, a byte order mark in front', () => {
    const create = reader(`${app.name}.create`);
    const body = (Properties: object) => ({ ProjectName: 'x', OrganizationId: ID, Properties });
    for (const properties of [{ a: 'x\0' }, { 'k\0': 'x' }, { a: 'x\ud800' }, { a: '\ufeffx' }]) {
      expect(refusalOf(() => create({ body: body(properties) })).text).toBe('invalid parameters');
    }
    expect(refusalOf(() => reader(`${app.name}.getByService`)({ params: { serviceId: 'a\0' } })).status).toBe(400);
  });

  it('is not fooled by keys that every object has', () => {
    const create = reader(`${app.name}.create`);
    const body = `{"ProjectName":"x","OrganizationId":"${ID}","Properties":{"__proto__":"a","constructor":"b"}}`;
    const input = create({ body }) as { Properties: object };
    expect(Object.getPrototypeOf(input.Properties)).not.toBe('a');
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});

describe('a body that is read often', () => {
  it('is read and refused as it was the first time', async () => {
    const resolve = reader('remoteConfig.settings.resolve');
    const right = { attributes: { user: { level: 3, tags: ['vip'] } }, userId: 'ana', keys: ['a'] };
    const wrong = [
      { ...right, attributes: { user: { deep: { a: { b: { c: { d: 1 } } } } } } },
      { ...right, userId: '' },
      { ...right, types: ['NONE'] },
    ];
    const once = wrong.map((body) => refusalOf(() => resolve({ body })));
    const first = JSON.stringify(resolve({ body: right }));
    for (let read = 0; read < 100; read += 1) {
      expect(JSON.stringify(resolve({ body: { ...right, ...(read % 2 === 0 && { surprise: 1 }) } }))).toBe(first);
    }
    expect(wrong.map((body) => refusalOf(() => resolve({ body })))).toEqual(once);
  });

  it('means the same to the program of its schema as to the schema, whatever it holds', () => {
    let [good, bad] = [0, 0];
    const said = (result: z.ZodSafeParseResult<unknown>): string =>
      JSON.stringify(result.success ? result.data : result.error.issues);
    const otherwise: unknown[] = [];
    for (const { operation, id } of declared(services)) {
      const body = jsonBody(operation);
      if (body === undefined) {
        continue;
      }
      const program = z.compile(body);
      for (const value of variantsOf(sampleOf(body))) {
        const [expected, seen] = [body.safeParse(value), program.safeParse(value)];
        if (said(seen) !== said(expected)) {
          otherwise.push([id, value]);
        }
        good += Number(expected.success);
        bad += Number(!expected.success);
      }
    }
    expect(otherwise).toEqual([]);
    expect(good).toBeGreaterThan(500);
    expect(bad).toBeGreaterThan(500);
  });
});

/** The value, without each of its keys in turn, with another one, and with something else under each. */
function variantsOf(value: unknown): unknown[] {
  const whole = value as Readonly<Record<string, unknown>>;
  const changed = Object.keys(whole).flatMap((key) => {
    const { [key]: _, ...without } = whole;
    return [without, ...[null, 7, 'x', [], {}].map((other) => ({ ...whole, [key]: other }))];
  });
  return [whole, { ...whole, surprise: 1 }, {}, [], ...changed];
}

/** Something of the schema's shape, which need not keep each of its rules. */
function sampleOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return sampleOf(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    return Object.fromEntries(fields.map(([key, field]) => [key, sampleOf(field)]));
  }
  if (schema instanceof z.ZodArray) {
    return [sampleOf(schema.element as z.ZodType)];
  }
  if (schema instanceof z.ZodRecord) {
    return { key: sampleOf(schema.valueType as z.ZodType) };
  }
  if (schema instanceof z.ZodUnion) {
    return sampleOf(schema.options[0] as z.ZodType);
  }
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    return schema instanceof z.ZodEnum ? schema.options[0] : [...schema.values][0];
  }
  return schema instanceof z.ZodNumber ? 1 : schema instanceof z.ZodBoolean ? true : 'abc';
}
