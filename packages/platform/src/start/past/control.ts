// `/_dev/demo/remove`: the embedded database has one user at a time, which is the platform itself.
import type { Db } from '#db/connect';
import type { DevRoute } from '#kernel/dev/dev-control';
import { removePast } from './remove.ts';

export function pastRoutes(db: Db): DevRoute[] {
  return [
    {
      method: 'POST',
      path: 'demo/remove',
      handle: async () => ({ removed: await removePast(db) }),
    },
  ];
}
