// Slugs that addresses of the service have for themselves.
import { checkReservedSlug } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';

/** @throws 30003 where a fixed word stands at the place of the slug in an address */
export function refuseReserved(
  call: Pick<Call, 'refuse'>,
  kind: Parameters<typeof checkReservedSlug>[0],
  slugName: string,
): void {
  const reserved = checkReservedSlug(kind, slugName);
  if (reserved !== undefined) {
    throw call.refuse('invalid', 'invalid parameters', { code: 30_003, details: [`slugName: ${reserved.en}`] });
  }
}
