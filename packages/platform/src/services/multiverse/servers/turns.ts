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
