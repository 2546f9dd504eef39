// Links into the documentation. Source: the route table of the specification.
import type { Route } from './route.ts';

export const docs = [
  { path: '/doc', title: '文档首页跳转', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/others/update', title: '更新日志跳转', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/func/stateless/web-form', title: '表单示例跳转', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/sync-perf-demo', title: '压测示例跳转', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/cdn', title: '文档跳转:cdn', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/multiverse', title: '文档跳转:multiverse', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/matchmaking', title: '文档跳转:matchmaking', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/sync', title: '文档跳转:sync', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/passport', title: '文档跳转:passport', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/func/stateful', title: '文档跳转:func/stateful', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/func/stateless', title: '文档跳转:func/stateless', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/remote-config', title: '文档跳转:remote-config', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/crud/storage', title: '文档跳转:crud/storage', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/stacktrace', title: '文档跳转:stacktrace', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/push', title: '文档跳转:push', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/hello', title: '文档跳转:hello', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/safe', title: '文档跳转:safe', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/baking', title: '文档跳转:baking', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/wind', title: '文档跳转:wind', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/hello/api', title: '文档跳转:语音接口', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/wind/qa', title: '文档跳转:发行问答', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/bill/pricing', title: '文档跳转:价格', kind: 'redirect', access: 'public', built: true },
  { path: '/doc/*', title: '文档跳转:其他', kind: 'redirect', access: 'public', built: true },
] as const satisfies readonly Route[];
