// What a signed request to an object endpoint may do: the token says which object, the temporary key that follows from it
// signs the request.
import type { Ports } from '#kernel/ports';
import type { Asking } from '#kernel/server/stream-route';
import { checkCosSignature } from './cos-signature.ts';
import { temporaryKey } from './credential.ts';
import { nameInPath } from './files.ts';

export const TOKEN = 'x-cos-security-token';

/** In a header, or in the address of a request that is signed there. */
export function tokenOf({ request, query }: Pick<Asking, 'request' | 'query'>): string {
  return String(request.headers[TOKEN] ?? query.get(TOKEN) ?? '');
}

export interface CosBucket<Grant> {
  /** Of its address. */
  readonly path: string;
  /** What a token allows; `expired` once it was good, undefined where it never was. */
  open(token: string, now: Date): Grant | 'expired' | undefined;
}

export function cosGrantOf<Grant extends { readonly key: string }>(
  ports: Pick<Ports, 'clock' | 'seal'>,
  bucket: CosBucket<Grant>,
  asked: Asking,
): Grant | 'denied' | 'expired' | 'signature' {
  const { request, query, path } = asked;
  const token = tokenOf(asked);
  const now = ports.clock.now();
  const grant = bucket.open(token, now);
  if (grant === undefined || grant === 'expired') {
    return grant ?? 'denied';
  }
  const object = nameInPath(path);
  if (object === undefined) {
    return 'denied';
  }
  // why both: it is not shown whether clients sign the path with that of the bucket's address
  const paths = [object, object.slice(bucket.path.length)];
  const headers = { ...request.headers, authorization: request.headers.authorization ?? signatureIn(query) };
  const signed = checkCosSignature(
    { method: request.method ?? '', paths, query, headers },
    temporaryKey(ports, token),
    now,
  );
  if (signed !== 'right') {
    return signed === 'wrong' ? 'signature' : signed === 'expired' ? 'expired' : 'denied';
  }
  // why after the signature: who holds no key learns nothing of names
  return object === `${bucket.path}/${grant.key}` ? grant : 'denied';
}

/** The fields of a signature that stand in the address, as the header would have them. */
function signatureIn(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name.startsWith('q-'))
    .map((pair) => pair.join('='))
    .join('&');
}
