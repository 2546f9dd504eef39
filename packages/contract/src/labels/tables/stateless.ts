// Enums of stateless functions. Source: game-services 3 and 4; wire/realtime-and-compute.md.
import type { LabelTable } from '../label.ts';
import { taskStatus } from '../task-states.ts';
import type { TransitionsOf } from '../transition.ts';

const runtime = {
  Nodejs: { zh: 'Node.js', en: 'Node.js', color: 'green' },
  Dotnet: { zh: '.NET', en: '.NET', color: 'blue' },
  Nodejs_runtime: { zh: 'Node.js 运行时', en: 'Node.js runtime', color: 'green' },
} as const satisfies LabelTable;

export const statelessLabels = {
  statelessFunction: {
    status: {
      creating: { zh: '创建中', en: 'Creating', color: 'blue' },
      active: { zh: '运行中', en: 'Active', color: 'green' },
      updating: { zh: '更新中', en: 'Updating', color: 'blue' },
      updated: { zh: '已停止', en: 'Stopped', color: 'gray' },
      deleting: taskStatus.deleting,
      deleted: taskStatus.deleted,
      rollbacking: { zh: '回滚中', en: 'Rolling back', color: 'orange' },
    },
    runtime,
    gatewayType: {
      tencentapigw: { zh: '旧网关', en: 'Old gateway', color: 'orange' },
      stateless: { zh: '新网关', en: 'New gateway', color: 'green' },
    },
    gatewayAuth: {
      none: { zh: '免鉴权', en: 'None', color: 'orange' },
      basic: { zh: 'Basic 鉴权', en: 'Basic', color: 'green' },
    },
  },
  trigger: {
    type: {
      timer: { zh: '定时触发', en: 'Timer', color: 'blue' },
      http: { zh: 'HTTP 触发', en: 'HTTP', color: 'green' },
    },
    enable: {
      OPEN: { zh: '已启用', en: 'Open', color: 'green' },
      CLOSE: { zh: '已停用', en: 'Closed', color: 'gray' },
    },
  },
  invocationLog: {
    status: {
      success: { zh: '成功', en: 'Success', color: 'green' },
      error: { zh: '失败', en: 'Error', color: 'red' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const statelessTransitions = {
  statelessFunction: {
    status: [
      { from: 'new', to: 'creating', zh: '上传第一个版本', call: 'stateless.versions.create' },
      { from: ['creating'], to: 'active', zh: '部署完成' },
      { from: ['active'], to: 'updating', zh: '上传新版本', call: 'stateless.versions.update' },
      { from: ['updating'], to: 'active', zh: '更新完成' },
      { from: ['active'], to: 'updated', zh: '被新版本替换后停用' },
      { from: ['active', 'updated'], to: 'rollbacking', zh: '回滚', call: 'stateless.functions.rollback' },
      { from: ['rollbacking'], to: 'active', zh: '回滚完成' },
      { from: ['active', 'updated'], to: 'deleting', zh: '停用', call: 'stateless.functions.disable' },
      { from: ['deleting'], to: 'deleted', zh: '停用完成' },
    ],
  },
} as const satisfies TransitionsOf<typeof statelessLabels>;
