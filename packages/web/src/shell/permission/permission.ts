// Whether the person in front of the page may make a call, and why not: a button that is refused says so itself.

import { useQuery } from '@tanstack/react-query';
import { useAppId } from '../../kit/address/link.ts';
import { appQuery } from '../apps.ts';
import { useSession } from '../session.ts';
import { type Role, refusal } from './refusal.ts';

/** @example const reasonFor = usePermission(); <ActionButton reason={reasonFor('cdn.buckets.create')} /> */
export function usePermission(): (operation: string) => string | undefined {
  const roles = useRoles();
  return (operation) => refusal(roles, operation);
}

/** What the person is to the app of the address, or to the organisations' money; nothing while it is not known yet. */
function useRoles(): readonly Role[] {
  const appId = useAppId();
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
