// Words that several parts of the service share.
export const SERVICE = 'stacktrace';
/** Name of the work that makes the index of a symbol file. */
export const INDEX = 'index';
export const indexKey = (symbolId: string): string => `${INDEX}/${symbolId}`;
