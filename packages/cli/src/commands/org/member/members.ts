// Members of an organisation: how they are shown, and which one a word means.
import { platformLabels, wordsOf } from '@uos/contract/labels';
import type { OrganizationMember, OrgCalls } from '@uos/sdk/services/org';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { ArgSpecs, Output } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';

export const ROLES = wordsOf(platformLabels.app.role);

export const MEMBER_ARG = {
  member: { text: { zh: '成员的登录名、用户名、邮箱或 ID', en: 'Login, name, e-mail or id of the member' } },
} as const satisfies ArgSpecs;

export const MEMBER_OUTPUT: Output = {
  columns: [
    { field: 'UserName', title: { zh: '用户名', en: 'Name' } },
    { field: 'Role', title: { zh: '角色', en: 'Role' }, labels: platformLabels.app.role },
    { field: 'Login', title: { zh: '登录名', en: 'Login' } },
    { field: 'Email', title: { zh: '邮箱', en: 'E-mail' } },
    { field: 'UserId', title: { zh: '用户 ID', en: 'User id' } },
  ],
  fields: ['UserId', 'UserName', 'Login', 'Email', 'Role'],
};

/** Throws CliError: exit 3 where there is none, exit 2 where a name fits several. */
export async function memberOf(
  ctx: Context<unknown, unknown>,
  org: OrgCalls,
  { orgId, wanted }: { readonly orgId: string; readonly wanted: string },
): Promise<OrganizationMember> {
  const found: OrganizationMember[] = [];
  for await (const member of org.members.list.all({ orgId })) {
    if ([member.UserId, member.Login, member.UserName, member.Email].includes(wanted)) {
      found.push(member);
    }
  }
  const [only, other] = found;
  if (only === undefined || other !== undefined) {
    throw new CliError(only === undefined ? 'not-found' : 'several', {
      exit: only === undefined ? EXIT.notFound : EXIT.usage,
      what: () =>
        only === undefined
          ? ctx.say({ zh: `组织里没有成员“${wanted}”。`, en: `The organisation has no member "${wanted}".` })
          : ctx.say({ zh: `“${wanted}”对应多个成员。`, en: `"${wanted}" fits several members.` }),
      next: 'uos org member ls',
    });
  }
  return only;
}
