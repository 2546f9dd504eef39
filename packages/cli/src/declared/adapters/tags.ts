// Tags of players and personas, by name.
import { tagsCreateFields } from '@uos/sdk/services/passport.fields';
import { take } from '../../program/lists.ts';
import type { Adapter } from '../adapter.ts';
import { schemaOf } from '../of-fields.ts';

interface Settings {
  readonly color?: string;
  readonly description?: string;
}

export const tags: Adapter = {
  service: 'passport',
  kind: 'tags',
  title: { zh: '标签', en: 'tags' },
  schema: schemaOf(tagsCreateFields, ['color', 'description'], 'A tag, by its name'),
  async list(ctx) {
    const passport = await ctx.uos.service('passport');
    const found = await take(passport.tags.list.all({ count: 50 }));
    return found.map(({ tagID, name, color, description }) => ({ name, id: tagID, value: { color, description } }));
  },
  async create(ctx, name, value) {
    await (await ctx.uos.service('passport')).tags.create({ name, ...(value as Settings) });
  },
  async update(ctx, { id }, change) {
    await (await ctx.uos.service('passport')).tags.update({ id, ...(change as Settings) });
  },
  async remove(ctx, { id }) {
    await (await ctx.uos.service('passport')).tags.remove({ id });
  },
};
