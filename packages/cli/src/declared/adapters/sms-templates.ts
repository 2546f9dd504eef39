// Texts of messages with codes, by name. Which one of a type is used is decided once it has passed its review, apart.
import { smsTemplatesCreateFields } from '@uos/sdk/services/passport.fields';
import { take } from '../../program/lists.ts';
import type { Adapter } from '../adapter.ts';
import { schemaOf } from '../of-fields.ts';

interface Template {
  readonly type: 'Login' | 'Bind' | 'RealName' | 'Custom';
  readonly signature: string;
  readonly content: string;
}

export const smsTemplates: Adapter = {
  service: 'passport',
  kind: 'smsTemplates',
  title: { zh: '短信模板', en: 'SMS templates' },
  schema: schemaOf(smsTemplatesCreateFields, ['type', 'signature', 'content'], 'An SMS template, by its name'),
  async list(ctx) {
    const passport = await ctx.uos.service('passport');
    const found = await take(passport.smsTemplates.list.all({ count: 50 }));
    return found.map(({ id, name, type, signature, content }) => ({ name, id, value: { type, signature, content } }));
  },
  async create(ctx, name, value) {
    await (await ctx.uos.service('passport')).smsTemplates.create({ name, ...(value as unknown as Template) });
  },
  async update(ctx, { id }, change) {
    await (await ctx.uos.service('passport')).smsTemplates.update({ id, ...(change as Partial<Template>) });
  },
  async remove(ctx, { id }) {
    await (await ctx.uos.service('passport')).smsTemplates.remove({ id });
  },
};
