// Enums of the player-account service: identity, login, realms, users, personas, social. Source: passport 3 and 4.

import type { LabelTable } from '../label.ts';
import { yesNo } from '../shared.ts';
import type { TransitionsOf } from '../transition.ts';

const loginPlatform = {
  Android: { zh: '安卓', en: 'Android', color: 'green' },
  Ios: { zh: 'iOS', en: 'iOS', color: 'gray' },
  Windows: { zh: 'Windows', en: 'Windows', color: 'blue' },
  ServerSide: { zh: '服务端', en: 'Server side', color: 'orange' },
} as const satisfies LabelTable;

const loginMethod = {
  Phone: { zh: '手机号', en: 'Phone', color: 'blue' },
  OAuth: { zh: '第三方登录', en: 'OAuth', color: 'green' },
  AccessToken: { zh: '访问令牌', en: 'Access token', color: 'gray' },
  ServerSide: { zh: '服务端登录', en: 'Server side', color: 'orange' },
} as const satisfies LabelTable;

const accountStatus = {
  Active: { zh: '正常', en: 'Active', color: 'green' },
  Banned: { zh: '已封禁', en: 'Banned', color: 'red' },
  Sealed: { zh: '已删除', en: 'Deleted', color: 'gray' },
} as const satisfies LabelTable;

const request = {
  Pending: { zh: '待处理', en: 'Pending', color: 'yellow' },
  Approved: { zh: '已同意', en: 'Approved', color: 'green' },
  Rejected: { zh: '已拒绝', en: 'Rejected', color: 'red' },
} as const satisfies LabelTable;

export const passportPlayerLabels = {
  idDomain: {
    production: {
      true: { zh: '生产', en: 'Production', color: 'green' },
      false: { zh: '开发', en: 'Development', color: 'gray' },
    },
    reviewStatus: {
      None: { zh: '未提交', en: 'Not submitted', color: 'gray' },
      Reviewing: { zh: '审核中', en: 'In review', color: 'yellow' },
      Approved: { zh: '已通过', en: 'Approved', color: 'green' },
      Rejected: { zh: '未通过', en: 'Rejected', color: 'red' },
    },
    loginMethod,
    loginPlatform,
  },
  idProvider: {
    provider: {
      Wechat: { zh: '微信', en: 'WeChat', color: 'green' },
      Apple: { zh: 'Apple', en: 'Apple', color: 'gray' },
      QQ: { zh: 'QQ', en: 'QQ', color: 'blue' },
      Weibo: { zh: '微博', en: 'Weibo', color: 'red' },
      WechatWeb: { zh: '微信网页', en: 'WeChat Web', color: 'green' },
      QQWeb: { zh: 'QQ 网页', en: 'QQ Web', color: 'blue' },
      ServiceLogin: { zh: '服务登录', en: 'Service login', color: 'orange' },
      Hykb: { zh: '好游快爆', en: 'Hykb', color: 'orange' },
      TapTap: { zh: 'TapTap', en: 'TapTap', color: 'blue' },
    },
    loginPlatform: { ...loginPlatform },
    enabled: yesNo,
  },
  smsTemplate: {
    status: {
      Reviewing: { zh: '审核中', en: 'In review', color: 'yellow' },
      Available: { zh: '可用', en: 'Available', color: 'green' },
      Failed: { zh: '未通过', en: 'Failed', color: 'red' },
    },
    type: {
      Login: { zh: '登录', en: 'Login', color: 'blue' },
      Bind: { zh: '绑定', en: 'Bind', color: 'gray' },
      RealName: { zh: '实名', en: 'Real name', color: 'orange' },
      Custom: { zh: '自定义', en: 'Custom', color: 'gray' },
    },
  },
  verificationCodeLog: {
    purpose: {
      Login: { zh: '登录', en: 'Login', color: 'blue' },
      Bind: { zh: '绑定', en: 'Bind', color: 'gray' },
    },
    status: {
      Sent: { zh: '已发送', en: 'Sent', color: 'blue' },
      Verified: { zh: '已验证', en: 'Verified', color: 'green' },
      Expired: { zh: '已过期', en: 'Expired', color: 'gray' },
      Failed: { zh: '失败', en: 'Failed', color: 'red' },
    },
  },
  playerUser: {
    status: { ...accountStatus },
    loginMethod: { ...loginMethod },
    loginPlatform: { ...loginPlatform },
    ageGroup: {
      '': { zh: '未实名', en: 'Not verified', color: 'gray' },
      UnderEight: { zh: '8 岁以下', en: 'Under 8', color: 'red' },
      EightToSixteen: { zh: '8–15 岁', en: '8 to 15', color: 'orange' },
      SixteenToEighteen: { zh: '16–17 岁', en: '16 to 17', color: 'yellow' },
      AboveEighteen: { zh: '18 岁及以上', en: '18 and above', color: 'green' },
    },
    isRealNameVerified: {
      true: { zh: '已实名', en: 'Verified', color: 'green' },
      false: { zh: '未实名', en: 'Not verified', color: 'gray' },
    },
  },
  persona: {
    status: accountStatus,
    banAction: {
      BanLeaderboard: { zh: '禁止上榜', en: 'Ban from leaderboards', color: 'red' },
      clearLeaderboard: { zh: '清除排行榜分数', en: 'Clear leaderboard scores', color: 'orange' },
    },
  },
  realm: {
    status: {
      Created: { zh: '待开服', en: 'Awaiting launch', color: 'yellow' },
      Open: { zh: '开放', en: 'Open', color: 'green' },
      Maintenance: { zh: '维护中', en: 'Maintenance', color: 'orange' },
      Closed: { zh: '已关闭', en: 'Closed', color: 'gray' },
    },
  },
  guild: {
    visibility: {
      Public: { zh: '公开', en: 'Public', color: 'green' },
      Private: { zh: '私密', en: 'Private', color: 'gray' },
    },
  },
  guildRole: {
    permission: {
      dismissGuild: { zh: '解散公会', en: 'Dismiss the guild', color: 'red' },
      manageGuildRequests: { zh: '审批加入申请', en: 'Manage requests', color: 'blue' },
      manageMemberRole: { zh: '管理成员角色', en: 'Manage member roles', color: 'blue' },
      updateGuildInfo: { zh: '修改公会信息', en: 'Update guild info', color: 'blue' },
      removeMembers: { zh: '移除成员', en: 'Remove members', color: 'orange' },
    },
    slugName: {
      owner: { zh: '会长', en: 'Owner', color: 'orange' },
      'vice-owner': { zh: '副会长', en: 'Vice owner', color: 'blue' },
      member: { zh: '成员', en: 'Member', color: 'gray' },
    },
  },
  guildRequest: { status: { ...request, Cancelled: { zh: '已取消', en: 'Cancelled', color: 'gray' } } },
  friendRequest: { status: { ...request, Revoked: { zh: '已撤回', en: 'Revoked', color: 'gray' } } },
  report: {
    status: {
      Reviewing: { zh: '审核中', en: 'In review', color: 'yellow' },
      Cleared: { zh: '未违规', en: 'Cleared', color: 'green' },
      Actioned: { zh: '已处置', en: 'Actioned', color: 'red' },
      Revoked: { zh: '已撤销', en: 'Revoked', color: 'gray' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const passportPlayerTransitions = {
  idDomain: {
    reviewStatus: [
      {
        from: ['None', 'Approved', 'Rejected'],
        to: 'Reviewing',
        zh: '提交审核',
        call: 'passport.idDomains.sendForReview',
      },
      { from: 'any', to: 'Approved', zh: '设为正式环境', call: 'passport.idDomains.setProduction' },
      { from: ['Reviewing'], to: 'Rejected', zh: '驳回', call: 'passport.idDomains.setProduction' },
    ],
  },
  smsTemplate: {
    status: [
      { from: 'new', to: 'Reviewing', zh: '创建或修改模板', call: 'passport.smsTemplates.create' },
      { from: ['Reviewing'], to: 'Available', zh: '审核通过' },
      { from: ['Reviewing'], to: 'Failed', zh: '审核未通过' },
    ],
  },
  playerUser: {
    status: [
      { from: ['Active'], to: 'Banned', zh: '封禁', call: 'passport.users.ban' },
      { from: ['Banned'], to: 'Active', zh: '解封，或封禁到期', call: 'passport.users.unban' },
      { from: 'any', to: 'Sealed', zh: '删除', call: 'passport.users.remove' },
    ],
  },
  persona: {
    status: [
      { from: ['Active'], to: 'Banned', zh: '封禁', call: 'passport.personas.ban' },
      { from: ['Banned'], to: 'Active', zh: '解封，或封禁到期', call: 'passport.personas.unban' },
      { from: 'any', to: 'Sealed', zh: '删除', call: 'passport.personas.remove' },
    ],
  },
  realm: {
    status: [
      { from: 'new', to: 'Created', zh: '创建区服', call: 'passport.realms.create' },
      { from: 'any', to: 'Open', zh: '开放', call: 'passport.realms.update' },
      { from: 'any', to: 'Maintenance', zh: '进入维护', call: 'passport.realms.update' },
      { from: 'any', to: 'Closed', zh: '关闭', call: 'passport.realms.update' },
    ],
  },
  guildRequest: {
    status: [
      { from: 'new', to: 'Pending', zh: '申请加入', call: 'passport.playerGuilds.join' },
      { from: ['Pending'], to: 'Approved', zh: '同意', call: 'passport.playerGuilds.approve' },
      { from: ['Pending'], to: 'Rejected', zh: '拒绝', call: 'passport.playerGuilds.reject' },
      { from: ['Pending'], to: 'Approved', zh: '替公会同意', call: 'passport.guilds.approve' },
      { from: ['Pending'], to: 'Rejected', zh: '替公会拒绝', call: 'passport.guilds.reject' },
      { from: ['Pending'], to: 'Cancelled', zh: '取消申请', call: 'passport.playerGuilds.cancelRequest' },
      { from: ['Pending'], to: 'Cancelled', zh: '已加入其他公会，或公会已解散' },
    ],
  },
  friendRequest: {
    status: [
      { from: 'new', to: 'Pending', zh: '发送申请', call: 'passport.playerFriendRequests.send' },
      { from: ['Pending'], to: 'Approved', zh: '同意', call: 'passport.playerFriendRequests.approve' },
      { from: ['Pending'], to: 'Rejected', zh: '拒绝', call: 'passport.playerFriendRequests.reject' },
      { from: ['Pending'], to: 'Revoked', zh: '撤回', call: 'passport.playerFriendRequests.revoke' },
    ],
  },
  report: {
    status: [
      { from: 'new', to: 'Reviewing', zh: '玩家举报', call: 'passport.playerReports.create' },
      { from: ['Cleared', 'Actioned'], to: 'Reviewing', zh: '重新审核', call: 'passport.reports.update' },
      { from: ['Reviewing', 'Actioned'], to: 'Cleared', zh: '判定无违规', call: 'passport.reports.update' },
      { from: ['Reviewing', 'Cleared'], to: 'Actioned', zh: '判定违规并处理', call: 'passport.reports.update' },
      { from: ['Reviewing'], to: 'Revoked', zh: '举报人撤回', call: 'passport.playerReports.revoke' },
    ],
  },
} as const satisfies TransitionsOf<typeof passportPlayerLabels>;
