// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const ticketColumns = {
  Id: { title: '咨询单 ID', kind: 'id' },
  Type: { title: '类型', kind: 'label', labels: platformLabels.ticket.type },
  Title: { title: '标题' },
  Content: { title: '内容' },
  Expert: { title: '专家', kind: 'label', labels: platformLabels.ticket.expert },
  Duration: { title: '时长', kind: 'number' },
  Fee: { title: '费用', kind: 'yuan' },
  Status: { title: '状态', kind: 'status', labels: platformLabels.ticket.status },
  OrganizationId: { title: '组织 ID', kind: 'id' },
  OrgName: { title: '组织' },
  AppId: { title: '应用 ID', kind: 'id' },
  ContactName: { title: '联系人' },
  ContactPhone: { title: '联系电话' },
  ContactEmail: { title: '联系邮箱' },
  Attachments: { title: '附件' },
  Replies: { title: '回复', kind: 'count' },
  CreatedBy: { title: '创建者 ID', kind: 'id' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  UpdatedAt: { title: '更新时间', kind: 'time' },
} satisfies EntityColumns;

export const publicTicketColumns = {
  Id: { title: '咨询单 ID', kind: 'id' },
  Type: { title: '类型', kind: 'label', labels: platformLabels.ticket.type },
  Title: { title: '标题' },
  Content: { title: '内容' },
  Expert: { title: '专家', kind: 'label', labels: platformLabels.ticket.expert },
  Duration: { title: '时长', kind: 'number' },
  Fee: { title: '费用', kind: 'yuan' },
  Status: { title: '状态', kind: 'status', labels: platformLabels.ticket.status },
  OrganizationId: { title: '组织 ID', kind: 'id' },
  OrgName: { title: '组织' },
  AppId: { title: '应用 ID', kind: 'id' },
  Attachments: { title: '附件' },
  Replies: { title: '回复', kind: 'count' },
  CreatedBy: { title: '创建者 ID', kind: 'id' },
  CreatedAt: { title: '创建时间', kind: 'time' },
  UpdatedAt: { title: '更新时间', kind: 'time' },
} satisfies EntityColumns;
