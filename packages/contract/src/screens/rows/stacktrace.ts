// Stack traces of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const stacktraceScreens = [
  {
    path: '/services/{appId}/stacktrace/management',
    title: '符号表',
    kind: 'list',
    access: 'member',
    service: 'stacktrace',
  },
  {
    path: '/services/{appId}/stacktrace/record',
    title: '记录',
    kind: 'list',
    access: 'member',
    service: 'stacktrace',
  },
  {
    path: '/services/{appId}/stacktrace/record/{recordId}',
    title: '堆栈详情',
    kind: 'detail',
    access: 'member',
    service: 'stacktrace',
  },
  {
    path: '/services/{appId}/stacktrace/record/parseLogs',
    title: '日志解析',
    kind: 'special',
    access: 'member',
    service: 'stacktrace',
  },
] as const satisfies readonly Screen[];
