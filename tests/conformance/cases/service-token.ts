// Tokens of back ends.

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { UNKNOWN } from '../world.ts';
import type { Cases } from './case.ts';

const wrong = (value: unknown) => value as never;

const invalid = 'invalid parameters';

const slug = () => `t-${randomUUID().slice(0, 8)}`;

export const cases: Cases = {
  'serviceToken.list': {
    async ok({ operator }) {
      const made = await operator.serviceToken.generate({ Name: slug(), ServiceName: 'save' });
      const { Items } = await operator.serviceToken.list({ serviceName: 'save', count: 1000 });
      expect(Items.find((item) => item.Id === made.Id)?.Token).toBe(`${made.Token.slice(0, 6)}***`);
    },
    errors: {
      'invalid service name': ({ operator }) => operator.serviceToken.list({ serviceName: wrong('none') }),
      [invalid]: ({ operator }) => operator.serviceToken.list({ count: -1 }),
    },
  },
  'serviceToken.generate': {
    async ok({ operator }) {
      const Name = slug();
      const made = await operator.serviceToken.generate({ Name, ServiceName: 'uos' });
      expect(made).toMatchObject({ Name, ServiceName: 'uos', LastUsedAt: null });
      expect(made.Token.length).toBeGreaterThan(30);
      await expect(operator.serviceToken.generate({ Name, ServiceName: 'uos' })).rejects.toMatchObject({
        serverMessage: 'invalid service token name',
      });
    },
    errors: {
      'invalid service token name': ({ operator }) =>
        operator.serviceToken.generate({ Name: '-not a slug', ServiceName: 'uos' }),
      'invalid service name': ({ operator }) =>
        operator.serviceToken.generate({ Name: slug(), ServiceName: wrong('none') }),
    },
  },
  'serviceToken.regenerate': {
    async ok({ operator, platform }) {
      const made = await operator.serviceToken.generate({ Name: slug(), ServiceName: 'uos' });
      const fresh = await operator.serviceToken.regenerate({ id: made.Id });
      const asToken = (token: string, path: string) =>
        platform.call('GET', path, undefined, { headers: { Authorization: `Bearer ${token}` } });
      expect((await asToken(made.Token, '/api/users')).status).toBe(401);
      expect((await asToken(fresh.Token, '/api/users')).status).toBe(200);
      // a token makes no tokens, and opens only the back end it was made for
      expect((await asToken(fresh.Token, '/api/service-token')).status).toBe(401);
      const other = await operator.serviceToken.generate({ Name: slug(), ServiceName: 'passport' });
      expect((await asToken(other.Token, '/api/users')).status).toBe(401);
    },
    errors: { 'invalid service token id': ({ operator }) => operator.serviceToken.regenerate({ id: UNKNOWN }) },
  },
  'serviceToken.remove': {
    async ok({ operator, platform }) {
      const made = await operator.serviceToken.generate({ Name: slug(), ServiceName: 'uos' });
      expect(await operator.serviceToken.remove({ id: made.Id })).toEqual({});
      const headers = { Authorization: `Bearer ${made.Token}` };
      expect((await platform.call('GET', '/api/users', undefined, { headers })).status).toBe(401);
    },
    errors: { 'invalid service token id': ({ operator }) => operator.serviceToken.remove({ id: UNKNOWN }) },
  },
};
