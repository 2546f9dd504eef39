// Enums of push. Source: game-services 3 and 4; wire/realtime-and-compute.md.
import type { LabelTable } from '../label.ts';
import { enabledDisabled } from '../shared.ts';
import { taskStatus } from '../task-states.ts';
import type { TransitionsOf } from '../transition.ts';

export const pushLabels = {
  pushApp: { status: { ...enabledDisabled } },
  pushServer: {
    status: {
      created: { zh: '创建中', en: 'Created', color: 'blue' },
      running: taskStatus.running,
      failure: taskStatus.failed,
      deleted: taskStatus.deleted,
      waiting_exited: { zh: '等待退出', en: 'Draining', color: 'orange' },
    },
  },
  pushMessage: {
    messageType: {
      PublicChannel: { zh: '公共频道', en: 'Public channel', color: 'blue' },
      Channel: { zh: '频道', en: 'Channel', color: 'gray' },
      Player: { zh: '玩家', en: 'Player', color: 'green' },
    },
  },
  pushConnection: {
    state: {
      Connecting: { zh: '连接中', en: 'Connecting', color: 'blue' },
      Connected: { zh: '已连接', en: 'Connected', color: 'green' },
      ConnectFailure: { zh: '连接失败', en: 'Connect failed', color: 'red' },
      Disconnected: { zh: '已断开', en: 'Disconnected', color: 'gray' },
      Reconnecting: { zh: '正在重连', en: 'Reconnecting', color: 'orange' },
    },
  },
  pushServerConfig: {
    key: {
      channelCacheSeconds: {
        zh: '频道消息自最后一次使用起保留的秒数',
        en: 'Kept messages of a channel go so long after their last use',
        color: 'gray',
      },
      channelsPerPlayer: {
        zh: '每名玩家最多订阅的频道数',
        en: 'Channels that a player may subscribe to',
        color: 'gray',
      },
      heartbeatSeconds: {
        zh: '玩家两次心跳之间的秒数',
        en: 'Seconds between two heartbeats of a player',
        color: 'gray',
      },
      heartbeatTimeoutSeconds: {
        zh: '超过这一秒数没有心跳的玩家视为离线',
        en: 'A player who is silent for so long is gone',
        color: 'gray',
      },
      messageBytes: { zh: '单条消息的最大字节数', en: 'Largest message', color: 'gray' },
      sendsPerSecond: {
        zh: '每名玩家每秒最多发送的消息数',
        en: 'Messages that a player may send in a second',
        color: 'gray',
      },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const pushTransitions = {
  pushServer: {
    status: [
      { from: 'new', to: 'created', zh: '创建服务器', call: 'push.apps.create' },
      { from: ['created'], to: 'running', zh: '启动成功' },
      { from: ['created'], to: 'failure', zh: '启动失败' },
      { from: ['running'], to: 'failure', zh: '进程退出或节点失联' },
      { from: ['failure'], to: 'running', zh: '恢复' },
      { from: ['running'], to: 'waiting_exited', zh: '切换版本后等待连接退出', call: 'push.serverVersions.assign' },
      { from: ['created', 'running', 'failure', 'waiting_exited'], to: 'deleted', zh: '删除' },
    ],
  },
} as const satisfies TransitionsOf<typeof pushLabels>;
