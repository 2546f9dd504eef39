// Light baking in the cloud. Source: game-services.md section 7; wire/realtime-and-compute.md 8, 9.9.

import * as z from 'zod';
import { only, plainWords } from '../../kernel/enums.ts';
import { field, id, properties } from '../../kernel/fields.ts';
import { offsetLimit, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import * as codes from '../shared/codes.ts';
import { idFilter, k, line, note, objectName, period } from '../shared/fields.ts';
import { fieldsAreOurs, needed, operatorOnly, refreshesSecret } from '../shared/marks.ts';
import { appValues } from '../shared/schemas.ts';
import * as s from './schemas.ts';

const appId = id('app.app', '应用 ID', 'App id, or the id of its baking service');
const bySession = { id: id('baking.session', '烘焙任务 ID', 'Session id') };
const session = z.object({ session: field(s.BakingSession, '烘焙任务', 'The session') });
const usage = z.object({ items: field(z.array(s.BakingUsage), '用量', 'Oldest day first') });
const instanceTypes = z.object({ instanceTypes: field(z.array(s.BakingInstanceType), '机型', 'By name'), totalCount });

export const baking = service(
  'baking',
  {
    internal: 'baking',
    title: { zh: '云烘焙', en: 'Light baking' },
    group: 'delivery',
    intro: {
      zh: '在云端节点上烘焙游戏场景的光照。',
      en: 'Baking the light of game scenes on machines in the cloud.',
    },
    base: 'baking',
    accepts: 'app',
    access: 'member',
    errorStyle: 'service',
  },
  {
    init: op('POST /init-apps', {
      body: z.strictObject({ appId }),
      reply: z.object({ app: field(s.BakingApp, '烘焙应用', 'Baking of the app') }),
      access: 'owner',
      retry: 'always',
      ...fieldsAreOurs,
      summary: { zh: '开通云烘焙，已开通时返回原有应用', en: 'Set baking up, or read what exists' },
      errors: [codes.invalid, codes.notFound],
    }),
    refreshToken: op('POST /refresh-token', {
      cli: 'refresh-secret',
      body: z.strictObject({}),
      reply: z.object({}),
      ...refreshesSecret,
      summary: { zh: '刷新密钥缓存', en: 'Drop the cached secret of the app' },
    }),
    sessions: {
      create: op('POST /sessions', {
        body: z.strictObject({
          appId,
          name: line(64, '名称', 'Name'),
          sceneName: line(255, '场景', 'Scene to bake'),
          engineVersion: field(z.string().min(1).max(64), '引擎版本', 'Version of the engine'),
          instanceTypeId: field(z.string().min(1), '机型 ID', 'An enabled machine', 'baking.instanceType'),
          agentCount: field(z.int().min(1), '节点数', 'Agents beside the coordinator'),
          inputObjectName: objectName,
          options: properties('选项', 'Options of the editor plugin').optional(),
        }),
        reply: session,
        access: 'owner',
        ...needed,
        summary: { zh: '创建烘焙任务', en: 'Start to bake an uploaded scene' },
        errors: [codes.invalid, codes.notFound, codes.unavailable],
      }),
      list: op('GET /sessions', {
        query: z.object({
          ...offsetLimit,
          appId: idFilter('app.app', '应用 ID', 'Default: the calling app; all apps for an operator'),
          status: field(z.array(s.SessionStatus).optional(), '状态', 'Any of these'),
          ...period,
        }),
        reply: z.object({ sessions: field(z.array(s.BakingSession), '烘焙任务', 'Newest first'), totalCount }),
        paging: 'offset-limit',
        listField: 'sessions',
        ...fieldsAreOurs,
        summary: { zh: '列出烘焙任务', en: 'List sessions' },
        errors: [codes.invalid],
      }),
      get: op('GET /sessions/{id}', {
        params: bySession,
        reply: session,
        ...fieldsAreOurs,
        summary: { zh: '查看烘焙任务', en: 'Read a session' },
        errors: [codes.notFound],
      }),
      cancel: op('POST /sessions/{id}:cancel', {
        params: bySession,
        body: z.strictObject({ reason: note(1000, '原因', 'Why') }),
        reply: session,
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '取消烘焙任务', en: 'Cancel a session that has not ended' },
        errors: [codes.notFound, codes.wrongState],
      }),
      done: op('POST /sessions/{id}:done', {
        params: bySession,
        body: z.strictObject({ outputObjectName: objectName.optional() }),
        reply: session,
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '将运行中的烘焙任务标记为完成', en: 'Finish a session that runs' },
        errors: [codes.notFound, codes.wrongState],
      }),
      fail: op('POST /sessions/{id}:fail', {
        params: bySession,
        body: z.strictObject({ reason: field(z.string().min(1).max(1000), '原因', 'Why') }),
        reply: session,
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        summary: { zh: '将烘焙任务标记为失败', en: 'Fail a session that has not ended' },
        errors: [codes.invalid, codes.notFound, codes.wrongState],
      }),
    },
    nodes: {
      list: op('GET /sessions/{id}/nodes', {
        params: bySession,
        query: z.object(offsetLimit),
        reply: z.object({ nodes: field(z.array(s.BakingNode), '烘焙节点', 'The coordinator first'), totalCount }),
        paging: 'offset-limit',
        listField: 'nodes',
        ...fieldsAreOurs,
        summary: { zh: '列出烘焙节点', en: 'List the nodes of a session' },
        errors: [codes.notFound],
      }),
      heartbeat: op('POST /sessions/{id}/nodes/{nodeId}:heartbeat', {
        params: { ...bySession, nodeId: id('baking.node', '节点 ID', 'Node id') },
        body: z.strictObject({
          status: field(only(s.NodeStatus, ['Pending', 'Running', 'Succeeded', 'Failed']), '状态', 'State'),
          progress: field(z.number().min(0).max(100), '进度', 'Percent'),
          message: note(1000, '说明', 'What it says of itself'),
        }),
        reply: session,
        access: 'owner',
        retry: 'always',
        ...needed,
        summary: { zh: '上报烘焙节点进度', en: 'Report how far a node is' },
        errors: [codes.invalid, codes.notFound, codes.wrongState],
      }),
    },
    instanceTypes: {
      list: op('GET /instance-types', {
        query: z.object(offsetLimit),
        reply: instanceTypes,
        paging: 'offset-limit',
        listField: 'instanceTypes',
        ...fieldsAreOurs,
        summary: { zh: '列出全部机型', en: 'List every kind of machine' },
      }),
      get: op('GET /instance-types/{id}', {
        params: { id: field(z.string().min(1), '机型 ID', 'Instance type id', 'baking.instanceType') },
        reply: z.object({ instanceType: field(s.BakingInstanceType, '机型', 'The kind of machine') }),
        ...fieldsAreOurs,
        summary: { zh: '查看机型', en: 'Read a kind of machine' },
        errors: [codes.notFound],
      }),
      ofApp: op('GET /apps/{appId}/instance-types', {
        params: { appId },
        query: z.object(offsetLimit),
        reply: instanceTypes,
        paging: 'offset-limit',
        listField: 'instanceTypes',
        ...fieldsAreOurs,
        summary: { zh: '列出应用可用的机型', en: 'List the machines that an app may choose' },
        errors: [codes.notFound],
      }),
    },
    usage: {
      app: op('GET /stats/app-usage', {
        cli: 'usage daily',
        query: z.object({ appId: idFilter('app.app', '应用 ID', 'Default: the calling app'), ...period }),
        reply: usage,
        ...fieldsAreOurs,
        summary: { zh: '查看应用的烘焙用量', en: 'Read what an app baked by day' },
        errors: [codes.invalid],
      }),
      sum: op('GET /stats/sum', {
        cli: 'usage total',
        query: z.object(period),
        reply: usage,
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '汇总全部应用的烘焙用量', en: 'Sum what all apps baked by day' },
        errors: [codes.invalid],
      }),
      top: op('GET /stats/top', {
        query: z.object({
          ...period,
          metric: field(plainWords(['usage', 'count']).optional(), '指标', 'What to rank by, default usage'),
          k,
        }),
        reply: appValues,
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '烘焙用量最高的应用', en: 'Rank the apps that bake most' },
        errors: [codes.invalid],
      }),
    },
  },
);
