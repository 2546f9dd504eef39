/** Stands where a declared operation has no handler yet: it answers 501 with its id and is counted as missing. */
export const notBuilt = Symbol('not built');

/** A `notBuilt` whose input is read before: what the specification has it say of wrong input it says already. */
export const notBuiltBeyondInput = Symbol('not built beyond its input');

export type NotBuilt = typeof notBuilt | typeof notBuiltBeyondInput;
