// Enums of the player-account service: leaderboards, economy and everything a game runs on it. Source: passport 3 and 4.

import type { LabelTable } from './label.ts';

const timedStatus = {
  Pending: { zh: '未生效', en: 'Not yet active', color: 'yellow' },
  Active: { zh: '生效中', en: 'Active', color: 'green' },
  Expired: { zh: '已过期', en: 'Expired', color: 'gray' },
} as const satisfies LabelTable;

export const passportFeatureLabels = {
  leaderboard: {
    updateType: {
      KeepBest: { zh: '保留最佳', en: 'Keep best', color: 'green' },
      KeepLatest: { zh: '保留最新', en: 'Keep latest', color: 'blue' },
      Aggregate: { zh: '累加', en: 'Aggregate', color: 'orange' },
    },
    memberType: {
      Player: { zh: '玩家', en: 'Player', color: 'blue' },
      Entity: { zh: '实体', en: 'Entity', color: 'gray' },
    },
    sortOrder: {
      Asc: { zh: '升序', en: 'Ascending', color: 'gray' },
      Desc: { zh: '降序', en: 'Descending', color: 'gray' },
    },
    bucketStrategy: {
      None: { zh: '不分组', en: 'None', color: 'gray' },
      Customized: { zh: '自定义分组', en: 'Customized', color: 'blue' },
      System: { zh: '系统分组', en: 'System', color: 'green' },
    },
    tierStrategy: {
      Score: { zh: '按分数', en: 'By score', color: 'blue' },
      Rank: { zh: '按名次', en: 'By rank', color: 'green' },
      Percent: { zh: '按百分比', en: 'By percentage', color: 'orange' },
    },
    rewardStrategy: {
      General: { zh: '总榜奖励', en: 'Overall', color: 'blue' },
      InBucket: { zh: '组内奖励', en: 'In bucket', color: 'green' },
      ByTier: { zh: '段位奖励', en: 'By tier', color: 'orange' },
    },
    rewardState: {
      false: { zh: '未领取', en: 'Not claimed', color: 'yellow' },
      true: { zh: '已领取', en: 'Claimed', color: 'green' },
      success: { zh: '已发放', en: 'Issued', color: 'blue' },
    },
  },
  leaderboardVersion: {
    status: {
      Current: { zh: '当前', en: 'Current', color: 'green' },
      Archived: { zh: '已归档', en: 'Archived', color: 'gray' },
    },
    reason: {
      Manual: { zh: '手动重置', en: 'Manual reset', color: 'orange' },
      Scheduled: { zh: '定时重置', en: 'Scheduled reset', color: 'blue' },
    },
  },
  entitlement: {
    status: { ...timedStatus, Suspended: { zh: '已冻结', en: 'Suspended', color: 'red' } },
    ownerType: {
      User: { zh: '用户', en: 'User', color: 'blue' },
      Persona: { zh: '角色', en: 'Persona', color: 'green' },
    },
    source: {
      Console: { zh: '控制台', en: 'Console', color: 'gray' },
      Product: { zh: '商品', en: 'Product', color: 'blue' },
      Token: { zh: '兑换码', en: 'Redeem code', color: 'orange' },
    },
  },
  tokenClass: {
    status: {
      unreleased: { zh: '未发布', en: 'Unreleased', color: 'gray' },
      pending: { zh: '未生效', en: 'Not yet active', color: 'yellow' },
      active: { zh: '生效中', en: 'Active', color: 'green' },
      expired: { zh: '已过期', en: 'Expired', color: 'gray' },
    },
    codeType: {
      Universal: { zh: '通用码', en: 'Universal', color: 'blue' },
      Unique: { zh: '唯一码', en: 'Unique', color: 'green' },
    },
    deliveryType: {
      Direct: { zh: '直接到账', en: 'Direct', color: 'green' },
      Inbox: { zh: '邮件发放', en: 'By mail', color: 'blue' },
    },
  },
  tokenInstance: {
    status: {
      unused: { zh: '未使用', en: 'Unused', color: 'green' },
      used: { zh: '已使用', en: 'Used', color: 'gray' },
      invalid: { zh: '已作废', en: 'Invalid', color: 'red' },
    },
  },
  resource: {
    type: {
      VirtualCurrency: { zh: '虚拟货币', en: 'Virtual currency', color: 'yellow' },
      Item: { zh: '道具', en: 'Item', color: 'blue' },
      Currency: { zh: '现实货币', en: 'Currency', color: 'green' },
    },
  },
  product: {
    publishStatus: {
      published: { zh: '已上架', en: 'Published', color: 'green' },
      unpublished: { zh: '未上架', en: 'Unpublished', color: 'gray' },
    },
    resetSchedule: {
      EveryDay: { zh: '每天', en: 'Every day', color: 'blue' },
      EveryWeek: { zh: '每周', en: 'Every week', color: 'blue' },
      EveryMonth: { zh: '每月', en: 'Every month', color: 'blue' },
    },
  },
  order: {
    type: {
      RealMoneyPurchase: { zh: '现金购买', en: 'Real-money purchase', color: 'green' },
      VirtualPurchase: { zh: '虚拟货币购买', en: 'Virtual purchase', color: 'blue' },
    },
    status: {
      Pending: { zh: '待支付', en: 'Pending', color: 'yellow' },
      Charged: { zh: '已扣款', en: 'Charged', color: 'blue' },
      Fulfilled: { zh: '已发货', en: 'Fulfilled', color: 'green' },
      FulfillFailed: { zh: '发货失败', en: 'Fulfilment failed', color: 'red' },
      ChargeFailed: { zh: '扣款失败', en: 'Charge failed', color: 'red' },
      Refunded: { zh: '已退款', en: 'Refunded', color: 'orange' },
    },
    paymentMethod: {
      '': { zh: '无', en: 'None', color: 'gray' },
      AlipayApp: { zh: '支付宝 App 支付', en: 'Alipay app', color: 'blue' },
      AlipayPCWeb: { zh: '支付宝电脑网站支付', en: 'Alipay PC web', color: 'blue' },
      AlipayMobileWeb: { zh: '支付宝手机网站支付', en: 'Alipay mobile web', color: 'blue' },
    },
    notifyStatus: {
      success: { zh: '成功', en: 'Success', color: 'green' },
      failed: { zh: '失败', en: 'Failed', color: 'red' },
      refunded: { zh: '已退款', en: 'Refunded', color: 'orange' },
    },
  },
  inboxTemplate: {
    scope: {
      Persona: { zh: '指定角色', en: 'Persona', color: 'blue' },
      Realm: { zh: '指定区服', en: 'Realm', color: 'green' },
      All: { zh: '全部玩家', en: 'All players', color: 'orange' },
    },
    expireType: {
      Duration: { zh: '收到后计时', en: 'From receipt', color: 'blue' },
      FixedTime: { zh: '固定时间', en: 'Fixed time', color: 'gray' },
    },
  },
  inboxRecord: {
    status: {
      Scheduled: { zh: '待发送', en: 'Scheduled', color: 'yellow' },
      Sent: { zh: '已发送', en: 'Sent', color: 'green' },
      Recalled: { zh: '已撤回', en: 'Recalled', color: 'gray' },
    },
  },
  inboxMessage: {
    status: {
      Unread: { zh: '未读', en: 'Unread', color: 'yellow' },
      Unconsumed: { zh: '未领取', en: 'Unconsumed', color: 'blue' },
      Completed: { zh: '已完成', en: 'Completed', color: 'green' },
    },
  },
  achievementMeta: {
    releaseStatus: {
      released: { zh: '已发布', en: 'Released', color: 'green' },
      unreleased: { zh: '未发布', en: 'Unreleased', color: 'gray' },
    },
  },
  personaAchievement: {
    achieveStatus: {
      achieved: { zh: '已达成', en: 'Achieved', color: 'green' },
      not_achieved: { zh: '未达成', en: 'Not achieved', color: 'gray' },
    },
    redeemStatus: {
      redeemed: { zh: '已领奖', en: 'Redeemed', color: 'green' },
      not_redeemed: { zh: '未领奖', en: 'Not redeemed', color: 'gray' },
    },
    action: {
      Increase: { zh: '增加', en: 'Increase', color: 'green' },
      Decrease: { zh: '减少', en: 'Decrease', color: 'orange' },
      Set: { zh: '设为', en: 'Set', color: 'blue' },
    },
  },
  battlePass: {
    status: { ...timedStatus, Suspended: { zh: '已撤回', en: 'Suspended', color: 'red' } },
  },
  billboard: {
    status: {
      billboardPending: { zh: '草稿', en: 'Draft', color: 'gray' },
      billboardScheduled: { zh: '定时发布', en: 'Scheduled', color: 'yellow' },
      billboardPublished: { zh: '已发布', en: 'Published', color: 'green' },
      billboardRevoked: { zh: '已撤回', en: 'Revoked', color: 'red' },
    },
  },
  quest: {
    type: {
      DailyQuest: { zh: '每日任务', en: 'Daily quest', color: 'blue' },
      WeeklyQuest: { zh: '每周任务', en: 'Weekly quest', color: 'green' },
      MonthlyQuest: { zh: '每月任务', en: 'Monthly quest', color: 'orange' },
    },
    layout: {
      Basic: { zh: '独立任务', en: 'Basic', color: 'gray' },
      WithProgressBar: { zh: '积分任务', en: 'With progress bar', color: 'blue' },
    },
    status: {
      questPending: { zh: '未发布', en: 'Not published', color: 'gray' },
      questPartialPublished: { zh: '部分发布', en: 'Partly published', color: 'yellow' },
      questPublished: { zh: '已发布', en: 'Published', color: 'green' },
    },
  },
  questItem: {
    kind: {
      Task: { zh: '任务', en: 'Task', color: 'blue' },
      PointReward: { zh: '积分奖励', en: 'Point reward', color: 'orange' },
    },
    status: {
      published: { zh: '已发布', en: 'Published', color: 'green' },
      unpublished: { zh: '未发布', en: 'Not published', color: 'gray' },
    },
  },
  passportConfig: {
    dauMode: {
      HyperLogLog: { zh: '近似统计', en: 'Approximate', color: 'blue' },
      Exact: { zh: '精确统计', en: 'Exact', color: 'gray' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;
