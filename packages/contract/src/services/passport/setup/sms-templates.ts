// Texts of the messages that carry verification codes. Source: wire/passport.md 2.1, 3.1 rows 8-12.

import * as z from 'zod';
import { enumOf } from '../../../kernel/enums.ts';
import { entity, field, flag, id, text } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { labels } from '../../../labels/labels.ts';
import * as codes from '../codes.ts';
import { bodyIsOurs, replyIsOurs } from '../marks.ts';
import { idDomainID, line, maybeId, note, stamps } from '../shared.ts';

export const SmsTemplateType = enumOf(labels.smsTemplate.type);
export const SmsTemplateStatus = enumOf(labels.smsTemplate.status);

export const SmsTemplate = entity(
  z.object({
    id: id('passport.smsTemplate', '模板 ID', 'Template id'),
    idDomainID,
    name: text('名称', 'Name'),
    type: field(SmsTemplateType, '用途', 'What the message is for'),
    signature: text('签名', 'Who the message is from'),
    content: text('内容', 'Text with {code} in it'),
    status: field(SmsTemplateStatus, '状态', 'State of the review'),
    failReason: text('未通过原因', 'Why the review failed, or empty'),
    enabled: flag('启用', 'The one of its type that is used'),
    ...stamps,
  }),
  {
    id: 'SmsTemplate',
    zh: '短信模板',
    en: 'The text of a message with a verification code',
    columns: ['name', 'type', 'signature', 'status', 'enabled', 'id'],
    key: 'id',
    named: ['name'],
  },
);

const writable = {
  name: line(64, '名称', 'Name'),
  type: field(SmsTemplateType, '用途', 'What the message is for'),
  signature: field(z.string().min(2).max(12), '签名', 'Who the message is from, 2 to 12 characters'),
  content: field(
    z
      .string()
      .max(500)
      .regex(/\{code\}/),
    '内容',
    'Text with {code} in it, at most 500 characters',
  ),
};

const byId = { id: id('passport.smsTemplate', '模板 ID', 'Template id') };
const smsTemplate = z.object({ smsTemplate: field(SmsTemplate, '短信模板', 'The template') });

export const smsTemplates = {
  list: op('GET /internal/sms-templates', {
    query: z.object({ idDomainID: maybeId('app.app', '身份域 ID', 'Default: the calling app'), ...startCount }),
    reply: z.object({
      smsTemplates: field(z.array(SmsTemplate), '短信模板', 'Templates of this page'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'smsTemplates',
    ...replyIsOurs,
    summary: { zh: '列出短信模板', en: 'List SMS templates' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  create: op('POST /internal/sms-templates', {
    body: z.strictObject(writable),
    reply: smsTemplate,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '创建短信模板并提交审核', en: 'Create an SMS template and ask for its review' },
    errors: [codes.invalidParameters],
  }),
  update: op('PUT /internal/sms-templates/{id}', {
    params: byId,
    body: z.strictObject({
      name: writable.name.optional(),
      type: writable.type.optional(),
      signature: writable.signature.optional(),
      content: writable.content.optional(),
      status: field(SmsTemplateStatus.optional(), '状态', 'Verdict of the review; operators only'),
      failReason: note(500, '未通过原因', 'Why the review failed; operators only'),
    }),
    reply: smsTemplate,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '修改短信模板并重新审核', en: 'Change an SMS template, which is then reviewed again' },
    errors: [codes.invalidParameters, codes.notFound, codes.permissionDenied],
  }),
  remove: op('DELETE /internal/sms-templates/{id}', {
    params: byId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除短信模板', en: 'Delete an SMS template that is not enabled' },
    errors: [codes.notFound, codes.wrongState],
  }),
  enable: op('POST /internal/sms-templates/{id}/enable', {
    params: byId,
    reply: smsTemplate,
    access: 'owner',
    retry: 'always',
    ...replyIsOurs,
    summary: {
      zh: '启用短信模板，同用途的其他模板停用',
      en: 'Use this SMS template in place of the others of its type',
    },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;
