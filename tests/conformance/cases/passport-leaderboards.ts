// Leaderboards, their scores, versions and resets. What a number means: wire/passport.md 1.5.
import { expect } from 'vitest';
import { type Gamer, openGame, wrong } from '../game.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const lamps = { slugName: 'lamps', displayName: '点灯榜' } as const;
const name = 'lamps';
const slugName = 'lamps';
const TOO_MANY = Array.from({ length: 101 }, (_, at) => `m${at}`);
const past = { endTime: '2020-01-01T00:00:00Z' };

type Settings = Omit<Parameters<World['uos']['passport']['leaderboards']['create']>[0], 'slugName' | 'displayName'>;

/** A leaderboard of players, of whom the first two have a score each. */
async function boardOf(world: World, settings: Settings = {}) {
  const game = await openGame(world);
  const { leaderboard } = await game.uos.passport.leaderboards.create({ ...lamps, ...settings });
  return { ...game, passport: game.uos.passport, leaderboard };
}

async function scored(world: World, settings: Settings = {}) {
  const board = await boardOf(world, settings);
  const [ana, ben, cleo] = [await board.player('Ana'), await board.player('Ben'), await board.player('Cleo')];
  const bring = ({ uos }: Gamer, score: number) => uos.passport.playerLeaderboards.submit({ slugName, score });
  await bring(ana, 10);
  await bring(ben, 20);
  return { ...board, ana, ben, cleo, bring };
}

async function reset(world: World) {
  const board = await scored(world);
  const { version } = await board.passport.leaderboards.reset({ name });
  return { ...board, v: version.versionId };
}

const weekly = { resetSchedule: '0 5 * * 1' };
const bans = { banActions: [{ type: 'BanLeaderboard' as const }] };
const banned = async (world: World) => {
  const board = await scored(world);
  await board.passport.personas.setBanActions({ id: board.ana.personaId, ...bans });
  return board;
};
const nowhere = async (world: World) => (await boardOf(world)).passport;
const gift = [{ from: 1, to: 3, items: [{ resourceSlug: 'GOLD_COIN', quantity: 1 }] }];

export const cases: Cases = {
  'passport.leaderboards.list': {
    async ok(world) {
      const { passport } = await boardOf(world);
      expect(await passport.leaderboards.list({ displayName: '灯' })).toMatchObject({
        total: 1,
        leaderboards: [{ slugName: 'lamps' }],
      });
    },
    errors: { 30001: async (world) => (await nowhere(world)).leaderboards.list({ start: -1 }) },
  },
  'passport.leaderboards.create': {
    async ok(world) {
      expect((await boardOf(world, weekly)).leaderboard).toMatchObject({ updateType: 'KeepBest', ...weekly });
    },
    errors: {
      30001: (world) => boardOf(world, { bucketStrategy: 'System' }),
      30003: async (world) => (await nowhere(world)).leaderboards.create({ ...lamps, slugName: 'members' }),
      50001: (world) => boardOf(world, { rewards: gift }),
      60001: async (world) => (await nowhere(world)).leaderboards.create(lamps),
    },
  },
  'passport.leaderboards.get': {
    async ok(world) {
      const { passport } = await boardOf(world);
      expect((await passport.leaderboards.get({ name })).leaderboard.displayName).toBe('点灯榜');
    },
    errors: {
      50001: async (world) => {
        await boardOf(world);
        return world.other.passport.leaderboards.get({ name });
      },
    },
  },
  'passport.leaderboards.update': {
    async ok(world) {
      const { passport } = await boardOf(world);
      const { leaderboard } = await passport.leaderboards.update({ name, sortOrder: 'Asc', forceDistinctRank: true });
      expect(leaderboard).toMatchObject({ sortOrder: 'Asc', forceDistinctRank: true });
    },
    errors: {
      30001: async (world) => (await nowhere(world)).leaderboards.update({ name, rewardStrategy: 'ByTier' }),
      50001: async (world) => (await nowhere(world)).leaderboards.update({ name: 'none' }),
      90001: async (world) => (await scored(world)).passport.leaderboards.update({ name, sortOrder: 'Asc' }),
    },
  },
  'passport.leaderboards.remove': {
    async ok(world) {
      const { passport } = await scored(world);
      expect(await passport.leaderboards.remove({ name })).toEqual({});
      await expect(passport.leaderboards.get({ name })).rejects.toMatchObject({ status: 404 });
    },
    errors: { 50001: async (world) => (await nowhere(world)).leaderboards.remove({ name: 'none' }) },
  },
  'passport.leaderboards.reset': {
    async ok(world) {
      const { passport } = await reset(world);
      expect(await passport.leaderboardScores.list({ name })).toMatchObject({ total: 0 });
    },
    errors: { 50001: async (world) => (await nowhere(world)).leaderboards.reset({ name: 'none' }) },
  },
  'passport.leaderboardScores.list': {
    async ok(world) {
      const { passport, ana } = await scored(world);
      const { scores, total } = await passport.leaderboardScores.list({ name, count: 1 });
      expect([total, scores[0]?.displayName, scores[0]?.rank]).toEqual([2, 'Ben', 1]);
      expect(await passport.leaderboardScores.list({ name, memberId: ana.personaId })).toMatchObject({
        scores: [{ rank: 2, score: 10 }],
      });
    },
    errors: {
      30001: async (world) => (await nowhere(world)).leaderboardScores.list({ name, bucketId: 'x', tier: 'gold' }),
      50001: async (world) => (await nowhere(world)).leaderboardScores.list({ name: 'none' }),
    },
  },
  'passport.leaderboardScores.submit': {
    async ok(world) {
      const { passport, ana, cleo } = await scored(world);
      expect(await passport.leaderboardScores.submit({ name, memberId: cleo.personaId, score: 15 })).toMatchObject({
        ...{ score: 15, rank: 2 },
      });
      const scores = [
        { memberId: ana.personaId, score: 30 },
        { memberId: cleo.personaId, score: 30 },
      ];
      const { scores: both } = await passport.leaderboardScores.submit({ name, scores });
      expect(both?.map(({ rank }) => rank)).toEqual([1, 1]);
    },
    errors: {
      30001: async (world) => (await nowhere(world)).leaderboardScores.submit({ name, memberId: UNKNOWN }),
      50001: async (world) => (await nowhere(world)).leaderboardScores.submit({ name, memberId: UNKNOWN, score: 1 }),
      90040: async (world) => {
        const { passport, player } = await boardOf(world, past);
        return passport.leaderboardScores.submit({ name, memberId: (await player()).personaId, score: 1 });
      },
      90041: async (world) => {
        const { passport, ana } = await banned(world);
        return passport.leaderboardScores.submit({ name, memberId: ana.personaId, score: 1 });
      },
    },
  },
  'passport.leaderboardScores.clear': {
    async ok(world) {
      const { passport, ana } = await scored(world);
      const cleared = await passport.leaderboardScores.clear({ name, memberIds: [ana.personaId] });
      expect(cleared).toEqual({ deletedCount: 1 });
      expect(await passport.leaderboardScores.clear({ name })).toEqual({ deletedCount: 1 });
    },
    errors: {
      30001: async (world) => (await nowhere(world)).leaderboardScores.clear({ name, memberIds: TOO_MANY }),
      50001: async (world) => (await nowhere(world)).leaderboardScores.clear({ name: 'none' }),
    },
  },
  'passport.leaderboardScores.ofMember': {
    async ok(world) {
      const { passport, ana } = await scored(world);
      expect(await passport.leaderboardScores.ofMember({ id: ana.personaId })).toMatchObject({
        total: 1,
        scores: [{ leaderboardSlugName: 'lamps', rank: 2 }],
      });
    },
    errors: {
      30001: async (world) => (await nowhere(world)).leaderboardScores.ofMember({ id: 'x', leaderboards: TOO_MANY }),
    },
  },
  'passport.leaderboardVersions.list': {
    async ok(world) {
      const { passport, v } = await reset(world);
      expect(await passport.leaderboardVersions.list({ name })).toMatchObject({
        total: 2,
        versions: [{ status: 'Current' }, { versionId: v, memberCount: 2, reason: 'Manual' }],
      });
    },
    errors: {
      30001: async (world) => (await nowhere(world)).leaderboardVersions.list({ name, start: -1 }),
      50001: async (world) => (await nowhere(world)).leaderboardVersions.list({ name: 'none' }),
    },
  },
  'passport.leaderboardVersions.scores': {
    async ok(world) {
      const { passport, v } = await reset(world);
      expect(await passport.leaderboardVersions.scores({ name, v, rewardState: 'false' })).toMatchObject({
        total: 2,
        scores: [
          { rank: 1, displayName: 'Ben', rewardState: 'false' },
          { rank: 2, displayName: 'Ana' },
        ],
      });
    },
    errors: {
      30001: async (world) => (await nowhere(world)).leaderboardVersions.scores({ name, v: 'none' }),
      50001: async (world) => (await nowhere(world)).leaderboardVersions.scores({ name, v: UNKNOWN }),
    },
  },
  'passport.leaderboardVersions.memberScore': {
    async ok(world) {
      const { passport, v, ana } = await reset(world);
      const at = { name, v, m: ana.personaId };
      expect((await passport.leaderboardVersions.memberScore(at)).score.rank).toBe(2);
      const { score } = await passport.leaderboardVersions.memberScore({ ...at, score: 99, rewardState: 'true' });
      expect(score).toMatchObject({ rank: 1, score: 99, rewardState: 'true' });
    },
    errors: {
      30001: async (world) => {
        const { passport, v, ana } = await reset(world);
        return passport.leaderboardVersions.memberScore({ name, v, m: ana.personaId, rewardState: wrong('given') });
      },
      50001: async (world) => {
        const { passport, v } = await reset(world);
        return passport.leaderboardVersions.memberScore({ name, v, m: UNKNOWN });
      },
    },
  },
  'passport.leaderboardVersions.rewardPlan': {
    async ok(world) {
      const { passport, v } = await reset(world);
      expect(await passport.leaderboardVersions.rewardPlan({ name, v })).toEqual({ rules: [] });
    },
    errors: {
      50001: async (world) => (await nowhere(world)).leaderboardVersions.rewardPlan({ name, v: UNKNOWN }),
    },
  },
  'passport.leaderboardVersions.issueRewards': {
    async ok(world) {
      const { passport, v } = await reset(world);
      const given = await passport.leaderboardVersions.issueRewards({ name, v });
      expect(given).toEqual({ issuedCount: 0, skippedCount: 0, failed: [] });
    },
    errors: {
      30001: async (world) => {
        const { passport, v } = await reset(world);
        return passport.leaderboardVersions.issueRewards({ name, v, memberIds: wrong('all') });
      },
      50001: async (world) => (await nowhere(world)).leaderboardVersions.issueRewards({ name, v: UNKNOWN }),
      90001: async (world) => {
        const { passport } = await reset(world);
        const { currentVersionId } = (await passport.leaderboards.get({ name })).leaderboard;
        return passport.leaderboardVersions.issueRewards({ name, v: currentVersionId });
      },
    },
  },
  'passport.leaderboardSchedules.get': {
    async ok(world) {
      const { passport } = await boardOf(world);
      expect(await passport.leaderboardSchedules.get({ name })).toEqual({ schedule: null });
    },
    errors: { 50001: async (world) => (await nowhere(world)).leaderboardSchedules.get({ name: 'none' }) },
  },
  'passport.leaderboardSchedules.create': {
    async ok(world) {
      const { passport } = await boardOf(world);
      const { schedule } = await passport.leaderboardSchedules.create({ name, ...weekly, autoReward: true });
      expect(schedule).toMatchObject({ ...weekly, enabled: true, autoReward: true, nextResetAt: expect.any(String) });
    },
    errors: {
      30001: async (world) =>
        (await nowhere(world)).leaderboardSchedules.create({ name, resetSchedule: 'each monday' }),
      50001: async (world) => (await nowhere(world)).leaderboardSchedules.create({ name: 'none', ...weekly }),
      60001: async (world) => (await boardOf(world, weekly)).passport.leaderboardSchedules.create({ name, ...weekly }),
    },
  },
  'passport.leaderboardSchedules.update': {
    async ok(world) {
      const { passport } = await boardOf(world, weekly);
      const { schedule } = await passport.leaderboardSchedules.update({ name, enabled: false });
      expect([schedule.enabled, schedule.nextResetAt]).toEqual([false, undefined]);
    },
    errors: {
      30001: async (world) => {
        const { passport } = await boardOf(world, weekly);
        return passport.leaderboardSchedules.update({ name, resetSchedule: '61 * * * *' });
      },
      50001: async (world) => (await nowhere(world)).leaderboardSchedules.update({ name }),
    },
  },
  'passport.leaderboardSchedules.cancel': {
    async ok(world) {
      const { passport } = await boardOf(world, weekly);
      expect(await passport.leaderboardSchedules.cancel({ name })).toEqual({});
    },
    errors: { 50001: async (world) => (await nowhere(world)).leaderboardSchedules.cancel({ name }) },
  },
  'passport.users.clearScores': {
    async ok(world) {
      const { passport, ana } = await scored(world);
      expect(await passport.users.clearScores({ id: ana.userId })).toEqual({ deletedCount: 1 });
    },
    errors: { 50001: ({ uos }) => uos.passport.users.clearScores({ id: UNKNOWN }) },
  },
  'passport.personas.clearScores': {
    async ok(world) {
      const { passport, ana } = await scored(world);
      const cleared = await passport.personas.clearScores({ id: ana.personaId, leaderboard: name });
      expect(cleared).toEqual({ deletedCount: 1 });
    },
    errors: { 50001: ({ uos }) => uos.passport.personas.clearScores({ id: UNKNOWN }) },
  },
  'passport.playerLeaderboards.list': {
    async ok(world) {
      const { ana } = await scored(world);
      expect(await ana.uos.passport.playerLeaderboards.list()).toMatchObject({ total: 1 });
    },
    errors: { 30001: async (world) => (await scored(world)).ana.uos.passport.playerLeaderboards.list({ start: -1 }) },
  },
  'passport.playerLeaderboards.get': {
    async ok(world) {
      const { ana } = await scored(world);
      const { leaderboard } = await ana.uos.passport.playerLeaderboards.get({ slugName });
      expect(leaderboard.displayName).toBe('点灯榜');
    },
    errors: {
      50001: async (world) => (await scored(world)).ana.uos.passport.playerLeaderboards.get({ slugName: 'none' }),
    },
  },
  'passport.playerLeaderboards.submit': {
    async ok(world) {
      const { ana, bring } = await scored(world);
      expect(await bring(ana, 30)).toMatchObject({ memberId: ana.personaId, score: 30, rank: 1 });
    },
    errors: {
      30001: async (world) => {
        const { ana, ben } = await scored(world);
        return ana.uos.passport.playerLeaderboards.submit({ slugName, score: 1, memberId: ben.personaId });
      },
      50001: async (world) =>
        (await scored(world)).ana.uos.passport.playerLeaderboards.submit({ slugName: 'none', score: 1 }),
      70001: async (world) => {
        const { passport, ana, bring } = await scored(world);
        await passport.config.set({ config: { serverAuthority: ['leaderboards'] } });
        return bring(ana, 1);
      },
      90040: async (world) => {
        const { passport, ana, bring } = await scored(world);
        await passport.leaderboards.update({ name, ...past });
        return bring(ana, 1);
      },
      90041: async (world) => {
        const { ana, bring } = await banned(world);
        return bring(ana, 1);
      },
    },
  },
  'passport.playerLeaderboards.scores': {
    async ok(world) {
      const { ana, v } = await reset(world);
      const { scores, total, versionId } = await ana.uos.passport.playerLeaderboards.scores({ slugName, versionId: v });
      expect([total, scores[0]?.displayName, versionId]).toEqual([2, 'Ben', v]);
    },
    errors: {
      30001: async (world) => {
        const { ana } = await scored(world);
        return ana.uos.passport.playerLeaderboards.scores({ slugName, bucketId: 'x', tier: 'gold' });
      },
      50001: async (world) =>
        (await scored(world)).ana.uos.passport.playerLeaderboards.scores({ slugName, versionId: UNKNOWN }),
    },
  },
  'passport.playerLeaderboards.myScore': {
    async ok(world) {
      const { ana } = await scored(world);
      const { scores } = await ana.uos.passport.playerLeaderboards.myScore({ slugName, range: 1 });
      expect(scores.map(({ displayName }) => displayName)).toEqual(['Ben', 'Ana']);
    },
    errors: {
      30001: async (world) => {
        const { ana } = await scored(world);
        return ana.uos.passport.playerLeaderboards.myScore({ slugName, range: 51 });
      },
      50001: async (world) => (await scored(world)).cleo.uos.passport.playerLeaderboards.myScore({ slugName }),
      90041: async (world) => (await banned(world)).ana.uos.passport.playerLeaderboards.myScore({ slugName }),
    },
  },
  'passport.playerLeaderboards.bucket': {
    async ok(world) {
      const { ana } = await scored(world, { bucketStrategy: 'System', bucketSize: 10 });
      const { scores } = await ana.uos.passport.playerLeaderboards.bucket({ slugName });
      expect(scores.map(({ displayName, rank }) => [displayName, rank])).toEqual([
        ['Ben', 1],
        ['Ana', 2],
      ]);
    },
    errors: {
      30001: async (world) => {
        const { ana, ben } = await scored(world);
        return ana.uos.passport.playerLeaderboards.bucket({ slugName, memberId: ben.personaId });
      },
      50001: async (world) => (await scored(world)).ana.uos.passport.playerLeaderboards.bucket({ slugName }),
      90041: async (world) => (await banned(world)).ana.uos.passport.playerLeaderboards.bucket({ slugName }),
    },
  },
};
