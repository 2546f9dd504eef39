// The leaderboard, version or score that a call is about, or the refusal that there is none.
import { isUuid } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';
import { type BoardRow, findBoard, findVersion, type VersionRow } from './store/boards.ts';

type Asked = Pick<Call, 'db' | 'appId' | 'refuse'>;

/** @throws 404 `leaderboard not found` */
export async function requireBoard(call: Asked, slug: string): Promise<BoardRow> {
  const board = await findBoard(call.db, call.appId, slug);
  if (board === undefined) {
    throw call.refuse('not-found', 'leaderboard not found');
  }
  return board;
}

/** @throws 404 `version not found` */
export async function requireVersion(call: Asked, board: BoardRow, id: string): Promise<VersionRow> {
  const version = isUuid(id) ? await findVersion(call.db, call.appId, board.slug_name, id) : undefined;
  if (version === undefined) {
    throw call.refuse('not-found', 'version not found');
  }
  return version;
}

export const noScore = (call: Pick<Call, 'refuse'>) => call.refuse('not-found', 'score not found');

export const invalid = (call: Pick<Call, 'refuse'>, detail: string) =>
  call.refuse('invalid', 'invalid parameters', { details: [detail] });

export const memberBanned = (call: Pick<Call, 'refuse'>) =>
  call.refuse('precondition', 'member is banned from leaderboards', { code: 90_041 });
