// Cloud saves and profile pictures. Source: game-services.md section 7; wire/data-and-tools.md 1.2.
import * as z from 'zod';
import { alsoAs, field, id, lineIfAny, noId, properties } from '../../kernel/fields.ts';
import { startItems, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import type { Ref } from '../../kernel/refs.ts';
import { service } from '../../kernel/service.ts';
import * as codes from '../shared/codes.ts';
import { filter, k, note } from '../shared/fields.ts';
import {
  byPlayerOrMember,
  byPlayerOrServer,
  fieldsAreOurs,
  needed,
  operatorOnly,
  refreshesSecret,
} from '../shared/marks.ts';
import { days } from '../usage/schemas.ts';
import * as s from './schemas.ts';

const bySave = { id: id('save.file', '存档 ID', 'Save id') };
const byVersion = {
  ...bySave,
  number: noId(field(z.string().regex(/^[1-9][0-9]{0,8}$/), '版本', 'Number of the version'), 'number'),
};
const one = z.object({ save: field(s.CloudSave, '云存档', 'The save') });
const appConfig = z.object({ appConfig: field(s.SaveAppConfig, '存档配置', 'The limits') });
const removed = (ref: Ref) => z.object({ deleted: field(z.array(z.uuid()), '已删除', 'Ids that were deleted', ref) });
const withUrl = {
  includeDownloadURL: field(
    z.boolean().optional(),
    '包含下载地址',
    'Fills fileURL; of a save not for who may only look',
  ),
};
const many = (zh: string, en: string) => field(z.array(z.string().min(1)).max(100).optional(), zh, en);

/** Seen in cloud functions that save without the SDK. */
const seen = { known: 'seen', because: 'fields seen; a player with its token only reaches what is its own' } as const;
const forPictures = {
  known: 'assumed',
  because: 'fields not shown, as those of saves; a player with its token only reaches what is its own',
} as const;

export const save = service(
  'save',
  {
    internal: 'save',
    title: { zh: '云存档', en: 'Cloud saves' },
    group: 'data',
    intro: {
      zh: '玩家云存档与头像。',
      en: 'Saves and pictures of players in the cloud.',
    },
    base: 'save',
    accepts: 'app',
    access: 'member',
    errorStyle: 'service',
  },
  {
    refreshToken: op('POST /refresh-token', {
      cli: 'refresh-secret',
      body: z.strictObject({}),
      ...refreshesSecret,
      reply: z.object({}),
      summary: { zh: '刷新密钥缓存', en: 'Drop the cached secret of the app' },
    }),
    files: {
      list: op('GET /saves', {
        query: z.object({
          namespaces: many('命名空间', 'Only in these'),
          userId: filter('用户 ID', 'Only of this player; with the token of a player its own'),
          personaId: filter('角色 ID', 'Only of this persona'),
          progressType: field(s.ProgressType.optional(), '存档类型', 'Only this type'),
          name: filter('名称', 'Part of the name'),
          ...startItems,
          skipTotal: field(z.boolean().optional(), '不统计总数', 'Leaves totalCount out'),
        }),
        reply: z.object({
          saves: field(z.array(s.CloudSave), '云存档', 'Newest first, without download URLs'),
          totalCount: totalCount.optional(),
        }),
        paging: 'start-total',
        listField: 'saves',
        ...byPlayerOrMember,
        ...seen,
        summary: { zh: '列出云存档', en: 'List saves' },
        errors: [codes.invalid, codes.denied],
      }),
      get: op('GET /saves/{id}', {
        params: bySave,
        query: z.object(withUrl),
        reply: one,
        ...byPlayerOrMember,
        ...seen,
        summary: { zh: '查看云存档', en: 'Read a save' },
        errors: [codes.notFound, codes.denied],
      }),
      uploadToken: op('POST /saves/upload-token', {
        body: z.object({
          userId: s.owner.userId,
          saveId: field(z.uuid().optional(), '存档 ID', 'Default: a new save', 'save.file'),
          fileUploadRequest: s.upload('存档文件', 'The progress to upload'),
          coverUploadRequest: s.upload('封面', 'The cover to upload').optional(),
        }),
        reply: s.SaveUploadTokens,
        ...byPlayerOrServer,
        retry: 'always',
        ...seen,
        summary: { zh: '获取存档上传凭证', en: 'Get permission to upload a save' },
        errors: [codes.invalid, codes.notFound, codes.denied, codes.limit],
      }),
      set: op('POST /saves', {
        body: z.object({
          ...s.owner,
          saveId: field(z.uuid(), '存档 ID', 'As the upload token named it', 'save.file'),
          name: lineIfAny(128, '名称', 'Name, kept when absent').optional(),
          namespace: lineIfAny(128, '命名空间', 'Group of saves, kept when absent').optional(),
          progressType: field(s.ProgressType.optional(), '存档类型', 'Default MULTI; never changes afterwards'),
          description: note(1000, '描述', 'Free text'),
          tags: field(z.array(z.string().min(1).max(64)).max(100).optional(), '标签', 'Tags'),
          properties: properties('属性', 'Any texts of the game').optional(),
          fileUploadRequest: s.uploaded('存档文件', 'The upload to take over'),
          coverUploadRequest: s.uploaded('封面', 'The upload to take over as cover'),
          ifRevision: s.ifRevision,
        }),
        reply: one,
        ...byPlayerOrServer,
        retry: 'always',
        ...seen,
        summary: { zh: '创建或更新云存档', en: 'Create or change a save with what was uploaded' },
        errors: [codes.invalid, codes.notFound, codes.exists, codes.denied, codes.limit, codes.wrongState],
      }),
      remove: op('DELETE /saves/{id}', {
        params: bySave,
        reply: z.object({}),
        ...byPlayerOrServer,
        danger: 'confirm',
        history: 'kept',
        known: 'spec',
        summary: { zh: '删除云存档', en: 'Delete a save' },
        errors: [codes.notFound, codes.denied],
      }),
      removeMany: op('DELETE /saves', {
        // Source of the other name: wire/data-and-tools.md 1.2
        query: z.object({
          saveIds: alsoAs(
            field(z.array(z.uuid()).min(1).max(100), '存档 ID', '1 to 100; all of them or none', 'save.file'),
            'ids',
          ),
        }),
        reply: removed('save.file'),
        ...byPlayerOrServer,
        danger: 'confirm',
        history: 'kept',
        ...fieldsAreOurs,
        summary: { zh: '批量删除云存档', en: 'Delete many saves' },
        errors: [codes.invalid, codes.notFound, codes.denied],
      }),
    },
    versions: {
      list: op('GET /saves/{id}/versions', {
        params: bySave,
        query: z.object(withUrl),
        reply: z.object({
          versions: field(z.array(s.SaveVersion), '存档版本', 'Newest first, without the content it has now'),
        }),
        ...needed,
        summary: { zh: '列出存档版本', en: 'List the contents that a save had before' },
        errors: [codes.notFound, codes.denied],
      }),
      restore: op('POST /saves/{id}/versions/{number}:restore', {
        params: byVersion,
        body: z.strictObject({ ifRevision: s.ifRevision }),
        reply: one,
        access: 'owner',
        danger: 'confirm',
        ...needed,
        summary: { zh: '恢复存档版本', en: 'Give a save a content back that it had before' },
        errors: [codes.notFound, codes.wrongState],
      }),
    },
    profilePictures: {
      list: op('GET /pfps', {
        query: z.object({
          userIds: many('用户 ID', 'Only of these players'),
          personaIds: many('角色 ID', 'Only of these personas'),
          ...withUrl,
          ...startItems,
        }),
        reply: z.object({ pfps: field(z.array(s.ProfilePicture), '头像', 'Newest first'), totalCount }),
        paging: 'start-total',
        listField: 'pfps',
        ...byPlayerOrMember,
        ...forPictures,
        summary: { zh: '列出头像', en: 'List profile pictures' },
        errors: [codes.invalid, codes.denied],
      }),
      uploadToken: op('POST /pfps/upload-token', {
        body: z.object({ ...s.owner, fileUploadRequest: s.upload('图片', 'png, jpg, jpeg, webp or gif') }),
        reply: z.object({
          pfpId: id('save.picture', '头像 ID', 'The picture, a new one where there is none yet'),
          fileUploadToken: field(s.SaveUploadToken, '上传凭证', 'Permission to upload it'),
        }),
        ...byPlayerOrServer,
        retry: 'always',
        ...forPictures,
        summary: { zh: '获取头像上传凭证', en: 'Get permission to upload a profile picture' },
        errors: [codes.invalid, codes.denied, codes.limit],
      }),
      set: op('POST /pfps', {
        body: z.object({
          ...s.owner,
          pfpId: field(z.uuid(), '头像 ID', 'As the upload token named it', 'save.picture'),
          fileUploadRequest: field(
            z.object({
              objectId: field(z.string().min(1).max(128), '对象 ID', 'The upload', 'save.upload'),
              ...s.sums,
            }),
            '图片',
            'The upload to take over',
          ),
        }),
        reply: z.object({ pfp: field(s.ProfilePicture, '头像', 'The picture') }),
        ...byPlayerOrServer,
        retry: 'always',
        ...forPictures,
        summary: { zh: '设置头像', en: 'Set the profile picture of a player or persona' },
        errors: [codes.invalid, codes.notFound, codes.denied, codes.limit, codes.wrongState],
      }),
      removeMany: op('DELETE /pfps', {
        query: z.object({
          userIds: many('用户 ID', 'All of these players; or picture ids'),
          pfpIds: field(z.array(z.uuid()).max(100).optional(), '头像 ID', 'These pictures; or players', 'save.picture'),
        }),
        reply: removed('save.picture'),
        ...byPlayerOrServer,
        danger: 'confirm',
        history: 'kept',
        ...fieldsAreOurs,
        summary: { zh: '批量删除头像', en: 'Delete profile pictures' },
        errors: [codes.invalid, codes.notFound, codes.denied],
      }),
    },
    appConfig: {
      get: op('GET /app-config', {
        reply: appConfig,
        ...fieldsAreOurs,
        summary: { zh: '查看存档配置', en: 'Read the limits of saves' },
      }),
      set: op('POST /app-config', {
        body: s.SaveAppConfigChange,
        reply: appConfig,
        access: 'owner',
        retry: 'always',
        ...fieldsAreOurs,
        summary: { zh: '修改存档配置', en: 'Change the limits of saves' },
        errors: [codes.invalid],
      }),
    },
    usage: {
      daily: op('GET /usage/daily', {
        query: z.object(days),
        reply: z.object({ usages: field(z.array(s.SaveDailyUsage), '用量', 'Oldest day first') }),
        cache: 'allow',
        ...fieldsAreOurs,
        summary: { zh: '查看每日用量', en: 'Read what saves used by day' },
        errors: [codes.invalid],
      }),
      sum: op('GET /usage/daily/sum', {
        cli: 'usage total',
        query: z.object(days),
        reply: s.SaveUsage,
        ...fieldsAreOurs,
        summary: { zh: '查看用量合计', en: 'Read what saves used in a range' },
        errors: [codes.invalid],
      }),
      top: op('GET /usage/daily/top', {
        query: z.object({ ...days, k }),
        reply: z.object({ apps: field(z.array(s.SaveAppUsage), '应用', 'Largest stored size first') }),
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '用量最高的应用', en: 'Rank the apps whose saves use most' },
        errors: [codes.invalid, codes.denied],
      }),
    },
  },
);
