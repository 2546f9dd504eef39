// Resets: the version that takes scores is archived and another one begins, whatever number of scores there are. By hand,
// or at the times of a cron text in Asia/Shanghai; after a standstill once.
import { nextCronRun, parseCron } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { type OwnSchedule, putSchedule, removeSchedule } from '#kernel/time/schedules';
import { fold } from './fold.ts';
import { planRewards } from './issue.ts';
import { rulesOf } from './rules.ts';
import {
  archiveVersion,
  type BoardRow,
  findBoard,
  findVersion,
  holdAlone,
  insertVersion,
  pruneVersions,
  updateBoard,
  type VersionRow,
} from './store/boards.ts';
import { partTotals } from './store/order.ts';

/** Older ones of a leaderboard go. */
const VERSIONS_KEPT = 10_000;

interface Reset {
  readonly reason: NonNullable<VersionRow['reason']>;
  /** RFC 3339; when the version ended. */
  readonly at: string;
  readonly now: string;
}

/** Archives the current version of a leaderboard that the caller holds alone, and answers it. */
export async function resetBoard(
  db: Db,
  ports: Ports,
  board: BoardRow,
  { reason, at, now }: Reset,
): Promise<VersionRow> {
  const { app_id: appId, slug_name: slug, version_id: versionId } = board;
  const version = { appId, versionId };
  const parts = await partTotals(db, version);
  const memberCount = parts.reduce((sum, { total }) => sum + total, 0);
  await archiveVersion(db, version, { reason, endTime: at, memberCount, rules: rulesOf(board) });
  const id = ports.ids.uuid();
  await insertVersion(db, { app_id: appId, id, slug_name: slug, start_time: at, created_at: now });
  await updateBoard(db, appId, slug, { version_id: id });
  await pruneVersions(db, appId, slug, VERSIONS_KEPT);
  const archived = await findVersion(db, appId, slug, versionId);
  if (archived === undefined) {
    throw new Error(`version ${versionId} went while it was archived`);
  }
  return archived;
}

/** When a leaderboard is reset next after a moment; undefined where nothing resets it by itself. */
function nextReset(
  board: Pick<BoardRow, 'reset_cron' | 'reset_enabled' | 'reset_start'>,
  after: string,
): string | undefined {
  const cron = parseCron(board.reset_cron, 5);
  if (!board.reset_enabled || cron.value === undefined) {
    return undefined;
  }
  const start = board.reset_start === null ? -Infinity : Date.parse(board.reset_start) - 1;
  const next = nextCronRun(cron.value, Math.max(Date.parse(after), start));
  return next === undefined ? undefined : new Date(next).toISOString();
}

type Plan = Pick<BoardRow, 'reset_cron' | 'reset_enabled' | 'reset_start' | 'reset_rewards'>;

export const NO_PLAN: Plan = { reset_cron: '', reset_enabled: false, reset_start: null, reset_rewards: false };

/** Writes how a leaderboard that the caller holds alone is reset by itself, and when that is due. */
export async function planResets(db: Db, board: BoardRow, plan: Plan, now: string): Promise<void> {
  const { app_id: appId, slug_name: slug, next_reset_at: before } = board;
  const next = nextReset(plan, now) ?? null;
  await updateBoard(db, appId, slug, { ...plan, next_reset_at: next });
  if (before !== null && before !== next) {
    await removeSchedule(db, 'passport', keyOf(appId, slug, before));
  }
  if (next !== null) {
    await putReset(db, board, next);
  }
}

/** Takes what is due off the clock, before a leaderboard goes. */
export async function forgetResets(db: Db, { app_id, slug_name, next_reset_at }: BoardRow): Promise<void> {
  if (next_reset_at !== null) {
    await removeSchedule(db, 'passport', keyOf(app_id, slug_name, next_reset_at));
  }
}

const NAME = 'leaderboard-reset';
/** why with its time: the turn that resets puts the next one, while its own row is still in hand */
const keyOf = (appId: string, slug: string, at: string) => `${NAME}/${appId}/${slug}/${at}`;

async function putReset(db: Db, { app_id: appId, slug_name: slug }: BoardRow, at: string): Promise<void> {
  await putSchedule(db, {
    service: 'passport',
    key: keyOf(appId, slug, at),
    nextAt: new Date(at),
    payload: { appId, slug },
  });
}

export const resetSchedule: OwnSchedule = {
  name: NAME,
  missed: 'once',
  next: () => undefined,
  async run({ db, ports, dueAt, payload }) {
    const { appId, slug } = payload as { readonly appId: string; readonly slug: string };
    await holdAlone(db, appId, slug);
    const board = await findBoard(db, appId, slug);
    const at = dueAt.toISOString();
    if (board === undefined || board.next_reset_at !== at) {
      return;
    }
    const now = ports.clock.now() > dueAt ? ports.clock.now().toISOString() : at;
    const version = await resetBoard(db, ports, board, { reason: 'Scheduled', at, now });
    if (board.reset_rewards && board.rewards.length > 0) {
      await planRewards(db, board, version, now);
    }
    const next = nextReset(board, now) ?? null;
    await updateBoard(db, appId, slug, { next_reset_at: next });
    if (next !== null) {
      await putReset(db, board, next);
    }
  },
};

/** Counts what was written last into the blocks of a version that is over. */
export const foldArchived = (ports: Ports, version: VersionRow) =>
  fold(ports, { appId: version.app_id, versionId: version.id });
