// Which calls leave a line in the operation history: those by which somebody changes an app, an organisation or the
// platform. Reads that are sent as POST, cache refreshes, what games and players do, and bulk uploads leave none.
import type { Declared } from './walk.ts';

/** True where a successful call is recorded with who made it and what it changed. */
export function keepsHistory({ operation, access, accepts }: Declared): boolean {
  const isReadByPost = operation.retry === 'always' && access === 'member';
  return (
    operation.method !== 'GET' &&
    operation.history !== 'none' &&
    operation.fail !== 'silent' &&
    accepts !== 'player' &&
    access !== 'public' &&
    access !== 'service' &&
    !isReadByPost
  );
}
