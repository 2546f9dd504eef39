// What operators have to know: operation records, mail, chat monitors. Source: wire/cdn-and-platform.md 2.2, 2.3.6, 2.3.8.

import * as z from 'zod';
import { plainWords } from '../../kernel/enums.ts';
import { entity, field, id, line, lineIfAny, text, time, timeOrNull } from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { oneLine } from '../../rules/names/names.ts';

const ValueWords = z.object({ zh: text('中文', 'In Chinese'), en: text('英文', 'In English') });

const Change = z.object({
  field: text('字段', 'Name of the field, as it stands in the call'),
  label: text('字段名称', 'Chinese title of the field, where it has one').optional(),
  before: text('原值', 'Value before, JSON where it is no text; absent where it was not set').optional(),
  after: text('新值', 'Value after, JSON where it is no text; absent where it was removed').optional(),
  beforeWords: field(ValueWords.optional(), '原值说明', 'The value before in words, where it is one of an enum'),
  afterWords: field(ValueWords.optional(), '新值说明', 'The value after in words, where it is one of an enum'),
});

/** What was done, by whom, to what. */
const facts = {
  // why camel case: the specification itself writes the alert so; platform-core.md 3.13
  serviceName: text('服务', 'Internal name of the service, or uos'),
  operation: text('操作', 'What was done'),
  title: text('标题', 'Title of the alert'),
  template: text('模板', 'Template of the message'),
  userName: text('操作人', 'Who did it'),
};

export const AlertRecord = entity(
  z.object({
    Id: id('alert.record', '记录 ID', 'Record id'),
    ...facts,
    appId: text('应用 ID', 'App it was done to', 'app.app').optional(),
    appName: text('应用名称', 'Name of that app').optional(),
    orgId: text('组织 ID', 'Organisation it was done to', 'org.org').optional(),
    orgName: text('组织', 'Name of that organisation').optional(),
    actor: field(
      plainWords(['user', 'operator', 'billing', 'app']),
      '操作人类型',
      'What the one who did it signed in as',
    ),
    target: text('对象', 'Id or name of what it was done to, below the app or organisation; or empty'),
    titleEn: text('英文标题', 'Title in English; absent for records that were reported').optional(),
    requestId: text('请求 ID', 'Request of which it was the effect; empty for records that were reported'),
    changes: field(z.array(Change), '变更', 'Fields that changed; secrets are never among the values'),
    CreatedAt: time('时间', 'Time of the record'),
  }),
  {
    id: 'AlertRecord',
    zh: '操作记录',
    en: 'Something that was done to an app or organisation',
    columns: ['CreatedAt', 'serviceName', 'operation', 'title', 'appName', 'userName'],
    key: 'Id',
  },
);

export const Monitor = entity(
  z.object({
    Id: id('alert.monitor', '监控 ID', 'Monitor id'),
    AppId: id('app.app', '应用 ID', 'App'),
    ProjectName: text('应用名称', 'Name of the app'),
    ChatId: text('群 ID', 'Chat group that is told'),
    Name: text('名称', 'Name'),
    Prefix: text('前缀', 'Put before each message, or empty'),
    CreatedAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'Monitor',
    zh: '群监控',
    en: 'A chat group that is told what happens to an app',
    columns: ['Name', 'Id', 'ProjectName', 'ChatId', 'Prefix', 'CreatedAt'],
    key: 'Id',
    named: ['Name'],
  },
);

export const Mail = entity(
  z.object({
    Id: id('alert.mail', '邮件 ID', 'Mail id'),
    To: field(z.array(z.string()), '收件人', 'Addresses'),
    Subject: text('主题', 'Subject'),
    Content: text('内容', 'Body'),
    Template: text('模板', 'Template it was made from, or empty'),
    CreatedAt: time('时间', 'Time it was handed over'),
    SentAt: timeOrNull('送达邮件服务器的时间', 'Time a mail server took it; null where none has'),
  }),
  {
    id: 'Mail',
    zh: '邮件',
    en: 'A mail that the platform has sent',
    columns: ['CreatedAt', 'To', 'Subject', 'Id'],
    key: 'Id',
  },
);

export const AlertPage = totalItems(AlertRecord);
export const MonitorPage = totalItems(Monitor);
export const MailPage = totalItems(Mail);

const noService = { error: 'serviceName is required' };
export const AlertCreate = z.object({
  serviceName: field(
    z.string(noService).min(1, noService).max(64).regex(oneLine),
    '服务',
    'Internal name of the service, or uos',
  ),
  appId: field(z.uuid().optional(), '应用 ID', 'App it was done to; or an organisation', 'app.app'),
  appName: lineIfAny(200, '应用名称', 'Name of that app').optional(),
  orgId: field(z.uuid().optional(), '组织 ID', 'Organisation it was done to; or an app', 'org.org'),
  orgName: lineIfAny(200, '组织', 'Name of that organisation').optional(),
  operation: lineIfAny(200, '操作', 'What was done'),
  title: lineIfAny(200, '标题', 'Title of the alert'),
  template: lineIfAny(200, '模板', 'Template of the message'),
  userName: lineIfAny(200, '操作人', 'Who did it'),
});

export const MailSend = z.object({
  To: field(z.array(z.email()).min(1).max(100), '收件人', 'Addresses'),
  Subject: line(200, '主题', 'Subject'),
  Content: field(z.string().min(1).max(100_000), '内容', 'Body'),
  Template: lineIfAny(100, '模板', 'Template to put the body into').optional(),
});

export const MonitorCreate = z.object({
  AppId: field(z.uuid(), '应用 ID', 'App to watch', 'app.app'),
  ChatId: field(z.string().min(1).max(128), '群 ID', 'Chat group to tell'),
  Name: line(60, '名称', 'Name'),
  Prefix: field(z.string().max(100, { error: 'invalid prefix' }).optional(), '前缀', 'Put before each message'),
});
