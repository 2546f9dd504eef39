// No room left, on the platform's own disk or on the database's: a state that lasts until somebody makes room.

/** Of the system: no space, quota used up; of PostgreSQL: class 53's disk_full. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True where a write failed for want of room, however deep that is among the causes. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (CODES.has((at as NodeJS.ErrnoException).code)) {
      return true;
    }
  }
  return false;
}

export const DISK_FULL = 'the disk of the server is full';
