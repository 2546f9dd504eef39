// Display names of the 19 services, by internal name. Terms of the console's own navigation.

import type { Label } from './label.ts';

/** `group` is the menu the service stands in; the colour tells the menus apart. */
export const services = {
  'asset-streaming': { zh: '资源分发', en: 'Asset Streaming (CDN)', color: 'blue', group: '构建与分发' },
  multiverse: { zh: '游戏服托管', en: 'Game Server Hosting', color: 'orange', group: '联机与对战' },
  usync: { zh: '实时同步', en: 'Sync', color: 'orange', group: '联机与对战' },
  passport: { zh: '玩家账号', en: 'Passport', color: 'green', group: '玩家' },
  func: { zh: '有状态函数', en: 'Func Stateful', color: 'yellow', group: '云端逻辑' },
  'func-stateless': { zh: '无状态函数', en: 'Func Stateless', color: 'yellow', group: '云端逻辑' },
  'remote-config': { zh: '远程配置', en: 'Remote Config', color: 'blue', group: '构建与分发' },
  matchmaking: { zh: '匹配', en: 'Matchmaking', color: 'orange', group: '联机与对战' },
  storage: { zh: '云数据库', en: 'CRUD Storage', color: 'gray', group: '数据' },
  save: { zh: '云存档', en: 'CRUD Save', color: 'gray', group: '数据' },
  stacktrace: { zh: '堆栈还原', en: 'Stack Trace', color: 'red', group: '质量与合规' },
  push: { zh: '消息推送', en: 'Push', color: 'orange', group: '联机与对战' },
  hello: { zh: '游戏语音', en: 'Hello (Voice)', color: 'orange', group: '联机与对战' },
  safe: { zh: '应用加固', en: 'Safe', color: 'red', group: '质量与合规' },
  baking: { zh: '云烘焙', en: 'Cloud Baking', color: 'blue', group: '构建与分发' },
  wind: { zh: '小游戏发行', en: 'Wind (Publishing)', color: 'blue', group: '构建与分发' },
  upr: { zh: '性能分析', en: 'Profiling (UPR)', color: 'red', group: '质量与合规' },
  device: { zh: '真机测试', en: 'Device Testing', color: 'red', group: '质量与合规' },
  metrics: { zh: '数据共享', en: 'Metrics', color: 'red', group: '质量与合规' },
} as const satisfies Record<string, Label & { group: string }>;
