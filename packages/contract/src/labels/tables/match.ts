// Enums of matchmaking. Source: game-services 3 and 4; wire/realtime-and-compute.md.
import type { LabelTable } from '../label.ts';
import type { TransitionsOf } from '../transition.ts';

export const matchLabels = {
  matchApp: {
    appType: {
      multiverse: { zh: '游戏服托管', en: 'Game Server Hosting', color: 'orange' },
      sync: { zh: '实时同步', en: 'Sync', color: 'blue' },
    },
    status: {
      open: { zh: '已开通', en: 'Open', color: 'green' },
      closed: { zh: '已关闭', en: 'Closed', color: 'gray' },
    },
  },
  matchConfig: {
    enabled: {
      true: { zh: '启用', en: 'Enabled', color: 'green' },
      false: { zh: '停用', en: 'Disabled', color: 'gray' },
    },
    regionStrategy: {
      ticket: { zh: '按票据指定', en: 'By ticket', color: 'gray' },
      qos: { zh: '按网络质量', en: 'By latency', color: 'blue' },
      default: { zh: '默认地域', en: 'Default region', color: 'gray' },
    },
    ruleType: {
      Difference: { zh: '差值不超过', en: 'Difference', color: 'gray' },
      Equality: { zh: '相等', en: 'Equality', color: 'gray' },
      LessThan: { zh: '小于', en: 'Less than', color: 'gray' },
      LessThanEqual: { zh: '小于等于', en: 'Less than or equal', color: 'gray' },
      GreaterThan: { zh: '大于', en: 'Greater than', color: 'gray' },
      GreaterThanEqual: { zh: '大于等于', en: 'Greater than or equal', color: 'gray' },
      InList: { zh: '在列表中', en: 'In list', color: 'gray' },
      Intersection: { zh: '有交集', en: 'Intersection', color: 'gray' },
    },
    relaxationType: {
      'RangeControl.ReplaceMin': { zh: '放宽下限', en: 'Replace minimum', color: 'gray' },
      'RangeControl.ReplaceMax': { zh: '放宽上限', en: 'Replace maximum', color: 'gray' },
      'ReferenceControl.Replace': { zh: '替换参考值', en: 'Replace reference', color: 'gray' },
      'RuleControl.Enable': { zh: '启用规则', en: 'Enable rule', color: 'green' },
      'RuleControl.Disable': { zh: '停用规则', en: 'Disable rule', color: 'orange' },
    },
    ageType: {
      Youngest: { zh: '最新票据', en: 'Youngest', color: 'gray' },
      Oldest: { zh: '最早票据', en: 'Oldest', color: 'gray' },
      Average: { zh: '平均', en: 'Average', color: 'gray' },
    },
  },
  matchTicket: {
    status: {
      searching: { zh: '匹配中', en: 'Searching', color: 'blue' },
      matched: { zh: '已匹配', en: 'Matched', color: 'yellow' },
      assigned: { zh: '已分配', en: 'Assigned', color: 'green' },
      failed: { zh: '失败', en: 'Failed', color: 'red' },
      timeout: { zh: '超时', en: 'Timed out', color: 'orange' },
      canceled: { zh: '已取消', en: 'Canceled', color: 'gray' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const matchTransitions = {
  matchApp: {
    status: [
      { from: 'new', to: 'open', zh: '开通匹配', call: 'match.apps.open' },
      { from: ['open'], to: 'closed', zh: '关闭匹配', call: 'match.apps.close' },
    ],
  },
  matchTicket: {
    status: [
      { from: 'new', to: 'searching', zh: '创建票据', call: 'match.tickets.create' },
      { from: ['searching'], to: 'matched', zh: '匹配成功' },
      { from: ['matched'], to: 'assigned', zh: '分配到服务器或房间' },
      { from: ['matched'], to: 'failed', zh: '分配失败' },
      { from: ['searching'], to: 'timeout', zh: '超时' },
      { from: ['searching'], to: 'canceled', zh: '取消', call: 'match.tickets.cancel' },
    ],
  },
} as const satisfies TransitionsOf<typeof matchLabels>;
