// Takes files that are to be worked on: the address is signed, says what may come, and is good for an hour.
import { createHash } from 'node:crypto';
import type { Db } from '#db/connect';
import type { Ids } from '#kernel/keys/ids';
import type { Seal } from '#kernel/keys/seal';
import { openText, signText } from '#kernel/keys/signed-text';
import { type Objects, ObjectTooLarge } from '#kernel/objects/objects';
import { sendJson } from '#kernel/server/stream-replies';
import type { Exchange, StreamRoute } from '#kernel/server/stream-route';
import type { Clock } from '#kernel/time/clock';
import { type Uploads, UploadTooLarge } from './port.ts';
import {
  deleteUpload,
  findUpload,
  hasContent,
  insertUpload,
  lockContent,
  markStored,
  oldUploads,
  type UploadRow,
} from './store.ts';

export interface UploadsOptions {
  readonly db: Db;
  readonly objects: Objects;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly seal: Seal;
  readonly origin: string;
  readonly idleMs: number;
}

interface Grant {
  readonly name: string;
  /** Unix seconds. */
  readonly until: number;
}

const PATH = '/uploads';
const PURPOSE = 'upload';
const KEY = 'upload-key';
const BUCKET = 'uos-images';
const REGION = 'local';
const LIFE_SECONDS = 3600;
/** What any of them may have: each token says how much of it. */
const LARGEST_BYTES = 8 * 1024 ** 3;

function uploadTenant(appId: string): string {
  return `uploads-${appId}`;
}

export function createUploads({ db, objects, clock, ids, seal, origin, idleMs }: UploadsOptions): Uploads {
  const receive = async (exchange: Exchange): Promise<void> => {
    const { request, response, path, query, body } = exchange;
    const grant = openText<Grant>({ seal }, query.get('sign') ?? '', PURPOSE);
    const name = path.slice(PATH.length + 1);
    if (grant === undefined || grant.name !== name) {
      return refuse(exchange, 403, 7, 'permission denied');
    }
    if (grant.until * 1000 <= clock.now().getTime()) {
      return refuse(exchange, 403, 7, 'the transfer token has expired: ask for another one');
    }
    const row = await findUpload(db, name);
    if (row === undefined) {
      return refuse(exchange, 404, 5, 'the upload is not known any more: ask for another one');
    }
    const declared = request.headers['content-length'];
    if (declared !== undefined && Number(declared) !== row.size) {
      return refuse(exchange, 400, 3, `the file was to have ${row.size} bytes, not ${declared}`);
    }
    const draft = await objects.draft(body, row.size).catch((error: unknown) => {
      if (error instanceof ObjectTooLarge) {
        return undefined;
      }
      throw error;
    });
    if (draft === undefined) {
      return refuse(exchange, 400, 3, 'Object size exceeding limit');
    }
    try {
      if (draft.size !== row.size || draft.md5 !== row.md5) {
        const [was, is] = draft.size === row.size ? [row.md5, draft.md5] : [row.size, draft.size];
        return refuse(exchange, 400, 3, `the file that came is not the one that was announced: ${was} was, ${is} came`);
      }
      await db.transaction().execute(async (tx) => {
        await lockContent(tx, row);
        if (!(await objects.has(uploadTenant(row.app_id), draft))) {
          await draft.keep(uploadTenant(row.app_id));
        }
        await markStored(tx, name, clock.now().toISOString());
      });
    } finally {
      await draft.discard();
    }
    sendJson(response, 200, {}, { ETag: `"${row.md5}"` });
  };

  const route: StreamRoute = {
    origin: 'console',
    prefix: `${PATH}/`,
    methods: ['PUT'],
    body: { limitBytes: LARGEST_BYTES, idleMs },
    calls: { calls: 600, seconds: 60, of: ({ remoteAddress }) => remoteAddress },
    admits: 'grant',
    serve: receive,
    otherMethod: async (exchange) => refuse(exchange, 405, 3, 'method not allowed', { Allow: 'PUT' }),
  };

  return {
    route,
    async token(tx, { appId, purpose, filename, size, md5, maxBytes, now }) {
      if (size > maxBytes) {
        throw new UploadTooLarge();
      }
      const name = `${appId}/${ids.uuid()}/${lastSegment(filename)}`;
      const content = { app_id: appId, md5: md5.toLowerCase(), size };
      await lockContent(tx, content);
      const present = (await hasContent(tx, content)) && (await objects.has(uploadTenant(appId), content));
      await insertUpload(tx, {
        ...{ ...content, object_name: name, purpose, filename: lastSegment(filename) },
        ...{ asked_at: now, stored_at: present ? now : null },
      });
      const startTime = Math.floor(Date.parse(now) / 1000);
      const expiredTime = startTime + LIFE_SECONDS;
      const token = signText({ seal }, { name, until: expiredTime } satisfies Grant, PURPOSE);
      return {
        token,
        tmpSecretId: `AKID${createHash('sha256').update(token).digest('hex').slice(0, 32)}`,
        tmpSecretKey: seal.sign(token, KEY),
        ...{ objectName: name, region: REGION, bucket: BUCKET, startTime, expiredTime },
        uploadUrl: `${origin}${PATH}/${name}?sign=${token}`,
        ...{ method: 'PUT' as const, headers: { 'Content-Type': 'application/octet-stream' } },
        ...{ maxSize: maxBytes, present },
      };
    },
    async find(tx, { appId, purpose, objectName }) {
      const row = await findUpload(tx, objectName);
      return row === undefined || row.app_id !== appId || row.purpose !== purpose || row.stored_at === null
        ? undefined
        : { objectName, filename: row.filename, size: row.size, md5: row.md5 };
    },
    read: (appId, file) => objects.read(uploadTenant(appId), file),
    async forget(outer, before) {
      const rows = await oldUploads(outer, before);
      for (const row of rows) {
        await outer.transaction().execute((tx) => forgetOne(tx, objects, row));
      }
      return rows.length;
    },
  };
}

async function forgetOne(tx: Db, objects: Objects, row: UploadRow): Promise<void> {
  await lockContent(tx, row);
  if (row.stored_at !== null && !(await hasContent(tx, row, row.object_name))) {
    await objects.remove(uploadTenant(row.app_id), row);
  }
  await deleteUpload(tx, row.object_name);
}

/** As a name in a path, whatever a caller's system allows. */
function lastSegment(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[^\w.-]/g, '_')
    .replace(/^\.+/, '')
    .slice(-100);
  return plain === '' ? 'file' : plain;
}

function refuse(
  { response }: Exchange,
  status: number,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendJson(response, status, { code, message, reservedHttpStatusCode: status, details: [] }, headers);
}
