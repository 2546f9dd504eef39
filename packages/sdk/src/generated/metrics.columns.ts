// Generated from the contract by `npm run gen`; do not edit.
import { toolLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const metricsAppInfoColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  projectId: { title: '项目 ID', titleEn: 'Project ID', kind: 'id' },
  enabled: { title: '已启用', titleEn: 'Enabled', kind: 'flag' },
  receiveUrl: { title: '接收地址', titleEn: 'Receiving address' },
  dashboardUrl: { title: '看板地址', titleEn: 'Dashboard' },
} satisfies EntityColumns;

export const metricsUserRoleColumns = {
  UserId: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  Role: { title: '角色', titleEn: 'Role', kind: 'label', labels: toolLabels.metricsRole.role },
} satisfies EntityColumns;
