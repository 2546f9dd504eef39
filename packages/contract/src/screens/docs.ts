// Links into the documentation. Source: the route table of the specification.
import type { Screen } from './screen.ts';

export const docsScreens = [
  { path: '/doc', title: { zh: '文档首页跳转', en: 'Documentation' }, kind: 'redirect', access: 'public' },
  {
    path: '/doc/others/update',
    title: { zh: '更新日志跳转', en: 'Documentation: changelog' },
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/func/stateless/web-form',
    title: { zh: '表单示例跳转', en: 'Documentation: web form' },
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/sync-perf-demo',
    title: { zh: '压测示例跳转', en: 'Documentation: load test' },
    kind: 'redirect',
    access: 'public',
  },
  { path: '/doc/cdn', title: { zh: '文档跳转:cdn', en: 'Documentation: cdn' }, kind: 'redirect', access: 'public' },
  {
    path: '/doc/multiverse',
    title: { zh: '文档跳转:multiverse', en: 'Documentation: multiverse' },
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/matchmaking',
    title: { zh: '文档跳转:matchmaking', en: 'Documentation: matchmaking' },
    kind: 'redirect',
    access: 'public',
  },
  { path: '/doc/sync', title: { zh: '文档跳转:sync', en: 'Documentation: sync' }, kind: 'redirect', access: 'public' },
  {
    path: '/doc/passport',
    title: { zh: '文档跳转:passport', en: 'Documentation: passport' },
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/func/stateful',
    title: { zh: '文档跳转:func/stateful', en: 'Documentation: func/stateful' },
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/func/stateless',
    title: { zh: '文档跳转:func/stateless', en: 'Documentation: func/stateless' },
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/remote-config',
    title: { zh: '文档跳转:remote-config', en: 'Documentation: remote-config' },
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/crud/storage',
    title: { zh: '文档跳转:crud/storage', en: 'Documentation: crud/storage' },
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/stacktrace',
    title: { zh: '文档跳转:stacktrace', en: 'Documentation: stacktrace' },
    kind: 'redirect',
    access: 'public',
  },
  { path: '/doc/push', title: { zh: '文档跳转:push', en: 'Documentation: push' }, kind: 'redirect', access: 'public' },
  {
    path: '/doc/hello',
    title: { zh: '文档跳转:hello', en: 'Documentation: hello' },
    kind: 'redirect',
    access: 'public',
  },
  { path: '/doc/safe', title: { zh: '文档跳转:safe', en: 'Documentation: safe' }, kind: 'redirect', access: 'public' },
  {
    path: '/doc/baking',
    title: { zh: '文档跳转:baking', en: 'Documentation: baking' },
    kind: 'redirect',
    access: 'public',
  },
  { path: '/doc/wind', title: { zh: '文档跳转:wind', en: 'Documentation: wind' }, kind: 'redirect', access: 'public' },
  {
    path: '/doc/hello/api',
    title: { zh: '文档跳转:语音接口', en: 'Documentation: voice API' },
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/wind/qa',
    title: { zh: '文档跳转:发行问答', en: 'Documentation: questions on publishing' },
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/bill/pricing',
    title: { zh: '文档跳转:价格', en: 'Documentation: prices' },
    kind: 'redirect',
    access: 'public',
  },
  {
    path: '/doc/*',
    title: { zh: '文档跳转:其他', en: 'Documentation: everything else' },
    kind: 'redirect',
    access: 'public',
  },
] as const satisfies readonly Screen[];
