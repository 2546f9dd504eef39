// What is due of a server by the clock: one row of each kind for each server, gone with it.
import type { Db } from '#db/connect';
import { putSchedule } from '#kernel/time/schedules';

export const SERVICE = 'multiverse';

/** It should be ready by now. */
export const START = 'start';
/** Its time is over. */
export const EXPIRE = 'expire';

const put = (name: string) => async (db: Db, serverId: string, at: Date) => {
  await putSchedule(db, { service: SERVICE, key: `${name}/${serverId}`, nextAt: at });
};

export const startBy = put(START);
export const expireAt = put(EXPIRE);

const HOUR_MS = 3_600_000;
export const METER = 'meter';

export const nextHour = (moment: Date): Date => new Date((Math.floor(moment.getTime() / HOUR_MS) + 1) * HOUR_MS);

/** Sees to it that servers are metered from now on. */
export async function meterEachHour(db: Db, now: string): Promise<void> {
  await putSchedule(db, { service: SERVICE, key: METER, nextAt: nextHour(new Date(now)) });
}
