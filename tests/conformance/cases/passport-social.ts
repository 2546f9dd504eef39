// Friends, requests, blacklists, presence and reports. What a number means: wire/passport.md 1.5.
import { expect } from 'vitest';
import { type Gamer, LARGE, openGame, wrong } from '../game.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Case, Cases } from './case.ts';

async function two(world: World, settings: Readonly<Record<string, unknown>> = {}) {
  const game = await openGame(world, settings);
  return { ...game, ana: await game.player('Ana'), ben: await game.player('Ben') };
}

const ask = async (from: Gamer, to: Gamer) =>
  (await from.uos.passport.playerFriendRequests.send({ targetPersonaID: to.personaId })).friendRequest.id;

async function asked(world: World, settings: Readonly<Record<string, unknown>> = {}) {
  const game = await two(world, settings);
  return { ...game, request: await ask(game.ana, game.ben) };
}

async function friends(world: World) {
  const game = await asked(world);
  await game.ben.uos.passport.playerFriendRequests.approve({ id: game.request });
  return game;
}

async function keptOut(world: World) {
  const game = await two(world);
  await game.ana.uos.passport.playerFriendBlacklist.add({ targetPersonaID: game.ben.personaId });
  return game;
}

async function reported(world: World) {
  const game = await two(world);
  const said = { targetPersonaID: game.ben.personaId, category: 'cheat' };
  const { report } = await game.ana.uos.passport.playerReports.create(said);
  return { ...game, said, report: report.id };
}

/** What is the same of approving, rejecting and taking back. */
const answering = (verb: 'approve' | 'reject' | 'revoke', status: string): Case => {
  const by = ({ ana, ben }: { ana: Gamer; ben: Gamer }) => (verb === 'revoke' ? ana : ben).uos.passport;
  return {
    async ok(world) {
      const game = await asked(world);
      const { friendRequest } = await by(game).playerFriendRequests[verb]({ id: game.request });
      expect(friendRequest.status).toBe(status);
    },
    errors: {
      50001: async (world) => by(await asked(world)).playerFriendRequests[verb]({ id: UNKNOWN }),
      90001: async (world) => {
        const game = await asked(world);
        await by(game).playerFriendRequests[verb]({ id: game.request });
        return by(game).playerFriendRequests[verb]({ id: game.request });
      },
    },
  };
};

export const cases: Cases = {
  'passport.personas.friends': {
    async ok(world) {
      const { uos, ana } = await friends(world);
      expect(await uos.passport.personas.friends({ id: ana.personaId })).toMatchObject({
        total: 1,
        friends: [{ displayName: 'Ben', targetRealmName: '默认区服' }],
      });
    },
    errors: {
      30001: async (world) => {
        const { uos, ana } = await friends(world);
        return uos.passport.personas.friends({ id: ana.personaId, start: -1 });
      },
      50001: ({ uos }) => uos.passport.personas.friends({ id: UNKNOWN }),
    },
  },
  'passport.personas.friendBlacklist': {
    async ok(world) {
      const { uos, ana, ben } = await keptOut(world);
      expect(await uos.passport.personas.friendBlacklist({ id: ana.personaId })).toMatchObject({
        total: 1,
        blacklist: [{ targetPersonaID: ben.personaId }],
      });
    },
    errors: {
      30001: async (world) => {
        const { uos, ana } = await keptOut(world);
        return uos.passport.personas.friendBlacklist({ id: ana.personaId, start: -1 });
      },
      50001: ({ uos }) => uos.passport.personas.friendBlacklist({ id: UNKNOWN }),
    },
  },
  'passport.playerFriends.list': {
    async ok(world) {
      const { ben } = await friends(world);
      expect(await ben.uos.passport.playerFriends.list()).toMatchObject({
        total: 1,
        friends: [{ displayName: 'Ana' }],
      });
    },
    errors: { 30001: async (world) => (await two(world)).ana.uos.passport.playerFriends.list({ start: -1 }) },
  },
  'passport.playerFriends.update': {
    async ok(world) {
      const { ana, ben } = await friends(world);
      const { friend } = await ana.uos.passport.playerFriends.update({ personaID: ben.personaId, remark: '老朋友' });
      expect(friend.remark).toBe('老朋友');
    },
    errors: {
      30001: async (world) => {
        const { ana, ben } = await friends(world);
        return ana.uos.passport.playerFriends.update({ personaID: ben.personaId, remark: 'x'.repeat(65) });
      },
      50001: async (world) => {
        const { ana, ben } = await two(world);
        return ana.uos.passport.playerFriends.update({ personaID: ben.personaId, remark: 'x' });
      },
    },
  },
  'passport.playerFriends.remove': {
    async ok(world) {
      const { ana, ben } = await friends(world);
      await ana.uos.passport.playerFriends.remove({ personaID: ben.personaId, removeBoth: true });
      expect((await ben.uos.passport.playerFriends.list()).total).toBe(0);
    },
    errors: {
      50001: async (world) => {
        const { ana, ben } = await two(world);
        return ana.uos.passport.playerFriends.remove({ personaID: ben.personaId });
      },
    },
  },
  'passport.playerFriendRequests.list': {
    async ok(world) {
      const { ben, request } = await asked(world);
      const { friendRequests } = await ben.uos.passport.playerFriendRequests.list({ direction: 'received' });
      expect(friendRequests).toMatchObject([{ id: request, sourceDisplayName: 'Ana', status: 'Pending' }]);
    },
    errors: {
      30001: async (world) => (await two(world)).ana.uos.passport.playerFriendRequests.list({ direction: wrong('up') }),
    },
  },
  'passport.playerFriendRequests.send': {
    async ok(world) {
      const { request } = await asked(world);
      expect(request).not.toBe('');
    },
    errors: {
      30001: async (world) => {
        const { ana } = await two(world);
        return ask(ana, ana);
      },
      50001: async (world) =>
        (await two(world)).ana.uos.passport.playerFriendRequests.send({ targetPersonaID: UNKNOWN }),
      60001: async (world) => {
        const { ana, ben } = await friends(world);
        return ask(ana, ben);
      },
      70001: async (world) => {
        const { ana, ben } = await keptOut(world);
        return ask(ben, ana);
      },
      80001: async (world) => {
        const { ana, player } = await asked(world, { maxPendingFriendRequestCount: 1 });
        return ask(ana, await player());
      },
    },
  },
  'passport.playerFriendRequests.approve': {
    ...answering('approve', 'Approved'),
    errors: {
      ...answering('approve', 'Approved').errors,
      80001: async (world) => {
        const { uos, ben, request } = await asked(world);
        await uos.passport.config.set({ config: { maxFriendCount: 0 } });
        return ben.uos.passport.playerFriendRequests.approve({ id: request });
      },
    },
  },
  'passport.playerFriendRequests.reject': answering('reject', 'Rejected'),
  'passport.playerFriendRequests.revoke': answering('revoke', 'Revoked'),
  'passport.playerFriendRequests.approveAll': {
    async ok(world) {
      const { ben } = await asked(world);
      expect(await ben.uos.passport.playerFriendRequests.approveAll()).toEqual({ count: 1 });
    },
    errors: {
      80001: async (world) => {
        const { uos, ben } = await asked(world);
        await uos.passport.config.set({ config: { maxFriendCount: 0 } });
        return ben.uos.passport.playerFriendRequests.approveAll();
      },
    },
  },
  'passport.playerFriendRequests.rejectAll': {
    async ok(world) {
      const { ben } = await asked(world);
      expect(await ben.uos.passport.playerFriendRequests.rejectAll()).toEqual({ count: 1 });
    },
  },
  'passport.playerFriendBlacklist.list': {
    async ok(world) {
      const { ana } = await keptOut(world);
      const { blacklist } = await ana.uos.passport.playerFriendBlacklist.list();
      expect(blacklist).toMatchObject([{ displayName: 'Ben' }]);
    },
    errors: { 30001: async (world) => (await two(world)).ana.uos.passport.playerFriendBlacklist.list({ start: -1 }) },
  },
  'passport.playerFriendBlacklist.add': {
    async ok(world) {
      const { ana, ben } = await two(world);
      const { entry } = await ana.uos.passport.playerFriendBlacklist.add({ targetPersonaID: ben.personaId });
      expect(entry).toMatchObject({ targetPersonaID: ben.personaId, displayName: 'Ben' });
    },
    errors: {
      30001: async (world) => {
        const { ana } = await two(world);
        return ana.uos.passport.playerFriendBlacklist.add({ targetPersonaID: ana.personaId });
      },
      50001: async (world) =>
        (await two(world)).ana.uos.passport.playerFriendBlacklist.add({ targetPersonaID: UNKNOWN }),
      60001: async (world) => {
        const { ana, ben } = await keptOut(world);
        return ana.uos.passport.playerFriendBlacklist.add({ targetPersonaID: ben.personaId });
      },
    },
  },
  'passport.playerFriendBlacklist.remove': {
    async ok(world) {
      const { ana, ben } = await keptOut(world);
      expect(await ana.uos.passport.playerFriendBlacklist.remove({ personaID: ben.personaId })).toEqual({});
    },
    errors: {
      50001: async (world) => {
        const { ana, ben } = await two(world);
        return ana.uos.passport.playerFriendBlacklist.remove({ personaID: ben.personaId });
      },
    },
  },
  'passport.playerPresences.list': {
    async ok(world) {
      const { ana, ben } = await two(world);
      await ana.uos.passport.playerPresences.set({ status: 'online' });
      const { presences } = await ben.uos.passport.playerPresences.list({ personaIDs: [ana.personaId, ben.personaId] });
      expect(presences).toMatchObject([{ personaID: ana.personaId, status: 'online' }]);
    },
    errors: { 30001: async (world) => (await two(world)).ana.uos.passport.playerPresences.list({ personaIDs: [] }) },
  },
  'passport.playerPresences.set': {
    async ok(world) {
      const { ana } = await two(world);
      const { presence } = await ana.uos.passport.playerPresences.set({
        status: 'away',
        properties: { scene: 'port' },
      });
      expect(presence).toMatchObject({ status: 'away', properties: { scene: 'port' } });
    },
    errors: {
      30001: async (world) => (await two(world)).ana.uos.passport.playerPresences.set({ status: '' }),
      30002: async (world) =>
        (await two(world)).ana.uos.passport.playerPresences.set({ status: 'x', properties: LARGE }),
    },
  },
  'passport.reports.search': {
    async ok(world) {
      const { uos, report } = await reported(world);
      expect(await uos.passport.reports.search({ id: report, category: 'cheat' })).toMatchObject({ total: 1 });
    },
    errors: { 30001: ({ uos }) => uos.passport.reports.search({ status: wrong('Lost') }) },
  },
  'passport.reports.targets': {
    async ok(world) {
      const { uos, ben, report } = await reported(world);
      const who = { targetPersonaID: ben.personaId, displayName: 'Ben' };
      expect(await uos.passport.reports.targets({ status: 'Reviewing' })).toMatchObject({
        total: 1,
        targets: [{ ...who, reviewingCount: 1, categories: ['cheat'], lastReportID: report }],
      });
    },
    errors: { 30001: ({ uos }) => uos.passport.reports.targets({ start: -1 }) },
  },
  'passport.reports.get': {
    async ok(world) {
      const { uos, ben, report } = await reported(world);
      expect((await uos.passport.reports.get({ id: report })).report).toMatchObject({ targetPersonaID: ben.personaId });
    },
    errors: { 50001: async (world) => world.other.passport.reports.get({ id: (await reported(world)).report }) },
  },
  'passport.reports.update': {
    async ok(world) {
      const { uos, report } = await reported(world);
      const decided = await uos.passport.reports.update({ id: report, status: 'Actioned', result: '封禁 7 天' });
      expect(decided.report).toMatchObject({ status: 'Actioned', result: '封禁 7 天' });
    },
    errors: {
      30001: async (world) => {
        const { uos, report } = await reported(world);
        return uos.passport.reports.update({ id: report, status: wrong('Revoked') });
      },
      50001: ({ uos }) => uos.passport.reports.update({ id: UNKNOWN, status: 'Cleared' }),
      90001: async (world) => {
        const { uos, ana, report } = await reported(world);
        await ana.uos.passport.playerReports.revoke({ id: report });
        return uos.passport.reports.update({ id: report, status: 'Cleared' });
      },
    },
  },
  'passport.reports.remove': {
    async ok(world) {
      const { uos, report } = await reported(world);
      expect(await uos.passport.reports.remove({ id: report })).toEqual({});
    },
    errors: { 50001: ({ uos }) => uos.passport.reports.remove({ id: UNKNOWN }) },
  },
  'passport.playerReports.create': {
    async ok(world) {
      const { ben, ana } = await two(world);
      const said = { targetPersonaID: ana.personaId, category: 'abuse', evidence: ['https://a.example/1.mp4'] };
      const { report } = await ben.uos.passport.playerReports.create(said);
      expect(report).toMatchObject({ status: 'Reviewing', targetUserID: ana.userId, evidence: said.evidence });
    },
    errors: {
      30001: async (world) => {
        const { ana, ben } = await two(world);
        return ana.uos.passport.playerReports.create({ targetPersonaID: ben.personaId, category: '' });
      },
      50001: async (world) =>
        (await two(world)).ana.uos.passport.playerReports.create({ targetPersonaID: UNKNOWN, category: 'x' }),
      60001: async (world) => {
        const { ana, said } = await reported(world);
        return ana.uos.passport.playerReports.create(said);
      },
    },
  },
  'passport.playerReports.revoke': {
    async ok(world) {
      const { ana, report } = await reported(world);
      expect((await ana.uos.passport.playerReports.revoke({ id: report })).report.status).toBe('Revoked');
    },
    errors: {
      50001: async (world) => {
        const { ben, report } = await reported(world);
        return ben.uos.passport.playerReports.revoke({ id: report });
      },
      90001: async (world) => {
        const { uos, ana, report } = await reported(world);
        await uos.passport.reports.update({ id: report, status: 'Cleared' });
        return ana.uos.passport.playerReports.revoke({ id: report });
      },
    },
  },
};
