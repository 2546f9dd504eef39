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
  const signedAt = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(now.getTime() - signedAt) <= SKEW_MS)) {
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
  signed: { scope: readonly string[]; stamp: string },
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
    one(request, 'x-amz-content-sha256') ?? '',
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
