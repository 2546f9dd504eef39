// Source: wire/cdn-and-platform.md 2.3.7.
import { info, type Row, TIME } from '../row.ts';

const NO_USER = info('error to get user');
const USER = 'UserId UserName Email Phone Status Role IsInternal Properties OrganizationIds CreatedAt LastLoginAt';

export const rows: readonly Row[] = [
  {
    ...{ call: 'user.list', known: 'spec', as: 'operator', send: 'GET /api/users?status=Active&count=1', status: 200 },
    ...{ has: { Items: [{ Role: 'user', CreatedAt: TIME }] }, names: { '': 'TotalCount Items', 'Items.0': USER } },
  },
  {
    call: 'user.list',
    known: 'ours',
    as: 'owner',
    send: 'GET /api/users',
    status: 403,
    has: info('permission denied'),
  },
  { call: 'user.get', known: 'ours', as: 'owner', send: 'GET /api/users/me', status: 200, names: { '': USER } },
  { call: 'user.get', known: 'ours', as: 'owner', send: 'GET /api/users/{user.user}', status: 200 },
  { call: 'user.get', known: 'spec', as: 'stranger', send: 'GET /api/users/{user.user}', status: 400, has: NO_USER },
  {
    ...{
      call: 'user.update',
      known: 'spec',
      says: 'me, as in a read',
      as: 'owner',
      send: 'PUT /api/users/me',
      status: 200,
    },
    ...{ body: { Properties: { email: 'a@studio.example' } }, has: { Email: 'a@studio.example' } },
  },
  {
    ...{ call: 'user.update', known: 'ours', as: 'owner', send: 'PUT /api/users/me', status: 403 },
    ...{ says: 'what operators set', body: { Status: 'Active' }, has: info('permission denied') },
  },
  {
    ...{ call: 'user.update', known: 'ours', as: 'operator', send: 'PUT /api/users/{user.user}', status: 200 },
    ...{ body: { Properties: { note: 'vip' } }, has: { Properties: { note: 'vip', email: 'a@studio.example' } } },
  },
  {
    call: 'user.update',
    known: 'spec',
    as: 'stranger',
    send: 'PUT /api/users/{user.user}',
    body: {},
    status: 400,
    has: NO_USER,
  },
  {
    ...{ call: 'user.clearLoginState', known: 'spec', as: 'operator', status: 200, has: {} },
    send: 'DELETE /api/users/{user.user}/clear-login-state',
  },
  {
    ...{
      call: 'user.get',
      known: 'spec',
      says: 'every session is over',
      as: 'owner',
      send: 'GET /api/users/me',
      status: 401,
    },
    has: info('no session info'),
  },
];
