// Enums of databases. Source: game-services 3 and 4; wire/data-and-tools.md.
import type { LabelTable } from '../label.ts';
import { failed, running } from '../task-states.ts';
import type { TransitionsOf } from '../transition.ts';

export const storageLabels = {
  database: {
    engine: {
      postgresql: { zh: 'PostgreSQL', en: 'PostgreSQL', color: 'blue' },
      mysql: { zh: 'MySQL', en: 'MySQL', color: 'orange' },
      mongo: { zh: 'MongoDB', en: 'MongoDB', color: 'green' },
      redis: { zh: 'Redis', en: 'Redis', color: 'red' },
    },
    status: {
      creating: { zh: '创建中', en: 'Creating', color: 'blue' },
      running: { zh: '运行中', en: 'Running', color: 'green' },
      deleting: { zh: '删除中', en: 'Deleting', color: 'orange' },
      deleted: { zh: '已删除', en: 'Deleted', color: 'gray' },
      failure: { zh: '失败', en: 'Failure', color: 'red' },
      restarting: { zh: '重启中', en: 'Restarting', color: 'yellow' },
    },
    // Who runs it. Source: wire/data-and-tools.md 2.4
    provider: {
      external: { zh: '外部服务器', en: 'External server', color: 'blue' },
      native: { zh: '本机原生', en: 'Native', color: 'green' },
      subset: { zh: '兼容子集', en: 'Compatible subset', color: 'yellow' },
      embedded: { zh: '内嵌', en: 'Embedded', color: 'orange' },
    },
    activity: {
      awake: { zh: '工作中', en: 'Awake', color: 'green' },
      asleep: { zh: '休眠中', en: 'Asleep', color: 'gray' },
    },
    proxyStatus: {
      on: { zh: '已开启', en: 'On', color: 'green' },
      opening: { zh: '开启中', en: 'Opening', color: 'blue' },
      off: { zh: '未开启', en: 'Off', color: 'gray' },
      closing: { zh: '关闭中', en: 'Closing', color: 'orange' },
    },
  },
  databaseTask: {
    operation: {
      create: { zh: '创建', en: 'Create', color: 'green' },
      delete: { zh: '删除', en: 'Delete', color: 'red' },
      'reset-password': { zh: '重置密码', en: 'Reset password', color: 'orange' },
      'create-proxy': { zh: '开启外网访问', en: 'Open public access', color: 'blue' },
      'release-proxy': { zh: '关闭外网访问', en: 'Close public access', color: 'orange' },
      upgrade: { zh: '变更规格', en: 'Resize', color: 'blue' },
      restart: { zh: '重启', en: 'Restart', color: 'orange' },
      backup: { zh: '备份', en: 'Backup', color: 'blue' },
      restore: { zh: '恢复', en: 'Restore', color: 'orange' },
    },
    status: {
      INITIAL: { zh: '等待中', en: 'Initial', color: 'yellow' },
      RUNNING: running,
      SUCCESS: { zh: '成功', en: 'Success', color: 'green' },
      FAILED: failed,
      KILLED: { zh: '已终止', en: 'Killed', color: 'red' },
      REMOVED: { zh: '已移除', en: 'Removed', color: 'gray' },
      PAUSED: { zh: '已暂停', en: 'Paused', color: 'orange' },
    },
  },
  backup: {
    status: {
      UNKNOWN: { zh: '准备中', en: 'Preparing', color: 'yellow' },
      RUNNING: { zh: '备份中', en: 'Running', color: 'blue' },
      SUCCESS: { zh: '成功', en: 'Success', color: 'green' },
      FAILED: failed,
    },
    way: {
      manual: { zh: '手动', en: 'Manual', color: 'blue' },
      automatic: { zh: '自动', en: 'Automatic', color: 'gray' },
    },
    type: {
      logical: { zh: '逻辑备份', en: 'Logical', color: 'gray' },
      physical: { zh: '物理备份', en: 'Physical', color: 'gray' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const storageTransitions = {
  database: {
    status: [
      { from: 'new', to: 'creating', zh: '创建数据库', call: 'storage.databases.create' },
      { from: ['creating'], to: 'running', zh: '创建成功' },
      { from: ['creating'], to: 'failure', zh: '创建失败' },
      { from: ['running', 'failure'], to: 'restarting', zh: '重启', call: 'storage.databases.restart' },
      { from: ['running'], to: 'restarting', zh: '变更规格', call: 'storage.databases.upgrade' },
      { from: ['restarting'], to: 'running', zh: '重启完成' },
      { from: ['running', 'restarting'], to: 'failure', zh: '引擎停止工作' },
      { from: ['running', 'failure'], to: 'deleting', zh: '删除', call: 'storage.databases.remove' },
      { from: ['deleting'], to: 'deleted', zh: '删除完成' },
      { from: ['deleting'], to: 'failure', zh: '删除失败' },
    ],
    proxyStatus: [
      { from: ['off'], to: 'opening', zh: '开启外网访问', call: 'storage.databases.createProxy' },
      { from: ['opening'], to: 'on', zh: '开启完成' },
      { from: ['on'], to: 'closing', zh: '关闭外网访问', call: 'storage.databases.releaseProxy' },
      { from: ['closing'], to: 'off', zh: '关闭完成' },
    ],
  },
  databaseTask: {
    status: [
      { from: 'new', to: 'INITIAL', zh: '提交异步操作' },
      { from: ['INITIAL'], to: 'RUNNING', zh: '开始执行' },
      { from: ['RUNNING'], to: 'SUCCESS', zh: '执行成功' },
      { from: ['INITIAL', 'RUNNING'], to: 'FAILED', zh: '执行失败' },
    ],
  },
  backup: {
    status: [
      { from: 'new', to: 'UNKNOWN', zh: '创建备份', call: 'storage.databases.backup' },
      { from: ['UNKNOWN'], to: 'RUNNING', zh: '开始备份' },
      { from: ['RUNNING'], to: 'SUCCESS', zh: '备份成功' },
      { from: ['UNKNOWN', 'RUNNING'], to: 'FAILED', zh: '备份失败' },
    ],
  },
} as const satisfies TransitionsOf<typeof storageLabels>;
