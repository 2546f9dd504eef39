// A certificate that nobody else has signed, by openssl.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Paths of the certificate and of its key. */
export async function selfSigned(
  folder: string,
  name: string,
  host = 'localhost',
): Promise<{ readonly cert: string; readonly key: string }> {
  const [cert, key] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', cert],
  ]);
  return { cert, key };
}
