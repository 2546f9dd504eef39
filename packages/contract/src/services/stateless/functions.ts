// Stateless functions: the project of an app, its versions and its gateway. Source: wire/realtime-and-compute.md 6, 9.6.

import * as z from 'zod';
import { enumOf, plainWords } from '../../kernel/enums.ts';
import { count, entity, field, flag, id, lineIfAny, ruled, text, time } from '../../kernel/fields.ts';
import { offsetLimit, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import { labels } from '../../labels/labels.ts';
import { envKey } from '../../rules/names/identifiers.ts';
import { md5Hex } from '../../rules/names/names.ts';
import * as codes from '../shared/codes.ts';
import { fileToUpload, note, objectName } from '../shared/fields.ts';
import { byAnyone, fieldsAreOurs } from '../shared/marks.ts';
import { TransferToken } from '../shared/schemas.ts';

export const StatelessStatus = enumOf(labels.statelessFunction.status);
export const StatelessRuntimeName = enumOf(labels.statelessFunction.runtime);
export const GatewayType = enumOf(labels.statelessFunction.gatewayType);
export const GatewayAuth = enumOf(labels.statelessFunction.gatewayAuth);

const environment = z.object({
  key: ruled(envKey, '变量名'),
  value: field(z.string().max(32_768), '变量值', 'Value'),
});
const memorySize = field(z.int().min(128).max(3072).multipleOf(128), '内存', 'MB, 128 to 3072 in steps of 128');
const timeout = field(z.int().min(3).max(60), '超时', 'Seconds, 3 to 60');
const version = field(z.int().min(1), '版本号', 'Version');

export const StatelessFunction = entity(
  z.object({
    id: text('函数 ID', 'App id, with -wind behind it for the publishing service', 'app.app'),
    appId: id('app.app', '应用 ID', 'App'),
    name: text('名称', 'Name'),
    description: text('描述', 'Free text'),
    mode: field(plainWords(['', 'wind']), '模式', 'wind: belongs to the publishing service'),
    runtime: field(StatelessRuntimeName, '运行时', 'Language; fixed'),
    status: field(StatelessStatus, '状态', 'Answers calls while it is active'),
    currentVersion: count('当前版本号', 'Version that answers, 0 without one'),
    entries: field(
      z.array(
        z.object({
          name: text('入口', 'Folder of the code, last part of the URL'),
          url: text('调用地址', 'Where it is called'),
          status: text('状态', 'State of the entry'),
        }),
      ),
      '入口',
      'What can be called',
    ),
    defaultEnvs: field(z.array(environment), '默认环境变量', 'Set for every version'),
    gateway: field(
      z.object({
        type: field(GatewayType, '网关', 'Which host the URLs have'),
        url: text('网关地址', 'Start of the URLs'),
        auth: field(GatewayAuth, '鉴权', 'basic: callers send AppId and AppServiceSecret'),
        timeoutSeconds: count('网关超时', 'Seconds'),
        cors: flag('跨域', 'Browsers of any site may call'),
      }),
      '网关',
      'How functions are reached',
    ),
    memorySize: count('内存', 'MB of an instance'),
    timeout: count('超时', 'Seconds of one call'),
    createdAt: time('创建时间', 'Time of creation'),
    updatedAt: time('更新时间', 'Time of the last change'),
  }),
  {
    id: 'StatelessFunction',
    zh: '无状态函数',
    en: 'The cloud functions of an app',
    columns: ['name', 'id', 'runtime', 'status', 'currentVersion', 'memorySize', 'timeout', 'updatedAt'],
    key: 'id',
  },
);

export const StatelessVersion = entity(
  z.object({
    functionId: text('函数 ID', 'Function', 'app.app'),
    version: count('版本号', '1, 2, 3 …'),
    runtime: field(StatelessRuntimeName, '运行时', 'Language'),
    status: field(StatelessStatus, '状态', 'updated: stopped, another version answers'),
    objectName: text('对象名', 'Uploaded file'),
    size: count('大小', 'Bytes'),
    md5: text('内容哈希', 'MD5 of the file'),
    entries: field(
      z.array(
        z.object({
          name: text('入口', 'Folder of the code'),
          handler: text('处理函数', 'What is called in it'),
          url: text('调用地址', 'Where it is called'),
        }),
      ),
      '入口',
      'What can be called',
    ),
    envs: field(z.array(environment), '环境变量', 'Over the default ones'),
    memorySize: count('内存', 'MB of an instance'),
    timeout: count('超时', 'Seconds of one call'),
    installDependency: flag('安装依赖', 'Packages are installed when it is deployed'),
    description: text('描述', 'Free text'),
    createdAt: time('创建时间', 'Time of creation'),
    failedReason: text('失败原因', 'Why it could not be deployed, or empty'),
  }),
  {
    id: 'StatelessVersion',
    zh: '代码版本',
    en: 'One uploaded version of all functions',
    columns: ['version', 'status', 'runtime', 'size', 'description', 'createdAt'],
    key: 'version',
  },
);

export const StatelessRuntime = entity(
  z.object({
    id: text('标识', 'Same as the name'),
    name: field(StatelessRuntimeName, '运行时', 'Runtime'),
    language: text('语言', 'Language'),
    version: text('语言版本', 'Such as 18.15'),
    available: flag('可用', 'Functions can be deployed on it'),
  }),
  {
    id: 'StatelessRuntime',
    zh: '运行时',
    en: 'What functions run on',
    columns: ['name', 'language', 'version', 'available'],
    key: 'id',
  },
);

export const byFunction = {
  id: field(z.string().min(1), '函数 ID', 'App id, with -wind behind it for publishing', 'app.app'),
};
const functionInfo = z.object({ functionInfo: field(StatelessFunction, '无状态函数', 'The functions') });
const scf = z.object({ scf: field(StatelessVersion, '代码版本', 'The version') });
const envs = field(z.array(environment).max(100), '环境变量', 'Names of the platform are reserved');
const noRuntime = 'runtime not available';

export const functions = {
  create: op('POST /func-stateless/functions', {
    body: z.strictObject({
      appId: id('app.app', '应用 ID', 'App'),
      name: lineIfAny(64, '名称', 'Default: the name of the app').optional(),
      runtime: field(StatelessRuntimeName, '运行时', 'Language; fixed'),
      mode: field(z.literal('wind').optional(), '模式', 'Functions of the publishing service'),
    }),
    reply: functionInfo,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '开通无状态函数', en: 'Set the functions of an app up' },
    errors: [codes.invalid, codes.notFound, codes.exists],
  }),
  get: op('GET /func-stateless/functions/{id}', {
    params: byFunction,
    reply: functionInfo,
    ...fieldsAreOurs,
    summary: { zh: '查看无状态函数', en: 'Read the functions of an app' },
    errors: [codes.notFound],
  }),
  update: op('PUT /func-stateless/functions/{id}', {
    params: byFunction,
    body: z.strictObject({
      name: lineIfAny(64, '名称', 'Name').optional(),
      description: note(1000, '描述', 'Free text'),
      memorySize: memorySize.optional(),
      timeout: timeout.optional(),
    }),
    reply: functionInfo,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '修改无状态函数', en: 'Change name, memory and time-out' },
    errors: [codes.invalid, codes.notFound],
  }),
  enable: op('POST /func-stateless/functions/{id}/enable', {
    params: byFunction,
    body: z.strictObject({}),
    reply: functionInfo,
    access: 'owner',
    retry: 'always',
    ...fieldsAreOurs,
    summary: { zh: '启用无状态函数，重新部署最后版本', en: 'Enable the functions: the last version is deployed again' },
    errors: [codes.notFound, codes.wrongState],
  }),
  disable: op('POST /func-stateless/functions/{id}/disable', {
    params: byFunction,
    body: z.strictObject({}),
    reply: functionInfo,
    access: 'owner',
    danger: 'confirm',
    retry: 'always',
    ...fieldsAreOurs,
    summary: { zh: '停用无状态函数，调用地址失效', en: 'Disable the functions: their URLs answer 404' },
    errors: [codes.notFound],
  }),
  sync: op('POST /func-stateless/functions/{id}/sync-function', {
    params: byFunction,
    body: z.strictObject({}),
    reply: functionInfo,
    access: 'owner',
    retry: 'always',
    ...fieldsAreOurs,
    summary: { zh: '同步函数实际状态', en: 'Read the real state from what runs the functions' },
    errors: [codes.notFound],
  }),
  rollback: op('POST /func-stateless/functions/{id}/rollback', {
    params: byFunction,
    body: z.strictObject({ version }),
    reply: functionInfo,
    access: 'owner',
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: { zh: '回滚到已停止的版本', en: 'Go back to a stopped version' },
    errors: [codes.notFound, codes.wrongState],
  }),
  setDefaultEnv: op('PUT /func-stateless/functions/{id}/default-env', {
    bodyLimit: LARGE_BODY,
    params: byFunction,
    body: z.strictObject({ envs }),
    reply: functionInfo,
    access: 'owner',
    known: 'seen',
    because: 'the variables that are always present seen, the body is ours',
    summary: { zh: '设置默认环境变量', en: 'Set the variables of every version' },
    errors: [codes.invalid, codes.notFound],
  }),
  setGateway: op('PUT /func-stateless/functions/{id}/gateway', {
    params: byFunction,
    body: z.strictObject({
      action: field(z.literal('upgrade').optional(), '操作', 'Move from the old host to the new one; stands alone'),
      auth: field(GatewayAuth.optional(), '鉴权', 'basic: callers send AppId and AppServiceSecret'),
      timeoutSeconds: field(z.int().min(3).max(60).optional(), '网关超时', 'Seconds, 3 to 60'),
      cors: field(z.boolean().optional(), '跨域', 'Browsers of any site may call'),
    }),
    reply: functionInfo,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '修改或升级网关', en: 'Change or upgrade the gateway' },
    errors: [codes.invalid, codes.notFound],
  }),
} as const;

export const versions = {
  list: op('GET /func-stateless/functions/{id}/scf', {
    params: byFunction,
    query: z.object({ ...offsetLimit, version: version.optional() }),
    reply: z.object({ scfs: field(z.array(StatelessVersion), '代码版本', 'Newest first'), totalCount }),
    paging: 'offset-limit',
    listField: 'scfs',
    ...fieldsAreOurs,
    summary: { zh: '列出代码版本', en: 'List the versions' },
    errors: [codes.notFound],
  }),
  create: op('POST /func-stateless/functions/{id}/scf', {
    bodyLimit: LARGE_BODY,
    params: byFunction,
    body: z.strictObject({
      objectName,
      md5: ruled(md5Hex, '内容哈希').optional(),
      runtime: field(StatelessRuntimeName.optional(), '运行时', 'Default: that of the functions'),
      installDependency: field(z.boolean(), '安装依赖', 'Install packages when it is deployed'),
      description: note(1000, '描述', 'Free text'),
      envs: envs.optional(),
    }),
    reply: scf,
    access: 'owner',
    known: 'assumed',
    because: 'body not shown; a version holds all entries and replaces the one before once it is live, as documented',
    summary: { zh: '部署新版本', en: 'Deploy an uploaded file as the next version' },
    errors: [codes.invalid, codes.notFound, codes.wrongState, noRuntime],
  }),
  update: op('PUT /func-stateless/functions/{id}/scf', {
    bodyLimit: LARGE_BODY,
    params: byFunction,
    body: z.strictObject({
      version: field(version.optional(), '版本号', 'Default: the active one'),
      memorySize: memorySize.optional(),
      timeout: timeout.optional(),
      envs: envs.optional(),
    }),
    reply: scf,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '修改版本的内存、超时与环境变量', en: 'Change memory, time-out and variables of a version' },
    errors: [codes.invalid, codes.notFound],
  }),
  remove: op('DELETE /func-stateless/functions/{id}/scf', {
    params: byFunction,
    query: z.object({ version }),
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...fieldsAreOurs,
    summary: { zh: '删除未使用的版本', en: 'Delete a version that is not active' },
    errors: [codes.notFound, codes.wrongState],
  }),
  redeploy: op('POST /func-stateless/functions/{id}/scf-redeploy', {
    params: byFunction,
    body: z.strictObject({ version: field(version.optional(), '版本号', 'Default: the active one') }),
    reply: scf,
    access: 'owner',
    ...fieldsAreOurs,
    summary: { zh: '重新部署版本', en: 'Install and start a version again' },
    errors: [codes.notFound, codes.wrongState, noRuntime],
  }),
  transferToken: op('GET /func-stateless/functions/{id}/get-transfer-token', {
    params: byFunction,
    query: z.object(fileToUpload),
    reply: z.object({ transferToken: field(TransferToken, '上传凭证', 'Permission to upload the file') }),
    access: 'owner',
    cache: 'force-never',
    ...fieldsAreOurs,
    effect: 'write',
    history: 'none',
    summary: { zh: '获取代码上传凭证', en: 'Get permission to upload a zip of the code' },
    errors: [codes.invalid, codes.notFound],
  }),
  codeUrl: op('GET /func-stateless/functions/{id}/get-code-url/{version}', {
    params: { ...byFunction, version: field(z.string().regex(/^[1-9]\d*$/), '版本号', 'Version', 'stateless.version') },
    reply: z.object({
      codeUrl: text('代码地址', 'Signed URL of the zip'),
      expiresAt: time('过期时间', 'The URL ends then'),
    }),
    ...fieldsAreOurs,
    summary: { zh: '获取代码下载地址', en: 'Get a URL to download the code of a version' },
    errors: [codes.notFound],
  }),
} as const;

export const runtimes = {
  list: op('GET /func-stateless/functions/runtimes', {
    query: z.object(offsetLimit),
    reply: z.object({ runtimes: field(z.array(StatelessRuntime), '运行时', 'Every runtime'), totalCount }),
    paging: 'offset-limit',
    listField: 'runtimes',
    ...byAnyone,
    cache: 'allow',
    ...fieldsAreOurs,
    summary: { zh: '列出运行时', en: 'List the runtimes' },
  }),
} as const;
