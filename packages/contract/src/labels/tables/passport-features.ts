// Enums of the player-account service: leaderboards, economy and everything a game runs on it. Source: passport 3 and 4.

import type { LabelTable } from '../label.ts';
import type { TransitionsOf } from '../transition.ts';

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
    source: { Console: { zh: '控制台', en: 'Console', color: 'gray' } },
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

export const passportFeatureTransitions = {
  leaderboard: {
    rewardState: [
      { from: ['false'], to: 'true', zh: '更正为已领取', call: 'passport.leaderboardVersions.memberScore' },
      { from: ['false', 'true'], to: 'success', zh: '发放奖励', call: 'passport.leaderboardVersions.issueRewards' },
    ],
  },
  leaderboardVersion: {
    status: [{ from: ['Current'], to: 'Archived', zh: '重置', call: 'passport.leaderboards.reset' }],
  },
  entitlement: {
    status: [
      { from: 'new', to: 'Pending', zh: '创建，尚未到开始时间', call: 'passport.entitlements.create' },
      { from: ['Pending'], to: 'Active', zh: '到达开始时间' },
      { from: ['Active'], to: 'Expired', zh: '到达结束时间' },
      { from: ['Pending', 'Active'], to: 'Suspended', zh: '暂停', call: 'passport.entitlements.suspend' },
      {
        from: ['Suspended'],
        to: 'Active',
        zh: '恢复，尚未到开始时间则回到未生效',
        call: 'passport.entitlements.restore',
      },
    ],
  },
  tokenClass: {
    status: [
      { from: 'new', to: 'unreleased', zh: '创建礼包', call: 'passport.tokenClasses.create' },
      { from: ['unreleased'], to: 'pending', zh: '发布，尚未到开始时间', call: 'passport.tokenClasses.release' },
      {
        from: ['unreleased', 'pending'],
        to: 'active',
        zh: '发布，或到达开始时间',
        call: 'passport.tokenClasses.release',
      },
      { from: ['pending', 'active'], to: 'unreleased', zh: '暂停', call: 'passport.tokenClasses.suspend' },
      { from: ['active'], to: 'expired', zh: '到达结束时间' },
    ],
  },
  tokenInstance: {
    status: [
      { from: 'new', to: 'unused', zh: '生成兑换码', call: 'passport.tokenInstances.generate' },
      { from: ['unused'], to: 'used', zh: '玩家兑换', call: 'passport.playerGifts.redeem' },
      { from: ['unused'], to: 'invalid', zh: '作废', call: 'passport.tokenInstances.invalidate' },
    ],
  },
  product: {
    publishStatus: [
      { from: ['unpublished'], to: 'published', zh: '上架', call: 'passport.products.publish' },
      { from: ['published'], to: 'unpublished', zh: '下架', call: 'passport.products.revoke' },
    ],
  },
  order: {
    status: [
      { from: 'new', to: 'Pending', zh: '创建真实货币订单', call: 'passport.payments.create' },
      { from: 'new', to: 'Charged', zh: '用虚拟货币购买，已扣款', call: 'passport.products.purchase' },
      { from: ['Pending'], to: 'Charged', zh: '支付成功通知', call: 'passport.payments.notify' },
      { from: ['Pending'], to: 'ChargeFailed', zh: '支付失败通知', call: 'passport.payments.notify' },
      { from: ['Charged'], to: 'Fulfilled', zh: '发放成功' },
      { from: ['Charged'], to: 'FulfillFailed', zh: '发放失败' },
      { from: ['FulfillFailed'], to: 'Fulfilled', zh: '重新发放', call: 'passport.transactions.reFulfil' },
      {
        from: ['Charged', 'Fulfilled', 'FulfillFailed'],
        to: 'Refunded',
        zh: '退款通知',
        call: 'passport.payments.notify',
      },
    ],
  },
  inboxRecord: {
    status: [
      { from: 'new', to: 'Scheduled', zh: '定时发送', call: 'passport.inboxMessages.send' },
      { from: ['Scheduled'], to: 'Sent', zh: '到达发送时间' },
      { from: 'new', to: 'Sent', zh: '立即发送', call: 'passport.inboxMessages.send' },
      { from: ['Scheduled', 'Sent'], to: 'Recalled', zh: '撤回', call: 'passport.inboxRecords.recall' },
    ],
  },
  inboxMessage: {
    status: [
      { from: 'new', to: 'Unread', zh: '收到邮件' },
      { from: ['Unread'], to: 'Unconsumed', zh: '阅读带附件的邮件', call: 'passport.playerInbox.read' },
      { from: ['Unread'], to: 'Completed', zh: '阅读没有附件的邮件', call: 'passport.playerInbox.read' },
      { from: ['Unread', 'Unconsumed'], to: 'Completed', zh: '领取附件', call: 'passport.playerInbox.consume' },
    ],
  },
  achievementMeta: {
    releaseStatus: [
      { from: ['unreleased'], to: 'released', zh: '发布', call: 'passport.achievements.release' },
      { from: ['released'], to: 'unreleased', zh: '撤回', call: 'passport.achievements.revoke' },
    ],
  },
  personaAchievement: {
    achieveStatus: [
      { from: ['not_achieved'], to: 'achieved', zh: '达到目标值', call: 'passport.personaAchievements.update' },
    ],
    redeemStatus: [
      { from: ['not_redeemed'], to: 'redeemed', zh: '领取奖励', call: 'passport.playerAchievements.redeem' },
    ],
  },
  battlePass: {
    status: [
      { from: 'new', to: 'Pending', zh: '创建战令', call: 'passport.battlePasses.create' },
      { from: ['Suspended'], to: 'Pending', zh: '发布，尚未到开始时间', call: 'passport.battlePasses.publish' },
      {
        from: ['Pending', 'Suspended'],
        to: 'Active',
        zh: '发布，或到达开始时间',
        call: 'passport.battlePasses.publish',
      },
      { from: ['Pending', 'Active'], to: 'Suspended', zh: '撤回', call: 'passport.battlePasses.revoke' },
      { from: ['Active'], to: 'Expired', zh: '到达结束时间' },
    ],
  },
  billboard: {
    status: [
      { from: 'new', to: 'billboardPending', zh: '创建公告', call: 'passport.billboards.create' },
      {
        from: ['billboardPending', 'billboardRevoked'],
        to: 'billboardScheduled',
        zh: '定时发布',
        call: 'passport.billboards.publish',
      },
      {
        from: ['billboardPending', 'billboardRevoked'],
        to: 'billboardPublished',
        zh: '立即发布',
        call: 'passport.billboards.publish',
      },
      { from: ['billboardScheduled'], to: 'billboardPublished', zh: '到达发布时间' },
      {
        from: ['billboardScheduled', 'billboardPublished'],
        to: 'billboardRevoked',
        zh: '撤回，或到期',
        call: 'passport.billboards.revoke',
      },
    ],
  },
  quest: {
    status: [
      { from: 'new', to: 'questPending', zh: '创建任务', call: 'passport.quests.create' },
      {
        from: ['questPending'],
        to: 'questPartialPublished',
        zh: '发布部分任务项',
        call: 'passport.questItems.publish',
      },
      {
        from: ['questPending', 'questPartialPublished'],
        to: 'questPublished',
        zh: '全部发布',
        call: 'passport.quests.publish',
      },
      {
        from: ['questPartialPublished', 'questPublished'],
        to: 'questPending',
        zh: '全部撤回',
        call: 'passport.quests.revoke',
      },
      {
        from: ['questPublished'],
        to: 'questPartialPublished',
        zh: '撤回部分任务项',
        call: 'passport.questItems.revoke',
      },
    ],
  },
  questItem: {
    status: [
      { from: ['unpublished'], to: 'published', zh: '发布', call: 'passport.questItems.publish' },
      { from: ['published'], to: 'unpublished', zh: '撤回', call: 'passport.questItems.revoke' },
    ],
  },
} as const satisfies TransitionsOf<typeof passportFeatureLabels>;
