// The word for a hash that is told once the bytes are there. An extension of ours to wire/cdn-and-platform.md 1.6.

/**
 * Asked for with it and a size, `uploadtoken` answers a token that takes blocks and joins none. Who sends a large file
 * hashes it meanwhile, and joins the blocks with the token of the hash. `exist` says that a content of that size is
 * stored: then it is worth knowing the hash first.
 */
export const UNKNOWN_HASH = 'unknown';
