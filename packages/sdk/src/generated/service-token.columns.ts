// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const serviceTokenColumns = {
  Id: { title: '令牌 ID', kind: 'id' },
  Name: { title: '名称' },
  ServiceName: { title: '服务', kind: 'label', labels: platformLabels.serviceToken.serviceName },
  Token: { title: '令牌' },
  CreatedBy: { title: '创建者' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  UpdatedAt: { title: '更新时间', kind: 'time' },
  LastUsedAt: { title: '上次使用', kind: 'time' },
} satisfies EntityColumns;
