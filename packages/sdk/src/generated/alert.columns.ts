// Generated from the contract by `npm run gen`; do not edit.
import type { EntityColumns } from '../fields/view-data.ts';

export const alertRecordColumns = {
  Id: { title: '记录 ID', titleEn: 'Record ID', kind: 'id' },
  serviceName: { title: '服务', titleEn: 'Service' },
  operation: { title: '操作', titleEn: 'Action' },
  title: { title: '标题', titleEn: 'Title' },
  template: { title: '模板', titleEn: 'Template' },
  userName: { title: '操作人', titleEn: 'By' },
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appName: { title: '应用名称', titleEn: 'App' },
  orgId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  orgName: { title: '组织', titleEn: 'Organization' },
  actor: { title: '操作人类型', titleEn: 'Kind of actor' },
  target: { title: '对象', titleEn: 'Target' },
  titleEn: { title: '英文标题', titleEn: 'Title en' },
  requestId: { title: '请求 ID', titleEn: 'Request ID', kind: 'id' },
  changes: { title: '变更', titleEn: 'Changes', kind: 'count' },
  CreatedAt: { title: '时间', titleEn: 'Time', kind: 'time' },
} satisfies EntityColumns;

export const mailColumns = {
  Id: { title: '邮件 ID', titleEn: 'Mail ID', kind: 'id' },
  To: { title: '收件人', titleEn: 'To' },
  Subject: { title: '主题', titleEn: 'Subject' },
  Content: { title: '内容', titleEn: 'Content' },
  Template: { title: '模板', titleEn: 'Template' },
  CreatedAt: { title: '时间', titleEn: 'Time', kind: 'time' },
  SentAt: { title: '送达邮件服务器的时间', titleEn: 'Handed to the mail server', kind: 'time' },
} satisfies EntityColumns;

export const monitorColumns = {
  Id: { title: '监控 ID', titleEn: 'Monitor ID', kind: 'id' },
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  ProjectName: { title: '应用名称', titleEn: 'App' },
  ChatId: { title: '群 ID', titleEn: 'Group ID', kind: 'id' },
  Name: { title: '名称', titleEn: 'Name' },
  Prefix: { title: '前缀', titleEn: 'Prefix' },
  CreatedAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;
