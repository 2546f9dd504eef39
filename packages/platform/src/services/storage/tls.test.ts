// Connections to databases where the platform has a certificate, by clients that encrypt and such that do not.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import mysql from 'mysql2/promise';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { database, done, type Made, made, PASSWORD } from './testing.ts';

const run = promisify(execFile);

let folder: string;
let ca: string;
let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-tls-'));
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-keyout', keyFile, '-out', certFile, '-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'],
  ]);
  ca = await readFile(certFile, 'utf8');
  platform = await testPlatform({ config: { databaseCertificate: { certFile, keyFile } } });
  app = await platform.app(['storage']);
});
afterAll(async () => {
  await platform?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** One that is reached from elsewhere too, and the ports of both endpoints. */
async function open(about: object = {}): Promise<Made & { readonly ports: readonly [number, number] }> {
  const { databaseId } = await made(app, about);
  await done(app, 'POST', `/databases/${databaseId}/create-proxy`);
  const one = await database(app, databaseId);
  return { ...one, ports: [one.port, one.proxy.port] };
}

/** What each endpoint says to whom encrypts, and to whom does not. */
async function each(ports: readonly number[], ask: (port: number, encrypts: boolean) => Promise<unknown>) {
  const answers: unknown[] = [];
  for (const port of ports) {
    for (const encrypts of [true, false]) {
      answers.push(await ask(port, encrypts).catch((error: Error) => error.message));
    }
  }
  return answers;
}

const NEEDED = 'this endpoint takes encrypted connections only';

describe('a database of a platform with a certificate', () => {
  it('is connected to by clients of PostgreSQL that encrypt, and by others of this machine', async () => {
    const { ports, username: user, databaseName } = await open();
    const answers = await each(ports, async (port, encrypts) => {
      const ssl = encrypts && { ca };
      const client = new pg.Client({ host: '127.0.0.1', port, user, password: PASSWORD, database: databaseName, ssl });
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query({ text: `SELECT length(repeat('x', 300000))`, rowMode: 'array' });
      await client.end();
      return rows;
    });
    expect(answers).toEqual([[[300_000]], [[300_000]], [[300_000]], NEEDED]);
  });

  it('is connected to by clients of MySQL that encrypt, and by others of this machine', async () => {
    const { ports, username: user, databaseName } = await open({ engine: 'mysql', instanceTypeId: 'mysql-1c1000m' });
    const login = { host: '127.0.0.1', user, database: databaseName };
    const asked = async (port: number, encrypts: boolean, password = PASSWORD) => {
      const client = await mysql.createConnection({ ...login, port, password, ...(encrypts && { ssl: { ca } }) });
      const [rows] = await client.query({ sql: `SELECT REPEAT('x', 100000)`, rowsAsArray: true });
      client.destroy();
      return String((rows as unknown[][])[0]?.[0]).length;
    };
    expect(await each(ports, asked)).toEqual([100_000, 100_000, 100_000, NEEDED]);
    await expect(asked(ports[1], true, 'Wrong7!^(')).rejects.toThrow('Access denied');
  });

  it('is connected to by clients of Redis that encrypt, and by others of this machine', async () => {
    const { ports, username } = await open({ engine: 'redis', instanceTypeId: 'redis-1g', storage: undefined });
    const answers = await each(ports, async (port, encrypts) => {
      const login = ['-h', '127.0.0.1', '-p', String(port), '--user', username, '--no-auth-warning'];
      const tls = encrypts ? ['--tls', '--cacert', join(folder, 'cert.pem')] : [];
      const env = { ...process.env, REDISCLI_AUTH: PASSWORD };
      const { stdout, stderr } = await run('redis-cli', [...login, ...tls, 'PING'], { env });
      return `${stdout}${stderr}`.trim();
    });
    expect(answers.slice(0, 3)).toEqual(['PONG', 'PONG', 'PONG']);
    expect(answers[3]).toContain(NEEDED);
  });

  it('is connected to by clients of MongoDB that encrypt, and by others of this machine', async () => {
    const { ports, username } = await open({ engine: 'mongo', instanceTypeId: 'mongo-2c4g' });
    const answers = await each(ports, async (port, encrypts) => {
      const client = new MongoClient(`mongodb://127.0.0.1:${port}/app`, {
        auth: { username, password: PASSWORD },
        authSource: 'admin',
        ...(encrypts && { tls: true, tlsCAFile: join(folder, 'cert.pem') }),
        serverSelectionTimeoutMS: 5000,
      });
      try {
        return (await client.db().command({ ping: 1 })).ok;
      } finally {
        await client.close();
      }
    });
    expect(answers).toEqual([1, 1, 1, expect.stringContaining('closed')]);
  });
});
