// Every process is replaced by a new one while studios read, write and download: not one call fails.
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { appCredentials, createUos, type Uos } from '@uos/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import type { Replica } from '../support/replica-process.ts';

const CLIENTS = 8;
const DRAIN = { UOS_DRAIN_SECONDS: '1' };

let fleet: Fleet;
let replicas: Replica[];
let helper: TestPlatform;
let app: TestApp;
let uos: Uos;
beforeAll(async () => {
  fleet = await openFleet();
  helper = await testPlatform(fleet.options);
  app = await helper.app();
  replicas = await fleet.start(2, { env: DRAIN });
  fleet.balancer.use(replicas.map(({ port }) => port));
  await fleet.balancer.ready();
  const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
  uos = createUos({ origin: fleet.balancer.origin, as, retries: 0 });
});
afterAll(async () => {
  await helper?.stop();
  await fleet?.stop();
});

describe('a rolling restart under load', () => {
  it('fails no call', async () => {
    const { id: bucket } = await uos.cdn.buckets.create({ name: 'rolling' });
    await put(bucket, 'kept.txt', 'kept');
    const { releaseid } = await uos.cdn.releases.create({ id: bucket });
    const address = `${fleet.balancer.contentOrigin}/client_api/v1/buckets/${bucket}/releases/${releaseid}/entry_by_path/content/?path=kept.txt`;
    const failures: unknown[] = [];
    let calls = 0;
    let rolling = true;
    const client = async (): Promise<void> => {
      while (rolling) {
        try {
          await put(bucket, `${randomUUID()}.txt`, randomUUID());
          await uos.cdn.entries.list({ id: bucket, per_page: 5 });
          const content = await fetch(address);
          if ((await content.text()) !== 'kept') {
            throw new Error(`content was answered with ${content.status}`);
          }
          calls += 3;
        } catch (error) {
          failures.push(error);
        }
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    await delay(500);

    for (const [index, old] of [...replicas.entries()]) {
      const [fresh] = await fleet.start(1, { env: DRAIN });
      if (fresh === undefined) {
        throw new Error('no fresh replica');
      }
      replicas[index] = fresh;
      const ports = [...replicas.map(({ port }) => port), old.port];
      fleet.balancer.use(ports);
      await fleet.balancer.ready();
      expect(await old.stop()).toBe(0);
      fleet.balancer.use(replicas.map(({ port }) => port));
    }
    await delay(500);
    rolling = false;
    await clients;
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(100);
    expect(fleet.balancer.answered().size).toBe(4);
  });
});

async function put(bucket: string, path: string, content: string): Promise<void> {
  const [entry] = await uos.cdn.entries.upsertMany({
    id: bucket,
    entries: [
      {
        path,
        content_hash: createHash('md5').update(content).digest('hex'),
        content_size: content.length,
        content_type: 'text/plain',
        signed_url: true,
      },
    ],
  });
  if (entry?.signed_url) {
    const stored = await fetch(entry.signed_url, {
      method: 'PUT',
      body: content,
      headers: { 'Content-Type': 'text/plain' },
    });
    if (stored.status !== 200) {
      throw new Error(`the upload was answered with ${stored.status}`);
    }
  }
}
