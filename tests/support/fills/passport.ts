import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'passport.realm'({ app }) {
    await app.call('POST', '/upass/v1/id-domains', { name: 'players' });
    const { body } = await app.call('POST', '/upass/v1/realms', { name: 'one' });
    return (body as { realm: { realmID: string } }).realm.realmID;
  },
};
