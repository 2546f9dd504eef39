import type { Fills } from './index.ts';

export const fills: Fills = {
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
