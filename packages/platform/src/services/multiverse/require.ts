// Things of hosting by their ids: another app's answers like one that nobody has.
import type { Call } from '#kernel/call/call';
import { type AllocationView, findAllocation } from './store/allocations.ts';
import { findGame, type GameView } from './store/games.ts';
import { holdImage, type ImageRow } from './store/images.ts';
import { findProfile, type ProfileView } from './store/profiles.ts';
import { findRevision, type RevisionRow } from './store/revisions.ts';

type Asking = Pick<Call, 'db' | 'appId' | 'refuse'>;

/** @throws not found where hosting of the app has no such game, and for that of another app */
export async function requireGame(call: Asking, gameId: string): Promise<GameView> {
  return found(call, await findGame(call.db, call.appId, gameId), 'game');
}

/** @throws not found for an unknown profile and that of another app */
export async function requireProfile(call: Asking, id: string): Promise<ProfileView> {
  return found(call, await findProfile(call.db, call.appId, id), 'profile');
}

/** @throws not found for an unknown revision and that of another app */
export async function requireRevision(call: Asking, id: string): Promise<RevisionRow> {
  return found(call, await findRevision(call.db, call.appId, id), 'revision');
}

/** @throws not found for an unknown allocation */
export async function requireAllocation(call: Asking, gameId: string, uuid: string): Promise<AllocationView> {
  return found(call, await findAllocation(call.db, gameId, uuid), 'allocation');
}

/**
 * Nobody deletes it until the end of the transaction.
 * @throws not found, or a failed precondition where it has never been built
 */
export async function requireBuilt(call: Asking, gameId: string, id: string): Promise<ImageRow> {
  const image = await holdImage(call.db, call.appId, id);
  if (image === undefined || image.game_id !== gameId) {
    throw call.refuse('not-found', 'image not found');
  }
  if (image.content_hash === '') {
    throw call.refuse('precondition', 'the image is not built');
  }
  return image;
}

function found<Row>(call: Asking, row: Row | undefined, what: string): Row {
  if (row === undefined) {
    throw call.refuse('not-found', `${what} not found`);
  }
  return row;
}

/** What was asked for cannot be; `detail` is the field and why. */
export const invalid = ({ refuse }: Pick<Call, 'refuse'>, detail: string) =>
  refuse('invalid', 'invalid parameters', { details: [detail] });
