// What `listing.ts` takes from the client that runs in a process of its own.

/** Path of the n-th file. */
export function pathOf(n: number): string;
/** MD5 of its contents, lower-case hex. */
export function hashOf(n: number): string;
