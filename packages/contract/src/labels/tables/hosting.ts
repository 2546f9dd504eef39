// Enums of hosting: games, revisions, allocations, images. Source: game-services 3 and 4; wire/realtime-and-compute.md.
import type { LabelTable } from '../label.ts';
import { enabledDisabled } from '../shared.ts';
import { taskStatus } from '../task-states.ts';
import type { TransitionsOf } from '../transition.ts';

export const hostingLabels = {
  game: {
    type: {
      OnDemandGame: { zh: '按需启动', en: 'On demand', color: 'blue' },
      OnFleetGame: { zh: '预热舰队', en: 'On fleet', color: 'green' },
    },
    status: { ...enabledDisabled },
    source: {
      multiverse: { zh: '游戏服托管', en: 'Game Server Hosting', color: 'gray' },
      sync: { zh: '实时同步', en: 'Sync', color: 'gray' },
      func: { zh: '有状态函数', en: 'Func Stateful', color: 'gray' },
      push: { zh: '消息推送', en: 'Push', color: 'gray' },
      baking: { zh: '云烘焙', en: 'Cloud Baking', color: 'gray' },
    },
  },
  gameRegion: {
    status: {
      enabled: { zh: '可用', en: 'Enabled', color: 'green' },
      draining: { zh: '排空中', en: 'Draining', color: 'orange' },
      unavailable: { zh: '不可用', en: 'Unavailable', color: 'red' },
    },
  },
  profileRevision: {
    status: {
      draft: { zh: '草稿', en: 'Draft', color: 'yellow' },
      released: { zh: '已发布', en: 'Released', color: 'green' },
      archived: { zh: '已归档', en: 'Archived', color: 'gray' },
    },
    protocol: {
      TCP: { zh: 'TCP', en: 'TCP', color: 'gray' },
      UDP: { zh: 'UDP', en: 'UDP', color: 'gray' },
    },
  },
  allocation: {
    status: {
      created: { zh: '创建中', en: 'Created', color: 'blue' },
      allocated: { zh: '运行中', en: 'Allocated', color: 'green' },
      failed: { zh: '分配失败', en: 'Failed', color: 'red' },
      deallocated: { zh: '已回收', en: 'Deallocated', color: 'gray' },
      canceled: { zh: '已取消', en: 'Canceled', color: 'gray' },
      unhealthy: { zh: '心跳异常', en: 'Heartbeat failed', color: 'orange' },
    },
    endReason: {
      'start timeout': { zh: '启动超时', en: 'Start timeout', color: 'red' },
      'not started': { zh: '未能启动', en: 'Not started', color: 'red' },
      exited: { zh: '进程退出', en: 'Exited', color: 'red' },
      'disk full': { zh: '磁盘已满', en: 'Disk full', color: 'red' },
      'out of memory': { zh: '内存超限', en: 'Out of memory', color: 'red' },
      'heartbeat lost': { zh: '心跳丢失', en: 'Heartbeat lost', color: 'orange' },
      'ttl expired': { zh: '存活时间已到', en: 'Time to live expired', color: 'gray' },
      deleted: { zh: '已被回收', en: 'Deleted', color: 'gray' },
      shutdown: { zh: '服务器自行结束', en: 'Shut down by itself', color: 'gray' },
      'node lost': { zh: '节点失联', en: 'Node lost', color: 'red' },
      'platform restart': { zh: '平台重启', en: 'Platform restart', color: 'orange' },
    },
    // why these words: a hosted server reads them of itself; wire/realtime-and-compute.md 2.3
    serverState: {
      Scheduled: { zh: '已调度', en: 'Scheduled', color: 'blue' },
      RequestReady: { zh: '请求就绪', en: 'Request ready', color: 'blue' },
      Ready: { zh: '就绪', en: 'Ready', color: 'green' },
      Reserved: { zh: '已保留', en: 'Reserved', color: 'yellow' },
      Allocated: { zh: '已分配', en: 'Allocated', color: 'green' },
      Unhealthy: { zh: '心跳异常', en: 'Unhealthy', color: 'orange' },
      Shutdown: { zh: '已结束', en: 'Shutdown', color: 'gray' },
    },
    serverPurpose: {
      allocated: { zh: '已分配', en: 'Allocated', color: 'green' },
      waiting: { zh: '等待分配', en: 'Waiting', color: 'gray' },
      test: { zh: '测试服务器', en: 'Test server', color: 'blue' },
    },
  },
  testServer: {
    status: {
      creating: taskStatus.creating,
      running: taskStatus.running,
      failed: taskStatus.failed,
      stopped: { zh: '已停止', en: 'Stopped', color: 'gray' },
    },
  },
  image: {
    status: {
      pending: { zh: '等待构建', en: 'Pending', color: 'yellow' },
      clone: { zh: '克隆环境', en: 'Clone', color: 'blue' },
      chmod: { zh: '设置权限', en: 'Set permissions', color: 'blue' },
      download: { zh: '下载文件', en: 'Download', color: 'blue' },
      decompress: { zh: '解压文件', en: 'Decompress', color: 'blue' },
      rsync: { zh: '同步文件', en: 'Copy files', color: 'blue' },
      prepare_dockerfile: { zh: '准备构建文件', en: 'Prepare Dockerfile', color: 'blue' },
      check: { zh: '检查', en: 'Check', color: 'blue' },
      build_docker_image: { zh: '构建镜像', en: 'Build image', color: 'blue' },
      success: { zh: '构建成功', en: 'Success', color: 'green' },
      failure: { zh: '构建失败', en: 'Failure', color: 'red' },
      error: { zh: '系统错误', en: 'Error', color: 'red' },
      timeout: { zh: '构建超时', en: 'Timed out', color: 'orange' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const hostingTransitions = {
  profileRevision: {
    status: [
      { from: 'new', to: 'draft', zh: '创建版本', call: 'multiverse.revisions.create' },
      { from: ['draft', 'archived'], to: 'released', zh: '发布', call: 'multiverse.revisions.release' },
      { from: ['released'], to: 'archived', zh: '发布另一个版本时归档' },
    ],
  },
  allocation: {
    status: [
      { from: 'new', to: 'created', zh: '分配服务器', call: 'multiverse.allocations.create' },
      { from: ['created'], to: 'allocated', zh: '服务器就绪' },
      { from: ['created'], to: 'failed', zh: '启动失败' },
      { from: ['created'], to: 'canceled', zh: '就绪前取消', call: 'multiverse.allocations.remove' },
      { from: ['allocated'], to: 'unhealthy', zh: '心跳失败' },
      {
        from: ['allocated', 'unhealthy'],
        to: 'deallocated',
        zh: '释放，或存活时间已到',
        call: 'multiverse.allocations.remove',
      },
    ],
  },
  testServer: {
    status: [
      { from: 'new', to: 'creating', zh: '启动测试服务器', call: 'multiverse.testServers.start' },
      { from: ['creating'], to: 'running', zh: '服务器就绪' },
      { from: ['creating'], to: 'failed', zh: '启动失败' },
      { from: ['running'], to: 'failed', zh: '运行中失败' },
      {
        from: ['creating', 'running'],
        to: 'stopped',
        zh: '停止，或存活时间已到',
        call: 'multiverse.testServers.stop',
      },
    ],
  },
} as const satisfies TransitionsOf<typeof hostingLabels>;
