// nginx (Debian: apt-get install nginx-light) by the shipped deploy/nginx.conf, with a certificate of our own, in front of
// processes on ports that are known before they start.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Agent, request } from 'undici';
import { ROOT } from '../../scripts/support/workspace.ts';
import { nginxPath } from '../../scripts/tools.ts';
import { freePort } from './ports.ts';

const CONSOLE = 'console.example.com';
const CONTENT = 'content.example.net';
const SHIPPED_PORTS = ['4101', '4102'] as const;

export interface Nginx {
  /** Where the processes behind it listen. */
  readonly ports: readonly number[];
  readonly origin: string;
  readonly contentOrigin: string;
  /** What a process behind it has to know. */
  readonly env: Readonly<Record<string, string>>;
  /** Finds both hosts here, and trusts the certificate. */
  readonly agent: Agent;
  /** Begins, and waits until a process behind it is ready. */
  serve(options?: { readonly isQuiet?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

export async function openNginx(count: 1 | 2): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'uos-nginx-'));
  const [tls = 0, plain = 0, ...ports] = await Promise.all(Array.from({ length: 2 + count }, () => freePort()));
  const origin = `https://${CONSOLE}:${tls}`;
  const contentOrigin = `https://${CONTENT}:${tls}`;
  await certificate(folder);
  await writeFile(join(folder, 'nginx.conf'), await configuration(folder, { tls, plain, ports }));
  const ca = await readFile(join(folder, 'fullchain.pem'), 'utf8');
  const agent = new Agent({
    connect: {
      ca,
      // why: the two hosts are ours only here
      lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    },
  });
  let proxy: ReturnType<typeof spawn> | undefined;
  return {
    ...{ ports, origin, contentOrigin, agent },
    env: { UOS_ORIGIN: origin, UOS_CONTENT_ORIGIN: contentOrigin, UOS_TRUSTED_PROXIES: '1', UOS_DRAIN_SECONDS: '1' },
    async serve({ isQuiet = false } = {}) {
      const options = [
        '-p',
        folder,
        '-c',
        join(folder, 'nginx.conf'),
        '-e',
        isQuiet ? join(folder, 'error.log') : 'stderr',
        '-g',
        'daemon off;',
      ];
      proxy = spawn(nginxPath(), options, { stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'] });
      await answering(agent, origin);
    },
    async stop() {
      await agent.destroy();
      if (proxy?.exitCode === null) {
        proxy.kill('SIGQUIT');
        await once(proxy, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function certificate(folder: string): Promise<void> {
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ...['-subj', `/CN=${CONSOLE}`, '-addext', `subjectAltName=DNS:${CONSOLE},DNS:${CONTENT}`],
  ]);
}

interface Ports {
  readonly tls: number;
  readonly plain: number;
  readonly ports: readonly number[];
}

/** The shipped file with the ports and places of this test. */
async function configuration(folder: string, { tls, plain, ports }: Ports): Promise<string> {
  const shipped = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  const placed = `pid ${join(folder, 'nginx.pid')};\n${shipped}`
    .replaceAll('/etc/ssl/uos', folder)
    .replace('/var/log/nginx', folder)
    .replace('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`);
  return SHIPPED_PORTS.reduce(
    (text, port, index) => text.replace(`127.0.0.1:${port}`, `127.0.0.1:${ports[index % ports.length]}`),
    placed,
  );
}

async function answering(agent: Agent, origin: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await request(`${origin}/readyz`, { dispatcher: agent }).catch(() => undefined);
    await answer?.body.text();
    if (answer?.statusCode === 200) {
      return;
    }
    await delay(50);
  }
  throw new Error('nginx did not pass on /readyz within 30 s');
}
