// Server images: an uploaded build and the stages that turn it into something to run.
// Source: wire/realtime-and-compute.md 2.1, 2.2, 9.2.

import * as z from 'zod';
import { enumOf, only } from '../../kernel/enums.ts';
import { count, entity, field, flag, id, ruled, text, time, timeOrNull } from '../../kernel/fields.ts';
import { offsetLimit, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import { pathInside } from '../../rules/names/identifiers.ts';
import { md5Hex } from '../../rules/names/names.ts';
import * as codes from '../shared/codes.ts';
import { after, fileToUpload, line, note, objectName } from '../shared/fields.ts';
import { fieldsAreOurs, needed } from '../shared/marks.ts';
import { TransferToken } from '../shared/schemas.ts';
import { systems } from './games.ts';
import { OsName } from './profiles.ts';

export const ImageStatus = enumOf(labels.image.status);
export const ImageStage = only(ImageStatus, [
  'pending',
  'clone',
  'chmod',
  'download',
  'decompress',
  'rsync',
  'prepare_dockerfile',
  'check',
  'build_docker_image',
]);

export const MultiverseImage = entity(
  z.object({
    id: id('multiverse.image', '镜像 ID', 'Image id'),
    gameId: id('multiverse.game', '游戏 ID', 'Game'),
    name: text('名称', 'Name'),
    tag: text('标签', 'Made by the platform'),
    os: text('操作系统', 'System it is built on'),
    objectName: text('对象名', 'Uploaded file'),
    size: count('大小', 'Bytes of the uploaded file'),
    md5: text('内容哈希', 'MD5 of the uploaded file'),
    entrypoint: text('入口', 'Program in the image, or empty'),
    description: text('描述', 'Free text'),
    status: field(ImageStatus, '状态', 'Stage of the build, then how it ended'),
    stage: field(ImageStage, '阶段', 'Last stage that was entered'),
    failedReason: text('失败原因', 'Why the build failed, or empty'),
    attempt: count('构建次数', 'Builds so far'),
    createdAt: time('创建时间', 'Time of creation'),
    finishedAt: timeOrNull('完成时间', 'End of the last build'),
  }),
  {
    id: 'MultiverseImage',
    zh: '镜像',
    en: 'A server build',
    columns: ['name', 'id', 'os', 'size', 'status', 'createdAt'],
    key: 'id',
    named: ['name'],
  },
);

export const MultiverseImageLog = entity(
  z.object({
    time: time('时间', 'Time of the line'),
    stage: field(ImageStage, '阶段', 'Stage that wrote it'),
    level: text('级别', 'info, warn or error'),
    message: text('内容', 'The line'),
  }),
  {
    id: 'MultiverseImageLog',
    zh: '构建日志',
    en: 'One line of a build',
    columns: ['time', 'stage', 'level', 'message'],
  },
);

const byImage = { id: id('multiverse.image', '镜像 ID', 'Image id') };
const byGame = { gameId: id('multiverse.game', '游戏 ID', 'Game id') };
const image = z.object({ image: field(MultiverseImage, '镜像', 'The image') });

export const images = {
  systems,
  transferToken: op('GET /game/games/{gameId}/get-image-transfer-token', {
    params: byGame,
    query: z.object(fileToUpload),
    reply: z.object({ transferToken: field(TransferToken, '上传凭证', 'Permission to upload the file') }),
    access: 'owner',
    cache: 'force-never',
    known: 'seen',
    because: 'names of the token seen in the launcher, the upload URL is ours',
    effect: 'write',
    history: 'none',
    summary: { zh: '获取镜像上传凭证', en: 'Get permission to upload a server build' },
    errors: [codes.invalid, codes.notFound],
  }),
  create: op('POST /game/images', {
    body: z.strictObject({
      ...byGame,
      name: line(64, '名称', 'Name'),
      os: field(OsName, '操作系统', 'System to build on'),
      objectName,
      size: fileToUpload.size,
      md5: ruled(md5Hex, '内容哈希'),
      entrypoint: field(
        ruled(pathInside, '入口').optional(),
        '入口',
        'Program in the archive; needed unless the revision starts another',
      ),
      description: note(1000, '描述', 'Free text'),
    }),
    reply: image,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '用已上传的文件构建镜像', en: 'Build an image from an uploaded file' },
    errors: [codes.invalid, codes.notFound, codes.limit],
  }),
  list: op('GET /game/games/{gameId}/images', {
    params: byGame,
    query: z.object({ ...offsetLimit, status: field(ImageStatus.optional(), '状态', 'State') }),
    reply: z.object({ images: field(z.array(MultiverseImage), '镜像', 'Newest first'), totalCount }),
    paging: 'offset-limit',
    listField: 'images',
    ...fieldsAreOurs,
    summary: { zh: '列出镜像', en: 'List the images of a game' },
    errors: [codes.notFound],
  }),
  get: op('GET /game/images/{id}', {
    params: byImage,
    reply: image,
    ...fieldsAreOurs,
    summary: { zh: '查看镜像', en: 'Read an image' },
    errors: [codes.notFound],
  }),
  remove: op('DELETE /game/images/{id}', {
    params: byImage,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: { zh: '删除未被已发布版本使用的镜像', en: 'Delete an image that no released revision uses' },
    errors: [codes.notFound, codes.wrongState],
  }),
  logs: op('GET /game/images/{id}/logs', {
    params: byImage,
    query: z.object({ offset: offsetLimit.offset }),
    reply: z.object({
      logs: field(z.array(MultiverseImageLog), '构建日志', 'Lines after the offset, oldest first'),
      finished: flag('已结束', 'No line will follow'),
    }),
    ...fieldsAreOurs,
    summary: { zh: '查看镜像构建日志', en: 'Read the log of a build, from a line on' },
    errors: [codes.notFound],
  }),
  follow: op('GET /game/images/{id}/follow', {
    params: byImage,
    query: z.object({ after }),
    reply: 'events',
    event: MultiverseImageLog,
    ...needed,
    summary: { zh: '实时查看镜像构建日志', en: 'Follow the log of a build until it has ended' },
    errors: [codes.notFound],
  }),
  rebuild: op('POST /game/images/rebuild', {
    body: z.strictObject({ imageId: field(z.uuid(), '镜像 ID', 'Image whose build has ended', 'multiverse.image') }),
    reply: image,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '重新构建镜像', en: 'Build an image again' },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;
