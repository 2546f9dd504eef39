import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'passport.billboard'({ app, the }) {
    await the('passport.realm');
    const { body } = await app.call('POST', '/upass/v1/billboards', { title: 'one', content: 'one' });
    return (body as { billboard: { billboardID: string } }).billboard.billboardID;
  },
};
