// Who may see and move the money of an organisation: its members, operators and billing administrators.
import type { Call } from '#kernel/call/call';
import { orgScope } from '#kernel/who/tenancy';

/** True for those who look after the money of all organisations. */
export function isTreasurer(call: Call): boolean {
  return call.credentials.operator !== undefined || call.credentials.billing !== undefined;
}

/** May the caller see the organisation's money? */
export async function maySeeMoney(call: Call, orgId: string): Promise<boolean> {
  if (isTreasurer(call)) {
    return true;
  }
  return (await orgScope(call.db, call.credentials, orgId)) !== undefined;
}

/**
 * The organisation that a list is restricted to: the one named, which has to be the caller's own unless they look after
 * all of them, and then none need be named.
 * @throws `error to get org info` 400
 */
export async function payingOrg(call: Call, orgId: string | undefined): Promise<string | undefined> {
  if (orgId === undefined) {
    if (isTreasurer(call)) {
      return undefined;
    }
    throw call.refuse('invalid', 'invalid parameters', { details: ['orgId: name one of your organisations'] });
  }
  const known = await call.db.selectFrom('organizations').select('id').where('id', '=', orgId).executeTakeFirst();
  if (known === undefined || !(await maySeeMoney(call, orgId))) {
    throw call.refuse('not-found', 'error to get org info');
  }
  return orgId;
}
