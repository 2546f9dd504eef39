// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import type * as s from './schemas.ts';

export const serviceToken: z.output<typeof s.ServiceToken> = {
  Id: 'd92f6a04-31e7-4c58-90bb-2a8c7f51e3d6',
  Name: 'save-nightly-report',
  ServiceName: 'save',
  Token: 'exampl***',
  CreatedBy: 'ops.zhao',
  CreatedAt: '2026-08-11T03:00:00Z',
  UpdatedAt: '2026-08-11T03:00:00Z',
  LastUsedAt: '2026-11-19T18:00:02Z',
};
