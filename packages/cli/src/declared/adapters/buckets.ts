// Buckets of content delivery; what is in them is not declared, that is the work of `uos cdn sync`.
import { take } from '../../program/lists.ts';
import type { Adapter, Value } from '../adapter.ts';

export const buckets: Adapter = {
  service: 'cdn',
  kind: 'buckets',
  title: { zh: '资源桶', en: 'buckets' },
  schema: {
    type: 'object',
    description: 'A bucket, by its name',
    properties: {
      description: { type: 'string', description: 'Free text' },
      private: { type: 'boolean', description: 'Content URLs need credentials' },
      promoteOnly: { type: 'boolean', description: 'Only promotion may write to it' },
    },
    additionalProperties: false,
  },
  async list(ctx) {
    const cdn = await ctx.uos.service('cdn');
    const found = await take(cdn.buckets.list.all({ per_page: 1000 }));
    return found.map(({ id, name, description, private: isPrivate, attributes }) => ({
      name,
      id,
      value: { description, private: isPrivate, promoteOnly: attributes.promote_only },
    }));
  },
  async create(ctx, name, value) {
    await (await ctx.uos.service('cdn')).buckets.create({ name, ...settingsOf(value) });
  },
  async update(ctx, { id }, change) {
    await (await ctx.uos.service('cdn')).buckets.update({ id, ...settingsOf(change) });
  },
  async remove(ctx, { id }) {
    await (await ctx.uos.service('cdn')).buckets.remove({ id });
  },
};

function settingsOf(value: Value): { description?: string; private?: boolean; attributes?: { promote_only: boolean } } {
  const { promoteOnly, ...rest } = value as { description?: string; private?: boolean; promoteOnly?: boolean };
  return { ...rest, ...(promoteOnly !== undefined && { attributes: { promote_only: promoteOnly } }) };
}
