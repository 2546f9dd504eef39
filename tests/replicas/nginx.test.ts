// The documented set-up, as far as one machine can show it: deploy/nginx.conf with a certificate of our own in front of
// two processes; a sign-in, an upload and a download through it, and a restart of each process without a failed call.
import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createUos, none, operatorSession, undiciTransport } from '@uos/sdk';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlatform } from '../../packages/platform/src/start/main.ts';
import { ROOT } from '../../scripts/support/workspace.ts';
import { nginxPath } from '../../scripts/tools.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import type { Replica } from '../support/replica-process.ts';

const CONSOLE = 'console.example.com';
const CONTENT = 'content.example.net';

let folder: string;
let fleet: Fleet;
let proxy: ReturnType<typeof spawn>;
let replicas: Replica[];
let env: Record<string, string>;
let agent: Agent;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-nginx-'));
  fleet = await openFleet();
  const [tls = 0, plain = 0, one = 0, two = 0] = await freePorts(4);
  origin = `https://${CONSOLE}:${tls}`;
  env = {
    UOS_ORIGIN: origin,
    UOS_CONTENT_ORIGIN: `https://${CONTENT}:${tls}`,
    UOS_TRUSTED_PROXIES: '1',
    UOS_DRAIN_SECONDS: '1',
  };
  replicas = await Promise.all([one, two].map((port) => start(port)));
  await certificate();
  await writeFile(join(folder, 'nginx.conf'), await configuration({ tls, plain, one, two }));
  proxy = spawn(nginxPath(), ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  agent = new Agent({
    connect: {
      ca: await readFile(join(folder, 'fullchain.pem')),
      // why: the two hosts are ours only here
      lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    },
  });
  await answering();
});
afterAll(async () => {
  await agent?.destroy();
  if (proxy?.exitCode === null) {
    proxy.kill('SIGQUIT');
    await once(proxy, 'exit');
  }
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

async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer().listen(0, '127.0.0.1');
      await once(probe, 'listening');
      return probe;
    }),
  );
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}

async function certificate(): Promise<void> {
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ...['-subj', `/CN=${CONSOLE}`, '-addext', `subjectAltName=DNS:${CONSOLE},DNS:${CONTENT}`],
  ]);
}

/** The shipped file with the ports and places of this test. */
async function configuration(ports: { tls: number; plain: number; one: number; two: number }): Promise<string> {
  const shipped = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  return `pid ${join(folder, 'nginx.pid')};\n${shipped}`
    .replaceAll('/etc/ssl/uos', folder)
    .replace('/var/log/nginx', folder)
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`)
    .replace('listen 80', `listen 127.0.0.1:${ports.plain}`)
    .replace('127.0.0.1:4101', `127.0.0.1:${ports.one}`)
    .replace('127.0.0.1:4102', `127.0.0.1:${ports.two}`);
}

async function answering(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await request(`${origin}/readyz`, { dispatcher: agent }).catch(() => undefined);
    await answer?.body.text();
    if (answer?.statusCode === 200) {
      return;
    }
    await delay(50);
  }
  throw new Error('nginx did not pass on /readyz within 5 s');
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
      // why so long: nginx leaves one that refused alone for two seconds, and then there must be the other
      await delay(2500);
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
    // why so long: nginx leaves one that refused alone for two seconds
    await delay(2500);
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
