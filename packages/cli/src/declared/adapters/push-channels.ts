// Public channels of push, by name. Channels that players make are theirs, and in no file.
import { channelsCreateFields } from '@uos/sdk/services/push.fields';
import { take } from '../../program/lists.ts';
import type { Adapter } from '../adapter.ts';
import { schemaOf } from '../of-fields.ts';
import { appId } from '../this-app.ts';

interface Settings {
  readonly description?: string;
}

export const pushChannels: Adapter = {
  service: 'push',
  kind: 'channels',
  title: { zh: '公共频道', en: 'public channels' },
  schema: schemaOf(channelsCreateFields, ['description'], 'A public channel, by its name'),
  async list(ctx) {
    const push = await ctx.uos.service('push');
    const found = await take(push.channels.list.all({ id: appId(ctx), limit: 100 }));
    return found
      .filter(({ isPublic }) => isPublic)
      .map(({ id, name, description }) => ({ name, id, value: { description } }));
  },
  async create(ctx, name, value) {
    await (await ctx.uos.service('push')).channels.create({ id: appId(ctx), name, ...(value as Settings) });
  },
  async update(ctx, { id }, change) {
    await (await ctx.uos.service('push')).channels.update({ id: appId(ctx), cid: id, ...(change as Settings) });
  },
  async remove(ctx, { id }) {
    await (await ctx.uos.service('push')).channels.removeMany({ id: appId(ctx), ids: [id] });
  },
};
