// Generated from the contract by `npm run gen`; do not edit.
import { platformLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const ticketColumns = {
  Id: { title: '咨询单 ID', titleEn: 'Number', kind: 'id' },
  Type: { title: '类型', titleEn: 'Type', kind: 'label', labels: platformLabels.ticket.type },
  Title: { title: '标题', titleEn: 'Title' },
  Content: { title: '内容', titleEn: 'Content' },
  Expert: { title: '专家', titleEn: 'Expert', kind: 'label', labels: platformLabels.ticket.expert },
  Duration: { title: '时长', titleEn: 'Duration', kind: 'number' },
  Fee: { title: '费用', titleEn: 'Fee', kind: 'yuan' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.ticket.status },
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  OrgName: { title: '组织', titleEn: 'Organization' },
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  ContactName: { title: '联系人', titleEn: 'Contact' },
  ContactPhone: { title: '联系电话', titleEn: 'Phone' },
  ContactEmail: { title: '联系邮箱', titleEn: 'Email' },
  Attachments: { title: '附件', titleEn: 'Attachments' },
  Replies: { title: '回复', titleEn: 'Answers', kind: 'count' },
  CreatedBy: { title: '创建者 ID', titleEn: 'Creator ID', kind: 'id' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  UpdatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
} satisfies EntityColumns;

export const publicTicketColumns = {
  Id: { title: '咨询单 ID', titleEn: 'Number', kind: 'id' },
  Type: { title: '类型', titleEn: 'Type', kind: 'label', labels: platformLabels.ticket.type },
  Title: { title: '标题', titleEn: 'Title' },
  Content: { title: '内容', titleEn: 'Content' },
  Expert: { title: '专家', titleEn: 'Expert', kind: 'label', labels: platformLabels.ticket.expert },
  Duration: { title: '时长', titleEn: 'Duration', kind: 'number' },
  Fee: { title: '费用', titleEn: 'Fee', kind: 'yuan' },
  Status: { title: '状态', titleEn: 'Status', kind: 'status', labels: platformLabels.ticket.status },
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  OrgName: { title: '组织', titleEn: 'Organization' },
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  Attachments: { title: '附件', titleEn: 'Attachments' },
  Replies: { title: '回复', titleEn: 'Answers', kind: 'count' },
  CreatedBy: { title: '创建者 ID', titleEn: 'Creator ID', kind: 'id' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  UpdatedAt: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
} satisfies EntityColumns;
