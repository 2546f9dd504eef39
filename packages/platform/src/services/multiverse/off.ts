// Hosting is open to apps that have a service of its games on; what is its own is refused where it is off itself.
import type { ServiceName } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';
import { serviceEnabled } from '#kernel/who/tenancy';

/** @throws not found, as where hosting itself is off */
export async function refuseOff(
  call: Pick<Call, 'db' | 'credentials' | 'appId' | 'refuse'>,
  service: ServiceName,
): Promise<void> {
  if (!(await serviceEnabled(call.db, call.credentials, call.appId, service))) {
    throw call.refuse('not-found', `${service} is not enabled for this app`);
  }
}
