// How logic servers are known to the engines that run them and keep what they say.
import type { LogSource } from '#engines/logs/port';

/** Of all logic servers. */
export const KIND = 'func';

export const logGroup = (functionId: string): string => `func/${functionId}`;

/** One log for all starts of a server. */
export const logOf = (row: { readonly app_id: string; readonly function_id: string }, id: string): LogSource => ({
  appId: row.app_id,
  group: logGroup(row.function_id),
  name: id,
});
