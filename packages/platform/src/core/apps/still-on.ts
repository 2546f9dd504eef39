// Whether a service is still on once a call holds what switching it off takes first: it was let in a moment before.
import type { ServiceName } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';

/** @throws not found, as where the call had come a moment later */
export async function refuseOffByNow(
  { db, appId, refuse }: Pick<Call, 'db' | 'appId' | 'refuse'>,
  service: ServiceName,
): Promise<void> {
  const row = await db
    .selectFrom('app_services')
    .select('status')
    .where('app_id', '=', appId)
    .where('name', '=', service)
    .executeTakeFirst();
  if (row?.status !== 'Enabled') {
    throw refuse('not-found', `${service} is not enabled for this app`);
  }
}
