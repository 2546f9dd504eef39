// `/livez`: the process answers. `/readyz`: the database answers within 200 ms.

import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Ports } from '#kernel/ports';

const PROBE_MS = 200;

export function healthRoutes(ports: Ports): Hono {
  const app = new Hono();
  app.get('/livez', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = await probe(ports);
    return ready ? c.json({ status: 'ok' }) : c.json({ status: 'database unavailable' }, 503, { 'Retry-After': '1' });
  });
  return app;
}

async function probe(ports: Ports): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, PROBE_MS, false).unref());
  const answer = sql`SELECT 1`.execute(ports.db).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]);
}
