import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, newPlayer, refusal, type TestPlayer } from '../testing.ts';
import { monthsBefore, wrongExpiry } from './rules.ts';
import { INBOX_FULL, sendMail } from './send.ts';

const HOUR = 3_600_000;
const PATH = '/upass/v1/inbox';
const COIN = 'GOLD_COIN';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

const advance = (ms: number) => platform.testClock?.advance((now) => new Date(now.getTime() + ms));
const from = (ms: number) => new Date(platform.ports.clock.now().getTime() + ms).toISOString();

interface Message {
  readonly messageId: string;
  readonly title: string;
  readonly status: string;
  readonly receivedAt: string;
  readonly expiresAt?: string;
}

/** A game with a resource, of which a persona may have 10. */
async function world(settings: object = {}) {
  const place = await appWithRealm(platform, settings);
  const { app } = place;
  await app.call('POST', '/upass/v1/resources', {
    ...{ slugName: COIN, displayName: '金币', type: 'VirtualCurrency', quantityLimit: 10 },
  });
  const template = (slugName: string, more: object = {}) =>
    app.call('POST', `${PATH}/templates`, {
      slugName,
      displayName: slugName,
      scope: 'Persona',
      title: '礼物',
      ...more,
    });
  const gift = (quantity: number) => ({ attachments: [{ resourceSlug: COIN, quantity }] });
  const send = (templateSlugName: string, more: object = {}) =>
    app.call('POST', `${PATH}/messages`, { templateSlugName, ...more });
  const recordId = ({ body }: Answer) => (body as { record: { id: string } }).record.id;
  const record = async (id: string) =>
    ((await app.call('POST', `${PATH}/records/search`, { id })).body as { records: object[] }).records[0];
  const recall = (id: string) => app.call('DELETE', `${PATH}/records/${id}`);
  return { ...place, template, gift, send, recordId, record, recall, player: () => newPlayer(platform, place) };
}

const inbox = async (who: TestPlayer, query = '') =>
  (await who.ok<{ messages: Message[] }>('GET', `/inbox/messages${query}`)).messages;
const receive = async (who: TestPlayer) =>
  (await who.ok<{ receivedCount: number }>('POST', '/inbox/receive')).receivedCount;
const on = (who: TestPlayer, id: string, verb: string) => who.call('POST', `/inbox/messages/${id}/${verb}`);
const coins = async (who: TestPlayer) =>
  (await who.ok<{ inventory: { quantity: number }[] }>('GET', '/inventory')).inventory.reduce(
    (sum, { quantity }) => sum + quantity,
    0,
  );

describe('inboxTemplates', () => {
  it('say when their mail ends, and what is in it', async () => {
    const { app, template, gift } = await world();
    const made = await template('gift', gift(3));
    expect(made.body).toMatchObject({
      template: { expireType: 'Duration', expireDuration: 2_592_000, sender: '', attachments: gift(3).attachments },
    });
    expect(refusal(await template('gift'))).toEqual([409, 60_001]);
    expect(refusal(await template('names'))).toEqual([400, 30_003]);
    expect(refusal(await template('x', { expireType: 'FixedTime' }))).toEqual([400, 30_001]);
    expect(refusal(await template('x', { attachments: [{ resourceSlug: 'none', quantity: 1 }] }))).toEqual([
      404, 50_001,
    ]);
    const change = (body: object) => app.call('PUT', `${PATH}/templates/gift`, body);
    expect((await change({ sendTime: from(HOUR), sender: '运营' })).body).toMatchObject({
      template: { sendTime: from(HOUR), sender: '运营' },
    });
    expect((await change({ sendTime: null })).body).not.toHaveProperty('template.sendTime');
    expect(refusal(await change({ expireType: 'FixedTime', expireAt: from(0), sendTime: from(HOUR) }))).toEqual([
      400, 30_001,
    ]);
    expect((await app.call('GET', `${PATH}/templates/names`)).body).toEqual({
      ...{ names: [{ slugName: 'gift', displayName: 'gift' }], total: 1 },
    });
  });

  it('stay while a leaderboard sends its rewards by them, and keep the resource they give', async () => {
    const { app, template, gift } = await world();
    await template('prize', gift(1));
    const board = { slugName: 'weekly', displayName: '周榜', rewardInboxTemplateSlug: 'prize' };
    expect((await app.call('POST', '/upass/v1/leaderboards', board)).status).toBe(200);
    expect(refusal(await app.call('DELETE', `${PATH}/templates/prize`))).toEqual([400, 90_001]);
    expect(refusal(await app.call('DELETE', `/upass/v1/resources/${COIN}`))).toEqual([400, 90_001]);
    await app.call('DELETE', '/upass/v1/leaderboards/weekly');
    expect((await app.call('DELETE', `${PATH}/templates/prize`)).body).toEqual({});
    expect((await app.call('DELETE', `/upass/v1/resources/${COIN}`)).body).toEqual({});
  });
});

describe('mail to a persona', () => {
  it('is there at once, and gives what is in it once', async () => {
    const { template, gift, send, player, record, recordId } = await world();
    await template('gift', gift(3));
    const ana = await player();
    const sent = await send('gift', { personaId: ana.personaId });
    expect(sent.body).toMatchObject({
      record: { status: 'Sent', targets: [ana.personaId], sentCount: 1, receivedCount: 1, consumedCount: 0 },
      message: { status: 'Unread', personaId: ana.personaId },
    });
    const [message] = await inbox(ana);
    const id = message?.messageId ?? '';
    expect((await on(ana, id, 'read')).body).toMatchObject({ message: { status: 'Unconsumed' } });
    expect(refusal(await ana.call('DELETE', `/inbox/messages/${id}`))).toEqual([400, 90_001]);
    expect((await on(ana, id, 'consume')).body).toMatchObject({ message: { status: 'Completed' } });
    expect(refusal(await on(ana, id, 'consume'))).toEqual([400, 90_001]);
    expect(await coins(ana)).toBe(3);
    expect(await record(recordId(sent))).toMatchObject({ consumedCount: 1 });
    expect(await ana.ok('DELETE', `/inbox/messages/${id}`)).toEqual({});
    expect(await inbox(ana)).toEqual([]);
    expect(refusal(await on(ana, id, 'read'))).toEqual([404, 50_001]);
  });

  it('is completed by reading where there is nothing to take', async () => {
    const { template, send, player } = await world();
    await template('note');
    const ana = await player();
    await send('note', { personaId: ana.personaId });
    const [message] = await inbox(ana);
    expect((await on(ana, message?.messageId ?? '', 'read')).body).toMatchObject({ message: { status: 'Completed' } });
    expect(await inbox(ana, '?onlyUncompleted=true')).toEqual([]);
    expect(await ana.ok('DELETE', '/inbox/messages')).toEqual({ deletedCount: 1 });
  });

  it('stays whole where the inventory has no room, and is taken once there is some', async () => {
    const { template, gift, send, player, app } = await world();
    await template('gift', gift(7));
    const ana = await player();
    for (const _ of [1, 2]) {
      await send('gift', { personaId: ana.personaId });
    }
    const all = await ana.ok('POST', '/inbox/messages/consume-all');
    expect(all).toMatchObject({ consumedCount: 1, failed: [{ message: expect.any(String) }] });
    expect(await coins(ana)).toBe(7);
    const [left] = await inbox(ana, '?onlyUncompleted=true');
    expect(refusal(await on(ana, left?.messageId ?? '', 'consume'))).toEqual([429, 80_001]);
    await app.call('PUT', `/upass/v1/resources/${COIN}`, { quantityLimit: 20 });
    expect((await on(ana, left?.messageId ?? '', 'consume')).status).toBe(200);
    expect(await coins(ana)).toBe(14);
  });

  it('answers a repeated call with its key as it did first', async () => {
    const { template, gift, send, player } = await world();
    await template('gift', gift(2));
    const ana = await player();
    await send('gift', { personaId: ana.personaId });
    const [message] = await inbox(ana);
    const path = `/upass/v1/sdk/inbox/messages/${message?.messageId}/consume`;
    const headers = { Authorization: `Bearer ${ana.token}`, 'Idempotency-Key': 'tap-1' };
    const first = await platform.call('POST', path, {}, { headers });
    expect([first.status, await platform.call('POST', path, {}, { headers })]).toMatchObject([
      200,
      { status: 200, body: first.body as object },
    ]);
    expect(await coins(ana)).toBe(2);
  });

  it('names whom it could not reach: an inbox that is full, and nobody', async () => {
    const { app, template, player } = await world({ inboxCapacity: 1 });
    await template('note');
    const [ana, ben] = [await player(), await player()];
    const nobody = crypto.randomUUID();
    const toAll = (...personaIds: string[]) =>
      app.call('POST', `${PATH}/messages/send-multi`, { templateSlugName: 'note', personaIds });
    await toAll(ana.personaId);
    const { body } = await toAll(ana.personaId, ben.personaId, ben.personaId, nobody);
    expect(body).toMatchObject({ record: { sentCount: 1 } });
    expect((body as { failed: object[] }).failed).toEqual(
      expect.arrayContaining([
        { personaId: ana.personaId, message: INBOX_FULL },
        { personaId: nobody, message: 'persona not found' },
      ]),
    );
    expect(refusal(await toAll(nobody))).toEqual([404, 50_001]);
    const one = (personaId: string) => app.call('POST', `${PATH}/messages`, { templateSlugName: 'note', personaId });
    expect(refusal(await one(ana.personaId))).toEqual([429, 80_001]);
    expect(refusal(await one(nobody))).toEqual([404, 50_001]);
  });

  it('waits for its time, and is over at its end', async () => {
    const { template, send, player, recordId, record } = await world();
    await template('later', { sendTime: from(HOUR / 6), expireDuration: 1200 });
    const ana = await player();
    const sent = await send('later', { personaId: ana.personaId });
    expect(sent.body).toMatchObject({ record: { status: 'Scheduled', sentCount: 1, receivedCount: 0 } });
    expect(await inbox(ana)).toEqual([]);
    await advance(HOUR / 6);
    const [message] = await inbox(ana);
    expect(await record(recordId(sent))).toMatchObject({ status: 'Sent', receivedCount: 1 });
    await advance(HOUR / 3);
    expect(await inbox(ana)).toEqual([]);
    expect(refusal(await on(ana, message?.messageId ?? '', 'consume'))).toEqual([400, 90_001]);
    expect(refusal(await on(ana, message?.messageId ?? '', 'read'))).toEqual([404, 50_001]);
  });

  it('comes from others inside of what they do, with attachments of its own', async () => {
    const { app, template, gift, player } = await world();
    await template('prize', gift(1));
    await template('news', { scope: 'All' });
    const ana = await player();
    const now = platform.ports.clock.now().toISOString();
    const to = [{ personaId: ana.personaId, attachments: gift(4).attachments }];
    const sent = await platform.ports.db
      .transaction()
      .execute((db) => sendMail({ db, ports: platform.ports, appId: app.id, now }, { template: 'prize', to }));
    expect([...sent.messageIds.keys()]).toEqual([ana.personaId]);
    await ana.ok('POST', '/inbox/messages/consume-all');
    expect(await coins(ana)).toBe(5);
    const wrong = platform.ports.db
      .transaction()
      .execute((db) => sendMail({ db, ports: platform.ports, appId: app.id, now }, { template: 'news', to }));
    await expect(wrong).rejects.toMatchObject({ status: 404 });
  });
});

describe('mail to a realm or to all', () => {
  it('is received once by each, oldest first while there is room', async () => {
    const { template, send, player, realmId } = await world({ inboxCapacity: 2 });
    await template('all', { scope: 'All', title: '全服' });
    await template('realm', { scope: 'Realm', title: '本服' });
    const ana = await player();
    await send('all');
    await advance(1);
    await send('realm', { realmID: realmId });
    await advance(1);
    await send('all');
    expect([await receive(ana), await receive(ana)]).toEqual([2, 0]);
    expect((await inbox(ana, '?order=asc')).map(({ title }) => title)).toEqual(['全服', '本服']);
    for (const { messageId } of await inbox(ana)) {
      await on(ana, messageId, 'read');
    }
    await ana.ok('DELETE', '/inbox/messages');
    // why one: what was deleted was had
    expect([await receive(ana), await receive(ana)]).toEqual([1, 0]);
  });

  it('needs what its scope says, and no more', async () => {
    const { template, send, player } = await world();
    await template('all', { scope: 'All' });
    await template('realm', { scope: 'Realm' });
    await template('one');
    const { personaId } = await player();
    const realmID = crypto.randomUUID();
    expect(refusal(await send('all', { personaId }))).toEqual([400, 30_001]);
    expect(refusal(await send('realm'))).toEqual([400, 30_001]);
    expect(refusal(await send('one', { realmID }))).toEqual([400, 30_001]);
    expect(refusal(await send('realm', { realmID }))).toEqual([404, 50_001]);
    expect(refusal(await send('none'))).toEqual([404, 50_001]);
  });

  it('is taken back from those who have not completed it, and from those who have not received it', async () => {
    const { template, gift, send, recall, record, recordId, player } = await world();
    await template('all', { scope: 'All', ...gift(1) });
    const [ana, ben, cleo] = [await player(), await player(), await player()];
    const id = recordId(await send('all'));
    await receive(ana);
    await receive(ben);
    await ana.ok('POST', '/inbox/messages/consume-all');
    expect((await recall(id)).body).toEqual({ recalledCount: 1 });
    expect(await record(id)).toMatchObject({ status: 'Recalled', sentCount: 1, recalledAt: expect.any(String) });
    expect([await inbox(ben), await receive(ben), await receive(cleo)]).toEqual([[], 0, 0]);
    expect(refusal(await recall(id))).toEqual([400, 90_001]);
  });

  it('ends with its months, from inboxes too', async () => {
    const { app, template, send, player } = await world({ inboxRetentionMonths: 1 });
    await template('all', { scope: 'All', expireDuration: 300_000_000 });
    const ana = await player();
    await send('all');
    await receive(ana);
    await advance(32 * 24 * HOUR);
    const count = (table: 'passport_inbox_messages' | 'passport_inbox_records') =>
      platform.ports.db.selectFrom(table).select('id').where('app_id', '=', app.id).execute();
    expect([await count('passport_inbox_messages'), await count('passport_inbox_records')]).toEqual([[], []]);
  });

  it('goes with the player who is deleted', async () => {
    const { app, template, send, player } = await world();
    await template('note');
    const ana = await player();
    await send('note', { personaId: ana.personaId });
    await app.call('DELETE', `/upass/v1/personas/${ana.personaId}`);
    const { body } = await app.call('POST', `${PATH}/messages/search`, { personaId: ana.personaId });
    expect(body).toMatchObject({ total: 0 });
  });
});

describe('months', () => {
  it('end on the last day of a shorter one', () => {
    expect(monthsBefore('2026-03-31T10:00:00.000Z', 1)).toBe('2026-02-28T10:00:00.000Z');
    expect(monthsBefore('2026-01-15T00:00:00.000Z', 12)).toBe('2025-01-15T00:00:00.000Z');
  });
});

describe('a fixed end', () => {
  it('is needed, and comes after the time of sending', () => {
    const wrong = (send_time: string | null, expire_at: string | null) =>
      wrongExpiry({ expire_type: 'FixedTime', send_time, expire_at });
    expect([wrong(null, null), wrong('2026-01-02T00:00:00Z', '2026-01-02T00:00:00Z')]).toEqual([
      'expireAt: needed with expireType FixedTime',
      'expireAt: comes after sendTime',
    ]);
    expect(wrong('2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z')).toBeUndefined();
  });
});
