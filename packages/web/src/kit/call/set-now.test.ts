import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { setNow } from './set-now.ts';

const realms = () => ({
  realms: [
    { id: 'a', status: 'Open' },
    { id: 'b', status: 'Open' },
  ],
  total: 2,
});

it('changes the thing wherever an answer holds it, and nothing beside it', () => {
  const client = new QueryClient();
  client.setQueryData(['search', 1], realms());
  client.setQueryData(['get', 'a'], { realm: { id: 'a', status: 'Open' } });
  client.setQueryData(['others'], realms());
  const other = client.getQueryData<ReturnType<typeof realms>>(['search', 1])?.realms[1];
  setNow(client, [['search'], ['get']], { is: ({ id }) => id === 'a', set: { status: 'Closed' } });
  expect(client.getQueryData(['search', 1])).toEqual({
    realms: [
      { id: 'a', status: 'Closed' },
      { id: 'b', status: 'Open' },
    ],
    total: 2,
  });
  expect(client.getQueryData<ReturnType<typeof realms>>(['search', 1])?.realms[1]).toBe(other);
  expect(client.getQueryData(['get', 'a'])).toEqual({ realm: { id: 'a', status: 'Closed' } });
  expect(client.getQueryData(['others'])).toEqual(realms());
});

it('puts back what there was', () => {
  const client = new QueryClient();
  client.setQueryData(['search', 1], realms());
  const back = setNow(client, [['search']], { is: ({ id }) => id === 'a', set: { status: 'Closed' } });
  back();
  expect(client.getQueryData(['search', 1])).toEqual(realms());
});
