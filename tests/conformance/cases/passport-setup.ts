// What an app sets up of its player accounts.
import { expect } from 'vitest';
import type { Cases } from './case.ts';

const wrong = (value: unknown) => value as never;

export const cases: Cases = {
  'passport.config.get': {
    async ok({ other }) {
      expect((await other.passport.config.get()).config).toMatchObject({ MemberLimitCount: 50, inboxCapacity: 500 });
    },
  },
  'passport.config.set': {
    async ok({ uos }) {
      const { config } = await uos.passport.config.set({ config: { MemberLimitCount: 30, ours: 'kept' } });
      expect(config).toMatchObject({ MemberLimitCount: 30, inboxCapacity: 500, ours: 'kept' });
    },
    errors: { 30001: ({ uos }) => uos.passport.config.set({ config: { MemberLimitCount: wrong(0) } }) },
  },
};
