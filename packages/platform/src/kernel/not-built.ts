/** Stands where a declared operation has no handler yet: it answers 501 with its id and is counted as missing. */
export const notBuilt = Symbol('not built');

/** Stands where the reply is a stream that a route of its own serves, before the mount sees the request. */
export const servedAsStream = Symbol('served as a stream');
