// The life of hosted servers on this machine: real processes, which do what a line on a port of theirs says.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { ACTOR, act, CONTROL } from './actor.ts';
import { type Harness, type HarnessOptions, openHarness } from './harness.ts';
import { keeping, outlived } from './kept-server.ts';
import { lifecycle, type Stage } from './lifecycle.ts';

async function openLocal(options: HarnessOptions): Promise<Stage & { readonly harness: Harness }> {
  const harness = await openHarness(options);
  const { db } = harness.platform.ports;
  return {
    ...harness,
    harness,
    start: ({ ports = [], ...more } = {}) => harness.start('', { ...ACTOR, ...more, ports: [...ports, CONTROL] }),
    act: (id, what) => act(harness, id, what),
    async left() {
      const ports = await db.selectFrom('node_ports').selectAll().execute();
      const folders = await readdir(join(harness.folder, 'servers')).catch(() => []);
      return [...ports.map(({ port }) => `port ${port}`), ...folders];
    },
    async restarted() {
      const folder = await mkdtemp(join(tmpdir(), 'uos-outlived-'));
      // why by a platform in a process of its own: one in this process would never be taken for gone
      const { id } = await outlived(folder, { program: 'actor', signal: 'SIGTERM' });
      const next = await openLocal(keeping(folder, 'actor'));
      next.harness.know(id, ACTOR);
      const close = async (): Promise<void> => {
        await next.close();
        await rm(folder, { recursive: true, force: true });
      };
      return { id, next: { ...next, close } };
    },
  };
}

let stage: Stage;
beforeAll(async () => {
  stage = await openLocal({
    ...{ timing: { healthMs: 3000, unhealthyMs: 300, shutdownMs: 50 }, ports: [34_430, 34_469] as const },
  });
});
afterAll(() => stage?.close());

lifecycle('local driver', () => stage);
