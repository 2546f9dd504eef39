// Where players sign in from, by provider and platform: `Wechat/Android`. A secret never lies in a file, nor do the
// properties, in which some providers have a key: `uos passport id-provider update` sets both.
import { idProvidersCreateFields } from '@uos/sdk/services/passport.fields';
import { take } from '../../program/lists.ts';
import type { Adapter } from '../adapter.ts';
import { schemaOf } from '../of-fields.ts';

interface Settings {
  readonly clientID?: string;
  readonly redirectURI?: string;
  readonly enabled?: boolean;
}

export const idProviders: Adapter = {
  service: 'passport',
  kind: 'idProviders',
  title: { zh: '登录渠道', en: 'identity providers' },
  schema: schemaOf(
    idProvidersCreateFields,
    ['clientID', 'redirectURI', 'enabled'],
    'An identity provider, by provider/platform such as Wechat/Android; its secret is set apart',
  ),
  async list(ctx) {
    const passport = await ctx.uos.service('passport');
    const found = await take(passport.idProviders.list.all({ count: 50 }));
    return found.map(({ id, provider, loginPlatform, clientID, redirectURI, enabled }) => ({
      name: `${provider}/${loginPlatform}`,
      id,
      value: { clientID, redirectURI, enabled },
    }));
  },
  async create(ctx, name, value) {
    const { idProviders: calls } = await ctx.uos.service('passport');
    const [provider = '', loginPlatform = ''] = name.split('/');
    // why not checked here: the platform knows which there are, and says so
    await calls.create({ provider, loginPlatform, ...(value as Settings) } as Parameters<typeof calls.create>[0]);
  },
  async update(ctx, { id }, change) {
    await (await ctx.uos.service('passport')).idProviders.update({ id, ...(change as Settings) });
  },
  async remove(ctx, { id }) {
    await (await ctx.uos.service('passport')).idProviders.remove({ id });
  },
};
