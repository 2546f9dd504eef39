// What minors may play and pay.
import { expect } from 'vitest';
import { newPlayer, stranger } from '../player.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const wrong = (value: unknown) => value as never;

/** Nobody without a verified name may pay while the rules are on. */
async function strictly<T>(world: World, call: () => Promise<T>): Promise<T> {
  await world.uos.passport.config.set({ config: { antiAddiction: { enabled: true } } });
  try {
    return await call();
  } finally {
    await world.uos.passport.config.set({ config: {} });
  }
}

export const cases: Cases = {
  'passport.antiAddiction.recordPayment': {
    async ok(world) {
      const { id } = await newPlayer(world);
      expect(await world.uos.passport.antiAddiction.recordPayment({ userID: id, amount: 600 })).toEqual({});
    },
    errors: {
      30001: ({ uos }) => uos.passport.antiAddiction.recordPayment({ userID: UNKNOWN, amount: wrong(-1) }),
      50001: ({ uos }) => uos.passport.antiAddiction.recordPayment({ userID: UNKNOWN, amount: 1 }),
      60001: async (world) => {
        const { id } = await newPlayer(world);
        await world.uos.passport.antiAddiction.recordPayment({ userID: id, amount: 1, outTradeNo: `of ${id}` });
        return world.uos.passport.antiAddiction.recordPayment({ userID: id, amount: 2, outTradeNo: `of ${id}` });
      },
      90060: async (world) => {
        const { id } = await newPlayer(world);
        return strictly(world, () => world.uos.passport.antiAddiction.recordPayment({ userID: id, amount: 1 }));
      },
    },
  },
  'passport.minorPayments.list': {
    async ok(world) {
      const { id } = await newPlayer(world);
      const { antiAddiction, minorPayments } = world.uos.passport;
      await antiAddiction.recordPayment({ userID: id, amount: 600 });
      const { payments, total } = await minorPayments.list({ userID: id });
      expect([total, payments]).toMatchObject([1, [{ userID: id, ageGroup: '', paid: 600, held: 0, limit: -1 }]]);
      expect(await minorPayments.list({ userID: id, month: '2020-01' })).toMatchObject({ payments: [], total: 0 });
    },
    errors: { 30001: ({ uos }) => uos.passport.minorPayments.list({ month: '2026-13' }) },
  },
  'passport.antiAddiction.playable': {
    async ok(world) {
      const { id, uos } = await newPlayer(world);
      expect(await uos.passport.antiAddiction.playable()).toMatchObject({ userId: id, userType: '', playable: true });
    },
    errors: { 50001: (world) => stranger(world).passport.antiAddiction.playable() },
  },
  'passport.antiAddiction.payable': {
    async ok(world) {
      const { uos } = await newPlayer(world);
      expect(await uos.passport.antiAddiction.payable({ amount: 600 })).toEqual({ approved: true, reason: '' });
    },
    errors: {
      30001: async (world) => (await newPlayer(world)).uos.passport.antiAddiction.payable({ amount: wrong(-1) }),
      50001: (world) => stranger(world).passport.antiAddiction.payable({ amount: 1 }),
    },
  },
};
