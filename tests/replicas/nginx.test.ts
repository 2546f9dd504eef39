// The documented set-up, as far as one machine can show it: deploy/nginx.conf with a certificate of our own in front of
// two processes; a sign-in, an upload and a download through it, and a restart of each process without a failed call.
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCredentials, createUos, none, operatorSession, undiciTransport } from '@uos/sdk';
import { type Agent, request, WebSocket } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlatform } from '../../packages/platform/src/start/main.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { type Nginx, openNginx } from '../support/nginx.ts';
import type { Replica } from '../support/replica-process.ts';

let folder: string;
let fleet: Fleet;
let nginx: Nginx;
let replicas: Replica[];
let env: Readonly<Record<string, string>>;
let agent: Agent;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-other-build-'));
  [fleet, nginx] = await Promise.all([openFleet(), openNginx(2)]);
  ({ agent, origin, env } = nginx);
  replicas = await Promise.all(nginx.ports.map((port) => start(port)));
  await nginx.serve();
});
afterAll(async () => {
  await nginx?.stop();
  await fleet?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(port: number): Promise<Replica> {
  const [replica] = await fleet.start(1, { env, args: ['--seed-demo', '--demo-days', '0', '--port', String(port)] });
  if (replica === undefined) {
    throw new Error('no replica');
  }
  return replica;
}

const demo = () => {
  const logins = replicas[0]?.logins;
  if (logins === undefined) {
    throw new Error('the replicas were started with a demo tenant');
  }
  return logins;
};

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

describe('behind nginx with TLS', () => {
  it('signs an operator in with a secure cookie, uploads 20 MB and downloads it from the other host', async () => {
    const signedIn = await request(`${origin}/auth/admin-login`, {
      method: 'POST',
      dispatcher: agent,
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ Username: demo().operator.login, Password: demo().operator.password }),
    });
    await signedIn.body.text();
    const cookies = [signedIn.headers['set-cookie']].flat().join('\n');
    expect(signedIn.statusCode).toBe(200);
    expect(cookies).toMatch(/admin_sst=[^;]+;.*Secure/i);
    const token = /admin_sst=([^;]+)/.exec(cookies)?.[1] ?? '';

    const transport = undiciTransport(agent);
    const uos = createUos({ origin, transport, as: operatorSession({ token, appId: demo().app.id, userName: 'op' }) });
    await uos.app.services.set({ appId: demo().app.id, ServiceName: 'asset-streaming', Status: 'Enabled' });
    const { id } = await uos.cdn.buckets.create({ name: 'behind-nginx' });
    const bytes = randomBytes(20 << 20);
    const entry = await uos.cdn.entries.create({
      id,
      path: 'large.bin',
      content_hash: md5(bytes),
      content_size: bytes.byteLength,
      signed_url: true,
    });
    const put = await request(entry.signed_url ?? '', { method: 'PUT', dispatcher: agent, body: bytes });
    await put.body.text();
    expect(put.statusCode).toBe(200);
    const { releaseid } = await uos.cdn.releases.create({ id });
    const address = `${env.UOS_CONTENT_ORIGIN}/client_api/v1/buckets/${id}/releases/${releaseid}/entry_by_path/content/?path=large.bin`;
    const sent = await request(address, { dispatcher: agent });
    await sent.body.text();
    expect(sent.statusCode).toBe(307);
    const got = await request(String(sent.headers.location), { dispatcher: agent });
    expect(md5(new Uint8Array(await got.body.arrayBuffer()))).toBe(md5(bytes));
  });

  it('carries the connection of a player', async () => {
    const { app } = demo();
    const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
    const uos = createUos({ origin, as, transport: undiciTransport(agent) });
    await uos.push.apps.create({ appId: app.id });
    const { token, url } = await uos.push.apps.connectToken({ id: app.id, playerId: 'ana' });
    expect(url).toBe(`${origin.replace('https', 'wss')}/upush/ws`);
    const ws = new WebSocket(url, { dispatcher: agent });
    const heard: unknown[] = [];
    ws.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
    await once(ws, 'open');
    ws.send(JSON.stringify({ op: 'connect', token, playerId: 'ana' }));
    ws.send(JSON.stringify({ op: 'ping' }));
    await expect.poll(() => heard).toMatchObject([{ ev: 'connected', success: true }, { ev: 'pong' }]);
    ws.close();
    await once(ws, 'close');
  });

  it('keeps the metrics to itself and sends plain HTTP on to TLS', async () => {
    const metrics = await request(`${origin}/metrics`, { dispatcher: agent });
    await metrics.body.text();
    expect(metrics.statusCode).toBe(404);
  });

  it('fails no call while each process is restarted', async () => {
    const uos = createUos({ origin, as: none(), transport: undiciTransport(agent), retries: 0 });
    const failures: unknown[] = [];
    let calls = 0;
    let restarting = true;
    const callers = Array.from({ length: 6 }, async () => {
      while (restarting) {
        await uos.session.baseInfo({}).then(
          () => {
            calls += 1;
          },
          (error: unknown) => failures.push(error),
        );
      }
    });
    for (const [index, old] of [...replicas.entries()]) {
      expect(await old.stop()).toBe(0);
      replicas[index] = await start(old.port);
    }
    restarting = false;
    await Promise.all(callers);
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(50);
  });

  it('finds a part of the console that only one of two builds has', async () => {
    const [, old] = replicas;
    const webRoot = join(folder, 'other-console');
    await mkdir(join(webRoot, 'assets'), { recursive: true });
    await writeFile(join(webRoot, 'index.html'), '<!doctype html>');
    await writeFile(join(webRoot, 'assets/only-here.js'), 'export {};');
    await old?.stop();
    const listening = { port: old?.port ?? 0, origin, contentOrigin: env.UOS_CONTENT_ORIGIN ?? '', trustedProxies: 1 };
    const other = await createPlatform({ ...fleet.options, ...listening, webRoot });
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const part = await request(`${origin}/assets/only-here.js`, { dispatcher: agent });
      await part.body.text();
      statuses.push(part.statusCode);
    }
    const nowhere = await request(`${origin}/assets/nowhere.js`, { dispatcher: agent });
    await nowhere.body.text();
    await other.stop();
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
    expect(nowhere.statusCode).toBe(404);
  });
});
