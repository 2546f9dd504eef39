// What many operations say of themselves: who signs the call, and how sure its shape is.
// Source: wire/passport.md 1.2 (credentials), 3 and 4 (modes and grades).

/** The token of a persona; that of a user who has not chosen one is refused. */
export const byPlayer = { accepts: 'player', access: 'persona' } as const;
/** The token of a persona, or the service secret of the app. */
export const byPlayerOrServer = { accepts: 'player', access: 'persona-or-server' } as const;
/** The token of a user or persona. */
export const byUser = { accepts: 'player', access: 'player' } as const;
/** The token of a user or persona, or the service secret of the app. */
export const byUserOrServer = { accepts: 'player', access: 'player-or-server' } as const;
/** The token of a persona, or a nonce made with the secret that a game build carries. */
export const byPlayerOrGame = { accepts: 'player', access: 'service' } as const;
/** A nonce made with the secret that a game build carries, or the service secret. */
export const byGame = { accepts: 'app', access: 'service' } as const;
export const byAnyone = { accepts: 'none', access: 'public' } as const;

export const bodyIsOurs = { known: 'assumed', because: 'body not shown' } as const;
export const replyIsOurs = { known: 'assumed', because: 'reply not shown' } as const;
export const fieldsSeen = { known: 'seen', because: 'field names seen in messages of the SDK' } as const;
export const fieldsDocumented = { known: 'seen', because: 'fields as documented' } as const;
/** A player call whose arguments were seen. */
export const pathIsOurs = { known: 'seen', because: 'arguments seen, path is ours' } as const;
/** A player call that nothing shows. */
export const shapeIsOurs = { known: 'assumed', because: 'no client shows it; path and shape are ours' } as const;
