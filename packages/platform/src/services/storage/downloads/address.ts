// What opens a finished backup: a link for reading it, on the content origin, where no session of the console is.
import { openText, signText } from '#kernel/keys/signed-text';
import type { Ports } from '#kernel/ports';
import type { BackupRow } from '../store/backups.ts';

export const BACKUP_PATH = '/backups';
export const LINK_SECONDS = 3600;
const LINK = 'storage-backup';

/** Permission to read one backup. */
export interface Link {
  readonly appId: string;
  readonly backupId: string;
  /** Unix seconds. */
  readonly until: number;
}

export function downloadLink(
  ports: Pick<Ports, 'seal' | 'origins'>,
  now: string,
  row: Pick<BackupRow, 'id' | 'app_id' | 'name' | 'ending'>,
): string {
  const until = Math.floor(Date.parse(now) / 1000) + LINK_SECONDS;
  const token = signText(ports, { appId: row.app_id, backupId: row.id, until } satisfies Link, LINK);
  return `${ports.origins.content}${BACKUP_PATH}/${row.id}/${fileNameOf(row)}?sign=${token}`;
}

export function fileNameOf({ name, ending }: Pick<BackupRow, 'name' | 'ending'>): string {
  return `${name}.${ending === '' ? 'dump' : ending}`;
}

/** What a link allows; undefined where it never was good, or is not any more. */
export function openLink({ seal }: Pick<Ports, 'seal'>, token: string, now: Date): Link | undefined {
  const link = openText<Link>({ seal }, token, LINK);
  return link !== undefined && link.until * 1000 > now.getTime() ? link : undefined;
}
