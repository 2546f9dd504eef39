import { playerOf } from '../../../packages/platform/src/services/passport/setup/testing.ts';
import type { Fills } from './index.ts';

export const fills: Fills = {
  async 'passport.user'({ app, platform, the }) {
    await the('passport.realm');
    return (await playerOf(platform, app)).id;
  },
};
