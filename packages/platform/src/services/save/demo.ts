// What the demo studio has of saves: two players with their progress, earlier contents of it, and their pictures.
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import type { Demo } from '#kernel/service';
import { imageOf } from './rules.ts';
import { contents } from './store/contents.ts';
import { putPicture } from './store/pictures.ts';
import { insertSave } from './store/saves.ts';
import { arrive, claimUpload, insertUploads, type UploadRow } from './store/uploads.ts';
import { addUse, holdUsers } from './store/users.ts';
import { insertVersion } from './store/versions.ts';

const CHAPTERS = ['灯塔', '港口', '港口之后'] as const;
const PLAYERS = [
  { userId: 'demo-lan', colour: [68, 81, 233] },
  { userId: 'demo-wan', colour: [198, 80, 133] },
] as const;
export const PLENTY = { saves: 100, bytes: 10_000_000 };

export interface Place {
  readonly db: Db;
  readonly ports: Ports;
  readonly appId: string;
  readonly now: string;
}

export const saveDemo: Demo = async (db, ports, { appId, now }) => {
  const place = { db, ports, appId, now };
  await holdUsers(
    db,
    appId,
    PLAYERS.map(({ userId }) => userId),
  );
  for (const { userId, colour } of PLAYERS) {
    const story = await storyOf(place, userId);
    const settings = await settingsOf(place, userId);
    const picture = await pictureOf(place, userId, colour);
    await addUse(db, { appId, userId }, { saves: 2, bytes: story + settings + picture }, PLENTY);
  }
};

/** A linear save of three chapters, of which two are versions; answers its bytes. */
async function storyOf(place: Place, userId: string): Promise<number> {
  const { db, ports, appId, now } = place;
  const saveId = ports.ids.uuid();
  const files: StoredFile[] = [];
  for (const [index, chapter] of CHAPTERS.entries()) {
    const progress = { chapter, level: 3 * (index + 1), coins: 120 * (index + 1), hero: { hp: 30 - index, x: 12.5 } };
    const about = { ownerId: saveId, userId, kind: 'file', name: 'story.json', format: 'json' } as const;
    files.push(await stored(place, about, Buffer.from(`${JSON.stringify(progress, null, 2)}\n`)));
  }
  const revision = files.length;
  await insertSave(db, {
    ...{ app_id: appId, id: saveId, user_id: userId, persona_id: '', name: CHAPTERS[revision - 1] ?? '' },
    ...{ namespace: 'story', progress_type: 'LINEAR', description: '自动保存', tags: ['auto'] },
    ...{ properties: { chapter: String(revision) }, file_id: files.at(-1)?.id ?? null, file_revision: revision },
    ...{ cover_id: null, revision, created_at: now, modified_at: now },
  });
  for (const [index, { id }] of files.slice(0, -1).entries()) {
    await insertVersion(db, { app_id: appId, save_id: saveId, number: index + 1, file_id: id, replaced_at: now });
  }
  return files.reduce((sum, { size }) => sum + size, 0);
}

async function settingsOf(place: Place, userId: string): Promise<number> {
  const { db, ports, appId, now } = place;
  const saveId = ports.ids.uuid();
  const about = { ownerId: saveId, userId, kind: 'file', name: 'settings.bin', format: 'bin' } as const;
  const { id, size } = await stored(place, about, Buffer.from([0x55, 0x4f, 0x53, 1, 0, 80, 64, 255, 0, 7]));
  await insertSave(db, {
    ...{ app_id: appId, id: saveId, user_id: userId, persona_id: '', name: '设置', namespace: 'settings' },
    ...{ progress_type: 'MULTI', description: '', tags: [], properties: {}, file_id: id, file_revision: 1 },
    ...{ cover_id: null, revision: 1, created_at: now, modified_at: now },
  });
  return size;
}

async function pictureOf(place: Place, userId: string, colour: readonly number[]): Promise<number> {
  const { db, ports, appId, now } = place;
  const id = ports.ids.uuid();
  const about = { ownerId: id, userId, kind: 'picture', name: 'me.png', format: 'png' } as const;
  const file = await stored(place, about, pictureBytes(colour));
  await putPicture(db, {
    ...{ app_id: appId, id, user_id: userId, persona_id: '', file_id: file.id, created_at: now, modified_at: now },
  });
  return file.size;
}

interface StoredFile {
  readonly id: string;
  readonly size: number;
}

/** Bytes on the way that an upload of a player takes. */
export async function stored(
  { db, ports, appId, now }: Place,
  { ownerId, userId, ...about }: Pick<UploadRow, 'kind' | 'name' | 'format'> & { ownerId: string; userId: string },
  bytes: Uint8Array,
): Promise<StoredFile> {
  const id = ports.ids.uuid();
  const size = bytes.byteLength;
  await insertUploads(db, [
    {
      ...{ app_id: appId, id, owner_id: ownerId, user_id: userId, persona_id: '', ...about },
      ...{ limit_bytes: size, is_too_large: false, created_at: now },
    },
  ]);
  const draft = await ports.objects.draftOf(bytes, createHash('md5').update(bytes).digest('hex'));
  try {
    await contents.lock(db, draft);
    await arrive(db, { app_id: appId, id, etag: draft.md5, size, image: imageOf(bytes), uploaded_at: now });
    await draft.keep(contents.tenantOf(appId));
  } finally {
    await draft.discard();
  }
  await claimUpload(db, { appId, id, ownerId, userId, kind: about.kind });
  return { id, size };
}

const SIDE = 96;

/** A PNG of one colour that grows lighter downwards. */
function pictureBytes(colour: readonly number[]): Buffer {
  const lines = Array.from({ length: SIDE }, (_, y) => {
    const pixel = colour.map((part) => Math.round(part + ((255 - part) * y) / (2 * SIDE)));
    return [0, ...Array.from({ length: SIDE }, () => pixel).flat()];
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(lines.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
