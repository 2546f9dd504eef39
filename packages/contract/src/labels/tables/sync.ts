// Enums of real-time sync. Source: game-services 3 and 4; wire/realtime-and-compute.md.
import type { LabelTable } from '../label.ts';
import type { TransitionsOf } from '../transition.ts';

const visibility = {
  PUBLIC: { zh: '公开', en: 'Public', color: 'green' },
  PRIVATE: { zh: '私密', en: 'Private', color: 'gray' },
} as const satisfies LabelTable;

const releaseStatus = {
  building: { zh: '构建中', en: 'Building', color: 'blue' },
  released: { zh: '已发布', en: 'Released', color: 'green' },
  failed: { zh: '失败', en: 'Failed', color: 'red' },
} as const satisfies LabelTable;

export const syncLabels = {
  room: {
    status: {
      CREATED: { zh: '分配中', en: 'Created', color: 'blue' },
      SERVER_ALLOCATED: { zh: '等待房主', en: 'Server allocated', color: 'yellow' },
      READY: { zh: '可加入', en: 'Ready', color: 'green' },
      RUNNING: { zh: '游戏中', en: 'Running', color: 'green' },
      ALLOCATION_FAILED: { zh: '分配失败', en: 'Allocation failed', color: 'red' },
      CLOSED: { zh: '已关闭', en: 'Closed', color: 'gray' },
    },
    visibility,
    protocol: {
      utp: { zh: 'UTP', en: 'UTP', color: 'gray' },
      ws: { zh: 'WebSocket', en: 'WebSocket', color: 'blue' },
      kcp2k: { zh: 'KCP', en: 'KCP', color: 'gray' },
    },
  },
  perfSession: {
    status: {
      Init: { zh: '初始化', en: 'Initialising', color: 'yellow' },
      Running: { zh: '运行中', en: 'Running', color: 'blue' },
      Finished: { zh: '已完成', en: 'Finished', color: 'green' },
      Failed: { zh: '失败', en: 'Failed', color: 'red' },
    },
    target: {
      All: { zh: '所有人', en: 'All', color: 'gray' },
      Others: { zh: '其他人', en: 'Others', color: 'gray' },
      MasterClient: { zh: '房主', en: 'Master client', color: 'gray' },
    },
  },
  plugin: {
    status: { draft: { zh: '草稿', en: 'Draft', color: 'yellow' }, ...releaseStatus },
    runtime: {
      javascript: { zh: 'JavaScript', en: 'JavaScript', color: 'yellow' },
      go: { zh: 'Go', en: 'Go', color: 'blue' },
    },
  },
  pluginRelease: { status: releaseStatus },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const syncTransitions = {
  room: {
    status: [
      { from: 'new', to: 'CREATED', zh: '创建房间', call: 'sync.rooms.create' },
      { from: ['CREATED'], to: 'SERVER_ALLOCATED', zh: '分配服务器' },
      { from: ['CREATED'], to: 'ALLOCATION_FAILED', zh: '分配失败' },
      { from: ['SERVER_ALLOCATED'], to: 'READY', zh: '房间就绪' },
      { from: ['READY'], to: 'RUNNING', zh: '开始游戏', call: 'sync.rooms.run' },
      { from: ['RUNNING'], to: 'READY', zh: '重新开放', call: 'sync.rooms.reopen' },
      { from: ['SERVER_ALLOCATED', 'READY', 'RUNNING'], to: 'CLOSED', zh: '关闭', call: 'sync.rooms.close' },
    ],
  },
  perfSession: {
    status: [
      { from: 'new', to: 'Init', zh: '创建性能测试', call: 'sync.perfSessions.create' },
      { from: ['Init'], to: 'Running', zh: '开始运行' },
      { from: ['Running'], to: 'Finished', zh: '运行结束' },
      { from: ['Init', 'Running'], to: 'Failed', zh: '运行失败' },
    ],
  },
  plugin: {
    status: [
      { from: 'new', to: 'draft', zh: '创建插件', call: 'sync.plugins.create' },
      { from: ['draft', 'released', 'failed'], to: 'building', zh: '发布', call: 'sync.plugins.release' },
      { from: ['building'], to: 'released', zh: '构建成功' },
      { from: ['building'], to: 'failed', zh: '构建失败' },
    ],
  },
} as const satisfies TransitionsOf<typeof syncLabels>;
