// Scores of the current versions, as developers and servers read, bring and delete them. Source: wire/passport.md 3.3 rows
// 58 to 61, 3.2 rows 44 and 52.
import type { InputOf, passport } from '@uos/contract';
import type { Db } from '#db/connect';
import type { Call, Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { livingPersonas, requirePersona, requireUser } from '../players/store/index.ts';
import { heldBoard } from './boards.ts';
import { invalid, requireBoard } from './find.ts';
import { fold } from './fold.ts';
import { listScores } from './lists.ts';
import { scoreReplies } from './replies.ts';
import { boardsWith, holdShared } from './store/boards.ts';
import { placesOf, type Version } from './store/order.ts';
import { clearPersonas, clearScores, clearSome, forgetCounts, turnNow } from './store/scores.ts';
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
  // why its own transactions: a million scores go in many of them, and whoever submits meanwhile never waits for all
  clear: withOwnTransactions(async (call: Call<InputOf<typeof passport.tree.leaderboardScores.clear>>) => {
    await requireIdDomain(call);
    const { appId, ports } = call;
    const { name, memberIds, bucketId } = call.input;
    call.note({ target: name });
    const version = { appId, versionId: (await requireBoard(call, name)).version_id };
    if (memberIds === undefined && bucketId === undefined) {
      return { deletedCount: await clearAll(call, version) };
    }
    const deletedCount = await call.db.transaction().execute(async (db) => {
      await call.recordIn(db);
      await holdShared(db, appId, name);
      const { version_id: versionId } = await requireBoard({ ...call, db }, name);
      return clearScores(db, { appId, versionId }, { memberIds, bucketId });
    });
    call.afterCommit(() => fold(ports, version));
    return { deletedCount };
  }),
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

/** So many scores go in one transaction. */
const BATCH = 5000;

/** Deletes what there is of a version now; a version that a reset ends meanwhile keeps what it has left. */
async function clearAll(call: Call<{ readonly name: string }>, version: Version): Promise<number> {
  const { db: outer, ports } = call;
  const { name } = call.input;
  const before = await turnNow(outer);
  let isRecorded = false;
  const onCurrent = (work: (db: Db) => Promise<number>) =>
    outer.transaction().execute(async (db) => {
      const board = await heldBoard({ ...call, db }, name);
      await (isRecorded ? undefined : call.recordIn(db));
      isRecorded = true;
      return board.version_id === version.versionId ? work(db) : 0;
    });
  let deletedCount = 0;
  for (;;) {
    const deleted = await onCurrent((db) => clearSome(db, version, { before, limit: BATCH }));
    deletedCount += deleted;
    if (deleted < BATCH) {
      break;
    }
    await fold(ports, version);
  }
  await onCurrent(async (db) => {
    await forgetCounts(db, version);
    return 0;
  });
  return deletedCount;
}

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
