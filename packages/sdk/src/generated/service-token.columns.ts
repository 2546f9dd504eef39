// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const serviceTokenColumns = {
  Id: { title: '令牌 ID', titleEn: 'Token ID', kind: 'id' },
  Name: { title: '名称', titleEn: 'Name' },
  ServiceName: { title: '服务', titleEn: 'Service', kind: 'label', labels: platformLabels.serviceToken.serviceName },
  Token: { title: '令牌', titleEn: 'Token' },
  CreatedBy: { title: '创建者', titleEn: 'Created by' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  UpdatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
  LastUsedAt: { title: '上次使用', titleEn: 'Last used', kind: 'time' },
} satisfies EntityColumns;
