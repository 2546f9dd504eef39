import { defaultMinorRules } from '@uos/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { appWithPlayers, playerOf } from '../setup/testing.ts';
import { holdPayment, releasePayment, settlePayment } from './payments.ts';
import { paidIn } from './store.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

const ON = { antiAddiction: { enabled: true } };
const PLAYABLE = '/upass/v1/sdk/anti-addiction/playable';
const payable = (fen: number) => `/upass/v1/sdk/anti-addiction/payable?amount=${fen}`;
const PAYMENTS = '/v1/anti-addiction/payments';

async function goTo(moment: string): Promise<void> {
  await platform.testClock?.advance(() => new Date(moment));
}

const ahead = async (seconds: number) => {
  await platform.testClock?.advance((now) => new Date(now.getTime() + seconds * 1000));
};

/** A Friday two weeks after the clock of the test, at a time of day. */
function friday(weeks: number, time: string): string {
  const day = new Date(platform.ports.clock.now().getTime() + weeks * 7 * 86_400_000);
  while (day.getUTCDay() !== 5) {
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return `${day.toISOString().slice(0, 10)}T${time}+08:00`;
}

describe('play', () => {
  it('is closed to a minor until the window opens and says how long it lasts', async () => {
    const app = await appWithPlayers(platform, ON);
    await goTo(friday(1, '19:59:00'));
    const child = await playerOf(platform, app, 'EightToSixteen', '2099-01-01');
    const before = await child.call('GET', PLAYABLE);
    expect(before.body).toEqual({
      userId: child.id,
      displayName: '红雀',
      userType: 'EightToSixteen',
      playable: false,
      reason: '尚未到可玩时段。当前年龄段仅可在周五、周六、周日、法定节假日 20:00 至 21:00 进行游戏',
      remainingTimeInSecond: 0,
      description: '当前年龄段仅可在周五、周六、周日、法定节假日 20:00 至 21:00 进行游戏',
    });
    await ahead(60);
    expect((await child.call('GET', PLAYABLE)).body).toMatchObject({ playable: true, remainingTimeInSecond: 3600 });
  });

  it('needs a verified real name, unless the rules are off', async () => {
    const app = await appWithPlayers(platform, ON);
    const unknown = await playerOf(platform, app);
    expect((await unknown.call('GET', PLAYABLE)).body).toMatchObject({ userType: '', playable: false });
    expect((await unknown.call('GET', payable(1))).body).toEqual({
      approved: false,
      reason: '尚未通过实名认证，无法充值',
    });
    await app.call('POST', '/upass/v1/config', {});
    expect((await unknown.call('GET', PLAYABLE)).body).toMatchObject({ playable: true, reason: '' });
    expect((await unknown.call('GET', payable(1))).body).toEqual({ approved: true, reason: '' });
  });

  it('is measured by its questions, at most two minutes from one to the next', async () => {
    const bands = {
      SixteenToEighteen: { days: [1, 2, 3, 4, 5, 6, 7], startTime: '00:00', endTime: '24:00', dailyMinutes: 5 },
    };
    const app = await appWithPlayers(platform, { antiAddiction: { enabled: true, bands } });
    await goTo(friday(1, '12:00:00'));
    const teen = await playerOf(platform, app, 'SixteenToEighteen', '2099-01-01');
    const left = async () => {
      const { playable, remainingTimeInSecond } = (await teen.call('GET', PLAYABLE)).body as Record<string, unknown>;
      return playable === true ? remainingTimeInSecond : playable;
    };
    const seen = [await left()];
    for (const seconds of [60, 60, 3600, 30, 60]) {
      await ahead(seconds);
      seen.push(await left());
    }
    expect(seen).toEqual([300, 240, 180, 60, 30, false]);
    await ahead(12 * 3600);
    expect(await left()).toBe(300);
    const kept = await platform.ports.db
      .selectFrom('passport_play_days')
      .select('day')
      .where('user_id', '=', teen.id)
      .execute();
    await ahead(24 * 3600);
    const later = await platform.ports.db
      .selectFrom('passport_play_days')
      .select('day')
      .where('user_id', '=', teen.id)
      .execute();
    expect([kept.length, later.length]).toEqual([2, 1]);
  });

  it('changes with a birthday at midnight in Shanghai, before anybody has written it down', async () => {
    const app = await appWithPlayers(platform, ON);
    await goTo(friday(1, '23:59:59'));
    const next = new Date(platform.ports.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
    const player = await playerOf(platform, app, 'SixteenToEighteen', next);
    expect((await player.call('GET', PLAYABLE)).body).toMatchObject({ userType: 'SixteenToEighteen', playable: false });
    await ahead(1);
    expect((await player.call('GET', PLAYABLE)).body).toMatchObject({
      userType: 'AboveEighteen',
      playable: true,
      remainingTimeInSecond: 86_400,
    });
  });

  it('of a user of another app is not told', async () => {
    const [app, other] = [await appWithPlayers(platform, ON), await appWithPlayers(platform, ON)];
    const theirs = await playerOf(platform, other, 'UnderEight', '2099-01-01');
    const answer = await app.call('POST', PAYMENTS, { userID: theirs.id, amount: 1 });
    expect([answer.status, answer.body]).toMatchObject([404, { message: 'user not found' }]);
  });
});

describe('payments', () => {
  it('are refused over the cap of one payment and of the month, to the fen, and begin anew with the month', async () => {
    const app = await appWithPlayers(platform, ON);
    const child = await playerOf(platform, app, 'EightToSixteen', '2099-01-01');
    const pay = async (amount: number, outTradeNo?: string) => {
      const { status, body } = await app.call('POST', PAYMENTS, { userID: child.id, amount, outTradeNo });
      return status === 200 ? 'paid' : (body as { passportErrorCode: number }).passportErrorCode;
    };
    expect(await pay(5001)).toBe(90_060);
    expect([await pay(5000), await pay(5000), await pay(5000), await pay(4999)]).toEqual([
      'paid',
      'paid',
      'paid',
      'paid',
    ]);
    expect((await child.call('GET', payable(1))).body).toEqual({ approved: true, reason: '' });
    expect((await child.call('GET', payable(2))).body).toEqual({
      approved: false,
      reason: '每月累计充值金额不得超过 200 元，本月已充值 199.99 元',
    });
    expect([await pay(2), await pay(1), await pay(1)]).toEqual([90_060, 'paid', 90_060]);
    await ahead(31 * 86_400);
    expect(await pay(5000)).toBe('paid');
  });

  it("with a trade number count once, and the number is nobody else's", async () => {
    const app = await appWithPlayers(platform, ON);
    const [one, two] = [
      await playerOf(platform, app, 'EightToSixteen', '2099-01-01'),
      await playerOf(platform, app, 'EightToSixteen', '2099-01-01'),
    ];
    const pay = async (userID: string, amount: number) =>
      (await app.call('POST', PAYMENTS, { userID, amount, outTradeNo: 'T-1' })).status;
    expect([await pay(one.id, 5000), await pay(one.id, 5000)]).toEqual([200, 200]);
    expect([await pay(one.id, 4000), await pay(two.id, 5000)]).toEqual([409, 409]);
    expect((await one.call('GET', payable(5000))).body).toMatchObject({ approved: true });
    const { db } = platform.ports;
    const now = platform.ports.clock.now().toISOString();
    const month = new Date(Date.parse(now) + 8 * 3_600_000).toISOString().slice(0, 7);
    expect(await paidIn(db, { appId: app.id, userId: one.id, month }, now)).toBe(5000);
  });

  it('that wait for their money hold their room for half an hour, and give it back where they fail or go back', async () => {
    const app = await appWithPlayers(platform, ON);
    const teen = await playerOf(platform, app, 'SixteenToEighteen', '2099-01-01');
    const { db, clock } = platform.ports;
    const trade = (outTradeNo: string) => ({ appId: app.id, outTradeNo, now: clock.now().toISOString() });
    const rules = { ...defaultMinorRules, enabled: true };
    const hold = (outTradeNo: string) =>
      db.transaction().execute((tx) =>
        holdPayment(tx, {
          ...trade(outTradeNo),
          userId: teen.id,
          band: 'SixteenToEighteen',
          rules,
          amountFen: 10_000,
        }),
      );
    const approved = async () => ((await teen.call('GET', payable(10_000))).body as { approved: boolean }).approved;
    for (const no of ['a', 'b', 'c', 'd']) {
      await hold(no);
    }
    await expect(hold('e')).rejects.toMatchObject({ code: 90_060 });
    await expect(hold('a')).rejects.toMatchObject({ code: 90_060 });
    await releasePayment(db, trade('a'));
    expect(await approved()).toBe(true);
    await settlePayment(db, trade('b'));
    await settlePayment(db, trade('b'));
    await ahead(31 * 60);
    // why 30,000 fen free: only b was paid, and what was held is held no more
    await hold('f');
    await hold('g');
    await hold('h');
    expect(await approved()).toBe(false);
    await releasePayment(db, trade('b'));
    await releasePayment(db, trade('b'));
    expect(await approved()).toBe(true);
  });
});

describe('what was paid in a month', () => {
  it('is listed beside what an age may pay, nearest to the limit first, and held orders count', async () => {
    const app = await appWithPlayers(platform, ON);
    const [child, teen, adult] = [
      await playerOf(platform, app, 'EightToSixteen', '2099-01-01'),
      await playerOf(platform, app, 'SixteenToEighteen', '2099-01-01'),
      await playerOf(platform, app, 'AboveEighteen'),
    ];
    const pay = (userID: string, amount: number) => app.call('POST', PAYMENTS, { userID, amount });
    for (const [{ id }, amount, times] of [
      [child, 4000, 4],
      [teen, 10_000, 1],
      [adult, 500_000, 1],
    ] as const) {
      for (let time = 0; time < times; time += 1) {
        expect((await pay(id, amount)).status).toBe(200);
      }
    }
    const { db, clock } = platform.ports;
    const now = clock.now().toISOString();
    const rules = { ...defaultMinorRules, enabled: true };
    const order = { appId: app.id, userId: teen.id, band: 'SixteenToEighteen', rules, amountFen: 5000, now } as const;
    await db.transaction().execute((tx) => holdPayment(tx, { ...order, outTradeNo: 'waits' }));
    const list = async (query = '') => {
      const { body } = await app.call('GET', `/upass/v1/anti-addiction/payments?${query}`);
      const { payments, total } = body as { payments: readonly Record<string, unknown>[]; total: number };
      return [total, ...payments.map(({ userID, paid, held, limit }) => [userID, paid, held, limit])];
    };
    const rows = {
      child: [child.id, 16_000, 0, 20_000],
      teen: [teen.id, 10_000, 5000, 40_000],
      adult: [adult.id, 500_000, 0, -1],
    };
    expect(await list()).toEqual([3, rows.child, rows.teen, rows.adult]);
    expect(await list('isNear=true')).toEqual([1, rows.child]);
    expect(await list('count=1&start=1')).toEqual([3, rows.teen]);
    expect(await list(`userID=${adult.id}`)).toEqual([1, rows.adult]);
    expect(await list('ageGroup=SixteenToEighteen')).toEqual([1, rows.teen]);
    expect(await list('month=2020-01')).toEqual([0]);
    await app.call('POST', '/upass/v1/config', {});
    expect(await list('isNear=true')).toEqual([0]);
  });
});
