// Where a symbol file is written, and what opens it: a token for one PUT. Source: wire/data-and-tools.md 1.4, 2.3.
import { temporaryKey, urlPath } from '#core/files/credential';
import { openText, signText } from '#kernel/keys/signed-text';
import type { Ports } from '#kernel/ports';

const BUCKET = 'uos-symbols';
/** Below the content origin: bytes of strangers are written where no session of the console is. */
export const BUCKET_PATH = `/cos/${BUCKET}`;
const REGION = 'ap-shanghai';
const LIFE_SECONDS = 1800;
const TOKEN = 'symbol-upload';

/** Permission to write one object. */
export interface Grant {
  readonly appId: string;
  readonly uploadId: string;
  /** Key below the bucket. */
  readonly key: string;
  /** Unix seconds. */
  readonly until: number;
}

type Needs = Pick<Ports, 'seal' | 'origins'>;

export function keyOf(appId: string, uploadId: string, fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[^\w.-]/g, '_')
    .replace(/^\.+/, '')
    .slice(-100);
  return `symbols/${appId}/${uploadId}/${plain === '' ? 'file' : plain}`;
}

/** What a client signs its PUT with, under the names that real clients read. */
export function uploadCredential(ports: Needs, now: string, facts: Omit<Grant, 'until'>) {
  const startTime = Math.floor(Date.parse(now) / 1000);
  const expiredTime = startTime + LIFE_SECONDS;
  const token = signText(ports, { ...facts, until: expiredTime } satisfies Grant, TOKEN);
  const bucketUrl = `${ports.origins.content}${BUCKET_PATH}`;
  return {
    credentials: { ...temporaryKey(ports, token), sessionToken: token },
    ...{ startTime, expiredTime, expiration: new Date(expiredTime * 1000).toISOString() },
    ...{ bucket: BUCKET, region: REGION, prefix: facts.key, objectKey: facts.key, bucketUrl },
    uploadUrl: `${bucketUrl}/${urlPath(facts.key)}?sign=${token}`,
  };
}

/** What a token allows; `expired` once it was good, undefined where it never was. */
export function openGrant({ seal }: Pick<Needs, 'seal'>, token: string, now: Date): Grant | 'expired' | undefined {
  const grant = openText<Grant>({ seal }, token, TOKEN);
  return grant !== undefined && grant.until * 1000 <= now.getTime() ? 'expired' : grant;
}
