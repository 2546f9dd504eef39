import type { Fills } from './index.ts';

export const fills: Fills = {
  // why so long: what nobody has is made of a slug by other digits
  async 'passport.achievement'({ app, platform, the }) {
    await the('passport.realm');
    const slugName = `lamp-${platform.ports.ids.uuid().replaceAll('-', '')}`;
    await app.call('POST', '/upass/v1/achievements/meta', { slugName, displayName: 'one', thresholdValue: 10 });
    await app.call('POST', '/upass/v1/achievements/meta/release', { slugNames: [slugName] });
    return slugName;
  },
};
