// Enums of the data and tooling services. Source: game-services 3 and 4; wire/data-and-tools.md.

import type { LabelTable } from './label.ts';
import type { TransitionsOf } from './transition.ts';

const savedBy = {
  LINEAR: { zh: '单一存档', en: 'Single', color: 'blue' },
  MULTI: { zh: '多存档', en: 'Multiple', color: 'green' },
} as const satisfies LabelTable;

const running = { zh: '进行中', en: 'Running', color: 'blue' } as const;
const finished = { zh: '已完成', en: 'Finished', color: 'green' } as const;
const failed = { zh: '失败', en: 'Failed', color: 'red' } as const;

export const remoteConfigLabels = {
  config: {
    type: {
      INT: { zh: '整数', en: 'Integer', color: 'blue' },
      LONG: { zh: '长整数', en: 'Long', color: 'blue' },
      FLOAT: { zh: '小数', en: 'Float', color: 'blue' },
      BOOL: { zh: '布尔', en: 'Boolean', color: 'green' },
      STRING: { zh: '文本', en: 'String', color: 'gray' },
      JSON: { zh: 'JSON', en: 'JSON', color: 'orange' },
    },
  },
  override: {
    status: {
      enable: { zh: '已启用', en: 'Enabled', color: 'green' },
      disable: { zh: '已停用', en: 'Disabled', color: 'gray' },
    },
    reason: {
      MATCHED: { zh: '命中', en: 'Matched', color: 'green' },
      DISABLED: { zh: '未启用', en: 'Disabled', color: 'gray' },
      NOT_STARTED: { zh: '未开始', en: 'Not started', color: 'yellow' },
      ENDED: { zh: '已结束', en: 'Ended', color: 'gray' },
      RULE_FALSE: { zh: '规则不满足', en: 'Rule is false', color: 'gray' },
      RULE_ERROR: { zh: '规则出错', en: 'Rule failed', color: 'red' },
      OUT_OF_ROLLOUT: { zh: '不在放量范围', en: 'Out of rollout', color: 'orange' },
      SHADOWED: { zh: '被更高优先级覆盖', en: 'Shadowed', color: 'orange' },
    },
  },
  variant: {
    variableType: {
      keyValue: { zh: '键值', en: 'Key and value', color: 'blue' },
      json: { zh: 'JSON', en: 'JSON', color: 'orange' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const saveLabels = {
  save: { progressType: savedBy },
} as const satisfies Record<string, Record<string, LabelTable>>;

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
      'create-proxy': { zh: '开启外网代理', en: 'Create proxy', color: 'blue' },
      'release-proxy': { zh: '释放外网代理', en: 'Release proxy', color: 'orange' },
      upgrade: { zh: '升级规格', en: 'Upgrade', color: 'blue' },
      restart: { zh: '重启', en: 'Restart', color: 'orange' },
      backup: { zh: '备份', en: 'Backup', color: 'blue' },
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

export const stacktraceLabels = {
  stacktraceRecord: {
    status: {
      finished: { zh: '已还原', en: 'Finished', color: 'green' },
      partial_finished: { zh: '部分还原', en: 'Partly finished', color: 'yellow' },
      failed: { zh: '还原失败', en: 'Failed', color: 'red' },
    },
  },
  stackFrame: {
    status: {
      resolved: { zh: '已还原', en: 'Resolved', color: 'green' },
      no_symbol: { zh: '缺少符号表', en: 'No symbol file', color: 'orange' },
      no_match: { zh: '未匹配', en: 'No match', color: 'gray' },
    },
  },
  symbol: {
    status: {
      ready: { zh: '可用', en: 'Ready', color: 'green' },
      invalid: { zh: '无效', en: 'Invalid', color: 'red' },
    },
    platform: {
      android: { zh: '安卓', en: 'Android', color: 'green' },
      linux: { zh: 'Linux', en: 'Linux', color: 'gray' },
      harmony: { zh: '鸿蒙', en: 'Harmony', color: 'blue' },
      webgl: { zh: 'WebGL', en: 'WebGL', color: 'orange' },
    },
    kind: {
      native: { zh: '原生符号', en: 'Native', color: 'blue' },
      sourcemap: { zh: 'Source Map', en: 'Source map', color: 'orange' },
      mapping: { zh: '混淆映射', en: 'Mapping', color: 'green' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const safeLabels = {
  protection: {
    status: {
      processing: { zh: '加固中', en: 'Processing', color: 'blue' },
      succeed: { zh: '成功', en: 'Succeeded', color: 'green' },
      failed,
    },
    packageType: {
      apk: { zh: 'APK', en: 'APK', color: 'green' },
      aab: { zh: 'AAB', en: 'AAB', color: 'blue' },
    },
  },
  detection: {
    riskType: {
      ROOT: { zh: 'Root 环境', en: 'Root', color: 'orange' },
      EMULATOR: { zh: '模拟器', en: 'Emulator', color: 'yellow' },
      DEBUG: { zh: '调试', en: 'Debugger', color: 'orange' },
      HOOK: { zh: '注入', en: 'Hook', color: 'red' },
      SIGNATURE_MISMATCH: { zh: '签名不一致', en: 'Signature mismatch', color: 'red' },
      TAMPERED: { zh: '被篡改', en: 'Tampered', color: 'red' },
    },
    action: {
      report: { zh: '仅上报', en: 'Report', color: 'blue' },
      exit: { zh: '退出应用', en: 'Exit', color: 'red' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const helloLabels = {
  voiceToken: {
    role: {
      PUBLISHER: { zh: '可发言', en: 'Publisher', color: 'green' },
      SUBSCRIBER: { zh: '仅收听', en: 'Subscriber', color: 'gray' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const windLabels = {
  windPublish: {
    platform: {
      oppo: { zh: 'OPPO', en: 'OPPO', color: 'green' },
      vivo: { zh: 'vivo', en: 'vivo', color: 'blue' },
      huawei: { zh: '华为', en: 'Huawei', color: 'red' },
      xiaomi: { zh: '小米', en: 'Xiaomi', color: 'orange' },
      taptap: { zh: 'TapTap', en: 'TapTap', color: 'blue' },
      wechat: { zh: '微信', en: 'WeChat', color: 'green' },
      tiktok: { zh: '抖音', en: 'TikTok', color: 'gray' },
      kuaishou: { zh: '快手', en: 'Kuaishou', color: 'orange' },
    },
    channel: {
      weixin: { zh: '微信小游戏', en: 'WeChat mini games', color: 'green' },
      douyin: { zh: '抖音小游戏', en: 'Douyin mini games', color: 'gray' },
      kuaishou: { zh: '快手小游戏', en: 'Kuaishou mini games', color: 'orange' },
      jd: { zh: '京东小程序', en: 'JD mini programs', color: 'red' },
      tj_host: { zh: '团结宿主', en: 'Tuanjie host', color: 'blue' },
    },
    action: {
      'update-game': { zh: '更新游戏', en: 'Update game', color: 'blue' },
      config: { zh: '保存配置', en: 'Save configuration', color: 'gray' },
    },
    status: {
      Pending: { zh: '等待中', en: 'Pending', color: 'yellow' },
      Uploading: { zh: '上传中', en: 'Uploading', color: 'blue' },
      Submitted: { zh: '已提交', en: 'Submitted', color: 'blue' },
      Published: { zh: '已发布', en: 'Published', color: 'green' },
      Failed: failed,
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const toolLabels = {
  deviceSession: { status: { Running: running, Finished: finished, Failed: failed } },
  devicePackage: {
    platform: {
      android: { zh: '安卓', en: 'Android', color: 'green' },
      harmony: { zh: '鸿蒙', en: 'Harmony', color: 'blue' },
    },
  },
  uprSession: { status: { Running: running, Finished: finished } },
  metricsRole: {
    role: {
      Viewer: { zh: '只读', en: 'Viewer', color: 'gray' },
      Editor: { zh: '编辑', en: 'Editor', color: 'blue' },
      Admin: { zh: '管理员', en: 'Admin', color: 'orange' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const remoteConfigTransitions = {
  override: {
    status: [
      { from: ['disable'], to: 'enable', zh: '启用', call: 'remoteConfig.overrides.enable' },
      { from: ['enable'], to: 'disable', zh: '停用', call: 'remoteConfig.overrides.disable' },
    ],
  },
} as const satisfies TransitionsOf<typeof remoteConfigLabels>;

export const safeTransitions = {
  protection: {
    status: [
      { from: 'new', to: 'processing', zh: '提交加固', call: 'safe.protect' },
      { from: ['processing'], to: 'succeed', zh: '加固成功' },
      { from: ['processing'], to: 'failed', zh: '加固失败' },
    ],
  },
} as const satisfies TransitionsOf<typeof safeLabels>;

export const stacktraceTransitions = {
  stacktraceRecord: {
    status: [
      { from: 'new', to: 'finished', zh: '还原全部堆栈', call: 'stacktrace.parse' },
      { from: 'new', to: 'partial_finished', zh: '还原部分堆栈', call: 'stacktrace.parse' },
      { from: 'new', to: 'failed', zh: '无法还原', call: 'stacktrace.parse' },
      {
        from: ['failed', 'partial_finished'],
        to: 'finished',
        zh: '补充符号文件后重新还原',
        call: 'stacktrace.records.reParse',
      },
    ],
  },
} as const satisfies TransitionsOf<typeof stacktraceLabels>;

export const storageTransitions = {
  database: {
    status: [
      { from: 'new', to: 'creating', zh: '创建数据库', call: 'storage.databases.create' },
      { from: ['creating'], to: 'running', zh: '创建成功' },
      { from: ['creating'], to: 'failure', zh: '创建失败' },
      { from: ['running'], to: 'restarting', zh: '重启', call: 'storage.databases.restart' },
      { from: ['restarting'], to: 'running', zh: '重启完成' },
      { from: ['running', 'failure'], to: 'deleting', zh: '删除', call: 'storage.databases.remove' },
      { from: ['deleting'], to: 'deleted', zh: '删除完成' },
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
      { from: ['RUNNING'], to: 'FAILED', zh: '执行失败' },
    ],
  },
  backup: {
    status: [
      { from: 'new', to: 'UNKNOWN', zh: '创建备份', call: 'storage.databases.backup' },
      { from: ['UNKNOWN'], to: 'RUNNING', zh: '开始备份' },
      { from: ['RUNNING'], to: 'SUCCESS', zh: '备份成功' },
      { from: ['RUNNING'], to: 'FAILED', zh: '备份失败' },
    ],
  },
} as const satisfies TransitionsOf<typeof storageLabels>;

export const toolTransitions = {
  deviceSession: {
    status: [
      { from: 'new', to: 'Running', zh: '开始真机测试', call: 'device.sessions.start' },
      { from: ['Running'], to: 'Finished', zh: '测试结束' },
      { from: ['Running'], to: 'Failed', zh: '测试失败' },
    ],
  },
} as const satisfies TransitionsOf<typeof toolLabels>;

export const windTransitions = {
  windPublish: {
    status: [
      { from: 'new', to: 'Pending', zh: '提交发布', call: 'wind.publish' },
      { from: ['Pending'], to: 'Uploading', zh: '上传包体' },
      { from: ['Uploading'], to: 'Submitted', zh: '提交商店审核' },
      { from: ['Submitted'], to: 'Published', zh: '发布成功' },
      { from: ['Pending', 'Uploading', 'Submitted'], to: 'Failed', zh: '发布失败' },
    ],
  },
} as const satisfies TransitionsOf<typeof windLabels>;
