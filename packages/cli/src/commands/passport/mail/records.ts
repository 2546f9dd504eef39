// What the mail commands share.
import { passportFeatureLabels } from '@uos/contract/labels';
import type { InboxRecord } from '@uos/sdk/services/passport';
import type { Output } from '../../../program/command.ts';

export const RECORD_OUTPUT: Output = {
  columns: [
    { field: 'template', title: { zh: '模板', en: 'Template' } },
    { field: 'id', title: { zh: '记录 ID', en: 'Record id' } },
    { field: 'status', title: { zh: '状态', en: 'Status' }, labels: passportFeatureLabels.inboxRecord.status },
    { field: 'scope', title: { zh: '发送范围', en: 'Scope' }, labels: passportFeatureLabels.inboxTemplate.scope },
    { field: 'sentCount', title: { zh: '发送', en: 'Sent' }, format: 'number' },
    { field: 'failed', title: { zh: '失败', en: 'Failed' }, format: 'number' },
    { field: 'sentAt', title: { zh: '发送时间', en: 'Time' }, format: 'time' },
  ],
  fields: ['template', 'id', 'status', 'scope', 'targets', 'title', 'attachments', 'sentCount', 'failed', 'sentAt'],
};

export function recordRow(record: InboxRecord, failed: number): Record<string, unknown> {
  const { templateSlugName: template, id, status, scope, targets, title, attachments, sentCount, sentAt } = record;
  return { template, id, status, scope, targets, title, attachments, sentCount, failed, sentAt };
}
