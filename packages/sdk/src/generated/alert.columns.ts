// Generated from the contract by `npm run gen`; do not edit.
import type { EntityColumns } from '../fields/view-data.ts';

export const alertRecordColumns = {
  Id: { title: '记录 ID', kind: 'id' },
  serviceName: { title: '服务' },
  operation: { title: '操作' },
  title: { title: '标题' },
  template: { title: '模板' },
  userName: { title: '操作人' },
  appId: { title: '应用 ID', kind: 'id' },
  appName: { title: '应用名称' },
  orgId: { title: '组织 ID', kind: 'id' },
  orgName: { title: '组织' },
  actor: { title: '操作人类型' },
  target: { title: '对象' },
  requestId: { title: '请求 ID', kind: 'id' },
  changes: { title: '变更', kind: 'count' },
  CreatedAt: { title: '时间', kind: 'time' },
} satisfies EntityColumns;

export const mailColumns = {
  Id: { title: '邮件 ID', kind: 'id' },
  To: { title: '收件人' },
  Subject: { title: '主题' },
  Content: { title: '内容' },
  Template: { title: '模板' },
  CreatedAt: { title: '时间', kind: 'time' },
  SentAt: { title: '送达邮件服务器的时间', kind: 'time' },
} satisfies EntityColumns;

export const monitorColumns = {
  Id: { title: '监控 ID', kind: 'id' },
  AppId: { title: '应用 ID', kind: 'id' },
  ProjectName: { title: '应用名称' },
  ChatId: { title: '群 ID', kind: 'id' },
  Name: { title: '名称' },
  Prefix: { title: '前缀' },
  CreatedAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;
