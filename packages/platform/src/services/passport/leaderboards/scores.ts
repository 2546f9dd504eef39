// Scores of the current versions, as developers and servers read, bring and delete them. Source: wire/passport.md 3.3 rows
// 58 to 61, 3.2 rows 44 and 52.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { livingPersonas, requirePersona, requireUser } from '../players/store/index.ts';
import { heldBoard } from './boards.ts';
import { invalid, requireBoard } from './find.ts';
import { listScores } from './lists.ts';
import { scoreReplies } from './replies.ts';
import { boardsWith, holdShared } from './store/boards.ts';
import { foldVersion } from './store/fold.ts';
import { placesOf } from './store/order.ts';
import { clearPersonas, clearScores, clearVersion } from './store/scores.ts';
import { type Given, submitScores } from './submit.ts';

interface NamedScore {
  readonly leaderboardSlugName: string;
  readonly leaderboardDisplayName: string;
}

type Passport = Handlers<typeof passport>;

export const leaderboardScores: Passport['leaderboardScores'] = {
  async list(call) {
    await requireIdDomain(call);
    const { name, realmID, bucketId, tier, memberId } = call.input;
    const board = await requireBoard(call, name);
    const page = startCountPage(call.input);
    const memberIds = memberId === undefined ? undefined : [memberId];
    const filter = { realmID: realmID?.toLowerCase(), bucketId, tier, memberIds };
    const { rows, total, ranks } = await listScores(call, { board }, filter, page);
    const scores = await scoreReplies(call, { board }, rows, ranks);
    return { scores, versionId: board.version_id, start: page.offset, count: page.limit, total };
  },
  async submit(call) {
    await requireIdDomain(call);
    const { name, scores, ...one } = call.input;
    if (scores === undefined) {
      const [result] = await submitScores(call, name, [wholeScore(call, one)]);
      return result ?? {};
    }
    if (Object.values(one).some((value) => value !== undefined)) {
      throw invalid(call, 'scores: not beside one score');
    }
    return { scores: await submitScores(call, name, scores) };
  },
  async clear(call) {
    await requireIdDomain(call);
    const { db, appId, ports } = call;
    const { name, memberIds, bucketId } = call.input;
    call.note({ target: name });
    if (memberIds === undefined && bucketId === undefined) {
      const board = await heldBoard(call, name);
      return { deletedCount: await clearVersion(db, { appId, versionId: board.version_id }) };
    }
    await holdShared(db, appId, name);
    const version = { appId, versionId: (await requireBoard(call, name)).version_id };
    const deletedCount = await clearScores(db, version, { memberIds, bucketId });
    call.afterCommit(async () => void (await foldVersion(ports.db, version)));
    return { deletedCount };
  },
  async ofMember(call) {
    await requireIdDomain(call);
    const { id, leaderboards } = call.input;
    const boards = await boardsWith(call.db, call.appId, id, leaderboards);
    const replies: (NamedScore & Awaited<ReturnType<typeof scoreReplies>>[number])[] = [];
    for (const board of boards) {
      const rows = await placesOf(call.db, { appId: call.appId, versionId: board.version_id }, [id]);
      for (const score of await scoreReplies(call, { board }, rows)) {
        const named = { leaderboardSlugName: board.slug_name, leaderboardDisplayName: board.display_name };
        replies.push({ ...named, ...score });
      }
    }
    return { scores: replies, total: replies.length };
  },
};

export const userScores: Pick<Passport['users'], 'clearScores'> = {
  async clearScores(call) {
    await requireIdDomain(call);
    const { id } = await requireUser(call, call.input.id);
    return clearOf(call, id);
  },
};

export const personaScores: Pick<Passport['personas'], 'clearScores'> = {
  async clearScores(call) {
    await requireIdDomain(call);
    const { id } = await requirePersona(call, call.input.id);
    return clearOf(call, id);
  },
};

async function clearOf(call: Call<{ readonly leaderboard?: string | undefined }>, subjectId: string) {
  const { db, appId } = call;
  const { leaderboard } = call.input;
  if (leaderboard !== undefined) {
    await requireBoard(call, leaderboard);
  }
  const personas = await livingPersonas(db, appId, subjectId);
  const ids = personas.map(({ id }) => id);
  const deletedCount = await clearPersonas(db, appId, ids, leaderboard);
  call.note({ target: subjectId, after: { deletedCount } });
  return { deletedCount };
}

/** @throws 30001 where the member or the score is missing */
function wholeScore(call: Pick<Call, 'refuse'>, { memberId, score, ...rest }: Partial<Given>): Given {
  if (memberId === undefined || memberId === '') {
    throw invalid(call, 'memberId: goes with one score');
  }
  if (score === undefined) {
    throw invalid(call, 'score: goes with one score');
  }
  return { memberId, score, ...rest };
}
