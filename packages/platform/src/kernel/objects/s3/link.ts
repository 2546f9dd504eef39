// Addresses of objects that open without keys, for a while: a caller then reads from the store and not through us.
import { AwsClient } from 'aws4fetch';
import type { LinkOptions } from '#kernel/objects/objects';
import type { S3Place } from './address.ts';

/** The longest life that Signature Version 4 allows. */
const LONGEST_SECONDS = 7 * 24 * 3600;

/** A presigned GET of the key; real time decides when it ends. */
export async function presignedGet(place: S3Place, key: string, options: LinkOptions): Promise<string> {
  const { accessKeyId, secretAccessKey, sessionToken } = place.access;
  const signer = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    region: place.region,
    service: 's3',
  });
  const url = new URL(`${place.url}/${place.prefix}${key}`);
  url.searchParams.set('X-Amz-Expires', String(Math.min(LONGEST_SECONDS, options.ttlSeconds)));
  url.searchParams.set('response-content-type', options.contentType);
  url.searchParams.set('response-cache-control', options.cacheControl);
  return (await signer.sign(url.href, { method: 'GET', aws: { signQuery: true } })).url;
}
