// A MongoDB of the operator that is spoken to in secret, as far as the certificate that it shows.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, it } from 'vitest';
import { createMongoByUrl } from './by-url.ts';

let folder: string;
let server: Server;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-mongo-'));
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-keyout', keyFile, '-out', certFile, '-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'],
  ]);
  server = createServer({ cert: await readFile(certFile), key: await readFile(keyFile) }, (wire) => wire.destroy());
  server.on('tlsClientError', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

const probed = (options: string) =>
  createMongoByUrl(`mongodb://root:word@127.0.0.1:${port}/?tls=true&${options}`, {
    host: '127.0.0.1',
    port,
    options: '',
  })
    .probe()
    .catch((error: Error) => error.message);

it.concurrent('says that its certificate is not trusted, and by what an authority is named', async ({ expect }) => {
  expect(await probed('')).toBe(
    'the mongo server of the operator shows a certificate that is not trusted (self-signed certificate): ' +
      'an administrator can name its authority by tlsCAFile in the URL',
  );
});

it.concurrent('says that nobody answers where the certificate is good and the server is none', async ({ expect }) => {
  expect(await probed(`tlsCAFile=${encodeURIComponent(join(folder, 'cert.pem'))}`)).not.toContain('certificate');
});
