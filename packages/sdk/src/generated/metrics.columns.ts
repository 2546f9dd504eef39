// Generated from the contract by `npm run gen`; do not edit.
import { toolLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const metricsAppInfoColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  projectId: { title: '项目 ID', kind: 'id' },
  enabled: { title: '已启用', kind: 'flag' },
  receiveUrl: { title: '接收地址' },
  dashboardUrl: { title: '看板地址' },
} satisfies EntityColumns;

export const metricsUserRoleColumns = {
  UserId: { title: '用户 ID', kind: 'id' },
  Role: { title: '角色', kind: 'label', labels: toolLabels.metricsRole.role },
} satisfies EntityColumns;
