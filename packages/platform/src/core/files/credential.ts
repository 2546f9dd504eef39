// A permission to write one object for half an hour. Nothing of it is kept: the token says what it is for and is signed,
// and the temporary key follows from the token. Names: wire/cdn-and-platform.md 2.3.6.
import { createHash } from 'node:crypto';
import { openText, signText } from '#kernel/keys/signed-text';
import type { Ports } from '#kernel/ports';
import type { Area } from './areas.ts';

export interface FileGrant {
  /** The one object that may be written. */
  readonly name: string;
  readonly area: Area;
  readonly purpose: string;
  readonly createdBy: string;
  /** Unix seconds. */
  readonly until: number;
}

const BUCKET = 'uos-uploads';
/** Below the console origin: where objects are written. */
export const OBJECTS_PATH = `/objects/${BUCKET}`;
/** Below both origins: the console's asks who reads, the content origin has the bytes. */
export const FILES_PATH = '/files';

const REGION = 'shanghai';
const LIFE_SECONDS = 1800;
const TOKEN = 'file-upload';
const KEY = 'file-upload-key';

type Needs = Pick<Ports, 'seal' | 'origins'>;

export function fileCredential(ports: Needs, now: string, facts: Omit<FileGrant, 'until'>) {
  const startTime = Math.floor(Date.parse(now) / 1000);
  const expiredTime = startTime + LIFE_SECONDS;
  const token = signText(ports, { ...facts, until: expiredTime } satisfies FileGrant, TOKEN);
  const bucketUrl = `${ports.origins.console}${OBJECTS_PATH}`;
  return {
    token,
    ...temporaryKey(ports, token),
    objectName: facts.name,
    region: REGION,
    bucket: BUCKET,
    startTime,
    expiredTime,
    bucketUrl,
    uploadUrl: `${bucketUrl}/${urlPath(facts.name)}?sign=${token}`,
    fileUrl: `${ports.origins.console}${FILES_PATH}/${urlPath(facts.name)}`,
  };
}

export interface TemporaryKey {
  readonly tmpSecretId: string;
  readonly tmpSecretKey: string;
}

export function temporaryKey({ seal }: Pick<Needs, 'seal'>, token: string): TemporaryKey {
  return {
    tmpSecretId: `AKID${createHash('sha256').update(token).digest('hex').slice(0, 32)}`,
    tmpSecretKey: seal.sign(token, KEY),
  };
}

/** What a token allows; `expired` once it was good, undefined where it never was. */
export function openGrant({ seal }: Pick<Needs, 'seal'>, token: string, now: Date): FileGrant | 'expired' | undefined {
  const grant = openText<FileGrant>({ seal }, token, TOKEN);
  return grant !== undefined && grant.until * 1000 <= now.getTime() ? 'expired' : grant;
}

export function urlPath(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/');
}
