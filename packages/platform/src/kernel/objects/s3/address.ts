// Where an S3 store is and who we are to it: `s3://bucket/prefix`, with endpoint, region and keys beside it.
import { ObjectStoreError } from '#kernel/objects/objects';

export interface S3Access {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of temporary credentials. */
  readonly sessionToken?: string | undefined;
  /** `us-east-1` without it. */
  readonly region?: string | undefined;
  /** Base URL, addressed by path; Amazon's own for the region without it. */
  readonly endpoint?: string | undefined;
}

export interface S3Place {
  readonly access: S3Access;
  readonly region: string;
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  /** URL of the bucket, without a final slash. */
  readonly url: string;
}

const ADDRESS = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w.-]+(?:\/[\w.-]+)*)\/?)?\/?$/;
/** Dots alone would be resolved away from the URL, and the objects put elsewhere. */
const DOTS = /(^|\/)\.{1,2}(\/|$)/;

/** Reads the address; refuses what cannot be one, and keys that are missing. */
export function s3Place(address: string, access: S3Access | undefined): S3Place {
  const { bucket, prefix } = ADDRESS.exec(address)?.groups ?? {};
  if (bucket === undefined || DOTS.test(prefix ?? '')) {
    throw new ObjectStoreError('address', `${address} is not s3://bucket or s3://bucket/prefix`);
  }
  if (access === undefined || access.accessKeyId === '' || access.secretAccessKey === '') {
    throw new ObjectStoreError('credentials', 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not both set');
  }
  const region = access.region ?? 'us-east-1';
  const endpoint = endpointOf(access.endpoint ?? `https://s3.${region}.amazonaws.com`);
  return { access, region, bucket, prefix: prefix === undefined ? '' : `${prefix}/`, url: `${endpoint}/${bucket}` };
}

/** Keys, region and endpoint as the environment names them; undefined where it has no keys. */
export function s3AccessOf(env: Readonly<Record<string, string | undefined>>): S3Access | undefined {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = env;
  return accessKeyId === '' && secretAccessKey === ''
    ? undefined
    : {
        accessKeyId,
        secretAccessKey,
        sessionToken: env.AWS_SESSION_TOKEN || undefined,
        region: env.UOS_S3_REGION || undefined,
        endpoint: env.UOS_S3_ENDPOINT || undefined,
      };
}

function endpointOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new ObjectStoreError('address', `the endpoint ${text} is not like https://s3.example.com`);
  }
  return url.origin;
}
