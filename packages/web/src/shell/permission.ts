// Whether the person in front of the page may make a call, and why not: a button that is refused says so itself.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { access } from '../routes/access.ts';
import { appQuery } from './apps.ts';
import { useSession } from './session.ts';
import { text } from './text.zh.ts';

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
  return needed === 'operator' && billing ? text.refusals.office : text.refusals[needed];
}

/** @example const reasonFor = usePermission(); <ActionButton reason={reasonFor('cdn.buckets.create')} /> */
export function usePermission(): (operation: string) => string | undefined {
  const roles = useRoles();
  return (operation) => refusal(roles, operation);
}

/** What the person is to the app of the address, or to the organisations' money; nothing while it is not known yet. */
function useRoles(): readonly Role[] {
  const { appId } = useParams({ strict: false }) as { appId?: string };
  const session = useSession();
  const app = useQuery({ ...appQuery(appId ?? ''), enabled: appId !== undefined });
  if (session === undefined || session.Admin !== null) {
    return session === undefined ? [] : ['operator'];
  }
  if (appId !== undefined) {
    return app.data === undefined ? [] : [app.data.Role === 'owner' ? 'owner' : 'member'];
  }
  return session.BcAdmin === null ? ['owner'] : session.User === null ? ['billing'] : ['owner', 'billing'];
}

function accessOf(operation: string): { readonly needed: (typeof RANK)[number]; readonly billing: boolean } {
  const dot = operation.indexOf('.');
  const lists = access[operation.slice(0, dot)] ?? {};
  const key = operation.slice(dot + 1);
  const isIn = (who: keyof typeof lists): boolean => lists[who]?.split(' ').includes(key) === true;
  return { needed: isIn('operator') ? 'operator' : isIn('owner') ? 'owner' : 'member', billing: isIn('billing') };
}
