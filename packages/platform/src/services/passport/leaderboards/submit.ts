// Scores as servers and players bring them. Source: wire/passport.md 3.3 row 59, 5.1.
import { isUuid } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';
import { actionsOf } from '../players/bans/store.ts';
import { refuseUnfit } from '../players/checks.ts';
import { statusAt } from '../players/rules.ts';
import { holdInPlace, type PersonaRow } from '../players/store/index.ts';
import { invalid, memberBanned, requireBoard } from './find.ts';
import { fold } from './fold.ts';
import { standings } from './replies.ts';
import { keyOf } from './rules.ts';
import { type BoardRow, holdShared } from './store/boards.ts';
import { returnPlace, takePlace } from './store/buckets.ts';
import { FOLD_AT } from './store/fold.ts';
import { placesOf } from './store/order.ts';
import { findScores, type GivenScore, pendingChanges, writeScores } from './store/scores.ts';

export interface Given {
  readonly memberId: string;
  readonly score: number;
  readonly bucketId?: string | undefined;
  readonly displayName?: string | undefined;
  readonly properties?: Readonly<Record<string, string>> | undefined;
}

/** The largest sum that PostgreSQL tells from infinity is a number; what goes beyond it is `22003`. */
const isOverflow = (error: unknown): boolean => (error as { code?: unknown }).code === '22003';

/** Writes scores, all or nothing, and answers where their members stand. */
export async function submitScores(call: Call, slug: string, given: readonly Given[]) {
  const { db, appId, now, ports } = call;
  await holdShared(db, appId, slug);
  const board = await requireBoard(call, slug);
  refuseClosed(call, board);
  if (new Set(given.map(({ memberId }) => memberId)).size < given.length) {
    throw invalid(call, 'scores: each memberId once');
  }
  for (const { displayName } of given) {
    await refuseUnfit(call, { displayName });
  }
  const personas = board.member_type === 'Player' ? await playersOf(call, given) : undefined;
  const version = { appId, versionId: board.version_id };
  const known = new Map(
    (
      await findScores(
        db,
        version,
        given.map(({ memberId }) => memberId),
      )
    ).map((row) => [row.member_id, row]),
  );
  const scores: GivenScore[] = [];
  const taken = new Map<string, { readonly part: string; readonly bucketId: string }>();
  for (const one of given) {
    const realmId = personas?.get(one.memberId)?.realm_id ?? '';
    const part = board.cross_realm ? '' : realmId;
    const own = known.get(one.memberId)?.bucket_id;
    let bucketId = bucketOf(call, board, one.bucketId, own);
    if (board.bucket_strategy === 'System' && own === undefined) {
      bucketId = await takePlace(db, { ...version, part }, board.bucket_size, ports.ids.uuid());
      taken.set(one.memberId, { part, bucketId });
    }
    scores.push({
      ...{ memberId: one.memberId, part, realmId, bucketId, score: one.score === 0 ? 0 : one.score },
      k: keyOf(one.score, board.sort_order),
      displayName: one.displayName ?? '',
      properties: { ...one.properties },
    });
  }
  try {
    await writeScores(db, version, scores, { updateType: board.update_type, now });
  } catch (error) {
    throw isOverflow(error) ? invalid(call, 'score: the sum is no number any more') : error;
  }
  const rows = await placesOf(
    db,
    version,
    given.map(({ memberId }) => memberId),
  );
  const byMember = new Map(rows.map((row) => [row.member_id, row]));
  for (const [memberId, { part, bucketId }] of taken) {
    // why: of two first scores of one member at once, one went into the bucket of the other
    if (byMember.get(memberId)?.bucket_id !== bucketId) {
      await returnPlace(db, { ...version, part }, bucketId);
    }
  }
  if (board.bucket_strategy === 'Customized') {
    for (const { memberId, bucketId } of scores) {
      bucketOf(call, board, bucketId, byMember.get(memberId)?.bucket_id);
    }
  }
  if ((await pendingChanges(db, version)) > FOLD_AT) {
    call.afterCommit(() => fold(ports, version));
  }
  const stands = new Map((await standings(call, { board }, rows)).map((one) => [one.memberId, one]));
  return given.flatMap(({ memberId }) => stands.get(memberId) ?? []);
}

/** @throws 90040 before it starts and after it ends */
function refuseClosed(call: Pick<Call, 'refuse' | 'now'>, { start_time: start, end_time: end }: BoardRow): void {
  const now = Date.parse(call.now);
  if ((start !== null && now < Date.parse(start)) || (end !== null && now >= Date.parse(end))) {
    throw call.refuse('precondition', 'leaderboard is not active', { code: 90_040 });
  }
}

/** The personas that scores are of, who stay as they are until the end of the transaction. */
async function playersOf(call: Call, given: readonly Given[]): Promise<ReadonlyMap<string, PersonaRow>> {
  const { db, appId, now } = call;
  const ids = given.map(({ memberId }) => memberId);
  const personas = new Map((await holdInPlace(db, appId, ids.filter(isUuid))).map((row) => [row.id, row]));
  const rows = ids.map((id) => personas.get(id));
  if (rows.some((row) => row === undefined || statusAt(row, now) !== 'Active')) {
    throw call.refuse('not-found', 'persona not found');
  }
  const subjects = [...personas.values()].flatMap(({ id, user_id }) => [id, user_id]);
  if ((await actionsOf(db, appId, subjects, now)).size > 0) {
    throw memberBanned(call);
  }
  return personas;
}

/** The bucket that a score goes into; empty where there are none, and where the platform has to find one. */
function bucketOf(
  call: Pick<Call, 'refuse'>,
  { bucket_strategy: strategy }: BoardRow,
  asked: string | undefined,
  own: string | undefined,
): string {
  if (strategy !== 'Customized') {
    if (asked !== undefined && asked !== '' && asked !== own) {
      throw invalid(call, `bucketId: not with bucketStrategy ${strategy}`);
    }
    return own ?? '';
  }
  if (own !== undefined && asked !== undefined && asked !== own) {
    throw invalid(call, 'bucketId: a member stays in its bucket');
  }
  const bucketId = asked ?? own;
  if (bucketId === undefined || bucketId === '') {
    throw invalid(call, 'bucketId: goes with bucketStrategy Customized');
  }
  return bucketId;
}
