// Rewards of a version that is over, given to each member once: whoever marks the member first gives, in one transaction
// with what is given. Two operators and a job may be at it at once, and any of them may be killed.
// Source: wire/passport.md 3.3 row 65, anchors 3.2.
import { createHash } from 'node:crypto';
import { isUuid } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import { Refusal, styles } from '#kernel/call/errors';
import type { Ports } from '#kernel/ports';
import { type OwnSchedule, putSchedule } from '#kernel/time/schedules';
import { grant, type Place } from '../economy/grant.ts';
import { sendMail } from '../inbox/send.ts';
import { placesOfRule } from './lists.ts';
import { type Ranking, standings, versionOf } from './replies.ts';
import { rankOf, rulesOf } from './rules.ts';
import { type BoardRow, findBoard, findVersion, type VersionRow } from './store/boards.ts';
import { bucketsOf, type PlacedRow, partTotals, placesOf, rowsAt, rowsOfBucket, type ScoreRow } from './store/order.ts';
import { takeReward } from './store/scores.ts';
import type { Reward } from './tables.ts';

/** So many members are read at once. */
const BATCH = 500;

interface Prize {
  readonly row: Pick<ScoreRow, 'member_id' | 'reward_state'>;
  readonly rule: Reward;
}

interface Issued {
  readonly issuedCount: number;
  readonly skippedCount: number;
  readonly failed: readonly { readonly memberId: string; readonly message: string }[];
}

interface IssueOptions {
  /** Only these. */
  readonly memberIds?: readonly string[] | undefined;
  readonly signal?: AbortSignal;
}

/** Gives what is still open, member by member; one that cannot be given is named, and the others go on. */
export async function issue(ports: Ports, ranking: Ranking, { memberIds, signal }: IssueOptions): Promise<Issued> {
  const { db } = ports;
  let issuedCount = 0;
  let skippedCount = 0;
  const failed: { memberId: string; message: string }[] = [];
  const prizes = memberIds === undefined ? prizesOf(db, ranking) : prizesOfMembers(db, ranking, memberIds);
  for await (const batch of prizes) {
    for (const { row, rule } of batch) {
      signal?.throwIfAborted();
      if (row.reward_state === 'success') {
        skippedCount += 1;
        continue;
      }
      try {
        const isGiven = await giveOnce(ports, ranking, { memberId: row.member_id, rule });
        issuedCount += isGiven ? 1 : 0;
        skippedCount += isGiven ? 0 : 1;
      } catch (error) {
        if (!(error instanceof Refusal)) {
          throw error;
        }
        failed.push({ memberId: row.member_id, message: error.message });
      }
    }
  }
  return { issuedCount, skippedCount, failed };
}

/**
 * False where somebody else has given it.
 * @throws Refusal where it cannot be given, such as 404 for a member that is no persona
 */
async function giveOnce(
  ports: Ports,
  ranking: Ranking,
  { memberId, rule }: { readonly memberId: string; readonly rule: Reward },
): Promise<boolean> {
  if (!isUuid(memberId)) {
    throw styles.passport.refuse('not-found', 'persona not found');
  }
  const version = versionOf(ranking);
  return ports.db.transaction().execute(async (db) => {
    if (!(await takeReward(db, version, memberId))) {
      return false;
    }
    const place = { db, ports, appId: version.appId, now: ports.clock.now().toISOString() };
    await give(place, ranking, { personaId: memberId, items: rule.items });
    return true;
  });
}

interface Given {
  readonly personaId: string;
  readonly items: Reward['items'];
}

/** Straight into the inventory, or by mail where the board names a template. */
async function give(place: Place, ranking: Ranking, { personaId, items }: Given): Promise<void> {
  const { reward_template: template } = ranking.board;
  if (template === '') {
    await grant(place, { personaId, items, reason: 'leaderboard', source: versionOf(ranking).versionId });
    return;
  }
  const to = [{ personaId, attachments: items }];
  const { failed } = await sendMail(place, { template, to, sending: sendingOf(versionOf(ranking), template) });
  const [unsent] = failed;
  if (unsent !== undefined) {
    throw styles.passport.refuse('precondition', unsent.message);
  }
}

/**
 * The prizes of a version are one sending, whoever gives them and however often that is begun anew.
 * why by the template too: one that was put right after the first half sends the others what it says now
 */
function sendingOf({ versionId }: { readonly versionId: string }, template: string): string {
  const hex = createHash('sha256').update(`${versionId}/${template}`).digest('hex');
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}

/** Whom the rules name and what each gets, best first. */
async function* prizesOf(db: Db, ranking: Ranking): AsyncGenerator<readonly Prize[]> {
  const version = versionOf(ranking);
  const { rewardStrategy, rewards } = rulesOf(ranking.board, ranking.version);
  if (rewards.length === 0) {
    return;
  }
  if (rewardStrategy === 'InBucket') {
    const last = Math.max(...rewards.map(({ to = 0 }) => to));
    for (const bucket of await bucketsOf(db, version)) {
      for (let offset = 0; ; offset += BATCH) {
        const { rows } = await rowsOfBucket(db, { ...version, ...bucket }, { offset, limit: BATCH });
        yield prizesByRank(ranking, rows);
        const end = rows.at(-1);
        if (end === undefined || rows.length < BATCH || rankOf(end, rulesOf(ranking.board, ranking.version)) > last) {
          break;
        }
      }
    }
    return;
  }
  for (const { part, total } of await partTotals(db, version)) {
    for (const rule of rewards) {
      const { from, to } = await placesOfRule({ db }, ranking, { ...version, part, total }, rule);
      for (let at = from; at < to; at += BATCH) {
        const rows = await rowsAt(db, { ...version, part }, at, Math.min(BATCH, to - at));
        yield rows.map((row) => ({ row, rule }));
      }
    }
  }
}

/** The same of some members. */
async function* prizesOfMembers(
  db: Db,
  ranking: Ranking,
  memberIds: readonly string[],
): AsyncGenerator<readonly Prize[]> {
  const { board } = ranking;
  const version = versionOf(ranking);
  const { rewardStrategy, rewards } = rulesOf(board, ranking.version);
  const rows = await placesOf(db, version, memberIds);
  if (rewardStrategy === 'ByTier') {
    const stands = await standings({ db, appId: version.appId }, ranking, rows);
    yield rows.flatMap((row, at) => {
      const rule = rewards.find(({ tier }) => tier === stands[at]?.tierSlugName);
      return rule === undefined ? [] : [{ row, rule }];
    });
    return;
  }
  if (rewardStrategy === 'General') {
    yield prizesByRank(ranking, rows);
    return;
  }
  const wanted = new Set(memberIds);
  const buckets = new Map(rows.map(({ part, bucket_id: bucketId }) => [`${part}/${bucketId}`, { part, bucketId }]));
  for (const bucket of buckets.values()) {
    const last = Math.max(0, ...rewards.map(({ to = 0 }) => to));
    // why beyond the last rank: members of one call share one
    const found = await rowsOfBucket(db, { ...version, ...bucket }, { offset: 0, limit: last + SHARED });
    yield prizesByRank(
      ranking,
      found.rows.filter(({ member_id }) => wanted.has(member_id)),
    );
  }
}

/** So many members come in one call, and may share a rank. */
const SHARED = 100;

function prizesByRank({ board, version }: Ranking, rows: readonly PlacedRow[]): Prize[] {
  const rules = rulesOf(board, version);
  return rows.flatMap((row) => {
    const rank = rankOf(row, rules);
    const rule = rules.rewards.find(({ from = 1, to = 0 }) => from <= rank && rank <= to);
    return rule === undefined ? [] : [{ row, rule }];
  });
}

const NAME = 'leaderboard-rewards';

/** Rewards of a version that a reset has just ended are given by a job. */
export async function planRewards(db: Db, board: BoardRow, version: VersionRow, at: string): Promise<void> {
  const payload = { appId: board.app_id, slug: board.slug_name, versionId: version.id };
  await putSchedule(db, {
    service: 'passport',
    key: `${NAME}/${board.app_id}/${version.id}`,
    nextAt: new Date(at),
    payload,
  });
}

export const rewardJob: OwnSchedule = {
  name: NAME,
  lane: 'long',
  missed: 'once',
  ownTransactions: true,
  next: () => undefined,
  async run({ db, ports, payload, signal }) {
    const { appId, slug, versionId } = payload as {
      readonly appId: string;
      readonly slug: string;
      readonly versionId: string;
    };
    const board = await findBoard(db, appId, slug);
    const version = await findVersion(db, appId, slug, versionId);
    if (board !== undefined && version !== undefined) {
      await issue(ports, { board, version }, { signal });
    }
  },
};
