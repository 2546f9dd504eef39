// What many operations of the service back-ends say of themselves: who signs the call, and how sure its shape is.
// Source: wire/realtime-and-compute.md 1.2 (credentials), 2 to 8 (tags of the rows).

/** A nonce made with the secret that a game build carries, or the service secret. */
export const byGame = { accepts: 'app', access: 'service' } as const;
/** Read by a game build and its back end, and by members on a screen. */
export const readByGame = { accepts: 'app', access: 'reader' } as const;
/** The token of a persona, or whatever `byGame` takes. */
export const byPlayerOrGame = { accepts: 'player', access: 'service' } as const;
/** The token of a player, or the service secret of the app. */
export const byPlayerOrServer = { accepts: 'player', access: 'player-or-server' } as const;
/** Read by a player, by the back end of the game, and by members on a screen. */
export const byPlayerOrMember = { accepts: 'player', access: 'player-or-member' } as const;
/** The token of a player, with a persona or without, or whatever `byGame` takes: what is asked is of the user alone. */
export const byUserOrGame = { accepts: 'player', access: 'player-or-game' } as const;
export const byAnyone = { accepts: 'none', access: 'public' } as const;
/** Looks across apps, so no app has to be named. */
export const operatorOnly = { accepts: 'operator', access: 'operator' } as const;

export const fieldsAreOurs = { known: 'assumed', because: 'path as specified, fields not shown' } as const;
export const needed = {
  known: 'assumed',
  because: 'clients need it and none is shown; path and fields are ours',
} as const;

/** Makes a regenerated secret effective at once; failures are nobody's business. */
export const refreshesSecret = {
  access: 'owner',
  cache: 'force-never',
  fail: 'silent',
  retry: 'always',
  known: 'spec',
} as const;
