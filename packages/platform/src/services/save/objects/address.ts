// Where an object lies for clients, and what opens it: a token for one PUT, a link for reading one file.
// Source: wire/data-and-tools.md 1.2, 2.3.
import { temporaryKey, urlPath } from '#core/files/credential';
import { openText, signText } from '#kernel/keys/signed-text';
import type { Ports } from '#kernel/ports';
import { endingOf } from '../rules.ts';

export const BUCKET = 'uos-save';
/** Below the content origin: bytes of players are read and written where no session of the console is. */
export const BUCKET_PATH = `/cos/${BUCKET}`;
const REGION = 'ap-shanghai';
const LIFE_SECONDS = 1800;
const TOKEN = 'save-upload';
const LINK = 'save-file';

/** Permission to write one object. */
export interface Grant {
  readonly appId: string;
  readonly objectId: string;
  /** Key below the bucket. */
  readonly key: string;
  /** Unix seconds. */
  readonly until: number;
}

/** Permission to read one file. */
interface Link {
  readonly appId: string;
  readonly objectId: string;
  /** Unix seconds. */
  readonly until: number;
}

type Needs = Pick<Ports, 'seal' | 'origins'>;

interface Placed {
  readonly id: string;
  readonly owner_id: string;
  readonly format: string;
}

const dirOf = (appId: string, ownerId: string): string => `${appId}/${ownerId}`;
const nameOf = ({ id, format }: Placed): string => `${id}${endingOf(format)}`;
const keyOf = (appId: string, placed: Placed): string => `${dirOf(appId, placed.owner_id)}/${nameOf(placed)}`;

/** What a client signs its PUT with, under the names that real clients read. */
export function uploadToken(ports: Needs, now: string, appId: string, placed: Placed) {
  const startTime = Math.floor(Date.parse(now) / 1000);
  const expiredTime = startTime + LIFE_SECONDS;
  const grant: Grant = { appId, objectId: placed.id, key: keyOf(appId, placed), until: expiredTime };
  const token = signText(ports, grant, TOKEN);
  return {
    objectId: placed.id,
    objectName: nameOf(placed),
    objectDir: dirOf(appId, placed.owner_id),
    bucketName: BUCKET,
    bucketUrl: `${ports.origins.content}${BUCKET_PATH}`,
    region: REGION,
    ...temporaryKey(ports, token),
    token,
    startTime,
    expiredTime,
  };
}

/** What a token allows; `expired` once it was good, undefined where it never was. */
export function openGrant({ seal }: Pick<Needs, 'seal'>, token: string, now: Date): Grant | 'expired' | undefined {
  return alive(openText<Grant>({ seal }, token, TOKEN), now);
}

/** An address that reads the file without anything beside it. */
export function fileLink(
  {
    ports,
    now,
    appId,
    ttlSeconds,
  }: { readonly ports: Needs; readonly now: string; readonly appId: string; readonly ttlSeconds: number },
  placed: Placed,
): string {
  const until = Math.floor(Date.parse(now) / 1000) + ttlSeconds;
  const token = signText(ports, { appId, objectId: placed.id, until } satisfies Link, LINK);
  return `${ports.origins.content}${BUCKET_PATH}/${urlPath(keyOf(appId, placed))}?sign=${token}`;
}

export function openLink({ seal }: Pick<Needs, 'seal'>, token: string, now: Date): Link | 'expired' | undefined {
  return alive(openText<Link>({ seal }, token, LINK), now);
}

function alive<Facts extends { readonly until: number }>(facts: Facts | undefined, now: Date) {
  return facts !== undefined && facts.until * 1000 <= now.getTime() ? 'expired' : facts;
}
