// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const userColumns = {
  UserId: { title: '用户 ID', kind: 'id' },
  UserName: { title: '用户名' },
  Login: { title: '登录名' },
  Email: { title: '邮箱' },
  Phone: { title: '手机号' },
  Status: { title: '状态', kind: 'status', labels: platformLabels.user.status },
  Role: { title: '角色' },
  IsInternal: { title: '内部用户', kind: 'flag' },
  Properties: { title: '属性' },
  OrganizationIds: { title: '组织 ID' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  LastLoginAt: { title: '上次登录', kind: 'time' },
} satisfies EntityColumns;
