import type { Fills } from './index.ts';

export const fills: Fills = {
  'user.user': async (studio) => (await studio.owner()).id,
};
