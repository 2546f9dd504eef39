// What is due of a server or a function by the clock: one row of each kind, gone with it.
import type { Db } from '#db/connect';
import { putSchedule, removeSchedule } from '#kernel/time/schedules';

export const SERVICE = 'func';

/** It should be ready by now. */
export const START = 'start';
/** Its time is over. */
export const EXPIRE = 'expire';
/** A look at how many servers a function has. */
export const SCALE = 'scale';

const put = (name: string) => async (db: Db, id: string, at: Date) => {
  await putSchedule(db, { service: SERVICE, key: `${name}/${id}`, nextAt: at });
};

export const startBy = put(START);
export const expireAt = put(EXPIRE);
export const scaleAt = put(SCALE);

export async function dropTurns(db: Db, id: string, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await removeSchedule(db, SERVICE, `${name}/${id}`);
  }
}
