import { randomUUID } from 'node:crypto';
import type { Fills } from './index.ts';

/** why no thing behind it: what makes one is not built, and an app that promises one is told that it has none */
const slugOfNothing = () => `none-${randomUUID().replaceAll('-', '')}`;

export const fills: Fills = {
  'passport.inboxTemplate': slugOfNothing,
  // why so long: what nobody has is made of a slug by other digits
  async 'passport.leaderboard'({ app, platform, the }) {
    await the('passport.realm');
    const slugName = `board-${platform.ports.ids.uuid().replaceAll('-', '')}`;
    await app.call('POST', '/upass/v1/leaderboards', { slugName, displayName: 'one' });
    return slugName;
  },
  async 'passport.leaderboardMember'({ app, the }) {
    const [slug, memberId] = [await the('passport.leaderboard'), await the('passport.persona')];
    await app.call('POST', `/upass/v1/leaderboards/${slug}/scores`, { memberId, score: 1 });
    return memberId;
  },
  async 'passport.leaderboardVersion'({ app, the }) {
    const slug = await the('passport.leaderboard');
    const { body } = await app.call('GET', `/upass/v1/leaderboards/${slug}`);
    return (body as { leaderboard: { currentVersionId: string } }).leaderboard.currentVersionId;
  },
};
