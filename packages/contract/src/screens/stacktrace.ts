// Stack traces of an app. Source: the route table of the specification.
import type { Screen } from './screen.ts';

export const stacktraceScreens = [
  {
    path: '/services/{appId}/stacktrace/management',
    title: { zh: '符号表', en: 'Symbols' },
    kind: 'list',
    access: 'member',
    service: 'stacktrace',
    nav: '质量与合规/堆栈还原',
  },
  {
    path: '/services/{appId}/stacktrace/record',
    title: { zh: '堆栈记录', en: 'Stack traces' },
    kind: 'list',
    access: 'member',
    service: 'stacktrace',
    nav: '质量与合规/堆栈还原',
  },
  {
    path: '/services/{appId}/stacktrace/record/{recordId}',
    title: { zh: '堆栈详情', en: 'Stack trace' },
    kind: 'detail',
    access: 'member',
    service: 'stacktrace',
    nav: '质量与合规/堆栈还原',
  },
  {
    path: '/services/{appId}/stacktrace/record/parseLogs',
    title: { zh: '日志解析', en: 'Read a log' },
    kind: 'special',
    access: 'member',
    service: 'stacktrace',
    nav: '质量与合规/堆栈还原',
  },
] as const satisfies readonly Screen[];
