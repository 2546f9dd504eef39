// Permissions to upload: who may have one more, and what they say.
import { formatSize } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';
import { uploadToken } from './objects/address.ts';
import { type Limits, WAITING_UPLOADS } from './rules.ts';
import { findWaiting, insertUploads, type UploadRow } from './store/uploads.ts';
import { playerOf } from './whose.ts';

type Caller = Pick<Call, 'db' | 'appId' | 'ports' | 'now' | 'principal' | 'refuse'>;

interface For {
  readonly ownerId: string;
  readonly userId: string;
  readonly personaId: string;
  readonly limitBytes: number;
}

interface Wanted {
  readonly kind: UploadRow['kind'];
  readonly name: string;
  readonly format: string;
}

/** One for each of what is wanted, in its order. */
export async function givePermission(
  { db, appId, ports, now }: Caller,
  { ownerId, userId, personaId, limitBytes }: For,
  wanted: readonly Wanted[],
): Promise<[ReturnType<typeof uploadToken>, ReturnType<typeof uploadToken>?]> {
  const rows = wanted.map(({ kind, name, format }): UploadRow => {
    return {
      ...{ app_id: appId, id: ports.ids.uuid(), owner_id: ownerId, kind, user_id: userId, persona_id: personaId },
      ...{ name, format, limit_bytes: limitBytes, is_too_large: false, created_at: now },
    };
  });
  await insertUploads(db, rows);
  const [first, second] = rows.map((row) => uploadToken(ports, now, appId, row));
  if (first === undefined) {
    throw new Error('no upload was wanted');
  }
  return second === undefined ? [first] : [first, second];
}

/** A player that uploads and never confirms keeps no more than so many of them. */
export async function refuseWaiting(call: Caller, userId: string, limits: Limits): Promise<void> {
  if (playerOf(call) === undefined) {
    return;
  }
  const { uploads, bytes } = await findWaiting(call.db, call.appId, userId);
  if (uploads >= WAITING_UPLOADS || bytes >= limits.max_bytes_per_user) {
    throw call.refuse('precondition', 'too many uploads wait to be confirmed', {
      code: 80_000,
      details: [
        `at most ${WAITING_UPLOADS} of one player, and ${limits.max_bytes_per_user} bytes; they go after a day`,
      ],
    });
  }
}

type Quota = 'maxSavesPerUser' | 'maxBytesPerUser';

/** The refusal of one more than may be, with the limit by its name. */
export function quotaExceeded(call: Pick<Call, 'refuse'>, limit: Quota, used: number, most: number) {
  const said = (amount: number) => (limit === 'maxBytesPerUser' ? formatSize(amount) : String(amount));
  return call.refuse('precondition', `save quota exceeded: ${said(used)} of ${said(most)}`, {
    code: 80_000,
    details: [`${limit}: ${most}`],
  });
}
