// Checks AWS Signature Version 4 as a store has to: written apart from the signer of the product, from the standard.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedRequest {
  readonly method: string;
  /** Raw target: path and query as they were sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array;
}

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** A refusal with S3's own code. */
export interface S3Refusal {
  readonly status: number;
  readonly code: string;
}

const SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<key>[^/,]+)\/(?<date>[^/,]+)\/(?<region>[^/,]+)\/(?<service>[^/,]+)\/(?<end>[^/,]+), ?SignedHeaders=(?<signed>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/;

/** Undefined for a request that its owner signed as it is, a little while ago. */
export function refuseSignature(request: SignedRequest, keys: Keys, now: Date): S3Refusal | undefined {
  const header = one(request, 'authorization');
  const query = new URLSearchParams(request.target.split('?')[1] ?? '');
  if (header === undefined && query.has('X-Amz-Signature')) {
    return refusePresigned(request, query, keys, now);
  }
  if (header === undefined) {
    return { status: 403, code: 'AccessDenied' };
  }
  const given = AUTHORIZATION.exec(header)?.groups;
  if (given === undefined) {
    return { status: 400, code: 'AuthorizationHeaderMalformed' };
  }
  const { key, date = '', region, service, end, signed = '', signature = '' } = given;
  if (key !== keys.accessKeyId) {
    return { status: 403, code: 'InvalidAccessKeyId' };
  }
  const stamp = one(request, 'x-amz-date') ?? '';
  if (region !== keys.region || service !== 's3' || end !== 'aws4_request' || date !== stamp.slice(0, 8)) {
    return { status: 400, code: 'AuthorizationHeaderMalformed' };
  }
  if (!(Math.abs(now.getTime() - timeOf(stamp)) <= SKEW_MS)) {
    return { status: 403, code: 'RequestTimeTooSkewed' };
  }
  const names = signed.split(';');
  const mustBeSigned = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (mustBeSigned.some((name) => !names.includes(name))) {
    return { status: 403, code: 'AccessDenied' };
  }
  const wanted = signatureOf(request, names, { scope: [date, region, service, end], stamp }, keys);
  if (!timingSafeEqual(Buffer.from(wanted), Buffer.from(signature))) {
    return { status: 403, code: 'SignatureDoesNotMatch' };
  }
  return refuseBody(request);
}

/** A link that somebody was given: right in every part, and not too old. */
function refusePresigned(request: SignedRequest, query: URLSearchParams, keys: Keys, now: Date): S3Refusal | undefined {
  const [key, date = '', region, service, end] = (query.get('X-Amz-Credential') ?? '').split('/');
  const stamp = query.get('X-Amz-Date') ?? '';
  const names = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  const seconds = Number(query.get('X-Amz-Expires'));
  const given = query.get('X-Amz-Signature') ?? '';
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256' || !(seconds >= 1 && seconds <= 604_800)) {
    return { status: 400, code: 'AuthorizationQueryParametersError' };
  }
  if (key !== keys.accessKeyId) {
    return { status: 403, code: 'InvalidAccessKeyId' };
  }
  if (region !== keys.region || service !== 's3' || end !== 'aws4_request' || date !== stamp.slice(0, 8)) {
    return { status: 400, code: 'AuthorizationQueryParametersError' };
  }
  const age = now.getTime() - timeOf(stamp);
  if (!(age >= -SKEW_MS && age <= seconds * 1000)) {
    return { status: 403, code: 'AccessDenied' };
  }
  query.delete('X-Amz-Signature');
  const unsigned = { ...request, target: `${request.target.split('?')[0]}?${query}` };
  const wanted = signatureOf(
    unsigned,
    names,
    { scope: [date, region, service, end], stamp, body: 'UNSIGNED-PAYLOAD' },
    keys,
  );
  const isRight = names.includes('host') && given.length === wanted.length;
  return isRight && timingSafeEqual(Buffer.from(wanted), Buffer.from(given))
    ? undefined
    : { status: 403, code: 'SignatureDoesNotMatch' };
}

function timeOf(stamp: string): number {
  return Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** The body is the one that was signed, and the one its sender meant. */
function refuseBody(request: SignedRequest): S3Refusal | undefined {
  if (one(request, 'x-amz-content-sha256') !== createHash('sha256').update(request.body).digest('hex')) {
    return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  }
  const md5 = one(request, 'content-md5');
  if (md5 !== undefined && md5 !== createHash('md5').update(request.body).digest('base64')) {
    return { status: 400, code: 'BadDigest' };
  }
  return undefined;
}

function signatureOf(
  request: SignedRequest,
  names: readonly string[],
  signed: { scope: readonly string[]; stamp: string; body?: string },
  keys: Keys,
): string {
  const [path = '', query = ''] = request.target.split('?');
  const canonical = [
    request.method,
    path,
    canonicalQuery(query),
    ...names.map((name) => `${name}:${(one(request, name) ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    signed.body ?? one(request, 'x-amz-content-sha256') ?? '',
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    signed.stamp,
    signed.scope.join('/'),
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = signed.scope.reduce<string | Buffer>(
    (secret, word) => createHmac('sha256', secret).update(word).digest(),
    `AWS4${keys.secretAccessKey}`,
  );
  return createHmac('sha256', key).update(toSign).digest('hex');
}

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function one({ headers }: SignedRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
