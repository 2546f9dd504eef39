// Versions of leaderboards, their scores and when the next one begins. Source: wire/passport.md 3.3 rows 62 to 64, 66 to 70.
import type { passport } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { momentOf } from '../moments.ts';
import { heldBoard, planOf, refuseCron } from './boards.ts';
import { noScore, requireBoard, requireVersion } from './find.ts';
import { listScores } from './lists.ts';
import { historyReplies, scheduleReply, versionReply } from './replies.ts';
import { NO_PLAN, planResets } from './resets.ts';
import { keyOf } from './rules.ts';
import { listVersions } from './store/boards.ts';
import { partTotals, placesOf } from './store/order.ts';
import { correctScore, setRewardState } from './store/scores.ts';

type Passport = Handlers<typeof passport>;

export const leaderboardVersions: Omit<Passport['leaderboardVersions'], 'rewardPlan' | 'issueRewards'> = {
  async list(call) {
    await requireIdDomain(call);
    const board = await requireBoard(call, call.input.name);
    const page = startCountPage(call.input);
    const { rows, total } = await listVersions(call.db, call.appId, board.slug_name, page);
    const parts = await partTotals(call.db, { appId: call.appId, versionId: board.version_id });
    const members = parts.reduce((sum, part) => sum + part.total, 0);
    const versions = rows.map((row) => versionReply(row, row.status === 'Current' ? members : row.member_count));
    return { versions, start: page.offset, count: page.limit, total };
  },
  async scores(call) {
    await requireIdDomain(call);
    const { name, v, realmID, bucketId, memberId, rewardState } = call.input;
    const board = await requireBoard(call, name);
    const ranking = { board, version: await requireVersion(call, board, v) };
    const page = startCountPage(call.input);
    const memberIds = memberId === undefined ? undefined : [memberId];
    const filter = { realmID: realmID?.toLowerCase(), bucketId, memberIds, rewardState };
    const { rows, total, ranks } = await listScores(call, ranking, filter, page);
    const scores = await historyReplies(call, ranking, rows, ranks);
    return { scores, start: page.offset, count: page.limit, total };
  },
  async memberScore(call) {
    await requireIdDomain(call);
    const { name, v, m: memberId, score, rewardState } = call.input;
    const board = await heldBoard(call, name);
    const ranking = { board, version: await requireVersion(call, board, v) };
    const version = { appId: call.appId, versionId: ranking.version.id };
    const stands = async () => {
      const [reply] = await historyReplies(call, ranking, await placesOf(call.db, version, [memberId]));
      if (reply === undefined) {
        throw noScore(call);
      }
      return reply;
    };
    call.note({ target: memberId, before: { score: await stands() } });
    if (score !== undefined) {
      const given = { k: keyOf(score, board.sort_order), score: score === 0 ? 0 : score };
      await correctScore(call.db, version, memberId, given);
    }
    if (rewardState !== undefined) {
      await setRewardState(call.db, version, memberId, rewardState);
    }
    return { score: await stands() };
  },
};

export const leaderboardSchedules: Passport['leaderboardSchedules'] = {
  async get(call) {
    await requireIdDomain(call);
    const board = await requireBoard(call, call.input.name);
    return { schedule: board.reset_cron === '' ? null : scheduleReply(board) };
  },
  async create(call) {
    await requireIdDomain(call);
    const { name, resetSchedule, startTime, autoReward = false, enabled = true } = call.input;
    refuseCron(call, resetSchedule);
    const board = await heldBoard(call, name);
    if (board.reset_cron !== '') {
      throw call.refuse('exists', 'schedule already exists');
    }
    const plan = {
      reset_cron: resetSchedule.trim(),
      reset_enabled: enabled,
      reset_start: momentOf(startTime),
      reset_rewards: autoReward,
    };
    await planResets(call.db, board, plan, call.now);
    return { schedule: scheduleReply(await requireBoard(call, name)) };
  },
  async update(call) {
    await requireIdDomain(call);
    const { name, resetSchedule, startTime, autoReward, enabled } = call.input;
    refuseCron(call, resetSchedule);
    const board = await heldBoard(call, name);
    if (board.reset_cron === '') {
      throw call.refuse('not-found', 'schedule not found');
    }
    call.note({ target: name, before: { schedule: scheduleReply(board) } });
    const plan = {
      reset_cron: resetSchedule?.trim() ?? board.reset_cron,
      reset_enabled: enabled ?? board.reset_enabled,
      reset_start: startTime === undefined ? planOf(board).reset_start : momentOf(startTime),
      reset_rewards: autoReward ?? board.reset_rewards,
    };
    await planResets(call.db, board, plan, call.now);
    return { schedule: scheduleReply(await requireBoard(call, name)) };
  },
  async cancel(call) {
    await requireIdDomain(call);
    const board = await heldBoard(call, call.input.name);
    if (board.reset_cron === '') {
      throw call.refuse('not-found', 'schedule not found');
    }
    call.note({ target: board.slug_name, before: { schedule: scheduleReply(board) }, after: undefined });
    await planResets(call.db, board, NO_PLAN, call.now);
    return {};
  },
};
