// Servers that run go on the meter at each full hour, as long as a service has any.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { type OwnSchedule, putScheduleOnce } from '#kernel/time/schedules';

const METER = 'meter';
const HOUR_MS = 3_600_000;

const nextHour = (moment: Date): Date => new Date((Math.floor(moment.getTime() / HOUR_MS) + 1) * HOUR_MS);

type MeterServers = (at: { readonly db: Db; readonly ports: Ports }, until: string) => Promise<void>;

/** The work of a service that puts its servers on the meter, up to the moment that is due. */
export function hourlyMeter(meter: MeterServers): OwnSchedule {
  return {
    // why not from the start: it comes round once there is a server to meter
    name: METER,
    next: nextHour,
    missed: 'once',
    run: ({ db, ports, dueAt }) => meter({ db, ports }, dueAt.toISOString()),
  };
}

/** Sees to it that servers of the service are metered from now on. */
export async function meterEachHour(db: Db, service: string, now: string): Promise<void> {
  // why once: the row is one for all apps, and servers that begin side by side would wait for each other's commit
  await putScheduleOnce(db, { service, key: METER, nextAt: nextHour(new Date(now)) });
}
