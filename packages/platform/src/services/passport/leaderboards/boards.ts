// Leaderboards as developers set them up. Source: wire/passport.md 2.2, 3.3 rows 53 to 57 and 69.
import type { passport } from '@uos/contract';
import { parseCron } from '@uos/contract/rules';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { momentOf } from '../moments.ts';
import { refuseReserved } from '../reserved-slugs.ts';
import { invalid, requireBoard } from './find.ts';
import { refuseUnknownPrizes } from './prizes.ts';
import { boardReply, versionReply } from './replies.ts';
import { foldArchived, forgetResets, NO_PLAN, planResets, resetBoard } from './resets.ts';
import { tiersInOrder, wrongSettings } from './rules.ts';
import {
  type BoardRow,
  deleteBoard,
  hasScores,
  holdAlone,
  insertBoard,
  insertVersion,
  listBoards,
  updateBoard,
} from './store/boards.ts';
import { holdFolds } from './store/fold.ts';

type Boards = Handlers<typeof passport>['leaderboards'];

export const leaderboards: Boards = {
  async list(call) {
    await requireIdDomain(call);
    const { displayName } = call.input;
    return boardPage(call, displayName === undefined ? {} : { name: likePart(displayName) });
  },
  async get(call) {
    await requireIdDomain(call);
    return { leaderboard: boardReply(await requireBoard(call, call.input.name)) };
  },
  async create(call) {
    await requireIdDomain(call);
    const { input, db, appId, now } = call;
    refuseReserved(call, 'leaderboard', input.slugName);
    refuseCron(call, input.resetSchedule);
    const rewards = [...(input.rewards ?? [])];
    const settings = {
      member_type: input.memberType ?? 'Player',
      sort_order: input.sortOrder ?? 'Desc',
      update_type: input.updateType ?? 'KeepBest',
      cross_realm: input.crossRealm ?? true,
      bucket_strategy: input.bucketStrategy ?? 'None',
      bucket_size: input.bucketSize ?? 0,
      tier_strategy: input.tierStrategy ?? null,
      tiers: tiersInOrder(input.tiers ?? []),
      reward_strategy: input.rewardStrategy ?? 'General',
      rewards,
      start_time: momentOf(input.startTime),
      end_time: momentOf(input.endTime),
    } as const;
    refuseWrong(call, settings);
    const template = input.rewardInboxTemplateSlug ?? '';
    await refuseUnknownPrizes(call, { rewards, template });
    await holdAlone(db, appId, input.slugName);
    const id = call.ports.ids.uuid();
    const made = await insertBoard(db, {
      ...settings,
      app_id: appId,
      slug_name: input.slugName,
      display_name: input.displayName,
      tiers: json(settings.tiers),
      rewards: json(rewards),
      reward_template: template,
      distinct_rank: input.forceDistinctRank ?? false,
      version_id: id,
      properties: json({ ...input.properties }),
      created_at: now,
      modified_at: now,
    });
    if (!made) {
      throw call.refuse('exists', 'slugName already exists');
    }
    await insertVersion(db, { app_id: appId, id, slug_name: input.slugName, start_time: now, created_at: now });
    if (input.resetSchedule !== undefined) {
      const plan = { ...NO_PLAN, reset_cron: input.resetSchedule.trim(), reset_enabled: true };
      await planResets(db, await requireBoard(call, input.slugName), plan, now);
    }
    return { leaderboard: boardReply(await requireBoard(call, input.slugName)) };
  },
  async update(call) {
    await requireIdDomain(call);
    const { input, db, appId, now } = call;
    refuseCron(call, input.resetSchedule === '' ? undefined : input.resetSchedule);
    const before = await heldBoard(call, input.name);
    call.note({ target: before.slug_name, before: { leaderboard: boardReply(before) } });
    const moves = [
      input.sortOrder !== undefined && input.sortOrder !== before.sort_order,
      input.updateType !== undefined && input.updateType !== before.update_type,
      input.crossRealm !== undefined && input.crossRealm !== before.cross_realm,
    ];
    if (moves.includes(true) && (await hasScores(db, appId, before.slug_name))) {
      throw call.refuse('precondition', 'the leaderboard has scores');
    }
    const tierStrategy = input.tierStrategy === undefined ? before.tier_strategy : input.tierStrategy;
    const settings = {
      bucket_strategy: before.bucket_strategy,
      sort_order: input.sortOrder ?? before.sort_order,
      bucket_size: input.bucketSize ?? before.bucket_size,
      tier_strategy: tierStrategy,
      tiers: input.tiers === undefined ? (tierStrategy === null ? [] : before.tiers) : tiersInOrder(input.tiers),
      reward_strategy: input.rewardStrategy ?? before.reward_strategy,
      rewards: input.rewards === undefined ? before.rewards : [...input.rewards],
      start_time: input.startTime === undefined ? before.start_time : momentOf(input.startTime),
      end_time: input.endTime === undefined ? before.end_time : momentOf(input.endTime),
    };
    refuseWrong(call, settings);
    await refuseUnknownPrizes(call, { rewards: input.rewards ?? [], template: input.rewardInboxTemplateSlug ?? '' });
    const { bucket_strategy: _, ...changed } = settings;
    await updateBoard(db, appId, before.slug_name, {
      ...changed,
      tiers: json(settings.tiers),
      rewards: json(settings.rewards),
      display_name: input.displayName,
      update_type: input.updateType,
      cross_realm: input.crossRealm,
      reward_template: input.rewardInboxTemplateSlug,
      distinct_rank: input.forceDistinctRank,
      properties: input.properties && json({ ...input.properties }),
      modified_at: now,
    });
    if (input.resetSchedule !== undefined) {
      const cron = input.resetSchedule.trim();
      const kept = before.reset_cron === '' ? { ...NO_PLAN, reset_enabled: true } : planOf(before);
      await planResets(db, before, cron === '' ? NO_PLAN : { ...kept, reset_cron: cron }, now);
    }
    return { leaderboard: boardReply(await requireBoard(call, before.slug_name)) };
  },
  async remove(call) {
    await requireIdDomain(call);
    const board = await heldBoard(call, call.input.name);
    call.note({ target: board.slug_name, before: { leaderboard: boardReply(board) }, after: undefined });
    await forgetResets(call.db, board);
    await holdFolds(call.db, { appId: call.appId, versionId: board.version_id });
    await deleteBoard(call.db, call.appId, board.slug_name);
    return {};
  },
  async reset(call) {
    await requireIdDomain(call);
    const { db, ports, now } = call;
    const board = await heldBoard(call, call.input.name);
    const version = await resetBoard(db, ports, board, { reason: 'Manual', at: now, now });
    const leaderboard = boardReply(await requireBoard(call, board.slug_name));
    call.note({ target: board.slug_name, before: { leaderboard: boardReply(board) }, after: { leaderboard } });
    call.afterCommit(() => foldArchived(ports, version));
    return { version: versionReply(version) };
  },
};

/**
 * A leaderboard whose scores nobody writes until the end of the transaction.
 * @throws 404
 */
export async function heldBoard(call: Call, slug: string): Promise<BoardRow> {
  await holdAlone(call.db, call.appId, slug);
  return requireBoard(call, slug);
}

export const planOf = ({ reset_cron, reset_enabled, reset_start, reset_rewards }: BoardRow) => ({
  ...{ reset_cron, reset_enabled, reset_start, reset_rewards },
});

export async function boardPage(
  call: Call<{ readonly start?: number | undefined; readonly count?: number | undefined }>,
  filter: { readonly name?: string },
) {
  const page = startCountPage(call.input);
  const { rows, total } = await listBoards(call.db, call.appId, filter, page);
  return { leaderboards: rows.map(boardReply), start: page.offset, count: page.limit, total };
}

export function refuseCron(call: Pick<Call, 'refuse'>, text: string | undefined): void {
  const cron = text === undefined ? undefined : parseCron(text, 5);
  if (cron?.reason !== undefined) {
    throw invalid(call, `resetSchedule: ${cron.reason.en}`);
  }
}

function refuseWrong(call: Pick<Call, 'refuse'>, settings: Parameters<typeof wrongSettings>[0]): void {
  const wrong = wrongSettings(settings);
  if (wrong !== undefined) {
    throw invalid(call, wrong);
  }
}
