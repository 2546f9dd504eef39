// How long a server has lived and may live, and what happened to it, from what is known of it.
import type { MultiverseAllocation } from '@uos/sdk/services/multiverse';

type Moments = Pick<
  MultiverseAllocation,
  'status' | 'createdAt' | 'fulfilledAt' | 'lastHeartbeatAt' | 'expireAt' | 'deletedAt'
>;

const ALIVE: ReadonlySet<string> = new Set(['created', 'allocated', 'unhealthy']);

export const isAlive = ({ status }: Pick<MultiverseAllocation, 'status'>): boolean => ALIVE.has(status);

/** Seconds from its creation until its end, or until now. */
export function ageOf({ createdAt, deletedAt }: Pick<Moments, 'createdAt' | 'deletedAt'>, now: number): number {
  const end = deletedAt === null ? now : Date.parse(deletedAt);
  return Math.max(0, Math.round((end - Date.parse(createdAt)) / 1000));
}

/** Seconds until it is recycled; nothing where that is not known or it is over. */
export function leftOf(server: Pick<Moments, 'status' | 'expireAt'>, now: number): number | undefined {
  return server.expireAt === null || !isAlive(server)
    ? undefined
    : Math.max(0, Math.round((Date.parse(server.expireAt) - now) / 1000));
}

export type ServerEventKind = 'created' | 'ready' | 'heartbeatLost' | 'failed' | 'ended';

export interface ServerEvent {
  readonly kind: ServerEventKind;
  readonly at: string;
}

/** Newest first. */
export function eventsOf(server: Moments): readonly ServerEvent[] {
  const { status, createdAt, fulfilledAt, lastHeartbeatAt, deletedAt } = server;
  const events: ServerEvent[] = [{ kind: 'created', at: createdAt }];
  if (fulfilledAt !== null) {
    events.push({ kind: 'ready', at: fulfilledAt });
  }
  if (status === 'unhealthy' && lastHeartbeatAt !== null) {
    events.push({ kind: 'heartbeatLost', at: lastHeartbeatAt });
  }
  if (deletedAt !== null) {
    events.push({ kind: status === 'failed' ? 'failed' : 'ended', at: deletedAt });
  }
  return events.reverse();
}
