// The calls of game-server hosting that are served. Source: wire/cdn-and-platform.md 2.3.8.
import { expect } from 'vitest';
import type { Cases } from './case.ts';

export const cases: Cases = {
  'multiverse.ping': {
    async ok({ visitor, platform }) {
      const address = `127.0.0.1:${platform.port}`;
      expect(await visitor.multiverse.ping({ address })).toMatchObject({ Address: address, Reachable: true });
    },
    errors: {
      'address cannot be empty': ({ visitor }) => visitor.multiverse.ping({ address: '' }),
      'invalid parameters': ({ visitor }) => visitor.multiverse.ping({ address: 'localhost' }),
    },
  },
};
