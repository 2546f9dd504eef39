// Source: wire/cdn-and-platform.md 2.3.8.
import { expect } from 'vitest';
import { info, type Row, TIME } from '../row.ts';

export const rows: readonly Row[] = [
  {
    ...{
      call: 'multiverse.ping',
      known: 'ours',
      as: 'anyone',
      send: 'GET /base/tools/ping?address=127.0.0.1:1&protocol=tcp',
    },
    ...{
      status: 200,
      has: { Address: '127.0.0.1:1', Reachable: expect.any(Boolean), CheckedAt: TIME },
      names: { '': 'LatencyMs' },
    },
  },
  {
    call: 'multiverse.ping',
    known: 'spec',
    as: 'anyone',
    send: 'GET /base/tools/ping',
    status: 400,
    has: info('address cannot be empty'),
  },
];
