import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, newPlayer, refusal, type TestPlayer } from '../testing.ts';
import { codeOf, csvCell, normalCode, wrongShape } from './rules.ts';

const MINUTE = 60_000;
const PATH = '/upass/v1/token';
const COIN = 'GOLD_COIN';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

const advance = (ms: number) => platform.testClock?.advance((now) => new Date(now.getTime() + ms));
const from = (ms: number) => new Date(platform.ports.clock.now().getTime() + ms).toISOString();

interface Class {
  readonly tokenClassId: string;
  readonly code: string;
  readonly status: string;
  readonly usedCount: number;
  readonly generatedCount: number;
}
interface Code {
  readonly id: string;
  readonly code: string;
}

const classIn = ({ body }: Answer) => (body as { tokenClass: Class }).tokenClass;

/** A game with a resource, of which a persona may have 10. */
async function world() {
  const place = await appWithRealm(platform);
  const { app } = place;
  await app.call('POST', '/upass/v1/resources', {
    ...{ slugName: COIN, displayName: '金币', type: 'VirtualCurrency', quantityLimit: 10 },
  });
  let made = 0;
  const create = (more: object = {}) => {
    made += 1;
    const pack = { name: `礼包 ${made}`, resources: { [COIN]: 1 }, codeType: 'Unique', ...more };
    return app.call('POST', `${PATH}/classes`, pack);
  };
  const on = (id: string, verb: string) => app.call('POST', `${PATH}/classes/${id}/${verb}`, {});
  /** A released one. */
  const pack = async (more: object = {}) => {
    const one = classIn(await create(more));
    await on(one.tokenClassId, 'release');
    return one;
  };
  const read = async (id: string) => classIn(await app.call('GET', `${PATH}/classes/${id}`));
  const generate = (tokenClassId: string, count: number) =>
    app.call('POST', `${PATH}/instances/generate`, { tokenClassId, count });
  const codes = async (tokenClassId: string, count: number) =>
    ((await generate(tokenClassId, count)).body as { tokenInstances: Code[] }).tokenInstances;
  return { ...place, create, on, pack, read, generate, codes, player: () => newPlayer(platform, place) };
}

const redeem = (who: TestPlayer, code: string, more: object = {}) =>
  who.call('POST', '/token/redeem', { code, ...more });
const coins = async (who: TestPlayer) =>
  (await who.ok<{ inventory: { quantity: number }[] }>('GET', '/inventory')).inventory.reduce(
    (sum, { quantity }) => sum + quantity,
    0,
  );

describe('tokenClasses', () => {
  it('are released and suspended, and start and end by the time', async () => {
    const { app, create, on, read } = await world();
    const { tokenClassId: id } = classIn(await create({ startTime: from(10 * MINUTE), endTime: from(20 * MINUTE) }));
    expect((await read(id)).status).toBe('unreleased');
    expect(classIn(await on(id, 'release')).status).toBe('pending');
    expect(refusal(await on(id, 'release'))).toEqual([400, 90_001]);
    await advance(10 * MINUTE);
    expect((await read(id)).status).toBe('active');
    expect(classIn(await on(id, 'suspend')).status).toBe('unreleased');
    expect(classIn(await on(id, 'release')).status).toBe('active');
    await advance(10 * MINUTE);
    const { body } = await app.call('POST', `${PATH}/classes/search`, { status: 'expired' });
    expect(body).toMatchObject({ total: 1, tokenClasses: [{ tokenClassId: id, status: 'expired' }] });
    expect(refusal(await on(id, 'suspend'))).toEqual([400, 90_001]);
    await app.call('PUT', `${PATH}/classes/${id}`, { endTime: null });
    expect((await read(id)).status).toBe('active');
  });

  it('are not released once their end is over', async () => {
    const { create, on } = await world();
    const { tokenClassId: id } = classIn(await create({ endTime: from(MINUTE) }));
    await advance(MINUTE);
    expect(refusal(await on(id, 'release'))).toEqual([400, 90_001]);
  });

  it('say how their codes look, and what they bring', async () => {
    const { create } = await world();
    const no = async (more: object) => refusal(await create(more));
    expect(await no({ resources: {} })).toEqual([400, 30_001]);
    expect(await no({ resources: { none: 1 } })).toEqual([404, 50_001]);
    expect(await no({ prefix: 'NEWYEAR', codeLength: 12 })).toEqual([400, 30_001]);
    expect(await no({ code: 'LAMP2026' })).toEqual([400, 30_001]);
    expect(await no({ startTime: from(MINUTE), endTime: from(MINUTE) })).toEqual([400, 30_001]);
    expect(await no({ deliveryType: 'Inbox' })).toEqual([400, 30_001]);
    expect(await no({ deliveryType: 'Inbox', inboxTemplateSlug: 'none' })).toEqual([404, 50_001]);
    const universal = { codeType: 'Universal', code: 'lamp2026' };
    expect((await create(universal)).body).toMatchObject({ tokenClass: { code: 'LAMP2026', codeLength: 8 } });
    expect(await no({ ...universal, code: 'LAMP2026' })).toEqual([409, 60_001]);
    expect(await no({ name: '新春' })).toEqual([200, undefined]);
    expect(await no({ name: '新春' })).toEqual([409, 60_001]);
  });

  it('change little once released, and go while nobody has used them', async () => {
    const { app, pack, on, codes, player, read } = await world();
    const { tokenClassId: id } = await pack();
    const change = (body: object) => app.call('PUT', `${PATH}/classes/${id}`, body);
    expect(refusal(await change({ resources: { [COIN]: 2 } }))).toEqual([400, 90_001]);
    expect((await change({ name: '改名', redeemLimitPerPersona: 3 })).status).toBe(200);
    const [code] = await codes(id, 1);
    await redeem(await player(), code?.code ?? '');
    expect((await read(id)).usedCount).toBe(1);
    expect(refusal(await app.call('DELETE', `${PATH}/classes/${id}`))).toEqual([400, 90_001]);
    expect(refusal(await app.call('DELETE', `/upass/v1/resources/${COIN}`))).toEqual([400, 90_001]);
    await on(id, 'suspend');
    expect(refusal(await change({ codeType: 'Universal' }))).toEqual([400, 90_001]);
    expect((await app.call('DELETE', `${PATH}/classes/${id}`)).body).toEqual({});
  });
});

describe('tokenInstances', () => {
  it('are made by the batch, each once, and found without regard to case', async () => {
    const { app, pack, generate, read } = await world();
    const { tokenClassId } = await pack({ prefix: 'sp', codeLength: 10 });
    const { body } = await generate(tokenClassId, 250);
    const { batchId, tokenInstances } = body as { batchId: string; tokenInstances: Code[] };
    expect([tokenInstances.length, new Set(tokenInstances.map(({ code }) => code)).size]).toEqual([100, 100]);
    expect(tokenInstances.every(({ code }) => /^SP[A-HJ-NP-Z2-9]{8}$/.test(code))).toBe(true);
    const found = async (filter: object) =>
      ((await app.call('POST', `${PATH}/instances/search`, filter)).body as { total: number }).total;
    expect(await found({ batchId })).toBe(250);
    expect(await found({ code: tokenInstances[0]?.code.toLowerCase() })).toBe(1);
    expect((await read(tokenClassId)).generatedCount).toBe(250);
  });

  it('are of classes with a code for each use that have not ended', async () => {
    const { pack, generate } = await world();
    const universal = await pack({ codeType: 'Universal' });
    expect(refusal(await generate(universal.tokenClassId, 1))).toEqual([400, 90_001]);
    const short = await pack({ endTime: from(MINUTE) });
    await advance(MINUTE);
    expect(refusal(await generate(short.tokenClassId, 1))).toEqual([400, 90_001]);
    expect(refusal(await generate(crypto.randomUUID(), 1))).toEqual([404, 50_001]);
  });

  it('are made invalid, one or many, but for those that are used', async () => {
    const { app, pack, codes, player } = await world();
    const { tokenClassId } = await pack();
    const [one, two, three] = (await codes(tokenClassId, 3)) as [Code, Code, Code];
    const ana = await player();
    const invalidate = (id: string) => app.call('POST', `${PATH}/instances/${id}/invalidate`, {});
    expect((await invalidate(one.id)).body).toMatchObject({ tokenInstance: { status: 'invalid' } });
    expect((await invalidate(one.id)).status).toBe(200);
    expect(refusal(await redeem(ana, one.code))).toEqual([400, 90_001]);
    await redeem(ana, two.code);
    expect(refusal(await invalidate(two.id))).toEqual([400, 90_010]);
    const many = (body: object) => app.call('POST', `${PATH}/instances/invalidate`, body);
    expect(refusal(await many({ ids: [three.id], tokenClassId }))).toEqual([400, 30_001]);
    expect(refusal(await many({ ids: [three.id, crypto.randomUUID()] }))).toEqual([404, 50_001]);
    expect((await many({ ids: [three.id] })).body).toEqual({ invalidatedCount: 1, skippedCount: 0 });
    expect((await many({ tokenClassId })).body).toEqual({ invalidatedCount: 0, skippedCount: 1 });
  });

  it('are written into a file, in which nothing is a formula', async () => {
    const { app, pack, codes } = await world();
    const { tokenClassId } = await pack({ name: '=cmd()' });
    const all = await codes(tokenClassId, 3);
    const { status, body, headers } = await app.call('POST', `${PATH}/instances/export`, { tokenClassId });
    const text = String(body);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toBe('code,status,className,usedAt,personaID');
    expect(lines.slice(1).sort()).toEqual(all.map(({ code }) => `${code},unused,'=cmd(),,`).sort());
    const row = await platform.ports.db
      .selectFrom('operation_history')
      .select(['target', 'changes'])
      .where('app_id', '=', app.id)
      .where('operation', '=', 'passport.tokenInstances.export')
      .executeTakeFirst();
    expect(row).toMatchObject({ target: tokenClassId, changes: [{ field: 'tokenClassId', after: tokenClassId }] });
  });

  it('know who used them', async () => {
    const { app, pack, player } = await world();
    const { tokenClassId, code } = await pack({ codeType: 'Universal' });
    const [ana, ben] = [await player(), await player()];
    await redeem(ana, code);
    await redeem(ben, ` ${code.toLowerCase()} `);
    const used = (body: object) => app.call('POST', `${PATH}/instances/used-info`, body);
    const { usedInfo, total } = (await used({ code })).body as { usedInfo: { personaID: string }[]; total: number };
    expect([total, usedInfo.map(({ personaID }) => personaID).sort()]).toEqual([
      2,
      [ana.personaId, ben.personaId].sort(),
    ]);
    expect((await used({ tokenClassId })).body).toMatchObject({ total: 2 });
    expect(refusal(await used({ code, tokenClassId }))).toEqual([400, 30_001]);
    expect(refusal(await used({ code: 'none' }))).toEqual([404, 50_010]);
    expect(refusal(await used({ tokenClassId: crypto.randomUUID() }))).toEqual([404, 50_001]);
  });
});

describe('playerGifts.redeem', () => {
  it('gives what the code brings, once, and once to each where the code is for all', async () => {
    const { pack, codes, player } = await world();
    const { tokenClassId } = await pack({ resources: { [COIN]: 4 } });
    const [code] = await codes(tokenClassId, 1);
    const [ana, ben] = [await player(), await player()];
    expect((await redeem(ana, code?.code ?? '')).body).toEqual({
      tokenInstance: { id: code?.id, code: code?.code, resources: { [COIN]: 4 } },
    });
    expect(refusal(await redeem(ben, code?.code ?? ''))).toEqual([400, 90_010]);
    const universal = await pack({ codeType: 'Universal' });
    expect(await Promise.all([redeem(ana, universal.code), redeem(ben, universal.code)])).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    expect(refusal(await redeem(ana, universal.code))).toEqual([400, 90_010]);
    expect([await coins(ana), await coins(ben)]).toEqual([5, 1]);
  });

  it('says the first thing that is wrong', async () => {
    const { pack, create, codes, on, player } = await world();
    const ana = await player();
    expect(refusal(await redeem(ana, 'NOBODYHASIT'))).toEqual([404, 50_010]);
    const draft = classIn(await create({ codeType: 'Universal' }));
    expect((await redeem(ana, draft.code)).body).toMatchObject({ message: 'the gift pack is unreleased' });
    const scoped = await pack({ codeType: 'Universal', scopes: ['cn', 'tw'] });
    expect(refusal(await redeem(ana, scoped.code))).toEqual([400, 90_001]);
    expect(refusal(await redeem(ana, scoped.code, { scope: 'jp' }))).toEqual([400, 90_001]);
    expect((await redeem(ana, scoped.code, { scope: 'tw' })).status).toBe(200);
    await on(scoped.tokenClassId, 'suspend');
    expect((await redeem(ana, scoped.code, { scope: 'tw' })).body).toMatchObject({
      ...{ passportErrorCode: 90_001, message: 'the gift pack is unreleased' },
    });
    const limited = await pack({ redeemLimitPerPersona: 2 });
    const answers: number[] = [];
    for (const { code } of await codes(limited.tokenClassId, 3)) {
      answers.push(refusal(await redeem(ana, code))[0]);
    }
    expect(answers).toEqual([200, 200, 400]);
  });

  it('leaves the code unused where there is no room', async () => {
    const { app, pack, codes, player, read } = await world();
    const { tokenClassId } = await pack({ resources: { [COIN]: 11 } });
    const [code] = await codes(tokenClassId, 1);
    const ana = await player();
    expect(refusal(await redeem(ana, code?.code ?? ''))).toEqual([429, 80_001]);
    expect((await read(tokenClassId)).usedCount).toBe(0);
    await app.call('PUT', `/upass/v1/resources/${COIN}`, { quantityLimit: 0 });
    expect((await redeem(ana, code?.code ?? '')).status).toBe(200);
    expect(await coins(ana)).toBe(11);
  });

  it('sends a mail where the pack says so', async () => {
    const { app, pack, player, realmId: _ } = await world();
    const template = { slugName: 'gift', displayName: '礼物', scope: 'Persona', title: '兑换礼包' };
    await app.call('POST', '/upass/v1/inbox/templates', template);
    const { code, tokenClassId } = await pack({
      ...{ codeType: 'Universal', deliveryType: 'Inbox', inboxTemplateSlug: 'gift', resources: { [COIN]: 3 } },
    });
    expect(refusal(await app.call('DELETE', '/upass/v1/inbox/templates/gift'))).toEqual([400, 90_001]);
    const ana = await player();
    await redeem(ana, code);
    expect(await coins(ana)).toBe(0);
    const { messages } = await ana.ok<{ messages: { attachments: object[] }[] }>('GET', '/inbox/messages');
    expect(messages).toMatchObject([{ title: '兑换礼包', attachments: [{ resourceSlug: COIN, quantity: 3 }] }]);
    await ana.ok('POST', '/inbox/messages/consume-all');
    expect(await coins(ana)).toBe(3);
    await app.call('POST', '/upass/v1/config', { inboxCapacity: 1 });
    const ben = await player();
    const send = { templateSlugName: 'gift', personaId: ben.personaId };
    await app.call('POST', '/upass/v1/inbox/messages', send);
    expect(refusal(await redeem(ben, code))).toEqual([429, 80_001]);
    const { body } = await app.call('POST', `${PATH}/instances/used-info`, { tokenClassId });
    expect(body).toMatchObject({ total: 1 });
  });

  it('stops who tries codes that do not exist, for what is left of ten minutes', async () => {
    const { pack, player } = await world();
    const { code } = await pack({ codeType: 'Universal' });
    const [ana, ben] = [await player(), await player()];
    const tried = await Promise.all(Array.from({ length: 14 }, (_, at) => redeem(ana, `WRONG${at}CODE`)));
    const counts = tried.map((one) => one.status);
    expect([counts.filter((one) => one === 404).length, counts.filter((one) => one === 429).length]).toEqual([10, 4]);
    const refused = await redeem(ana, code);
    expect([refusal(refused), refused.headers.get('retry-after')]).toEqual([[429, 80_001], '600']);
    expect((await redeem(ben, code)).status).toBe(200);
    await advance(10 * MINUTE);
    expect((await redeem(ana, code)).status).toBe(200);
  });

  it('is done once for a key', async () => {
    const { pack, player } = await world();
    const { code } = await pack({ codeType: 'Universal' });
    const ana = await player();
    const headers = { Authorization: `Bearer ${ana.token}`, 'Idempotency-Key': 'tap-1' };
    const call = () => platform.call('POST', '/upass/v1/sdk/token/redeem', { code }, { headers });
    const [first, second] = [await call(), await call()];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect(await coins(ana)).toBe(1);
  });
});

describe('codes', () => {
  it('have the prefix and characters that nobody mistakes', () => {
    expect(codeOf('AB', 6, '00011f20')).toBe('ABAB9A');
    expect(normalCode(' ab-1 ')).toBe('AB-1');
  });

  it('have eight characters that are drawn', () => {
    expect([wrongShape({ prefix: 'ABCD', code_length: 12 }), wrongShape({ prefix: 'ABCD', code_length: 11 })]).toEqual([
      undefined,
      'codeLength: at least 8 characters come after the prefix',
    ]);
  });
});

describe('a cell', () => {
  it('is no formula, and keeps commas and quotes', () => {
    expect(['=1+1', '@a', '-1', 'a,b', 'a "b"', '甲'].map(csvCell)).toEqual([
      ...["'=1+1", "'@a", "'-1", '"a,b"', '"a ""b"""', '甲'],
    ]);
  });
});
