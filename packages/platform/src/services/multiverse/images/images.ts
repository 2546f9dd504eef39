// Server images: an uploaded build and what becomes of it. Source: wire/realtime-and-compute.md 2.1, 9.2.
import type { multiverse } from '@uos/contract';
import { refuseOccupied } from '#core/apps/occupied';
import { STAGES } from '#engines/builds/port';
import { lineEvents, linesFrom } from '#engines/logs/events';
import type { LogLine } from '#engines/logs/port';
import { UploadTooLarge } from '#engines/uploads/port';
import type { Call, Handlers } from '#kernel/call/call';
import { offsetLimitPage } from '#kernel/call/paging';
import { removeSchedule } from '#kernel/time/schedules';
import { refuseOver } from '../quota.ts';
import { invalid, requireGame } from '../require.ts';
import { serviceOf } from '../rules.ts';
import { logOf } from '../servers/names.ts';
import { SERVICE } from '../servers/turns.ts';
import { lockGame } from '../store/games.ts';
import {
  countImages,
  deleteImage,
  findImage,
  type ImageRow,
  insertImage,
  listImages,
  lockImageToGo,
  rebuildImage,
} from '../store/images.ts';
import { BUILD, buildSoon } from './build.ts';
import { systems } from './systems.ts';

const PURPOSE = 'multiverse.image';
const MOST_BYTES = 2 * 1024 * 1024 * 1024;
const MOST_LINES = 1000;

export const images: Handlers<typeof multiverse>['images'] = {
  systems,
  async transferToken(call) {
    const { filename, size, md5 } = call.input;
    await requireGame(call, call.input.gameId);
    const wish = { appId: call.appId, purpose: PURPOSE, filename, size, md5, maxBytes: MOST_BYTES, now: call.now };
    const token = await call.ports.uploads.token(call.db, wish).catch((error: unknown) => {
      throw error instanceof UploadTooLarge ? call.refuse('invalid', error.message) : error;
    });
    return { transferToken: { ...token, headers: { ...token.headers } } };
  },
  async create(call) {
    const { name, os, objectName, size, md5, entrypoint = '', description = '' } = call.input;
    const game = await requireGame(call, call.input.gameId);
    await refuseOccupied(call, serviceOf(game));
    const file = await call.ports.uploads.find(call.db, { appId: call.appId, purpose: PURPOSE, objectName });
    if (file === undefined) {
      throw call.refuse('not-found', 'no whole file of that objectName');
    }
    if (file.size !== size || file.md5 !== md5) {
      throw invalid(call, 'md5: the file that was uploaded is another');
    }
    await lockGame(call.db, game.game_id);
    refuseOver(call, { game, what: 'images', used: await countImages(call.db, game.game_id) });
    const id = call.ports.ids.uuid();
    await insertImage(call.db, {
      ...{ id, app_id: call.appId, game_id: game.game_id, name, os, object_name: objectName, size, md5 },
      ...{ entrypoint: entrypoint.replace(/^\.\//, ''), description, status: 'pending', stage: 'pending' },
      ...{ created_at: call.now, finished_at: null },
    });
    await buildSoon(call.db, id, new Date(call.now));
    const image = imageReply(await requireImage(call, id));
    call.note({ target: name, after: { image } });
    return { image };
  },
  async list(call) {
    const { status } = call.input;
    const { game_id: gameId } = await requireGame(call, call.input.gameId);
    const { rows, total } = await listImages(call.db, { gameId, status }, offsetLimitPage(call.input));
    return { images: rows.map(imageReply), totalCount: total };
  },
  async get(call) {
    return { image: imageReply(await requireImage(call, call.input.id)) };
  },
  async remove(call) {
    const found = await requireImage(call, call.input.id);
    await lockImageToGo(call.db, found.id);
    if (!(await deleteImage(call.db, found.id))) {
      throw call.refuse('precondition', 'a released revision uses the image');
    }
    await removeSchedule(call.db, SERVICE, `${BUILD}/${found.id}`);
    await call.ports.builds.remove(call.db, found.id);
    call.note({ target: found.name, before: { image: imageReply(found) }, after: undefined });
    return {};
  },
  async logs(call) {
    const { offset = 0 } = call.input;
    const row = await requireImage(call, call.input.id);
    const lines = await call.ports.logs.tail(logOf(row, row.id), MOST_LINES);
    return {
      logs: lines.filter(({ number }) => number > offset).map(lineReply),
      finished: row.finished_at !== null,
    };
  },
  async follow(call) {
    const row = await requireImage(call, call.input.id);
    return lineEvents(await linesFrom(call, logOf(row, row.id)), lineReply);
  },
  async rebuild(call) {
    const found = await requireImage(call, call.input.imageId);
    if (!(await rebuildImage(call.db, found.id))) {
      throw call.refuse('precondition', 'the image is being built');
    }
    await buildSoon(call.db, found.id, new Date(call.now));
    const image = imageReply(await requireImage(call, found.id));
    call.note({ target: found.name, before: { image: imageReply(found) } });
    return { image };
  },
};

/** @throws not found for an unknown image and that of another app */
async function requireImage(call: Pick<Call, 'db' | 'appId' | 'refuse'>, id: string): Promise<ImageRow> {
  const found = await findImage(call.db, call.appId, id);
  if (found === undefined) {
    throw call.refuse('not-found', 'image not found');
  }
  return found;
}

function imageReply(row: ImageRow) {
  return {
    id: row.id,
    gameId: row.game_id,
    name: row.name,
    tag: row.content_hash.slice(0, 12),
    os: row.os,
    objectName: row.object_name,
    size: row.size,
    md5: row.md5,
    entrypoint: row.entrypoint,
    description: row.description,
    status: row.status,
    stage: row.stage,
    failedReason: row.failed_reason,
    attempt: row.attempt,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}

function lineReply({ at, from, text, tag }: LogLine) {
  const stage = STAGES.find((one) => one === tag) ?? ('pending' as const);
  return { time: at, stage, level: from === 'stderr' ? 'error' : 'info', message: text };
}
