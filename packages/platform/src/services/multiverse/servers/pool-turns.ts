// Pools are looked at each minute, and at once where something changed that they are made of.
import type { Db } from '#db/connect';
import { hastenSchedule, putSchedule, putSchedules } from '#kernel/time/schedules';
import { regionIdsOfFleet } from '../store/fleets.ts';
import { SERVICE } from './turns.ts';

export const POOL = 'pool';

export interface Place {
  readonly gameId: string;
  readonly regionId: string;
}

const keyOf = ({ gameId, regionId }: Place): string => `${POOL}/${gameId}/${regionId}`;

/** Sees to it that the pool of a region is looked at. */
export async function refillPool(db: Db, place: Place, nextAt: Date): Promise<void> {
  await putSchedule(db, { service: SERVICE, key: keyOf(place), nextAt });
}

/** The same for who holds the game, as the turn does: where one is in hand, that one sees it. */
export async function refillHeldPool(db: Db, place: Place, nextAt: Date): Promise<void> {
  await hastenSchedule(db, { service: SERVICE, key: keyOf(place), nextAt });
}

/** The same of every region of a game. */
export async function refillPools(db: Db, gameId: string, now: string): Promise<void> {
  const regionIds = await regionIdsOfFleet(db, gameId);
  const nextAt = new Date(now);
  await putSchedules(
    db,
    regionIds.map((regionId) => ({ service: SERVICE, key: keyOf({ gameId, regionId }), nextAt })),
  );
}
