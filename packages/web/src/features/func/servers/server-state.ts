// What a logic server can do next, and how it is told in words.
import type { FuncServer } from '@uos/sdk/services/func';

const ALIVE: ReadonlySet<string> = new Set(['created', 'running', 'unhealthy']);
const OVER: ReadonlySet<string> = new Set(['deleting', 'deleted']);

/** Whether something of it may still change by itself. */
export const isAlive = ({ status }: Pick<FuncServer, 'status'>): boolean => ALIVE.has(status);

/** Whether it is gone, or about to be. */
export const isOver = ({ status }: Pick<FuncServer, 'status'>): boolean => OVER.has(status);

/** Whether a restart is accepted: one that is starting has nothing to be begun again. */
export const canRestart = (server: Pick<FuncServer, 'status'>): boolean =>
  !isOver(server) && server.status !== 'created';

export function playersOf({ playerCount, maxPlayers }: Pick<FuncServer, 'playerCount' | 'maxPlayers'>): string {
  return maxPlayers === 0 ? String(playerCount) : `${playerCount} / ${maxPlayers}`;
}

/** `map=fog` of each tag; a tag without a value is its key. */
export function tagWords(tags: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(tags).map(([key, value]) => (value === '' ? key : `${key}=${value}`));
}

/** Seconds from its start until now, or nothing of one that has not begun or runs no more. */
export function ageOf(
  { status, startedAt }: Pick<FuncServer, 'status' | 'startedAt'>,
  now: number,
): number | undefined {
  return startedAt === null || !isAlive({ status }) ? undefined : secondsBetween(Date.parse(startedAt), now);
}

/** Seconds until it is recycled; nothing where it lives without an end or is over. */
export function leftOf({ status, expireAt }: Pick<FuncServer, 'status' | 'expireAt'>, now: number): number | undefined {
  return expireAt === null || !isAlive({ status }) ? undefined : secondsBetween(now, Date.parse(expireAt));
}

const secondsBetween = (from: number, to: number): number => Math.max(0, Math.round((to - from) / 1000));
