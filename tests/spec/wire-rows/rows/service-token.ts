// Source: wire/cdn-and-platform.md 2.2 (ServiceToken) and 2.3.7.
import { expect } from 'vitest';
import { info, type Row, TIME } from '../row.ts';

const TOKEN = 'Id Name ServiceName Token CreatedBy CreatedAt UpdatedAt LastUsedAt';
const MASKED = expect.stringMatching(/^.{6}\*\*\*$/);
const WHOLE = expect.stringMatching(/^[\w-]{20,}$/);

export const rows: readonly Row[] = [
  {
    ...{
      call: 'serviceToken.generate',
      known: 'spec',
      as: 'operator',
      send: 'POST /api/service-token/generate',
      status: 200,
    },
    ...{
      body: { Name: 'rows-{app.app}', ServiceName: 'uos' },
      has: { Token: WHOLE, CreatedAt: TIME, LastUsedAt: null },
    },
    ...{ names: { '': TOKEN }, keep: { id: 'Id', token: 'Token' } },
  },
  {
    call: 'serviceToken.generate',
    known: 'spec',
    says: 'a name that is taken',
    as: 'operator',
    send: 'POST /api/service-token/generate',
    body: { Name: 'rows-{app.app}', ServiceName: 'uos' },
    status: 400,
    has: info('invalid service token name'),
  },
  {
    call: 'serviceToken.generate',
    known: 'spec',
    as: 'operator',
    send: 'POST /api/service-token/generate',
    body: { Name: 'No Slug', ServiceName: 'uos' },
    status: 400,
    has: info('invalid service token name'),
  },
  {
    call: 'serviceToken.generate',
    known: 'spec',
    as: 'operator',
    send: 'POST /api/service-token/generate',
    body: { Name: 'x', ServiceName: 'push' },
    status: 400,
    has: info('invalid service name'),
  },
  {
    call: 'serviceToken.list',
    known: 'spec',
    as: 'operator',
    send: 'GET /api/service-token?serviceName=uos',
    status: 200,
    has: { Items: [{ Token: MASKED }] },
    names: { 'Items.0': TOKEN },
  },
  {
    call: 'serviceToken.list',
    known: 'ours',
    as: 'owner',
    send: 'GET /api/service-token',
    status: 403,
    has: info('permission denied'),
  },
  {
    call: 'user.list',
    known: 'ours',
    says: 'by the token',
    as: 'anyone',
    send: 'GET /api/users',
    headers: { Authorization: 'Bearer {token}' },
    status: 200,
  },
  {
    call: 'serviceToken.regenerate',
    known: 'spec',
    as: 'operator',
    send: 'POST /api/service-token/{id}/regenerate',
    status: 200,
    has: { Token: WHOLE },
  },
  {
    call: 'user.list',
    known: 'ours',
    says: 'by the one before',
    as: 'anyone',
    send: 'GET /api/users',
    headers: { Authorization: 'Bearer {token}' },
    status: 401,
  },
  {
    call: 'serviceToken.remove',
    known: 'spec',
    as: 'operator',
    send: 'DELETE /api/service-token/{id}',
    status: 200,
    has: {},
  },
  {
    call: 'serviceToken.remove',
    known: 'spec',
    as: 'operator',
    send: 'DELETE /api/service-token/{id}',
    status: 400,
    has: info('invalid service token id'),
  },
];
