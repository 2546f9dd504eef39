// Which calls leave a line in the operation history: those by which somebody changes an app, an organisation or the
// platform. What games and players do leaves none, nor does what is silent or says so itself. Of a call that players make
// too, and that says it keeps one, only the lines of others are kept.
import type { Declared } from './walk.ts';

/** True where a successful call is recorded with who made it and what it changed. */
export function keepsHistory({ operation: { history, fail }, effect, access, accepts }: Declared): boolean {
  return (
    (effect === 'write' || history === 'kept') &&
    history !== 'none' &&
    fail !== 'silent' &&
    (accepts !== 'player' || history === 'kept') &&
    access !== 'public' &&
    access !== 'service'
  );
}
