// Whether the person in front of the page may make a call, and why not: a button that is refused says so itself.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { access } from '../routes/access.ts';
import { appQuery } from './apps.ts';
import { useSession } from './session.ts';
import { text } from './text.zh.ts';

/** What somebody is to the app on the screen. */
export type Role = 'owner' | 'member' | 'operator' | 'billing';

const RANK: Readonly<Record<Role, readonly string[]>> = {
  member: ['member'],
  owner: ['member', 'owner'],
  operator: ['member', 'owner', 'operator', 'billing'],
  billing: ['billing'],
};

/** Why somebody of that role may not make the call, `cdn.buckets.create`; nothing where they may. */
export function refusal(role: Role | undefined, operation: string): string | undefined {
  if (role === undefined) {
    return undefined;
  }
  const needed = neededFor(operation);
  return RANK[role].includes(needed) ? undefined : text.refusals[needed];
}

/** @example const reasonFor = usePermission(); <ActionButton reason={reasonFor('cdn.buckets.create')} /> */
export function usePermission(): (operation: string) => string | undefined {
  const role = useRole();
  return (operation) => refusal(role, operation);
}

/** The role on the app of the address; nothing while it is not known yet. */
function useRole(): Role | undefined {
  const { appId } = useParams({ strict: false }) as { appId?: string };
  const session = useSession();
  const app = useQuery({ ...appQuery(appId ?? ''), enabled: appId !== undefined });
  if (session === undefined || session.Admin !== null) {
    return session === undefined ? undefined : 'operator';
  }
  if (appId === undefined) {
    return session.User === null && session.BcAdmin !== null ? 'billing' : 'owner';
  }
  return app.data === undefined ? undefined : app.data.Role === 'owner' ? 'owner' : 'member';
}

function neededFor(operation: string): 'member' | 'owner' | 'operator' | 'billing' {
  const dot = operation.indexOf('.');
  const exceptions = access[operation.slice(0, dot)] ?? {};
  const key = operation.slice(dot + 1);
  for (const who of ['owner', 'operator', 'billing'] as const) {
    if (exceptions[who]?.split(' ').includes(key) === true) {
      return who;
    }
  }
  return 'member';
}
