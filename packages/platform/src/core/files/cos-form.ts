// Forms that are sent to an object endpoint, as mini games do, which can send no PUT: the fields first, then the file.
// Source: wire/data-and-tools.md 2.3.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ports } from '#kernel/ports';
import type { Exchange } from '#kernel/server/stream-route';
import { type CosBucket, TOKEN } from './cos-grant.ts';
import { checkCosPolicy, type FormFields, type Lengths } from './cos-policy.ts';
import { checkCosSignature } from './cos-signature.ts';
import { temporaryKey } from './credential.ts';

/** Room for the fields and boundaries around the file. */
export const FORM_OVERHEAD_BYTES = 1024 * 1024;

const LIMITS = { files: 1, fields: 100, fieldSize: 64 * 1024, parts: 101 } as const;

/**
 * Reads a form, and gives its file to `take` with what stood before it.
 * @returns what `take` answers, a text where it refuses; `malformed` for what is no form with a file
 */
export async function readCosForm<Result extends object, Fault extends string>(
  { request, body }: Pick<Exchange, 'request' | 'body'>,
  take: (fields: FormFields, file: AsyncIterable<Uint8Array>) => Promise<Result | Fault>,
): Promise<Result | Fault | 'malformed'> {
  const { default: open } = await import('busboy');
  let form: ReturnType<typeof open>;
  try {
    form = open({ headers: request.headers, limits: LIMITS });
  } catch {
    return 'malformed';
  }
  const fields: Record<string, string> = {};
  let taken: Promise<Result | Fault> | undefined;
  form.on('field', (name, value) => {
    // why not behind it: the file is judged by what stood before
    if (taken === undefined) {
      fields[name.toLowerCase()] = value;
    }
  });
  form.on('file', (_name, file) => {
    // why: a form that is cut off ends its file with an error while the grant is still looked up
    file.on('error', () => undefined);
    // why it is not destroyed with its reader: the form would wait for it for ever
    taken ??= take(fields, file.iterator({ destroyOnReturn: false }));
    taken.then(
      (result) => (typeof result === 'string' ? form.destroy(new Refused()) : file.resume()),
      (error: unknown) => form.destroy(error as Error),
    );
  });
  try {
    await pipeline(Readable.from(body), form);
  } catch (error) {
    const result = await taken?.catch(() => undefined);
    if (typeof result === 'string') {
      return result;
    }
    if (isMalformed(error)) {
      return 'malformed';
    }
    throw error;
  }
  return taken ?? 'malformed';
}

/** Ends a form that nobody reads any more. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/** busboy's own complaints are plain errors; those of the connection carry a code. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error' && !('code' in error);
}

/** What a form may do: its token says which object, the temporary key has signed its policy, or the request as it is. */
export function cosFormGrant<Grant extends { readonly key: string }>(
  ports: Pick<Ports, 'clock' | 'seal'>,
  bucket: CosBucket<Grant> & { readonly name: string },
  { request, query }: Pick<Exchange, 'request' | 'query'>,
  fields: FormFields,
): { readonly grant: Grant; readonly lengths: Lengths } | 'denied' | 'expired' | 'signature' {
  const token = fields[TOKEN] ?? String(request.headers[TOKEN] ?? '');
  const now = ports.clock.now();
  const grant = bucket.open(token, now);
  if (grant === undefined || grant === 'expired') {
    return grant ?? 'denied';
  }
  const key = temporaryKey(ports, token);
  const signed = fields.policy === undefined ? signedAsRequest() : checkCosPolicy(fields, bucket.name, key, now);
  if (typeof signed === 'string') {
    return signed === 'wrong' ? 'signature' : signed === 'expired' ? 'expired' : 'denied';
  }
  // why after the signature: who holds no key learns nothing of names
  return fields.key?.replace(/^\//, '') === grant.key ? { grant, lengths: signed } : 'denied';

  /** why so many paths: clients sign that of the bucket, as they think its address is */
  function signedAsRequest() {
    const authorization = fields.signature ?? String(request.headers.authorization ?? '');
    const headers = { ...fields, ...request.headers, authorization };
    const paths = ['/', `/${bucket.name}/`, `${bucket.path}/`, bucket.path];
    const found = checkCosSignature({ method: 'POST', paths, query, headers }, key, now);
    return found === 'right' ? { least: 0, most: Number.POSITIVE_INFINITY } : found;
  }
}
