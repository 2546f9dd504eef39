// What light baking speaks of: sessions, their nodes and the machines to choose from. Source: wire/realtime-and-compute.md 8.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, flag, id, money, text, time, timeOrNull } from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';
import { number } from '../shared/fields.ts';

export const BakingAppStatus = enumOf(labels.bakingApp.status);
export const SessionStatus = enumOf(labels.bakingSession.status);
export const NodeType = enumOf(labels.bakingNode.type);
export const NodeStatus = enumOf(labels.bakingNode.status);

const progress = field(z.number().min(0).max(100), '进度', 'Percent');

export const BakingApp = entity(
  z.object({
    appId: id('app.app', '应用 ID', 'App id, or the id of its baking service'),
    gameId: id('multiverse.game', '游戏 ID', 'Hosting game of the nodes'),
    status: field(BakingAppStatus, '状态', 'State'),
    createdAt: time('创建时间', 'Time of creation'),
  }),
  { id: 'BakingApp', zh: '烘焙应用', en: 'Baking of an app', key: 'appId' },
);

export const BakingSession = entity(
  z.object({
    id: id('baking.session', '烘焙任务 ID', 'Session id'),
    appId: text('应用 ID', 'App', 'app.app'),
    name: text('名称', 'Name'),
    sceneName: text('场景', 'Scene that is baked'),
    engineVersion: text('引擎版本', 'Version of the engine'),
    status: field(SessionStatus, '状态', 'Final once canceled, finished or failed'),
    instanceTypeId: text('机型 ID', 'Machine of the nodes', 'baking.instanceType'),
    agentCount: count('节点数', 'Agents beside the coordinator'),
    progress,
    inputUrl: text('输入地址', 'Signed URL of the scene, or empty'),
    outputUrl: text('输出地址', 'Signed URL of the result, or empty'),
    reason: text('原因', 'Why it was canceled or failed, or empty'),
    createdAt: time('创建时间', 'Time of creation'),
    startedAt: timeOrNull('开始时间', 'When all nodes ran'),
    finishedAt: timeOrNull('结束时间', 'When it ended'),
    nodeHours: number('节点小时', 'Hours of all nodes together'),
    cost: money('费用', 'Yuan'),
  }),
  {
    id: 'BakingSession',
    zh: '烘焙任务',
    en: 'One baking of a scene',
    columns: ['name', 'id', 'sceneName', 'status', 'progress', 'nodeHours', 'cost', 'createdAt'],
    key: 'id',
    named: ['name'],
  },
);

export const BakingNode = entity(
  z.object({
    id: id('baking.node', '节点 ID', 'Node id'),
    sessionId: id('baking.session', '烘焙任务 ID', 'Session'),
    type: field(NodeType, '类型', 'One coordinator, the others are agents'),
    instanceTypeId: text('机型 ID', 'Machine', 'baking.instanceType'),
    status: field(NodeStatus, '状态', 'State'),
    ip: text('IP', 'Address, or empty'),
    progress,
    message: text('说明', 'What it says of itself'),
    lastHeartbeatAt: timeOrNull('上次心跳', 'Time of the last heartbeat'),
    startedAt: timeOrNull('开始时间', 'Start'),
    finishedAt: timeOrNull('结束时间', 'End'),
  }),
  {
    id: 'BakingNode',
    zh: '烘焙节点',
    en: 'A machine of a session',
    columns: ['id', 'type', 'status', 'ip', 'progress', 'message', 'lastHeartbeatAt'],
    key: 'id',
  },
);

export const BakingInstanceType = entity(
  z.object({
    id: text('机型 ID', 'Instance type id', 'baking.instanceType'),
    name: text('名称', 'Name'),
    cpu: number('CPU', 'Cores'),
    memory: number('内存', 'MiB'),
    gpu: count('GPU', 'Graphics cards'),
    pricePerHour: number('单价', 'Yuan per node and hour'),
    enabled: flag('启用', 'Sessions may choose it'),
  }),
  {
    id: 'BakingInstanceType',
    zh: '机型',
    en: 'A kind of machine',
    columns: ['name', 'id', 'cpu', 'memory', 'gpu', 'pricePerHour', 'enabled'],
    key: 'id',
    named: ['name'],
  },
);

export const BakingUsage = entity(
  z.object({
    time: time('时间', 'Start of the day'),
    count: count('任务数', 'Sessions that ended'),
    usage: number('用量', 'Node hours'),
  }),
  {
    id: 'BakingUsage',
    zh: '烘焙用量',
    en: 'What was baked in a day',
    columns: ['time', 'count', 'usage'],
    key: 'time',
  },
);
