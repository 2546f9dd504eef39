// Developers as operators see them, and which one a word means.
import { platformLabels } from '@uos/contract/labels';
import type { User, UserCalls } from '@uos/sdk/services/user';
import type { ArgSpecs, Output } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { isUuid } from '../../text/ids.ts';

export const USER_ARG = {
  user: { ref: 'user.user', text: { zh: '用户 ID、用户名或邮箱', en: 'Id, name or e-mail of the user' } },
} as const satisfies ArgSpecs;

export const USER_OUTPUT: Output = {
  columns: [
    { field: 'UserName', title: { zh: '用户名', en: 'Name' } },
    { field: 'Status', title: { zh: '状态', en: 'Status' }, labels: platformLabels.user.status },
    { field: 'Email', title: { zh: '邮箱', en: 'E-mail' } },
    { field: 'LastLoginAt', title: { zh: '上次登录', en: 'Last login' }, format: 'time' },
    { field: 'UserId', title: { zh: '用户 ID', en: 'User id' } },
    { field: 'Phone', title: { zh: '手机号', en: 'Phone' } },
    { field: 'CreatedAt', title: { zh: '注册时间', en: 'Since' }, format: 'time' },
  ],
  fields: [
    ...['UserId', 'UserName', 'Email', 'Phone', 'Status', 'Role', 'IsInternal', 'Properties', 'OrganizationIds'],
    ...['CreatedAt', 'LastLoginAt'],
  ],
};

/** Throws CliError: exit 3 where there is none, exit 2 where there are several. */
export async function userOf(ctx: Context<unknown, unknown>, calls: UserCalls, wanted: string): Promise<User> {
  if (isUuid(wanted)) {
    return await calls.get({ id: wanted });
  }
  const { rowNamed } = await import('../../derived/things.ts');
  return await rowNamed<User>(ctx, 'user.user', wanted);
}
