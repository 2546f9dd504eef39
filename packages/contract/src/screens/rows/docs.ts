// Links into the documentation. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const docsScreens = [
  { path: '/doc', title: '文档首页跳转', kind: 'redirect', access: 'public' },
  {
    path: '/doc/others/update',
    title: '更新日志跳转',
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/func/stateless/web-form',
    title: '表单示例跳转',
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/sync-perf-demo',
    title: '压测示例跳转',
    kind: 'redirect',
    access: 'public',
  },
  { path: '/doc/cdn', title: '文档跳转：cdn', kind: 'redirect', access: 'public' },
  {
    path: '/doc/multiverse',
    title: '文档跳转：multiverse',
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/matchmaking',
    title: '文档跳转：matchmaking',
    kind: 'redirect',
    access: 'public',
  },
  { path: '/doc/sync', title: '文档跳转：sync', kind: 'redirect', access: 'public' },
  {
    path: '/doc/passport',
    title: '文档跳转：passport',
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/func/stateful',
    title: '文档跳转：func/stateful',
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/func/stateless',
    title: '文档跳转：func/stateless',
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/remote-config',
    title: '文档跳转：remote-config',
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/crud/storage',
    title: '文档跳转：crud/storage',
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/stacktrace',
    title: '文档跳转：stacktrace',
    kind: 'redirect',
    access: 'public',
  },
  { path: '/doc/push', title: '文档跳转：push', kind: 'redirect', access: 'public' },
  {
    path: '/doc/hello',
    title: '文档跳转：hello',
    kind: 'redirect',
    access: 'public',
  },
  { path: '/doc/safe', title: '文档跳转：safe', kind: 'redirect', access: 'public' },
  {
    path: '/doc/baking',
    title: '文档跳转：baking',
    kind: 'redirect',
    access: 'public',
  },
  { path: '/doc/wind', title: '文档跳转：wind', kind: 'redirect', access: 'public' },
  {
    path: '/doc/hello/api',
    title: '文档跳转：语音接口',
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/wind/qa',
    title: '文档跳转：发行问答',
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/bill/pricing',
    title: '文档跳转：价格',
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/*',
    title: '文档跳转：其他',
    kind: 'redirect',
    access: 'public',
  },
] as const satisfies readonly Screen[];
