// Who may make which call, by the table that is made from the contract.

import { text } from '../text.zh.ts';
import { callers } from './callers.ts';

/** What somebody is to the app on the screen. */
export type Role = 'owner' | 'member' | 'operator' | 'billing';

/** The people of an app, from the one who may do least. */
const RANK = ['member', 'owner', 'operator'] as const;

/** Why somebody who is all of these may not make the call, `cdn.buckets.create`; nothing where they may. */
export function refusal(roles: readonly Role[], operation: string): string | undefined {
  const { needed, billing } = accessOf(operation);
  const may = (role: Role): boolean => (role === 'billing' ? billing : RANK.indexOf(role) >= RANK.indexOf(needed));
  if (roles.length === 0 || roles.some(may)) {
    return undefined;
  }
  if (needed === 'operator' && billing) {
    return text.refusals.office;
  }
  // why: the owner of what an organisation call changes is the organisation's, whichever screen it is made from
  return needed === 'owner' && operation.startsWith('org.') ? text.refusals.organizationOwner : text.refusals[needed];
}

function accessOf(operation: string): { readonly needed: (typeof RANK)[number]; readonly billing: boolean } {
  const dot = operation.indexOf('.');
  const lists = callers[operation.slice(0, dot)] ?? {};
  const key = operation.slice(dot + 1);
  const last = key.lastIndexOf('.');
  const isIn = (who: keyof typeof lists): boolean =>
    (lists[who] ?? '').split(', ').some((group) => {
      const [before, ...words] = group.split(' ');
      return before === key.slice(0, Math.max(0, last)) && words.includes(key.slice(last + 1));
    });
  return { needed: isIn('operator') ? 'operator' : isIn('owner') ? 'owner' : 'member', billing: isIn('billing') };
}
