// Enums of crash reports. Source: game-services 3 and 4; wire/data-and-tools.md.
import type { LabelTable } from '../label.ts';
import type { TransitionsOf } from '../transition.ts';

export const stacktraceLabels = {
  stacktraceRecord: {
    status: {
      finished: { zh: '已还原', en: 'Finished', color: 'green' },
      partial_finished: { zh: '部分还原', en: 'Partly finished', color: 'yellow' },
      failed: { zh: '未还原', en: 'Not readable', color: 'red' },
    },
    platform: {
      android: { zh: '安卓', en: 'Android', color: 'green' },
      ios: { zh: 'iOS', en: 'iOS', color: 'gray' },
      linux: { zh: 'Linux', en: 'Linux', color: 'gray' },
      windows: { zh: 'Windows', en: 'Windows', color: 'blue' },
      macos: { zh: 'macOS', en: 'macOS', color: 'gray' },
      harmony: { zh: '鸿蒙', en: 'Harmony', color: 'blue' },
      webgl: { zh: 'WebGL', en: 'WebGL', color: 'orange' },
      other: { zh: '其他', en: 'Other', color: 'gray' },
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
      processing: { zh: '处理中', en: 'Processing', color: 'blue' },
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
      breakpad: { zh: 'Breakpad', en: 'Breakpad', color: 'yellow' },
      sourcemap: { zh: 'Source Map', en: 'Source map', color: 'orange' },
      mapping: { zh: '混淆映射', en: 'Mapping', color: 'green' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

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
  symbol: {
    status: [
      { from: 'new', to: 'processing', zh: '登记符号表', call: 'stacktrace.symbols.create' },
      { from: ['processing'], to: 'ready', zh: '索引建立完成' },
      { from: ['processing'], to: 'invalid', zh: '文件无法读取' },
    ],
  },
} as const satisfies TransitionsOf<typeof stacktraceLabels>;
