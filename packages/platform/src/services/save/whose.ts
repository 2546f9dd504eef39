// Whose saves and pictures a call is about: a player's own, or those of any player where the game itself speaks.
import type { Call } from '#kernel/call/call';
import { mayWrite } from '#kernel/who/principal';
import type { Limits } from './rules.ts';

type Who = Pick<Call, 'principal' | 'refuse'>;

/** The player of the token; undefined for whoever speaks for the game. */
export function playerOf({ principal }: Pick<Call, 'principal'>): string | undefined {
  return principal.kind === 'player' ? principal.userId : undefined;
}

/** A player's own id, whatever it says; for everybody else what they say. */
export function userOf(call: Who, asked: string | undefined): string | undefined {
  const own = playerOf(call);
  if (own !== undefined && asked !== undefined && asked !== own) {
    throw call.refuse('denied', 'permission denied', { details: ['userId: not the player of the token'] });
  }
  return own ?? asked;
}

/** Who writes, and for whom. */
export function writerOf(call: Who & Pick<Call<{ readonly userId?: string | undefined }>, 'input'>, limits: Limits) {
  refuseWrites(call, limits);
  const userId = userOf(call, call.input.userId);
  if (userId === undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['userId: required without a player token'] });
  }
  return userId;
}

/** Players write nothing where the app has said so; its own back end goes on. */
export function refuseWrites(call: Who, limits: Limits): void {
  if (playerOf(call) !== undefined && !limits.client_write_enabled) {
    throw call.refuse('denied', 'permission denied', { details: ['clientWriteEnabled: players may not write'] });
  }
}

/** Who may only look at an app reads of its saves what they are, not what is in them. */
export function refuseLookers(
  call: Who & Pick<Call<{ readonly includeDownloadURL?: boolean | undefined }>, 'input' | 'role'>,
): void {
  if (call.input.includeDownloadURL === true && call.role !== undefined && !mayWrite(call.role)) {
    throw call.refuse('denied', 'permission denied', { details: ['includeDownloadURL: not for who may only look'] });
  }
}
