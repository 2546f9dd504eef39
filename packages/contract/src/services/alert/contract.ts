// Operation records, mail and chat monitors. The chat app's name is left open: it is wechat here.
// Source: platform-core.md 7.8, 7.10; wire/cdn-and-platform.md 2.3.6, 2.3.8.

import * as z from 'zod';
import { field, id } from '../../kernel/fields.ts';
import { offsetCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import { fieldsAreOurs, operatorOnly } from '../shared/marks.ts';
import { days } from '../usage/schemas.ts';
import * as s from './schemas.ts';

const badParameters = 'invalid parameters';
const recorded = z.object({ Id: id('alert.record', '记录 ID', 'Record id') });

export const alert = service(
  'alert',
  {
    title: { zh: '操作告警', en: 'Alerts' },
    group: 'platform',
    intro: {
      zh: '操作历史、告警监控与邮件。',
      en: 'The operation history, monitors and mail.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'member',
    errorStyle: 'platform',
  },
  {
    records: {
      list: op('GET /api/operation/history', {
        query: z.object({
          appId: field(z.uuid().optional(), '应用 ID', 'Only of this app', 'app.app'),
          orgId: field(z.uuid().optional(), '组织 ID', 'Only of this organisation', 'org.org'),
          serviceName: field(z.string().optional(), '服务', 'Only of this service'),
          operation: field(z.string().optional(), '操作', 'Only this operation'),
          target: field(
            z.array(z.string()).max(10).optional(),
            '对象',
            'Only what was done to this thing: its id, and the names it has had',
          ),
          userName: field(z.string().optional(), '操作人', 'Only by those whose name contains this'),
          ...days,
          ...offsetCount,
        }),
        reply: s.AlertPage,
        paging: 'total-items',
        known: 'assumed',
        because: 'the specification writes records but shows no call that reads them',
        summary: { zh: '列出操作记录', en: 'List what was done, newest first' },
        errors: ['error to get app', 'error to get org info', badParameters],
      }),
      create: op('POST /api/operation/history', {
        body: s.AlertCreate,
        reply: recorded,
        ...operatorOnly,
        history: 'none',
        known: 'spec',
        because: 'the reply is ours',
        summary: { zh: '记录运营操作', en: 'Record what an operator did' },
        errors: ['serviceName is required', badParameters],
      }),
      report: op('POST /service/operation/history', {
        body: s.AlertCreate,
        reply: recorded,
        accepts: 'app',
        access: 'owner',
        // why none: the call is itself a line of the history
        history: 'none',
        known: 'spec',
        because: 'the reply is ours; the app has to be that of the credential',
        summary: { zh: '记录自身应用的操作', en: 'Record what was done to the app of the credential' },
        errors: ['serviceName is required', 'error to get app', badParameters],
      }),
    },
    mails: {
      send: op('POST /api/send-mail', {
        bodyLimit: LARGE_BODY,
        body: s.MailSend,
        reply: z.object({ Id: id('alert.mail', '邮件 ID', 'Mail id') }),
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '发送邮件', en: 'Send a mail' },
        errors: [badParameters],
      }),
      outbox: op('GET /local/outbox', {
        query: z.object({ to: field(z.string().optional(), '收件人', 'Only to this address'), ...offsetCount }),
        reply: s.MailPage,
        paging: 'total-items',
        ...operatorOnly,
        known: 'assumed',
        because: 'a self-hosted platform without a mail server keeps its mail where people can read it',
        summary: { zh: '列出已发送的邮件', en: 'List the mail of a self-hosted platform, newest first' },
        errors: [badParameters],
      }),
    },
    monitors: {
      list: op('GET /api/app/wechat-monitors', {
        query: z.object({
          appId: field(z.uuid().optional(), '应用 ID', 'Only of this app', 'app.app'),
          ...offsetCount,
        }),
        reply: s.MonitorPage,
        paging: 'total-items',
        ...fieldsAreOurs,
        summary: { zh: '列出群监控', en: 'List the chat groups that are told about apps' },
        errors: ['failed to get monitors', badParameters],
      }),
      create: op('POST /api/wechat-monitor', {
        body: s.MonitorCreate,
        reply: s.Monitor,
        access: 'owner',
        known: 'assumed',
        because: 'the specification lists and deletes monitors but shows no way to make one',
        summary: { zh: '创建群监控', en: 'Tell a chat group about an app' },
        errors: ['error to get app', 'invalid prefix', badParameters],
      }),
      remove: op('DELETE /api/wechat-monitor', {
        body: z.object({ Id: id('alert.monitor', '监控 ID', 'Monitor id') }),
        reply: z.object({}),
        // why member: whose app it is stands behind the id; the answer to one who may only look is 403 all the same
        access: 'member',
        danger: 'confirm',
        known: 'assumed',
        because: 'it has a body, which is not shown',
        summary: { zh: '删除群监控', en: 'Stop to tell a chat group' },
        errors: [badParameters],
      }),
    },
  },
);
