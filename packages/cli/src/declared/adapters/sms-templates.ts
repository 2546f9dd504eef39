// Texts of messages with codes, by name. Which one of a type is used is decided once it has passed its review, apart.
import type { SmsTemplate } from '@uos/sdk/services/passport';
import { smsTemplatesCreateFields } from '@uos/sdk/services/passport.fields';
import { passportNamed } from './passport-named.ts';

export const smsTemplates = passportNamed<SmsTemplate>({
  kind: 'smsTemplates',
  title: { zh: '短信模板', en: 'SMS templates' },
  about: 'An SMS template, by its name',
  fields: smsTemplatesCreateFields,
  keys: ['type', 'signature', 'content'],
  ...{ name: 'name', id: 'id' },
  of: (passport) => passport.smsTemplates,
  rows: (passport) => passport.smsTemplates.list.all({ count: 50 }),
});
