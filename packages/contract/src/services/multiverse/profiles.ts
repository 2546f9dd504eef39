// Server profiles, their revisions, and the servers that try a revision out. Source: wire/realtime-and-compute.md 2.1, 2.2.

import * as z from 'zod';
import { enumOf, orEmpty, plainWords } from '../../kernel/enums.ts';
import { count, entity, field, flag, id, ruled, text, time, timeOrNull } from '../../kernel/fields.ts';
import { offsetLimit, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import {
  cpuQuantity,
  envKey,
  fileNameText,
  memoryQuantity,
  mountPath,
  workFolder,
} from '../../rules/names/identifiers.ts';
import { rfc1123Name } from '../../rules/names/names.ts';
import { serviceDefaults } from '../../rules/services/service-defaults.ts';
import * as codes from '../shared/codes.ts';
import { after, audit, filter, idFilter, note, number, tail } from '../shared/fields.ts';
import { fieldsAreOurs, needed } from '../shared/marks.ts';
import { ServerLogLine, ServerPort } from '../shared/schemas.ts';
import { EndReason } from './allocations.ts';

export const RevisionStatus = enumOf(labels.profileRevision.status);
export const TestServerStatus = enumOf(labels.testServer.status);
/** Systems that an image is built on and a revision may override. */
export const OsName = plainWords(serviceDefaults.multiverse.os);

const regionIds = field(z.array(z.string()), '地域', 'Region ids its servers may run in', 'multiverse.region');

export const MultiverseProfile = entity(
  z.object({
    id: id('multiverse.profile', '启动配置 ID', 'Profile id'),
    gameId: id('multiverse.game', '游戏 ID', 'Game'),
    name: text('名称', 'Unique in the game; DEFAULT is made with it'),
    description: text('描述', 'Free text'),
    regionIds,
    currentRevisionId: field(z.union([z.uuid(), z.null()]), '当前版本 ID', 'Released revision', 'multiverse.revision'),
    currentVersion: count('当前版本号', 'Version of that revision, 0 without one'),
    allocatedCount: count('运行中服务器', 'Servers allocated now'),
    ...audit,
  }),
  {
    id: 'MultiverseProfile',
    zh: '启动配置',
    en: 'How servers of a game are started',
    columns: ['name', 'id', 'currentVersion', 'allocatedCount', 'modifiedAt'],
    key: 'id',
    named: ['name'],
  },
);

const environment = z.object({
  envKey: ruled(envKey, '变量名'),
  envValue: field(z.string().max(32_768), '变量值', 'Value'),
});
const fileConfig = z.object({
  mountPath: ruled(mountPath, '挂载目录'),
  filename: ruled(fileNameText, '文件名'),
  content: field(z.string().max(1_048_576), '内容', 'Text of the file, at most 1 MiB; 8 MiB of all files together'),
});
/** Room for as many files, and what JSON makes of their line ends. */
const REVISION_BODY = 12 * 1024 * 1024;
const startTimeout = z.object({
  hour: field(z.int().min(0), '小时', 'Hours'),
  minute: field(z.int().min(0).max(59), '分钟', 'Minutes'),
  second: field(z.int().min(0).max(59), '秒', 'Seconds'),
});

export const MultiverseRevision = entity(
  z.object({
    id: id('multiverse.revision', '版本 ID', 'Revision id'),
    profileId: id('multiverse.profile', '启动配置 ID', 'Profile it belongs to'),
    gameId: id('multiverse.game', '游戏 ID', 'Game'),
    version: count('版本号', '1, 2, 3 … per profile'),
    status: field(RevisionStatus, '状态', 'Only a draft may change; one revision of a profile is released'),
    imageId: id('multiverse.image', '镜像 ID', 'Image that servers run'),
    imageName: text('镜像', 'Name of the image'),
    os: text('操作系统', 'System of the image'),
    startCommand: text('启动命令', 'Program to start; empty where it is the entrypoint of the image'),
    startArgs: text('启动参数', 'Arguments of the program'),
    workDir: text('工作目录', 'Folder it starts in'),
    description: text('描述', 'Free text'),
    portList: field(z.array(ServerPort), '端口', 'Ports that a server opens'),
    envList: field(z.array(environment), '环境变量', 'Set beside those of the platform'),
    fileConfigs: field(z.array(fileConfig), '配置文件', 'Written before the start'),
    cpuLimit: text('CPU 上限', 'Thousandths of a core, such as 100m'),
    cpuRequest: text('CPU 预留', 'Thousandths of a core, such as 100m'),
    memoryLimit: text('内存上限', 'Like 154Mi'),
    memoryRequest: text('内存预留', 'Like 154Mi'),
    allocationTTL: field(startTimeout, '启动超时', 'Longest wait from allocation to ready'),
    releasedAt: timeOrNull('发布时间', 'Time of release'),
    releasedByUser: text('发布者', 'Who released it or empty'),
    ...audit,
  }),
  {
    id: 'MultiverseRevision',
    zh: '配置版本',
    en: 'One version of a profile',
    columns: ['version', 'id', 'status', 'imageName', 'cpuLimit', 'memoryLimit', 'createdAt'],
    key: 'id',
    named: ['version'],
  },
);

export const MultiverseReleaseResource = entity(
  z.object({
    profileId: id('multiverse.profile', '启动配置 ID', 'Profile'),
    requiredCpu: number('所需 CPU', 'Cores that the release takes'),
    requiredMemory: number('所需内存', 'MiB that the release takes'),
    availableCpu: number('可用 CPU', 'Cores that are free'),
    availableMemory: number('可用内存', 'MiB that are free'),
    sufficient: flag('资源充足', 'The release fits'),
    runningServers: count('运行中服务器', 'Servers of the profile now'),
  }),
  { id: 'MultiverseReleaseResource', zh: '发布资源', en: 'Whether the resources suffice for a release' },
);

export const MultiverseTestServer = entity(
  z.object({
    id: id('multiverse.testServer', '测试服务器 ID', 'Test server id'),
    profileRevisionId: id('multiverse.revision', '版本 ID', 'Revision it runs'),
    gameId: id('multiverse.game', '游戏 ID', 'Game'),
    regionId: text('地域', 'Region id', 'multiverse.region'),
    status: field(TestServerStatus, '状态', 'State'),
    ip: text('IP', 'Address or empty'),
    gameServerPorts: field(z.array(ServerPort), '端口', 'Ports as players reach them'),
    ready: flag('就绪', 'The server has said that it is ready'),
    msg: text('说明', 'Why it failed or ended, or empty'),
    endReason: field(
      orEmpty(EndReason),
      '结束原因',
      'Why it failed or ended, in one of these words; empty while it lives',
    ),
    exitCode: field(z.union([z.int(), z.null()]), '退出码', 'What its program ended with; null while it runs'),
    exitSignal: text('结束信号', 'Signal that ended its program, such as SIGSEGV, or empty'),
    endDetail: text('结束详情', 'What the reason does not say, such as the last line of its program, or empty'),
    lastHeartbeatAt: timeOrNull('上次心跳', 'Time of the last heartbeat'),
    createdAt: time('创建时间', 'Time of creation'),
    expireAt: time('到期时间', 'It is stopped then'),
  }),
  {
    id: 'MultiverseTestServer',
    zh: '测试服务器',
    en: 'A server that tries a revision out',
    columns: ['id', 'regionId', 'status', 'ip', 'ready', 'expireAt'],
    key: 'id',
  },
);

const profileName = ruled({ ...rfc1123Name, min: 1 }, '名称');
const profile = z.object({ profile: field(MultiverseProfile, '启动配置', 'The profile') });
const revision = z.object({ profileRevision: field(MultiverseRevision, '配置版本', 'The revision') });
const testServer = z.object({ testServer: field(MultiverseTestServer, '测试服务器', 'The test server') });
const byGame = { gameId: id('multiverse.game', '游戏 ID', 'Game id') };
const byProfile = { id: id('multiverse.profile', '启动配置 ID', 'Profile id') };
const byRevision = { id: id('multiverse.revision', '版本 ID', 'Revision id') };
const byTestServer = { id: id('multiverse.testServer', '测试服务器 ID', 'Test server id') };

const profileFields = {
  description: note(1000, '描述', 'Free text'),
  regionIds: field(
    z.array(z.string().min(1)).optional(),
    '地域',
    'Region ids its servers may run in',
    'multiverse.region',
  ),
};

const imageId = field(z.uuid(), '镜像 ID', 'Image whose build succeeded', 'multiverse.image');
const startCommand = note(
  4096,
  '启动命令',
  'Program to start, run without a shell; needed where the image has no entrypoint',
);
const revisionFields = {
  os: field(OsName.optional(), '操作系统', 'Default: the system of the image'),
  startArgs: note(4096, '启动参数', 'Arguments of the program, split at blanks and quotes; nothing is expanded'),
  workDir: ruled(workFolder, '工作目录').optional(),
  portList: field(z.array(ServerPort).max(100).optional(), '端口', 'Names are unique; default UDP 9998'),
  envList: field(z.array(environment).max(100).optional(), '环境变量', 'Names of the platform are reserved'),
  fileConfigs: field(z.array(fileConfig).max(100).optional(), '配置文件', 'Written before the start'),
  cpu: field(z.number().gt(0).optional(), 'CPU 核数', 'Cores, default 0.1; fills limits and requests not written'),
  cpuRequest: ruled(cpuQuantity, 'CPU 预留').optional(),
  cpuLimit: ruled(cpuQuantity, 'CPU 上限').optional(),
  memoryRequest: ruled(memoryQuantity, '内存预留').optional(),
  memoryLimit: ruled(memoryQuantity, '内存上限').optional(),
  allocationTTL: field(startTimeout.optional(), '启动超时', 'Longest wait from allocation to ready, default 30 s'),
  description: note(1000, '描述', 'Free text'),
};

export const profiles = {
  list: op('GET /game/games/{gameId}/profiles', {
    params: byGame,
    query: z.object({ ...offsetLimit, name: filter('名称', 'Part of the name') }),
    reply: z.object({ profiles: field(z.array(MultiverseProfile), '启动配置', 'Newest first'), totalCount }),
    paging: 'offset-limit',
    listField: 'profiles',
    ...fieldsAreOurs,
    summary: { zh: '列出启动配置', en: 'List the profiles of a game' },
    errors: [codes.notFound],
  }),
  create: op('POST /game/profiles', {
    body: z.strictObject({ ...byGame, name: profileName, ...profileFields }),
    reply: profile,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '创建启动配置', en: 'Create a profile' },
    errors: [codes.invalid, codes.notFound, codes.exists, codes.limit],
  }),
  get: op('GET /game/profiles/{id}', {
    params: byProfile,
    reply: profile,
    ...fieldsAreOurs,
    summary: { zh: '查看启动配置', en: 'Read a profile' },
    errors: [codes.notFound],
  }),
  update: op('PUT /game/profiles/{id}', {
    params: byProfile,
    body: z.strictObject({ name: profileName.optional(), ...profileFields }),
    reply: profile,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '修改启动配置', en: 'Change a profile' },
    errors: [codes.invalid, codes.notFound, codes.exists, codes.wrongState],
  }),
  remove: op('DELETE /game/profiles/{id}', {
    params: byProfile,
    reply: z.object({}),
    access: 'owner',
    danger: 'type-name',
    ...fieldsAreOurs,
    summary: { zh: '删除启动配置及其全部版本', en: 'Delete a profile with its revisions' },
    errors: [codes.notFound, codes.wrongState],
  }),
  releaseResource: op('GET /game/games/profiles/{id}/release-resource', {
    params: byProfile,
    query: z.object({
      revisionId: idFilter('multiverse.revision', '版本 ID', 'Revision to release; default: the newest'),
    }),
    reply: z.object({ releaseResource: field(MultiverseReleaseResource, '发布资源', 'What the release takes') }),
    ...fieldsAreOurs,
    summary: { zh: '查看发布所需资源', en: 'Read whether the resources suffice for a release' },
    errors: [codes.notFound],
  }),
} as const;

export const revisions = {
  list: op('GET /game/profiles/{id}/revisions', {
    params: byProfile,
    query: z.object(offsetLimit),
    reply: z.object({
      profileRevisions: field(z.array(MultiverseRevision), '配置版本', 'Newest version first'),
      totalCount,
    }),
    paging: 'offset-limit',
    listField: 'profileRevisions',
    ...fieldsAreOurs,
    summary: { zh: '列出配置版本', en: 'List the revisions of a profile' },
    errors: [codes.notFound],
  }),
  create: op('POST /game/profile-revisions', {
    bodyLimit: REVISION_BODY,
    body: z.strictObject({
      profileId: field(z.uuid(), '启动配置 ID', 'Profile to make a version of', 'multiverse.profile'),
      imageId,
      startCommand,
      ...revisionFields,
    }),
    reply: revision,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '创建配置版本草稿', en: 'Create a draft revision' },
    errors: [codes.invalid, codes.notFound, codes.wrongState],
  }),
  get: op('GET /game/profile-revisions/{id}', {
    params: byRevision,
    reply: revision,
    ...fieldsAreOurs,
    summary: { zh: '查看配置版本', en: 'Read a revision' },
    errors: [codes.notFound],
  }),
  update: op('PUT /game/profile-revisions/{id}', {
    bodyLimit: REVISION_BODY,
    params: byRevision,
    body: z.strictObject({ imageId: imageId.optional(), startCommand, ...revisionFields }),
    reply: revision,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '修改配置版本草稿', en: 'Change a draft revision' },
    errors: [codes.invalid, codes.notFound, codes.wrongState],
  }),
  remove: op('DELETE /game/profile-revisions/{id}', {
    params: byRevision,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: { zh: '删除配置版本草稿', en: 'Delete a draft revision' },
    errors: [codes.notFound, codes.wrongState],
  }),
  release: op('PUT /game/profile-revisions/{id}/release', {
    params: byRevision,
    body: z.strictObject({}),
    reply: revision,
    access: 'owner',
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: { zh: '发布配置版本，新服务器使用该版本', en: 'Release a revision: new servers run it' },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;

export const testServers = {
  start: op('POST /game/profile-revisions/{id}/test-server', {
    params: byRevision,
    body: z.strictObject({
      regionId: field(z.string().min(1), '地域', 'Region to start it in', 'multiverse.region'),
      envs: field(z.record(z.string(), z.string()).optional(), '环境变量', 'Set beside those of the revision'),
      ttlSeconds: field(z.int().min(1).optional(), '存活秒数', 'Seconds until it is stopped, default 600'),
    }),
    reply: testServer,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '启动测试服务器', en: 'Start a server that tries a revision out, also a draft' },
    errors: [codes.invalid, codes.notFound, codes.exists, codes.limit, codes.unavailable],
  }),
  list: op('GET /game/games/{gameId}/profile-revisions/test-servers', {
    params: byGame,
    query: z.object(offsetLimit),
    reply: z.object({ testServers: field(z.array(MultiverseTestServer), '测试服务器', 'Newest first'), totalCount }),
    paging: 'offset-limit',
    listField: 'testServers',
    ...fieldsAreOurs,
    summary: { zh: '列出测试服务器', en: 'List the test servers of a game' },
    errors: [codes.notFound],
  }),
  // why: the id of its revision is taken as well; wire/realtime-and-compute.md 2.1
  get: op('GET /game/profile-revisions/test-server/{id}/status', {
    params: byTestServer,
    reply: testServer,
    ...fieldsAreOurs,
    summary: { zh: '查看测试服务器', en: 'Read the state of a test server' },
    errors: [codes.notFound],
  }),
  logs: op('GET /game/profile-revisions/test-server/{id}/logs', {
    params: byTestServer,
    query: z.object({ tail }),
    reply: z.object({
      logs: field(
        z.array(z.object({ time: time('时间', 'Time of the line'), message: text('内容', 'The line') })),
        '日志',
        'Oldest first',
      ),
    }),
    ...fieldsAreOurs,
    summary: { zh: '查看测试服务器日志', en: 'Read the log of a test server' },
    errors: [codes.notFound],
  }),
  follow: op('GET /game/profile-revisions/test-server/{id}/follow', {
    params: byTestServer,
    query: z.object({ after }),
    reply: 'events',
    event: ServerLogLine,
    ...needed,
    summary: { zh: '实时查看测试服务器日志', en: 'Follow the log of a test server until it has ended' },
    errors: [codes.notFound],
  }),
  stop: op('DELETE /game/profile-revisions/test-server/{id}', {
    params: byTestServer,
    reply: testServer,
    access: 'owner',
    danger: 'none',
    ...fieldsAreOurs,
    summary: { zh: '停止测试服务器', en: 'Stop a test server' },
    errors: [codes.notFound],
  }),
} as const;
