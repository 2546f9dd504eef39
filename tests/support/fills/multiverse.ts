import { putAllocation, putImage, putTestServer } from '../hosting.ts';
import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'multiverse.game'({ app }) {
    await app.call('POST', '/gs/v1/game/games', { gameId: app.id, name: 'harbour' });
    return app.id;
  },
  async 'multiverse.profile'({ app, the }) {
    const gameId = await the('multiverse.game');
    await app.call('POST', '/gs/v1/game/game-regions', { gameId, regionId: 'local' });
    const { body } = await app.call('POST', '/gs/v1/game/profiles', { gameId, name: 'battle' });
    return (body as { profile: { id: string } }).profile.id;
  },
  async 'multiverse.image'({ platform, the }) {
    return putImage({ platform, appId: await the('multiverse.game') });
  },
  async 'multiverse.revision'({ app, the }) {
    const sent = { profileId: await the('multiverse.profile'), imageId: await the('multiverse.image') };
    const { body } = await app.call('POST', '/gs/v1/game/profile-revisions', sent);
    return (body as { profileRevision: { id: string } }).profileRevision.id;
  },
  async 'multiverse.allocation'({ platform, the }) {
    const appId = await the('multiverse.game');
    return putAllocation({ platform, appId }, { profileId: await the('multiverse.profile') });
  },
  async 'multiverse.testServer'({ platform, the }) {
    const appId = await the('multiverse.game');
    return putTestServer({ platform, appId }, await the('multiverse.revision'));
  },
  async 'multiverse.locationRatio'({ platform, app, the }) {
    const headers = { Cookie: `admin_sst=${await platform.operator(`hosting-${app.id}`)}` };
    const sent = { gameId: await the('multiverse.game'), regionId: 'local', locationId: 'local', ratio: 100 };
    const { body } = await platform.call('POST', '/gs/v1/game/location-ratios', sent, { headers });
    return (body as { locationRatio: { id: string } }).locationRatio.id;
  },
};
