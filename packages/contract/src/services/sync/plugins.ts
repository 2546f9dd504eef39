// Logic plugins: code of the game that runs inside rooms. Source: wire/realtime-and-compute.md 3.1, 3.2, 9.4.

import * as z from 'zod';
import { enumOf, plainWords } from '../../kernel/enums.ts';
import { entity, field, id, text, time } from '../../kernel/fields.ts';
import { startItems, totalItems } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import * as codes from '../shared/codes.ts';
import { fileToUpload, filter, line, note, objectName } from '../shared/fields.ts';
import { fieldsAreOurs } from '../shared/marks.ts';
import { TransferToken } from '../shared/schemas.ts';

export const PluginStatus = enumOf(labels.plugin.status);
export const PluginReleaseStatus = enumOf(labels.pluginRelease.status);
export const PluginRuntime = enumOf(labels.plugin.runtime);

export const SyncPluginRelease = entity(
  z.object({
    Id: id('sync.pluginRelease', '版本 ID', 'Release id'),
    Version: text('版本', 'Version text'),
    Status: field(PluginReleaseStatus, '状态', 'How the build went'),
    ObjectName: text('对象名', 'Uploaded file'),
    Notes: text('说明', 'Notes'),
    FailedReason: text('失败原因', 'Why the build failed, or empty'),
    CreatedAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'SyncPluginRelease',
    zh: '插件版本',
    en: 'One release of a plugin',
    columns: ['Version', 'Id', 'Status', 'CreatedAt'],
    key: 'Id',
  },
);

export const SyncPlugin = entity(
  z.object({
    Id: id('sync.plugin', '插件 ID', 'Plugin id'),
    UosAppId: text('应用 ID', 'App', 'app.app'),
    Name: text('名称', 'Name'),
    Description: text('描述', 'Free text'),
    Runtime: field(PluginRuntime, '运行时', 'Language of the code; fixed'),
    Hooks: field(z.array(z.string()), '钩子', 'Moments of a room it is called at'),
    Status: field(PluginStatus, '状态', 'State of the newest release'),
    CurrentReleaseId: text('当前版本 ID', 'Release that new rooms run, or empty'),
    Releases: field(z.array(SyncPluginRelease), '版本', 'Newest first'),
    CreatedAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'SyncPlugin',
    zh: '逻辑插件',
    en: 'Code that runs inside rooms',
    columns: ['Name', 'Id', 'Runtime', 'Status', 'CreatedAt'],
    key: 'Id',
    named: ['Name'],
  },
);

const byPlugin = { id: id('sync.plugin', '插件 ID', 'Plugin id') };
const name = line(64, '名称', 'Name');
const writable = {
  Description: note(1000, '描述', 'Free text'),
  Hooks: field(
    z.array(plainWords(['onCreate', 'onJoin', 'onLeave', 'onMessage', 'onTick', 'onClose'])).optional(),
    '钩子',
    'Moments of a room it is called at',
  ),
};

export const plugins = {
  list: op('GET /api/v1/plugins', {
    query: z.object({ ...startItems, name: filter('名称', 'Part of the name') }),
    reply: totalItems(SyncPlugin),
    paging: 'start-items',
    ...fieldsAreOurs,
    summary: { zh: '列出逻辑插件', en: 'List logic plugins' },
  }),
  create: op('POST /api/v1/plugins', {
    body: z.strictObject({ Name: name, Runtime: field(PluginRuntime, '运行时', 'Language of the code'), ...writable }),
    reply: SyncPlugin,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '创建逻辑插件', en: 'Create a logic plugin' },
    errors: [codes.invalid, codes.exists],
  }),
  get: op('GET /api/v1/plugins/{id}', {
    params: byPlugin,
    reply: SyncPlugin,
    ...fieldsAreOurs,
    summary: { zh: '查看逻辑插件', en: 'Read a logic plugin with its releases' },
    errors: [codes.notFound],
  }),
  update: op('PUT /api/v1/plugins/{id}', {
    params: byPlugin,
    body: z.strictObject({ Name: name.optional(), ...writable }),
    reply: SyncPlugin,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '修改逻辑插件', en: 'Change a logic plugin' },
    errors: [codes.invalid, codes.notFound, codes.exists],
  }),
  remove: op('DELETE /api/v1/plugins/{id}', {
    params: byPlugin,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: { zh: '删除未挂载的逻辑插件', en: 'Delete a logic plugin that no profile uses' },
    errors: [codes.notFound, codes.wrongState],
  }),
  transferToken: op('GET /api/v1/plugins/token', {
    query: z.object(fileToUpload),
    reply: z.object({ transferToken: field(TransferToken, '上传凭证', 'Permission to upload the file') }),
    access: 'owner',
    cache: 'force-never',
    ...fieldsAreOurs,
    effect: 'write',
    history: 'none',
    summary: { zh: '获取插件上传凭证', en: 'Get permission to upload a .js file, or a zip of one' },
    errors: [codes.invalid],
  }),
  release: op('POST /api/v1/plugins/{id}/release', {
    params: byPlugin,
    body: z.strictObject({
      ObjectName: objectName,
      Version: note(64, '版本', 'Version text'),
      Notes: note(1000, '说明', 'Notes'),
    }),
    reply: SyncPlugin,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '发布插件新版本', en: 'Release an uploaded file as the plugin of new rooms' },
    errors: [codes.invalid, codes.notFound, 'runtime not available'],
  }),
} as const;
