// Enums of hosting, sync, matchmaking, functions, push and baking. Source: game-services 3 and 4; wire/realtime-and-compute.md.

import type { LabelTable } from './label.ts';
import { enabledDisabled } from './shared.ts';
import type { TransitionsOf } from './transition.ts';

const taskStatus = {
  creating: { zh: '创建中', en: 'Creating', color: 'blue' },
  running: { zh: '运行中', en: 'Running', color: 'green' },
  deleting: { zh: '删除中', en: 'Deleting', color: 'orange' },
  deleted: { zh: '已删除', en: 'Deleted', color: 'gray' },
  failed: { zh: '失败', en: 'Failed', color: 'red' },
} as const satisfies LabelTable;

const scalable = {
  cpu: { zh: 'CPU', en: 'CPU', color: 'blue' },
  memory: { zh: '内存', en: 'Memory', color: 'green' },
} as const satisfies LabelTable;

const visibility = {
  PUBLIC: { zh: '公开', en: 'Public', color: 'green' },
  PRIVATE: { zh: '私密', en: 'Private', color: 'gray' },
} as const satisfies LabelTable;

const releaseStatus = {
  building: { zh: '构建中', en: 'Building', color: 'blue' },
  released: { zh: '已发布', en: 'Released', color: 'green' },
  failed: { zh: '失败', en: 'Failed', color: 'red' },
} as const satisfies LabelTable;

const runtime = {
  Nodejs: { zh: 'Node.js', en: 'Node.js', color: 'green' },
  Dotnet: { zh: '.NET', en: '.NET', color: 'blue' },
  Nodejs_runtime: { zh: 'Node.js 运行时', en: 'Node.js runtime', color: 'green' },
} as const satisfies LabelTable;

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

export const matchLabels = {
  matchApp: {
    appType: {
      multiverse: { zh: '游戏服托管', en: 'Game Server Hosting', color: 'orange' },
      sync: { zh: '实时同步', en: 'Sync', color: 'blue' },
    },
    status: {
      open: { zh: '已开通', en: 'Open', color: 'green' },
      closed: { zh: '已关闭', en: 'Closed', color: 'gray' },
    },
  },
  matchConfig: {
    enabled: {
      true: { zh: '启用', en: 'Enabled', color: 'green' },
      false: { zh: '停用', en: 'Disabled', color: 'gray' },
    },
    regionStrategy: {
      ticket: { zh: '按票据指定', en: 'By ticket', color: 'gray' },
      qos: { zh: '按网络质量', en: 'By latency', color: 'blue' },
      default: { zh: '默认地域', en: 'Default region', color: 'gray' },
    },
    ruleType: {
      Difference: { zh: '差值不超过', en: 'Difference', color: 'gray' },
      Equality: { zh: '相等', en: 'Equality', color: 'gray' },
      LessThan: { zh: '小于', en: 'Less than', color: 'gray' },
      LessThanEqual: { zh: '小于等于', en: 'Less than or equal', color: 'gray' },
      GreaterThan: { zh: '大于', en: 'Greater than', color: 'gray' },
      GreaterThanEqual: { zh: '大于等于', en: 'Greater than or equal', color: 'gray' },
      InList: { zh: '在列表中', en: 'In list', color: 'gray' },
      Intersection: { zh: '有交集', en: 'Intersection', color: 'gray' },
    },
    relaxationType: {
      'RangeControl.ReplaceMin': { zh: '放宽下限', en: 'Replace minimum', color: 'gray' },
      'RangeControl.ReplaceMax': { zh: '放宽上限', en: 'Replace maximum', color: 'gray' },
      'ReferenceControl.Replace': { zh: '替换参考值', en: 'Replace reference', color: 'gray' },
      'RuleControl.Enable': { zh: '启用规则', en: 'Enable rule', color: 'green' },
      'RuleControl.Disable': { zh: '停用规则', en: 'Disable rule', color: 'orange' },
    },
    ageType: {
      Youngest: { zh: '最新票据', en: 'Youngest', color: 'gray' },
      Oldest: { zh: '最早票据', en: 'Oldest', color: 'gray' },
      Average: { zh: '平均', en: 'Average', color: 'gray' },
    },
  },
  matchTicket: {
    status: {
      searching: { zh: '匹配中', en: 'Searching', color: 'blue' },
      matched: { zh: '已匹配', en: 'Matched', color: 'yellow' },
      assigned: { zh: '已分配', en: 'Assigned', color: 'green' },
      failed: { zh: '失败', en: 'Failed', color: 'red' },
      timeout: { zh: '超时', en: 'Timed out', color: 'orange' },
      canceled: { zh: '已取消', en: 'Canceled', color: 'gray' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

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
  },
  autoscaler: {
    resource: scalable,
    operation: {
      extend: { zh: '扩容', en: 'Extend', color: 'blue' },
      shrink: { zh: '缩容', en: 'Shrink', color: 'orange' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

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

export const bakingLabels = {
  bakingApp: { status: { ...enabledDisabled } },
  bakingSession: {
    status: {
      Initial: { zh: '初始化', en: 'Initial', color: 'yellow' },
      Preparing: { zh: '准备中', en: 'Preparing', color: 'blue' },
      Running: { zh: '烘焙中', en: 'Running', color: 'blue' },
      Canceled: { zh: '已取消', en: 'Canceled', color: 'gray' },
      Finished: { zh: '已完成', en: 'Finished', color: 'green' },
      Failed: { zh: '失败', en: 'Failed', color: 'red' },
    },
  },
  bakingNode: {
    type: {
      Agent: { zh: '烘焙节点', en: 'Agent', color: 'gray' },
      Coordinator: { zh: '协调节点', en: 'Coordinator', color: 'blue' },
    },
    status: {
      Pending: { zh: '等待中', en: 'Pending', color: 'yellow' },
      Running: { zh: '运行中', en: 'Running', color: 'blue' },
      Succeeded: { zh: '成功', en: 'Succeeded', color: 'green' },
      Failed: { zh: '失败', en: 'Failed', color: 'red' },
      Terminated: { zh: '已终止', en: 'Terminated', color: 'gray' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const bakingTransitions = {
  bakingSession: {
    status: [
      { from: 'new', to: 'Initial', zh: '创建烘焙任务', call: 'baking.sessions.create' },
      { from: ['Initial'], to: 'Preparing', zh: '申请节点' },
      { from: ['Preparing'], to: 'Running', zh: '节点就绪' },
      { from: ['Running'], to: 'Finished', zh: '完成', call: 'baking.sessions.done' },
      { from: ['Initial', 'Preparing', 'Running'], to: 'Canceled', zh: '取消', call: 'baking.sessions.cancel' },
      { from: ['Initial', 'Preparing', 'Running'], to: 'Failed', zh: '失败', call: 'baking.sessions.fail' },
    ],
  },
} as const satisfies TransitionsOf<typeof bakingLabels>;

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
      { from: ['created'], to: 'failed', zh: '启动失败' },
      { from: ['running'], to: 'unhealthy', zh: '心跳失败' },
      { from: ['running', 'unhealthy', 'failed'], to: 'deleting', zh: '删除', call: 'func.servers.remove' },
      { from: ['deleting'], to: 'deleted', zh: '删除完成' },
    ],
  },
} as const satisfies TransitionsOf<typeof funcLabels>;

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
      { from: ['running'], to: 'stopped', zh: '停止', call: 'multiverse.testServers.stop' },
    ],
  },
} as const satisfies TransitionsOf<typeof hostingLabels>;

export const matchTransitions = {
  matchApp: {
    status: [
      { from: 'new', to: 'open', zh: '开通匹配', call: 'match.apps.open' },
      { from: ['open'], to: 'closed', zh: '关闭匹配', call: 'match.apps.close' },
    ],
  },
  matchTicket: {
    status: [
      { from: 'new', to: 'searching', zh: '创建票据', call: 'match.tickets.create' },
      { from: ['searching'], to: 'matched', zh: '匹配成功' },
      { from: ['matched'], to: 'assigned', zh: '分配到服务器或房间' },
      { from: ['matched'], to: 'failed', zh: '分配失败' },
      { from: ['searching'], to: 'timeout', zh: '超时' },
      { from: ['searching'], to: 'canceled', zh: '取消', call: 'match.tickets.cancel' },
    ],
  },
} as const satisfies TransitionsOf<typeof matchLabels>;

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
