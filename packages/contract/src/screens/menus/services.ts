// The menu of each service of an app, and what else stands in its column.
import type { ScreenPath } from '../index.ts';
import type { Menu, Words } from './menu.ts';
import { passportMenu } from './passport.ts';

export interface ServiceMenu extends Menu {
  /** Below its icon: at most five Han characters, nine letters. */
  readonly rail: Words;
  /** Nothing of it is counted, so operators have no figures of it. */
  readonly uncounted?: true;
  readonly docs?: ScreenPath;
  readonly playground?: ScreenPath;
  /** Of several that share a playground, the one it opens with. */
  readonly product?: string;
  /** The screen that says what comes, where it is not the first one that is not there yet. */
  readonly coming?: ScreenPath;
}

/** By the name a service has in `App.Services`, in the order of the rail. */
export const serviceMenus = {
  'asset-streaming': {
    rail: { zh: '资源分发', en: 'Assets' },
    entries: [
      { path: '/services/{appId}/asset/bucket', waits: 'failures' },
      { path: '/services/{appId}/asset/bucket/ugc', waits: 'mods' },
      { path: '/services/{appId}/asset/bucket/tutorial' },
    ],
    docs: '/doc/cdn',
  },
  'remote-config': {
    rail: { zh: '远程配置', en: 'Config' },
    entries: [
      { path: '/services/{appId}/config' },
      {
        path: '/services/{appId}/config',
        title: { zh: '覆盖规则', en: 'Overrides' },
        search: { tab: 'overrides' },
        covers: ['/services/{appId}/config/override/{overrideId}'],
      },
      { path: '/services/{appId}/config', title: { zh: '版本', en: 'Versions' }, search: { tab: 'versions' } },
      { path: '/services/{appId}/config', title: { zh: '用量', en: 'Usage' }, search: { tab: 'usage' } },
      { path: '/services/{appId}/config', title: { zh: '操作记录', en: 'Activity' }, search: { tab: 'history' } },
    ],
    docs: '/doc/remote-config',
    playground: '/playground/remote-config/{appId}',
  },
  baking: {
    rail: { zh: '云烘焙', en: 'Baking' },
    entries: [{ path: '/services/{appId}/baking' }],
    docs: '/doc/baking',
  },
  wind: {
    rail: { zh: '小游戏', en: 'Minigames' },
    uncounted: true,
    entries: [
      { path: '/services/{appId}/wind' },
      { path: '/services/{appId}/wind/multi-platform' },
      { path: '/services/{appId}/wind/runtime' },
    ],
    docs: '/doc/wind',
  },
  passport: {
    rail: { zh: '玩家账号', en: 'Players' },
    ...passportMenu,
    docs: '/doc/passport',
    playground: '/playground/passport/{appId?}',
    coming: '/services/{appId}/passport/coming/friend',
  },
  multiverse: {
    rail: { zh: '游戏服', en: 'Servers' },
    entries: [
      { path: '/services/{appId}/multiverse/servers' },
      { path: '/services/{appId}/multiverse/profiles' },
      { path: '/services/{appId}/multiverse/match' },
      { path: '/services/{appId}/multiverse/settings' },
    ],
    docs: '/doc/multiverse',
  },
  usync: {
    rail: { zh: '实时同步', en: 'Sync' },
    entries: [
      { path: '/services/{appId}/sync/rooms' },
      { path: '/services/{appId}/sync/profiles' },
      { path: '/services/{appId}/sync/plugins' },
      { path: '/services/{appId}/sync/match' },
      { path: '/services/{appId}/sync/perf' },
    ],
    docs: '/doc/sync',
    playground: '/playground/sync/{appId?}',
  },
  matchmaking: {
    rail: { zh: '匹配', en: 'Match' },
    entries: [{ path: '/services/{appId}/multiverse/match' }, { path: '/services/{appId}/sync/match' }],
    docs: '/doc/matchmaking',
  },
  push: {
    rail: { zh: '消息推送', en: 'Push' },
    entries: [
      { path: '/services/{appId}/push', title: { zh: '概览', en: 'Overview' } },
      { path: '/services/{appId}/push', title: { zh: '频道', en: 'Channels' }, search: { tab: 'channels' } },
      { path: '/services/{appId}/push', title: { zh: '发送', en: 'Send' }, search: { tab: 'send' } },
      { path: '/services/{appId}/push', title: { zh: '服务器', en: 'Servers' }, search: { tab: 'servers' } },
      { path: '/services/{appId}/push', title: { zh: '用量', en: 'Usage' }, search: { tab: 'usage' } },
      { path: '/services/{appId}/push', title: { zh: '操作记录', en: 'Activity' }, search: { tab: 'history' } },
    ],
    docs: '/doc/push',
    playground: '/playground/push/{appId?}',
  },
  hello: {
    rail: { zh: '游戏语音', en: 'Voice' },
    entries: [{ path: '/services/{appId}/hello' }],
    docs: '/doc/hello',
  },
  func: {
    rail: { zh: '有状态函数', en: 'Stateful' },
    entries: [
      { path: '/services/{appId}/func/servers' },
      { path: '/services/{appId}/func/{funcId}/autoscaler' },
      { path: '/services/{appId}/func/profiles' },
      { path: '/services/{appId}/func/logs' },
    ],
    docs: '/doc/func/stateful',
    playground: '/playground/func-stateful/{appId?}',
  },
  'func-stateless': {
    rail: { zh: '无状态函数', en: 'Stateless' },
    entries: [{ path: '/services/{appId}/func/stateless' }],
    docs: '/doc/func/stateless',
    playground: '/playground/func-stateless/{appId?}',
  },
  storage: {
    rail: { zh: '云数据库', en: 'Database' },
    entries: [
      { path: '/services/{appId}/crud/storage/management' },
      {
        path: '/services/{appId}/crud/storage/management',
        title: { zh: '操作记录', en: 'Activity' },
        search: { tab: 'history' },
      },
    ],
    docs: '/doc/crud/storage',
  },
  save: {
    rail: { zh: '云存档', en: 'Saves' },
    entries: [
      { path: '/services/{appId}/crud/save' },
      { path: '/services/{appId}/crud/save', title: { zh: '对比', en: 'Compare' }, search: { tab: 'compare' } },
      {
        path: '/services/{appId}/crud/save',
        title: { zh: '命名空间', en: 'Namespaces' },
        search: { tab: 'namespaces' },
      },
      { path: '/services/{appId}/crud/save/profilePicture' },
      { path: '/services/{appId}/crud/save', title: { zh: '用量', en: 'Usage' }, search: { tab: 'usage' } },
      { path: '/services/{appId}/crud/save', title: { zh: '设置', en: 'Settings' }, search: { tab: 'settings' } },
      { path: '/services/{appId}/crud/save', title: { zh: '操作记录', en: 'Activity' }, search: { tab: 'history' } },
    ],
    playground: '/playground/{product}/{appId?}',
    product: 'uos',
  },
  stacktrace: {
    rail: { zh: '堆栈还原', en: 'Crashes' },
    entries: [
      { path: '/services/{appId}/stacktrace/record', title: { zh: '崩溃分组', en: 'Groups' } },
      {
        path: '/services/{appId}/stacktrace/record',
        title: { zh: '崩溃记录', en: 'Crashes' },
        search: { tab: 'records' },
      },
      { path: '/services/{appId}/stacktrace/record/parseLogs' },
      { path: '/services/{appId}/stacktrace/management' },
      {
        path: '/services/{appId}/stacktrace/management',
        title: { zh: '缺少的符号表', en: 'Missing symbols' },
        search: { tab: 'missing' },
      },
      {
        path: '/services/{appId}/stacktrace/record',
        title: { zh: '操作记录', en: 'Activity' },
        search: { tab: 'history' },
      },
    ],
    docs: '/doc/stacktrace',
  },
  safe: {
    rail: { zh: '应用加固', en: 'Shield' },
    entries: [{ path: '/services/{appId}/safe' }, { path: '/services/{appId}/safe/detect' }],
    docs: '/doc/safe',
  },
  device: {
    rail: { zh: '真机测试', en: 'Devices' },
    entries: [{ path: '/services/{appId}/device' }, { path: '/services/{appId}/device/packages' }],
  },
  upr: {
    rail: { zh: '性能分析', en: 'Profiler' },
    uncounted: true,
    entries: [{ path: '/services/{appId}/upr' }],
  },
  metrics: {
    rail: { zh: '数据共享', en: 'Sharing' },
    uncounted: true,
    entries: [{ path: '/services/{appId}/metrics' }],
  },
} as const satisfies Readonly<Record<string, ServiceMenu>>;

export type ServiceKey = keyof typeof serviceMenus;
