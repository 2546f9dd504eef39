// A MongoDB that the operator has named and that encrypts, as far as the certificate that it shows.
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, it } from 'vitest';
import { createMongoByUrl } from '../../packages/platform/src/engines/databases/mongo/by-url.ts';
import { selfSigned } from '../support/self-signed.ts';

let folder: string;
let server: Server;
let authority: string;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-mongo-'));
  const { cert, key } = await selfSigned(folder, 'server');
  authority = cert;
  server = createServer({ cert: await readFile(cert), key: await readFile(key) }, (wire) => wire.destroy());
  server.on('tlsClientError', () => undefined);
  await once(server.listen(0, 'localhost'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

const probed = (options: string) =>
  createMongoByUrl(`mongodb://root:word@localhost:${port}/?tls=true&${options}`, {
    ...{ host: 'localhost', port, options: '' },
  })
    .probe()
    .catch((error: Error) => error.message);

it.concurrent('says that its certificate is not trusted, and by what an authority is named', async ({ expect }) => {
  expect(await probed('')).toBe(
    'the mongo server of the operator shows a certificate that is not trusted (self-signed certificate): ' +
      'an administrator can name its authority by tlsCAFile in the URL',
  );
});

it.concurrent('says nothing of a certificate whose authority is named', async ({ expect }) => {
  expect(await probed(`tlsCAFile=${encodeURIComponent(authority)}`)).toBe(
    'the mongo server of the operator does not answer; try again later',
  );
});
