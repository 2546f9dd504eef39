// Leaderboards as players see them and bring their scores. Source: wire/passport.md 4.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { actionsOf } from '../players/bans/store.ts';
import { ownPersona } from '../players/store/index.ts';
import { readConfig } from '../setup/settings.ts';
import { boardPage } from './boards.ts';
import { invalid, memberBanned, noScore, requireBoard, requireVersion } from './find.ts';
import { listScores } from './lists.ts';
import { boardReply, scoreReplies } from './replies.ts';
import { rankOf, rulesOf } from './rules.ts';
import type { BoardRow } from './store/boards.ts';
import { placed, rowsAround, rowsOfBucket } from './store/order.ts';
import { findScores } from './store/scores.ts';
import { submitScores } from './submit.ts';

/** A bucket is answered whole; one that a game fills itself may be of any size. */
const BUCKET_ROWS = 1000;

export const playerLeaderboards: Handlers<typeof passport>['playerLeaderboards'] = {
  async list(call) {
    await ownPersona(call);
    return boardPage(call, {});
  },
  async get(call) {
    await ownPersona(call);
    return { leaderboard: boardReply(await requireBoard(call, call.input.slugName)) };
  },
  async submit(call) {
    const persona = await ownPersona(call);
    const { slugName, memberId, ...score } = call.input;
    const { serverAuthority } = await readConfig(call.db, call.appId);
    if (serverAuthority.includes('leaderboards')) {
      throw call.refuse('denied', 'permission denied', { details: ['scores come from the server of the game'] });
    }
    const board = await requireBoard(call, slugName);
    const own = memberOf(call, board, persona.id, memberId);
    const [result] = await submitScores(call, slugName, [{ ...score, memberId: own }]);
    if (result === undefined) {
      throw memberBanned(call);
    }
    return result;
  },
  async scores(call) {
    await ownPersona(call);
    const { slugName, versionId, realmID, bucketId, tier, memberIds } = call.input;
    const board = await requireBoard(call, slugName);
    const version = versionId === undefined ? undefined : await requireVersion(call, board, versionId);
    const page = startCountPage(call.input);
    const filter = { realmID: realmID?.toLowerCase(), bucketId, tier, memberIds };
    const { rows, total, ranks } = await listScores(call, { board, version }, filter, page);
    const scores = await scoreReplies(call, { board, version }, rows, ranks);
    return { scores, versionId: version?.id ?? board.version_id, start: page.offset, count: page.limit, total };
  },
  async myScore(call) {
    const persona = await ownPersona(call);
    const board = await requireBoard(call, call.input.slugName);
    const own = memberOf(call, board, persona.id, call.input.memberId);
    await refuseHidden(call, board, persona);
    const version = { appId: call.appId, versionId: board.version_id };
    const rows = await rowsAround(call.db, version, own, call.input.range ?? 0);
    if (rows.length === 0) {
      throw noScore(call);
    }
    return { scores: await scoreReplies(call, { board }, rows) };
  },
  async bucket(call) {
    const persona = await ownPersona(call);
    const board = await requireBoard(call, call.input.slugName);
    const own = memberOf(call, board, persona.id, call.input.memberId);
    await refuseHidden(call, board, persona);
    const version = { appId: call.appId, versionId: board.version_id };
    const [row] = await findScores(call.db, version, [own]);
    if (row === undefined || row.hidden || row.bucket_id === '') {
      throw noScore(call);
    }
    const { bucket_id: bucketId, part } = row;
    const { rows } = await rowsOfBucket(call.db, { ...version, bucketId, part }, { offset: 0, limit: BUCKET_ROWS });
    const ranks = new Map(rows.map((one) => [one.member_id, rankOf(one, rulesOf(board))]));
    const scores = await scoreReplies(call, { board }, await placed(call.db, version, rows), ranks);
    return { bucketId, scores };
  },
};

/** The member that a player speaks of: the own persona, or a thing of the game where the board is of things. */
function memberOf(
  call: Pick<Call, 'refuse'>,
  { member_type }: BoardRow,
  personaId: string,
  memberId: string | undefined,
): string {
  if (member_type === 'Player') {
    if (memberId !== undefined && memberId !== '' && memberId !== personaId) {
      throw invalid(call, 'memberId: only for Entity');
    }
    return personaId;
  }
  if (memberId === undefined || memberId === '') {
    throw invalid(call, 'memberId: goes with Entity');
  }
  return memberId;
}

/** @throws 90041 where the persona or its user is kept from leaderboards */
async function refuseHidden(
  call: Call,
  { member_type }: BoardRow,
  { id, user_id }: { readonly id: string; readonly user_id: string },
): Promise<void> {
  if (member_type === 'Player' && (await actionsOf(call.db, call.appId, [id, user_id], call.now)).size > 0) {
    throw memberBanned(call);
  }
}
