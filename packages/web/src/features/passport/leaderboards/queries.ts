// What the screens of leaderboards read and make stale.
import { queryOptions } from '@tanstack/react-query';
import type { Leaderboard } from '@uos/sdk/browser';
import { gatherOf, keyOf, queryOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';
import { PAGE, type Sample, samplePlaces } from './spread.ts';

export function boardQuery(appId: string, name: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).leaderboards.get, { name }),
    select: ({ leaderboard }) => leaderboard,
  });
}

/** How many members have a score now. */
export function totalQuery(appId: string, name: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).leaderboardScores.list, { name, count: 1 }),
    select: ({ total }) => total,
  });
}

export function scheduleQuery(appId: string, name: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).leaderboardSchedules.get, { name }),
    select: ({ schedule }) => schedule,
  });
}

/** Newest first, as many as a choice can offer. */
export function versionsQuery(appId: string, name: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).leaderboardVersions.list, { name, count: PAGE }),
    select: ({ versions }) => versions,
  });
}

/** Whether any version has a score: how they are ordered stays then. */
export function scoredQuery(appId: string, name: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).leaderboardVersions.list, { name, count: PAGE }),
    select: ({ versions }) => versions.some(({ memberCount }) => memberCount > 0),
  });
}

/** Scores at places that are spread evenly over a ranking; all of them where there are few. */
export function samplesQuery(appId: string, name: string, realmID?: string) {
  const { list } = passportOf(appId).leaderboardScores;
  const which = { name, ...(realmID !== undefined && { realmID }) };
  return gatherOf(list, which, 'samples', async (signal) => {
    const { scores, total } = await list({ ...which, count: PAGE }, { signal });
    const first = scores.map(({ score }, place): Sample => ({ place, score }));
    const places = samplePlaces(total).filter((place) => place >= first.length);
    const others = await Promise.all(
      places.map(async (start): Promise<Sample[]> => {
        const reply = await list({ ...which, start, count: 1 }, { signal });
        return reply.scores.map(({ score }) => ({ place: start, score }));
      }),
    );
    return { total, samples: [...first, ...others.flat()], isWhole: total <= first.length };
  });
}

/** A member with those before and behind it, best first; none where it has no score. */
export function aroundQuery(appId: string, board: Pick<Leaderboard, 'slugName' | 'crossRealm'>, memberId: string) {
  const { list } = passportOf(appId).leaderboardScores;
  const name = board.slugName;
  return gatherOf(list, { name, memberId }, 'around', async (signal) => {
    const [own] = (await list({ name, memberId }, { signal })).scores;
    if (own === undefined) {
      return { own, scores: [] };
    }
    // why the realm: each has a ranking of its own where they are not ranked together
    const realm = board.crossRealm || own.realmID === '' ? {} : { realmID: own.realmID };
    const start = Math.max(own.rank - 1 - NEIGHBOURS, 0);
    const { scores } = await list({ name, ...realm, start, count: 2 * NEIGHBOURS + 1 }, { signal });
    return { own, scores };
  });
}

/** So many are shown before a member and behind it. */
const NEIGHBOURS = 5;

/** The places of a member in the latest versions, newest first; those in which it had none are left out. */
export function pastQuery(appId: string, name: string, memberId: string) {
  const { list, scores } = passportOf(appId).leaderboardVersions;
  return gatherOf(list, { name }, `of ${memberId}`, async (signal) => {
    const { versions } = await list({ name, count: LATEST }, { signal });
    const found = await Promise.all(
      versions.map(async (version) => {
        const reply = await scores({ name, v: version.versionId, memberId }, { signal });
        return reply.scores.map((score) => ({ ...score, versionId: version.versionId, version }));
      }),
    );
    return found.flat();
  });
}

const LATEST = 20;

/** The best of two versions, with what became of each member. */
export function comparedQuery(appId: string, name: string, from: string, to: string) {
  const { scores } = passportOf(appId).leaderboardVersions;
  return gatherOf(scores, { name, v: to }, `with ${from}`, async (signal) => {
    const read = async (v: string) => {
      const { scores: best, total } = await scores({ name, v, count: PAGE }, { signal });
      const middle = Math.max(Math.ceil(total / 2) - 1, 0);
      const median = total === 0 ? [] : (await scores({ name, v, start: middle, count: 1 }, { signal })).scores;
      return { best, total, top: best[0]?.score, median: median[0]?.score };
    };
    const [before, after] = await Promise.all([read(from), read(to)]);
    return { before, after };
  });
}

/** What a change of a leaderboard makes stale. */
export function boardKeys(appId: string) {
  const { leaderboards, leaderboardSchedules, leaderboardVersions } = passportOf(appId);
  return [
    keyOf(leaderboards.get),
    keyOf(leaderboards.list),
    keyOf(leaderboardSchedules.get),
    keyOf(leaderboardVersions.rewardPlan),
  ];
}

/** What a change of scores makes stale. */
export function scoreKeys(appId: string) {
  const { leaderboards, leaderboardScores, leaderboardVersions } = passportOf(appId);
  return [
    keyOf(leaderboardScores.list),
    keyOf(leaderboardScores.ofMember),
    keyOf(leaderboardVersions.list),
    keyOf(leaderboardVersions.scores),
    keyOf(leaderboardVersions.rewardPlan),
    keyOf(leaderboards.get),
  ];
}
