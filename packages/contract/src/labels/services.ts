// Display names of the 19 services, by internal name. Terms of the console's own navigation.

import type { Label, LabelTable } from './label.ts';

/** Their categories, in the order of the menus. */
export const serviceGroups = {
  deliver: { zh: '构建与分发', en: 'Build and deliver', color: 'blue' },
  players: { zh: '玩家', en: 'Players', color: 'green' },
  online: { zh: '联机与对战', en: 'Multiplayer', color: 'orange' },
  logic: { zh: '云端逻辑', en: 'Cloud logic', color: 'yellow' },
  data: { zh: '数据', en: 'Data', color: 'gray' },
  quality: { zh: '质量与合规', en: 'Quality and compliance', color: 'red' },
} as const satisfies LabelTable;

export type ServiceGroup = keyof typeof serviceGroups;

/** `group` is the category of the service; the colour is the category's; `noun` is its folder and its word in commands. */
export const serviceLabels = {
  'asset-streaming': { zh: '资源分发', en: 'Asset Streaming (CDN)', color: 'blue', group: 'deliver', noun: 'cdn' },
  multiverse: {
    zh: '游戏服托管',
    en: 'Game Server Hosting',
    color: 'orange',
    group: 'online',
    noun: 'multiverse',
  },
  usync: { zh: '实时同步', en: 'Sync', color: 'orange', group: 'online', noun: 'sync' },
  passport: { zh: '玩家账号', en: 'Passport', color: 'green', group: 'players', noun: 'passport' },
  func: { zh: '有状态函数', en: 'Func Stateful', color: 'yellow', group: 'logic', noun: 'func' },
  'func-stateless': { zh: '无状态函数', en: 'Func Stateless', color: 'yellow', group: 'logic', noun: 'stateless' },
  'remote-config': { zh: '远程配置', en: 'Remote Config', color: 'blue', group: 'deliver', noun: 'remote-config' },
  matchmaking: { zh: '匹配', en: 'Matchmaking', color: 'orange', group: 'online', noun: 'match' },
  storage: { zh: '云数据库', en: 'CRUD Storage', color: 'gray', group: 'data', noun: 'storage' },
  save: { zh: '云存档', en: 'CRUD Save', color: 'gray', group: 'data', noun: 'save' },
  stacktrace: { zh: '堆栈还原', en: 'Stack Trace', color: 'red', group: 'quality', noun: 'stacktrace' },
  push: { zh: '消息推送', en: 'Push', color: 'orange', group: 'online', noun: 'push' },
  hello: { zh: '游戏语音', en: 'Hello (Voice)', color: 'orange', group: 'online', noun: 'hello' },
  safe: { zh: '应用加固', en: 'Safe', color: 'red', group: 'quality', noun: 'safe' },
  baking: { zh: '云烘焙', en: 'Cloud Baking', color: 'blue', group: 'deliver', noun: 'baking' },
  wind: { zh: '小游戏发行', en: 'Wind (Publishing)', color: 'blue', group: 'deliver', noun: 'wind' },
  upr: { zh: '性能分析', en: 'Profiling (UPR)', color: 'red', group: 'quality', noun: 'upr' },
  device: { zh: '真机测试', en: 'Device Testing', color: 'red', group: 'quality', noun: 'device' },
  metrics: { zh: '数据共享', en: 'Metrics', color: 'red', group: 'quality', noun: 'metrics' },
} as const satisfies Record<string, Label & { group: ServiceGroup; noun: string }>;
