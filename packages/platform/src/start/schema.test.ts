import { push, sync } from '@uos/contract';
import { expect, it } from 'vitest';
import { coreMigrations } from '#db/migrate';
import { allNotBuilt } from '#kernel/call/call';
import { notBuilt } from '#kernel/call/not-built';
import { serve } from '#kernel/service';
import { schemaOf } from './schema.ts';

const step = { up: async () => undefined };

it('orders the steps of services by date, then by service', () => {
  const schema = schemaOf([
    serve(sync, { handlers: allNotBuilt(sync), migrations: { '2026-12-01-rooms': step, '2026-11-25-tables': step } }),
    serve(push, {
      handlers: allNotBuilt(push),
      sockets: { connection: notBuilt },
      migrations: { '2026-11-25-tables': step },
    }),
  ]);
  expect(Object.keys(schema).filter((name) => !(name in coreMigrations))).toEqual([
    '2026-11-25-push-tables',
    '2026-11-25-sync-tables',
    '2026-12-01-sync-rooms',
  ]);
  // why: those of the core that have a date stand among them
  expect(Object.keys(schema)).toEqual(Object.keys(schema).toSorted());
});

it('refuses a step without a date, whose place nobody knows', () => {
  const nameless = serve(push, {
    handlers: allNotBuilt(push),
    sockets: { connection: notBuilt },
    migrations: { tables: step },
  });
  expect(() => schemaOf([nameless])).toThrow('push: a migration is named {date}-{words}, not tables');
});
