// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const userColumns = {
  UserId: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  UserName: { title: '用户名', titleEn: 'User name' },
  Login: { title: '登录名', titleEn: 'Login' },
  Email: { title: '邮箱', titleEn: 'Email' },
  Phone: { title: '手机号', titleEn: 'Phone' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.user.status },
  Role: { title: '角色', titleEn: 'Role' },
  IsInternal: { title: '内部用户', titleEn: 'Internal user', kind: 'flag' },
  Properties: { title: '属性', titleEn: 'Properties' },
  OrganizationIds: { title: '组织 ID', titleEn: 'Organization ID' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  LastLoginAt: { title: '上次登录', titleEn: 'Last sign-in', kind: 'time' },
} satisfies EntityColumns;
