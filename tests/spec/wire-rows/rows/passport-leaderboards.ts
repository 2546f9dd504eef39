// Leaderboards, their scores, versions and resets. Source: wire/passport.md 2.2, 3.2 rows 44 and 52, 3.3, 4, 5.1, 5.2.
import { bearing, passportNo as no, type Row, TIME, UUID } from '../row.ts';

const BOARD =
  'slugName idDomainID displayName memberType sortOrder updateType crossRealm bucketStrategy bucketSize tiers rewardStrategy rewards rewardInboxTemplateSlug resetSchedule forceDistinctRank currentVersionId createdAt modifiedAt properties';
const SCORE =
  'memberId displayName score rank tier tierSlugName bucketId realmID personaProperties updateCount updatedAt properties';
const RESULT = 'memberId score rank tier tierSlugName bucketId';

const app = { known: 'ours', as: 'app', status: 200 } as const;
const seen = { known: 'seen', as: 'app', status: 200 } as const;
const invalid = { status: 400, has: no(30_001, 'invalid parameters') } as const;
const missing = (what: string) => ({ status: 404, has: no(50_001, `${what} not found`) }) as const;
const ana = { ...bearing('ana'), known: 'seen', status: 200 } as const;
const signIn = {
  known: 'seen',
  call: 'passport.login.external',
  as: 'game',
  send: 'POST /v1/login/external',
  status: 200,
} as const;
const create = { ...app, call: 'passport.leaderboards.create', send: 'POST /v1/leaderboards' } as const;
const update = { ...app, call: 'passport.leaderboards.update', send: 'PUT /v1/leaderboards/weekly' } as const;
const bring = {
  ...seen,
  call: 'passport.leaderboardScores.submit',
  send: 'POST /v1/leaderboards/weekly/scores',
} as const;
const listed = { ...seen, call: 'passport.leaderboardScores.list' } as const;
const plan = {
  ...app,
  call: 'passport.leaderboardSchedules.create',
  send: 'POST /v1/leaderboards/weekly/schedule',
} as const;
const own = { call: 'passport.playerLeaderboards.submit', send: 'POST /v1/sdk/leaderboards/weekly/scores' } as const;

export const rows: readonly Row[] = [
  {
    ...seen,
    call: 'passport.leaderboards.list',
    says: 'before there are players',
    send: 'GET /v1/leaderboards',
    status: 404,
    has: no(50_001, 'Id Domain not found'),
  },
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '排行' } },
  {
    ...{ ...signIn, body: { externalUserID: 'ana', displayName: '安娜' } },
    keep: { ana: 'personaAccessToken', anaPersona: 'persona.personaID', anaUser: 'persona.userID' },
  },
  {
    ...{ ...signIn, body: { externalUserID: 'ben', displayName: '本' } },
    keep: { benPersona: 'persona.personaID' },
  },

  // Leaderboards.
  {
    ...{ ...create, names: { leaderboard: BOARD } },
    body: { slugName: 'weekly', displayName: '周榜', bucketStrategy: 'System', bucketSize: 10 },
    has: {
      leaderboard: {
        slugName: 'weekly',
        memberType: 'Player',
        sortOrder: 'Desc',
        updateType: 'KeepBest',
        currentVersionId: UUID,
      },
    },
  },
  {
    ...create,
    says: 'once more',
    body: { slugName: 'weekly', displayName: 'x' },
    status: 409,
    has: no(60_001, 'slugName already exists'),
  },
  {
    ...create,
    ...invalid,
    says: 'without a size',
    body: { slugName: 'b', displayName: 'x', bucketStrategy: 'System' },
  },
  {
    ...create,
    says: 'a word of the paths',
    body: { slugName: 'members', displayName: 'x' },
    status: 400,
    has: no(30_003, 'invalid parameters'),
  },
  {
    ...seen,
    call: 'passport.leaderboards.list',
    send: 'GET /upass/v1/leaderboards?displayName=%E5%91%A8',
    names: { 'leaderboards.0': BOARD },
    has: { total: 1, start: 0, leaderboards: [{ displayName: '周榜' }] },
  },
  { ...seen, call: 'passport.leaderboards.get', send: 'GET /v1/leaderboards/weekly', names: { leaderboard: BOARD } },
  { ...seen, ...missing('leaderboard'), call: 'passport.leaderboards.get', send: 'GET /v1/leaderboards/none' },
  { ...update, body: { forceDistinctRank: true }, has: { leaderboard: { forceDistinctRank: true } } },

  // Scores.
  {
    ...{ ...bring, names: { '': RESULT } },
    body: { memberId: '{anaPersona}', score: 12.5 },
    has: { memberId: UUID, score: 12.5, rank: 1, tier: '', bucketId: UUID },
  },
  {
    ...{ ...bring, says: 'a batch', names: { 'scores.0': RESULT } },
    body: { scores: [{ memberId: '{benPersona}', score: 20 }] },
    has: { scores: [{ rank: 1, score: 20 }] },
  },
  { ...bring, ...invalid, says: 'without a score', body: { memberId: '{anaPersona}' } },
  { ...bring, ...missing('persona'), says: 'of nobody', body: { memberId: 'nobody', score: 1 } },
  {
    ...{ ...listed, send: 'GET /v1/leaderboards/weekly/scores', names: { 'scores.0': SCORE } },
    keep: { version: 'versionId' },
    has: {
      total: 2,
      versionId: UUID,
      scores: [
        { displayName: '本', rank: 1, score: 20, updatedAt: TIME },
        { displayName: '安娜', rank: 2 },
      ],
    },
  },
  {
    ...listed,
    says: 'of one member',
    send: 'GET /v1/leaderboards/weekly/scores?memberId={anaPersona}',
    has: { total: 1, scores: [{ rank: 2 }] },
  },
  {
    ...app,
    call: 'passport.leaderboardScores.ofMember',
    send: 'GET /v1/leaderboards/members/{anaPersona}/scores?leaderboards=weekly',
    names: { 'scores.0': `leaderboardSlugName leaderboardDisplayName ${SCORE}` },
    has: { total: 1, scores: [{ leaderboardSlugName: 'weekly', leaderboardDisplayName: '周榜', rank: 2 }] },
  },
  {
    ...update,
    says: 'with scores',
    body: { sortOrder: 'Asc' },
    status: 400,
    has: no(90_001, 'the leaderboard has scores'),
  },

  // Players.
  {
    ...{ ...ana, call: 'passport.playerLeaderboards.list', send: 'GET /v1/sdk/leaderboards' },
    names: { 'leaderboards.0': BOARD },
    has: { total: 1 },
  },
  {
    ...ana,
    call: 'passport.playerLeaderboards.get',
    send: 'GET /v1/sdk/leaderboards/weekly',
    has: { leaderboard: { slugName: 'weekly' } },
  },
  { ...ana, ...own, names: { '': RESULT }, body: { score: 30 }, has: { rank: 1, score: 30 } },
  { ...ana, ...own, ...invalid, says: 'of another', body: { score: 30, memberId: '{benPersona}' } },
  {
    ...ana,
    call: 'passport.playerLeaderboards.scores',
    send: 'GET /v1/sdk/leaderboards/weekly/scores?count=1',
    names: { 'scores.0': SCORE },
    has: { total: 2, count: 1, scores: [{ displayName: '安娜', rank: 1 }] },
  },
  {
    ...ana,
    call: 'passport.playerLeaderboards.myScore',
    send: 'GET /v1/sdk/leaderboards/weekly/scores/me?range=1',
    names: { 'scores.0': SCORE },
    has: { scores: [{ rank: 1 }, { rank: 2 }] },
  },
  {
    ...ana,
    call: 'passport.playerLeaderboards.bucket',
    send: 'GET /v1/sdk/leaderboards/weekly/bucket',
    names: { 'scores.0': SCORE },
    has: { bucketId: UUID, scores: [{ rank: 1 }, { rank: 2 }] },
  },

  // Resets and versions.
  {
    ...app,
    call: 'passport.leaderboards.reset',
    send: 'POST /v1/leaderboards/weekly/reset',
    body: {},
    has: { version: { versionId: UUID, status: 'Archived', reason: 'Manual', memberCount: 2, endTime: TIME } },
  },
  {
    ...seen,
    call: 'passport.leaderboardVersions.list',
    send: 'GET /v1/leaderboards/weekly/versions',
    names: { 'versions.0': 'versionId startTime status memberCount createdAt' },
    has: { total: 2, versions: [{ status: 'Current', memberCount: 0 }, { versionId: UUID }] },
  },
  {
    ...{ ...app, known: 'spec', call: 'passport.leaderboardVersions.scores' },
    send: 'GET /v1/leaderboards/weekly/versions/{version}/scores?rewardState=false',
    names: { 'scores.0': `${SCORE} rewardState` },
    has: { total: 2, scores: [{ rank: 1, rewardState: 'false' }, { rank: 2 }] },
  },
  {
    ...app,
    call: 'passport.leaderboardVersions.memberScore',
    send: 'POST /v1/leaderboards/weekly/versions/{version}/members/{anaPersona}/scores',
    body: { score: 1, rewardState: 'success' },
    has: { score: { rank: 2, score: 1, rewardState: 'success' } },
  },
  {
    ...app,
    ...missing('score'),
    call: 'passport.leaderboardVersions.memberScore',
    says: 'of nobody',
    send: 'POST /v1/leaderboards/weekly/versions/{version}/members/nobody/scores',
    body: {},
  },
  {
    ...app,
    call: 'passport.leaderboardVersions.rewardPlan',
    send: 'GET /v1/leaderboards/weekly/versions/{version}/rewards',
    has: { rules: [] },
  },
  {
    ...{ ...app, known: 'spec', call: 'passport.leaderboardVersions.issueRewards' },
    send: 'POST /v1/leaderboards/weekly/versions/{version}/rewards',
    body: {},
    has: { issuedCount: 0, skippedCount: 0, failed: [] },
  },

  // Schedules.
  {
    ...app,
    call: 'passport.leaderboardSchedules.get',
    says: 'without one',
    send: 'GET /v1/leaderboards/weekly/schedule',
    has: { schedule: null },
  },
  {
    ...plan,
    body: { resetSchedule: '0 5 * * 1' },
    has: { schedule: { resetSchedule: '0 5 * * 1', enabled: true, autoReward: false, nextResetAt: TIME } },
  },
  { ...plan, says: 'once more', body: { resetSchedule: '0 5 * * 1' }, status: 409, has: no(60_001) },
  { ...plan, ...invalid, says: 'no cron text', body: { resetSchedule: 'each monday' } },
  {
    ...app,
    call: 'passport.leaderboardSchedules.update',
    send: 'PUT /v1/leaderboards/weekly/schedule',
    body: { autoReward: true },
    has: { schedule: { autoReward: true } },
  },
  {
    ...app,
    call: 'passport.leaderboardSchedules.cancel',
    send: 'POST /v1/leaderboards/weekly/schedule-cancel',
    body: {},
    has: {},
  },
  {
    ...app,
    ...missing('schedule'),
    call: 'passport.leaderboardSchedules.cancel',
    says: 'again',
    send: 'POST /v1/leaderboards/weekly/schedule-cancel',
    body: {},
  },

  // What goes.
  { ...bring, says: 'anew', body: { memberId: '{anaPersona}', score: 1 }, has: { rank: 1 } },
  {
    ...app,
    call: 'passport.personas.clearScores',
    send: 'DELETE /v1/personas/{anaPersona}/leaderboards/scores?leaderboard=weekly',
    has: { deletedCount: 1 },
  },
  {
    ...app,
    call: 'passport.users.clearScores',
    send: 'DELETE /v1/users/{anaUser}/leaderboards/scores',
    has: { deletedCount: 0 },
  },
  {
    ...app,
    call: 'passport.leaderboardScores.clear',
    send: 'DELETE /v1/leaderboards/weekly/scores',
    has: { deletedCount: 0 },
  },
  { ...app, call: 'passport.leaderboards.remove', send: 'DELETE /v1/leaderboards/weekly', has: {} },
  {
    ...app,
    ...missing('leaderboard'),
    call: 'passport.leaderboards.remove',
    says: 'again',
    send: 'DELETE /v1/leaderboards/weekly',
  },
];
