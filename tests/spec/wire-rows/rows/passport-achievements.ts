// Achievements, and how far personas are. Source: wire/passport.md 2.7, 3.7 rows 157 to 168, 4, 5.8.
import { bearing, passportNo as no, type Row, TIME } from '../row.ts';

const META =
  'slugName idDomainID displayName description category series startValue thresholdValue rewards hidden releaseStatus createdAt modifiedAt properties';
const STANDING =
  'id personaID slugName displayName achievedValue thresholdValue achieveStatus redeemStatus customData properties';

const app = { known: 'ours', as: 'app', status: 200 } as const;
const seen = { known: 'seen', as: 'app', status: 200 } as const;
const spec = { known: 'spec', as: 'app', status: 200 } as const;
const invalid = { status: 400, has: no(30_001, 'invalid parameters') } as const;
const missing = { status: 404, has: no(50_001, 'achievement not found') } as const;
const released = { status: 400, has: no(90_001, 'the achievement is released') } as const;
const ana = { ...bearing('ana'), known: 'seen', status: 200 } as const;
const create = { ...seen, call: 'passport.achievements.create', send: 'POST /v1/achievements/meta' } as const;
const change = { ...app, call: 'passport.achievements.update', send: 'PUT /v1/achievements/meta/lamp' } as const;
const release = { ...spec, call: 'passport.achievements.release', send: 'POST /v1/achievements/meta/release' } as const;
const revoke = { ...spec, call: 'passport.achievements.revoke', send: 'POST /v1/achievements/meta/revoke' } as const;
const move = {
  ...seen,
  call: 'passport.personaAchievements.update',
  send: 'POST /v1/personas/{anaPersona}/achievements',
} as const;
const one = { slugName: 'lamp', action: 'Increase', value: 4 };

export const rows: readonly Row[] = [
  {
    ...{ ...spec, call: 'passport.achievements.categories', send: 'GET /v1/achievements/categories' },
    ...{ says: 'before there are players', status: 404, has: no(50_001, 'Id Domain not found') },
  },
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '成就' } },
  {
    ...{ known: 'seen', call: 'passport.login.external', as: 'game', send: 'POST /v1/login/external', status: 200 },
    body: { externalUserID: 'ana', displayName: '安娜' },
    keep: { ana: 'personaAccessToken', anaPersona: 'persona.personaID' },
  },
  {
    ...{ ...seen, call: 'passport.resources.create', send: 'POST /v1/resources' },
    body: { slugName: 'GOLD_COIN', type: 'VirtualCurrency', displayName: '金币' },
  },
  {
    ...{ ...create, names: { achievementMeta: META, 'achievementMeta.rewards.0': 'slugName displayName quantity' } },
    body: {
      ...{ slugName: 'lamp', displayName: '点灯', thresholdValue: 10, category: '探索', series: '灯' },
      rewards: [{ slugName: 'GOLD_COIN', quantity: 2 }],
    },
    has: { achievementMeta: { startValue: 0, releaseStatus: 'unreleased', hidden: false, createdAt: TIME } },
  },
  {
    ...{ ...create, says: 'once more', status: 409, has: no(60_001, 'slugName already exists') },
    body: { slugName: 'lamp', displayName: 'x', thresholdValue: 1 },
  },
  {
    ...{ ...create, ...invalid, says: 'that is done at once' },
    body: { slugName: 'x', displayName: 'x', thresholdValue: 0 },
  },
  { ...change, body: { description: '点亮十盏灯' }, has: { achievementMeta: { description: '点亮十盏灯' } } },
  {
    ...{ ...move, says: 'before its release', body: one },
    ...{ status: 400, has: no(90_001, 'the achievement is unreleased') },
  },
  {
    ...{ ...release, body: { slugNames: ['lamp'] }, names: { 'achievementMeta.0': META } },
    has: { achievementMeta: [{ releaseStatus: 'released' }] },
  },
  { ...release, ...missing, says: 'with one that is none', body: { slugNames: ['lamp', 'none'] } },
  { ...change, ...released, says: 'its end', body: { thresholdValue: 20 } },
  {
    ...{ ...app, ...released, call: 'passport.achievements.remove' },
    ...{ says: 'a released one', send: 'DELETE /v1/achievements/meta/lamp' },
  },
  {
    ...{ ...app, call: 'passport.achievements.get', send: 'GET /upass/v1/achievements/meta/lamp' },
    names: { achievementMeta: META },
  },
  { ...{ ...app, ...missing }, call: 'passport.achievements.get', send: 'GET /v1/achievements/meta/none' },
  {
    ...{ ...spec, call: 'passport.achievements.search', send: 'POST /v1/achievements/meta/search' },
    ...{ body: { releaseStatus: 'released' }, names: { '': 'achievementMeta start count total' }, has: { total: 1 } },
  },
  {
    ...{ ...app, call: 'passport.achievements.import', send: 'POST /v1/achievements/meta/import' },
    body: { achievementMeta: [{ slugName: 'moon', displayName: '月', startValue: 9, thresholdValue: 1 }] },
    has: { createdCount: 1, updatedCount: 0, failed: [] },
  },
  {
    ...{ ...spec, call: 'passport.achievements.categories', send: 'GET /v1/achievements/categories' },
    has: { categories: ['探索'], total: 1 },
  },
  {
    ...{ ...spec, call: 'passport.achievements.series', send: 'GET /v1/achievements/series' },
    has: { series: ['灯'], total: 1 },
  },

  // How far a persona is.
  {
    ...{ ...move, body: { achievements: [one, one] }, names: { 'achievements.0': STANDING } },
    has: { achievements: [{ achievedValue: 8, achieveStatus: 'not_achieved', redeemStatus: 'not_redeemed' }] },
  },
  {
    ...{ ...move, says: 'one alone, with its rewards', body: { ...one, redeem: true } },
    has: {
      achievements: [{ achievedValue: 12, achieveStatus: 'achieved', redeemStatus: 'redeemed', achievedAt: TIME }],
    },
  },
  { ...move, ...invalid, says: 'a list and one', body: { ...one, achievements: [one] } },
  { ...move, ...missing, says: 'of nothing', body: { ...one, slugName: 'none' } },
  {
    ...{ ...seen, call: 'passport.personaAchievements.search', send: 'POST /v1/personas/achievements/search' },
    ...{ body: { personaID: '{anaPersona}', redeemStatus: 'redeemed' }, names: { 'achievements.0': STANDING } },
    has: { total: 1 },
  },
  {
    ...{ ...ana, call: 'passport.playerAchievements.fetch', send: 'POST /v1/sdk/achievements/fetch' },
    ...{ body: { slugNames: ['lamp'] }, names: { 'achievements.0': STANDING }, has: { total: 1 } },
  },
  {
    ...{ ...ana, call: 'passport.playerAchievements.list', send: 'GET /v1/sdk/achievements?completed=true' },
    has: { total: 1, achievements: [{ slugName: 'lamp' }] },
  },
  {
    ...{ ...ana, call: 'passport.playerAchievements.update', send: 'PUT /v1/sdk/achievements/lamp' },
    ...{ says: 'by a token without a nonce', body: { action: 'Set', value: 1 }, status: 401, has: no(160_001) },
  },
  {
    ...{ ...ana, call: 'passport.playerAchievements.redeem', send: 'POST /v1/sdk/achievements/lamp/redeem' },
    ...{ says: 'by a token without a nonce', status: 401, has: no(160_001) },
  },
  { ...revoke, body: { slugNames: ['lamp'] }, has: { achievementMeta: [{ releaseStatus: 'unreleased' }] } },
  { ...app, call: 'passport.achievements.remove', send: 'DELETE /v1/achievements/meta/lamp', has: {} },
];
