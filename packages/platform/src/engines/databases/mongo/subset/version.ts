/** The protocol is that of MongoDB 6.0, and so are the commands that it has. */
export const SUBSET_VERSION = 'subset of 6.0';
