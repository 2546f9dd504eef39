// Enums of stateful functions. Source: game-services 3 and 4; wire/realtime-and-compute.md.
import type { LabelTable } from '../label.ts';
import { enabledDisabled } from '../shared.ts';
import { taskStatus } from '../task-states.ts';
import type { TransitionsOf } from '../transition.ts';
import { hostingLabels } from './hosting.ts';

const scalable = {
  cpu: { zh: 'CPU', en: 'CPU', color: 'blue' },
  memory: { zh: '内存', en: 'Memory', color: 'green' },
} as const satisfies LabelTable;

export const funcLabels = {
  funcFunction: {
    status: { ...enabledDisabled },
    endpointSelection: {
      RANDOM: { zh: '随机', en: 'Random', color: 'gray' },
      LATEST: { zh: '最新', en: 'Latest', color: 'blue' },
      LEAST: { zh: '人数最少', en: 'Fewest players', color: 'green' },
    },
    configLevel: {
      '100m': { zh: '试用', en: 'Trial', color: 'gray' },
      '1000m': { zh: '标准', en: 'Standard', color: 'blue' },
      '2000m': { zh: '中配', en: 'Mid', color: 'green' },
      '4000m': { zh: '高配', en: 'High', color: 'orange' },
    },
  },
  funcServer: {
    status: {
      created: { zh: '创建中', en: 'Created', color: 'blue' },
      running: taskStatus.running,
      deleting: taskStatus.deleting,
      deleted: taskStatus.deleted,
      failed: taskStatus.failed,
      unhealthy: { zh: '心跳异常', en: 'Heartbeat failed', color: 'orange' },
    },
    // why more than hosting has: these begin and end by what belongs to a function too
    endReason: {
      ...hostingLabels.allocation.endReason,
      'function disabled': { zh: '函数已停用', en: 'Function disabled', color: 'gray' },
      'service off': { zh: '服务已关闭', en: 'Service switched off', color: 'gray' },
      'no profile': { zh: '启动配置不存在', en: 'No such profile', color: 'red' },
      'no revision': { zh: '没有这个已发布的版本', en: 'No such released revision', color: 'red' },
      'no region': { zh: '该地域不可用', en: 'It does not run in that region', color: 'red' },
      'no sandbox': { zh: '沙箱不可用', en: 'No sandbox', color: 'red' },
      'no capacity': { zh: '容量不足', en: 'No capacity', color: 'red' },
      'quota exceeded': { zh: '超出额度', en: 'Quota exceeded', color: 'red' },
    },
  },
  autoscaler: {
    resource: scalable,
    cause: {
      min: { zh: '少于最少服务器', en: 'Fewer than the minimum', color: 'gray' },
      max: { zh: '多于最多服务器', en: 'More than the maximum', color: 'gray' },
      above: { zh: '负载高于阈值', en: 'Load above the threshold', color: 'blue' },
      below: { zh: '负载低于阈值', en: 'Load below the threshold', color: 'orange' },
    },
    operation: {
      extend: { zh: '扩容', en: 'Extend', color: 'blue' },
      shrink: { zh: '缩容', en: 'Shrink', color: 'orange' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const funcTransitions = {
  funcFunction: {
    status: [
      { from: ['disabled'], to: 'enabled', zh: '启用', call: 'func.functions.enable' },
      { from: ['enabled'], to: 'disabled', zh: '停用', call: 'func.functions.disable' },
    ],
  },
  funcServer: {
    status: [
      { from: 'new', to: 'created', zh: '创建服务器', call: 'func.servers.create' },
      { from: ['created'], to: 'running', zh: '启动成功' },
      { from: ['created', 'running'], to: 'failed', zh: '启动失败，或运行中退出' },
      { from: ['running'], to: 'unhealthy', zh: '心跳失败' },
      { from: ['running', 'unhealthy', 'failed'], to: 'created', zh: '重启', call: 'func.servers.update' },
      {
        from: ['created', 'running', 'unhealthy', 'failed'],
        to: 'deleting',
        zh: '删除、停用函数，或存活时间已到',
        call: 'func.servers.remove',
      },
      { from: ['deleting'], to: 'deleted', zh: '删除完成' },
    ],
  },
} as const satisfies TransitionsOf<typeof funcLabels>;
