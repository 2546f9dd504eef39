// How players come in: methods, platforms, the youngest age, what the login page shows. Mocking is a state that the way
// to production moves, and no setting.
import { idDomainsUpdateFields } from '@uos/sdk/services/passport.fields';
import { type Adapter, ONE } from '../adapter.ts';
import { schemaOf } from '../of-fields.ts';
import { appId } from '../this-app.ts';

const KEYS = ['logoURL', 'companyName', 'loginMethods', 'loginPlatforms', 'minAge', 'realNameRequired'] as const;

export const passportDomain: Adapter = {
  service: 'passport',
  kind: 'domain',
  title: { zh: '身份域', en: 'the identity domain' },
  isOne: true,
  schema: schemaOf(idDomainsUpdateFields, KEYS, 'How players of the app come in'),
  async list(ctx) {
    const passport = await ctx.uos.service('passport');
    const { idDomain } = await passport.idDomains.get({ id: appId(ctx) });
    return [{ name: ONE, id: idDomain.id, value: Object.fromEntries(KEYS.map((key) => [key, idDomain[key]])) }];
  },
  async create() {
    // It is there as long as the service is on.
  },
  async update(ctx, { id }, change) {
    await (await ctx.uos.service('passport')).idDomains.update({ id, ...change });
  },
  async remove() {
    // It goes with the service.
  },
};
