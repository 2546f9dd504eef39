// Terms of service that players agree to, by title. New words raise the version, and players are asked again.
import { termsOfServiceCreateFields } from '@uos/sdk/services/passport.fields';
import { take } from '../../program/lists.ts';
import type { Adapter } from '../adapter.ts';
import { schemaOf } from '../of-fields.ts';

interface Document {
  readonly content: string;
  readonly links?: { name: string; url: string }[];
  readonly enabled?: boolean;
}

export const terms: Adapter = {
  service: 'passport',
  kind: 'terms',
  title: { zh: '用户协议', en: 'terms of service' },
  schema: schemaOf(termsOfServiceCreateFields, ['content', 'links', 'enabled'], 'A document, by its title'),
  async list(ctx) {
    const passport = await ctx.uos.service('passport');
    const found = await take(passport.termsOfService.list.all({ count: 50 }));
    return found.map(({ id, title, content, links, enabled }) => ({
      name: title,
      id,
      value: { content, links, enabled },
    }));
  },
  async create(ctx, title, value) {
    await (await ctx.uos.service('passport')).termsOfService.create({ title, ...(value as unknown as Document) });
  },
  async update(ctx, { id }, change) {
    await (await ctx.uos.service('passport')).termsOfService.update({ id, ...(change as Partial<Document>) });
  },
  async remove(ctx, { id }) {
    await (await ctx.uos.service('passport')).termsOfService.remove({ id });
  },
};
