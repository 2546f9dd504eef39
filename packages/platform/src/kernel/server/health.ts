// `/livez`: the process answers. `/readyz`: it takes calls, because the database answers and nobody asked it to leave.

import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Ports } from '#kernel/ports';

const PROBE_MS = 1000;

export function healthRoutes(ports: Pick<Ports, 'db' | 'database'>, isLeaving: () => boolean): Hono {
  const app = new Hono();
  app.get('/livez', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (isLeaving()) {
      return c.json({ status: 'leaving' }, 503);
    }
    const ready = await probe(ports);
    return ready ? c.json({ status: 'ok' }) : c.json({ status: 'database unavailable' }, 503, { 'Retry-After': '1' });
  });
  return app;
}

async function probe({ db, database }: Pick<Ports, 'db' | 'database'>): Promise<boolean> {
  if (!database.available()) {
    return false;
  }
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, PROBE_MS, false).unref());
  const answer = sql`SELECT 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]);
}
