// Enums of the platform core. Source: platform-core 3 and 4; wire/cdn-and-platform.md 2.2.

import type { LabelTable } from '../label.ts';
import { onOff } from '../shared.ts';
import type { TransitionsOf } from '../transition.ts';

export const platformLabels = {
  service: {
    /** Shown status, derived from the stored status and the backing objects. */
    status: {
      Enabled: { zh: '已开通', en: 'Enabled', color: 'green' },
      Suspended: { zh: '未开通', en: 'Suspended', color: 'gray' },
      Occupied: { zh: '被占用', en: 'Occupied', color: 'orange' },
      Pending: { zh: '准备中', en: 'Pending', color: 'yellow' },
    },
    /** Stored status of App.Services. */
    storedStatus: {
      Enabled: { zh: '已开通', en: 'Enabled', color: 'green' },
      Suspended: { zh: '已暂停', en: 'Suspended', color: 'orange' },
      Disabled: { zh: '已关闭', en: 'Disabled', color: 'gray' },
    },
    syncType: {
      realtime: { zh: '实时同步', en: 'Realtime', color: 'blue' },
      relay: { zh: '中继', en: 'Relay', color: 'gray' },
    },
    perfTest: onOff,
  },
  app: {
    status: {
      Active: { zh: '正常', en: 'Active', color: 'green' },
      Unavailable: { zh: '不可用', en: 'Unavailable', color: 'red' },
    },
    role: {
      owner: { zh: '所有者', en: 'Owner', color: 'blue' },
      manager: { zh: '管理者', en: 'Manager', color: 'green' },
      user: { zh: '成员', en: 'Member', color: 'gray' },
    },
    environment: {
      prod: { zh: '正式环境', en: 'Production', color: 'green' },
      dev: { zh: '开发环境', en: 'Development', color: 'gray' },
    },
    secretType: {
      AppSecret: { zh: '客户端密钥', en: 'App secret', color: 'blue' },
      AppServiceSecret: { zh: '服务端密钥', en: 'App service secret', color: 'orange' },
    },
  },
  organization: {
    status: {
      Pending: { zh: '待审核', en: 'Pending', color: 'yellow' },
      Approved: { zh: '已通过', en: 'Approved', color: 'green' },
      Invalid: { zh: '已驳回', en: 'Rejected', color: 'red' },
    },
  },
  user: {
    status: {
      Active: { zh: '正常', en: 'Active', color: 'green' },
      Blocked: { zh: '已封禁', en: 'Blocked', color: 'red' },
    },
    kind: {
      user: { zh: '开发者', en: 'Developer', color: 'gray' },
      admin: { zh: '运营', en: 'Operator', color: 'blue' },
      'partner-admin': { zh: '合作方运营', en: 'Partner operator', color: 'orange' },
    },
  },
  transaction: {
    type: {
      Deposit: { zh: '充值', en: 'Deposit', color: 'green' },
      Adjustment: { zh: '调整', en: 'Adjustment', color: 'blue' },
      Refund: { zh: '退款', en: 'Refund', color: 'orange' },
    },
    adjustmentType: {
      Increase: { zh: '基础服务费', en: 'Base service fee', color: 'orange' },
      Reduce: { zh: '费用减免', en: 'Fee reduction', color: 'green' },
    },
    status: {
      Pending: { zh: '待审核', en: 'Awaiting review', color: 'yellow' },
      Active: { zh: '已审核', en: 'Reviewed', color: 'green' },
      Invalid: { zh: '已驳回', en: 'Rejected', color: 'red' },
      Cancelled: { zh: '已取消', en: 'Cancelled', color: 'gray' },
    },
    method: {
      BankTransfer: { zh: '对公转账', en: 'Bank transfer', color: 'gray' },
      Online: { zh: '在线支付', en: 'Online payment', color: 'blue' },
      System: { zh: '系统', en: 'System', color: 'gray' },
    },
  },
  invoice: {
    type: {
      VAT: { zh: '增值税专用发票', en: 'Special VAT invoice', color: 'blue' },
      regular: { zh: '普通发票', en: 'Regular invoice', color: 'gray' },
    },
    format: {
      PDF: { zh: 'PDF', en: 'PDF', color: 'gray' },
      OFD: { zh: 'OFD', en: 'OFD', color: 'gray' },
    },
    status: {
      Pending: { zh: '已申请', en: 'Applied for', color: 'yellow' },
      Finished: { zh: '已开具', en: 'Issued', color: 'green' },
      Invalid: { zh: '已作废', en: 'Invalid', color: 'red' },
      Cancelled: { zh: '已取消', en: 'Cancelled', color: 'gray' },
    },
  },
  bill: {
    status: {
      Pending: { zh: '处理中', en: 'Processing', color: 'yellow' },
      Finished: { zh: '已完成', en: 'Finished', color: 'green' },
    },
  },
  billLog: {
    status: {
      Pending: { zh: '处理中', en: 'Processing', color: 'yellow' },
      Finished: { zh: '已完成', en: 'Finished', color: 'green' },
    },
  },
  certification: {
    status: {
      Pending: { zh: '待审核', en: 'Pending', color: 'yellow' },
      Approved: { zh: '已认证', en: 'Approved', color: 'green' },
      Invalid: { zh: '已作废', en: 'Invalid', color: 'red' },
    },
  },
  serviceToken: {
    serviceName: {
      uos: { zh: 'UOS 平台', en: 'UOS platform', color: 'blue' },
      bluecloud: { zh: '蓝云', en: 'BlueCloud', color: 'blue' },
      'bluecloud-BM': { zh: '蓝云-BM', en: 'BlueCloud BM', color: 'blue' },
      multiverse: { zh: '游戏服托管', en: 'Game Server Hosting', color: 'gray' },
      usync: { zh: '实时同步', en: 'Sync', color: 'gray' },
      passport: { zh: '玩家账号', en: 'Passport', color: 'gray' },
      matchmaking: { zh: '匹配', en: 'Matchmaking', color: 'gray' },
      'remote-config': { zh: '远程配置', en: 'Remote Config', color: 'gray' },
      save: { zh: '云存档', en: 'CRUD Save', color: 'gray' },
      storage: { zh: '云数据库', en: 'CRUD Storage', color: 'gray' },
      hello: { zh: '游戏语音', en: 'Hello (Voice)', color: 'gray' },
    },
  },
  ticket: {
    type: {
      crash: { zh: '崩溃问题', en: 'Crash', color: 'red' },
      performance: { zh: '性能优化', en: 'Performance', color: 'orange' },
      proposal: { zh: '方案咨询', en: 'Proposal', color: 'blue' },
    },
    expert: {
      director: { zh: '总监', en: 'Director', color: 'gray' },
      chief: { zh: '首席专家', en: 'Chief', color: 'blue' },
    },
    status: {
      Pending: { zh: '待处理', en: 'Pending', color: 'yellow' },
      Processing: { zh: '处理中', en: 'In progress', color: 'blue' },
      Finished: { zh: '已完成', en: 'Finished', color: 'green' },
      Cancelled: { zh: '已取消', en: 'Cancelled', color: 'gray' },
    },
  },
  redeemToken: {
    status: {
      Active: { zh: '可兑换', en: 'Redeemable', color: 'green' },
      Fulfilled: { zh: '已兑换', en: 'Redeemed', color: 'gray' },
    },
  },
  upload: {
    purpose: {
      voucher: { zh: '转账凭证', en: 'Voucher', color: 'gray' },
      license: { zh: '营业执照', en: 'Licence', color: 'gray' },
      icon: { zh: '图标', en: 'Icon', color: 'gray' },
      consultation: { zh: '咨询附件', en: 'Consultation attachment', color: 'gray' },
      package: { zh: '安装包', en: 'Package', color: 'gray' },
      invoice: { zh: '发票文件', en: 'Invoice file', color: 'gray' },
    },
  },
  probe: {
    protocol: {
      udp: { zh: 'UDP', en: 'UDP', color: 'gray' },
      tcp: { zh: 'TCP', en: 'TCP', color: 'gray' },
    },
  },
  knowledgeMessage: {
    role: {
      user: { zh: '我', en: 'You', color: 'gray' },
      assistant: { zh: '助手', en: 'Assistant', color: 'blue' },
    },
    language: {
      zh: { zh: '中文', en: 'Chinese', color: 'gray' },
      en: { zh: '英文', en: 'English', color: 'gray' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const platformTransitions = {
  organization: {
    status: [
      { from: 'new', to: 'Pending', zh: '创建组织', call: 'org.create' },
      { from: ['Pending'], to: 'Approved', zh: '审核通过', call: 'org.approve' },
      { from: ['Pending', 'Approved'], to: 'Invalid', zh: '作废', call: 'org.invalidate' },
    ],
  },
  transaction: {
    status: [
      { from: 'new', to: 'Pending', zh: '创建充值、调整或退款', call: 'billing.transactions.create' },
      { from: ['Pending'], to: 'Active', zh: '审核通过', call: 'billing.transactions.activate' },
      {
        from: ['Pending', 'Cancelled', 'Invalid'],
        to: 'Active',
        zh: '在线支付成功，款项到账',
        call: 'payment.complete',
      },
      { from: ['Pending'], to: 'Invalid', zh: '驳回', call: 'billing.transactions.invalidate' },
      { from: ['Pending'], to: 'Cancelled', zh: '取消', call: 'billing.transactions.cancel' },
    ],
  },
  invoice: {
    status: [
      { from: 'new', to: 'Pending', zh: '申请发票', call: 'billing.invoices.create' },
      { from: ['Pending'], to: 'Finished', zh: '开具', call: 'billing.invoices.finish' },
      { from: ['Pending', 'Finished'], to: 'Invalid', zh: '作废', call: 'billing.invoices.invalidate' },
      { from: ['Pending'], to: 'Cancelled', zh: '申请人取消', call: 'billing.invoices.update' },
    ],
  },
  billLog: {
    status: [
      { from: 'new', to: 'Pending', zh: '开始出账', call: 'billing.bills.process' },
      { from: ['Pending'], to: 'Finished', zh: '出账完成' },
    ],
  },
  certification: {
    status: [
      { from: 'new', to: 'Pending', zh: '提交认证', call: 'certification.create' },
      { from: ['Pending'], to: 'Approved', zh: '审核通过', call: 'certification.approve' },
      { from: ['Pending', 'Approved'], to: 'Invalid', zh: '作废', call: 'certification.invalidate' },
      { from: ['Pending', 'Invalid'], to: 'Pending', zh: '修改后重新提交', call: 'certification.update' },
    ],
  },
  ticket: {
    status: [
      { from: 'new', to: 'Pending', zh: '提交咨询', call: 'ticket.create' },
      { from: ['Pending'], to: 'Processing', zh: '开始处理', call: 'ticket.update' },
      { from: ['Pending', 'Processing'], to: 'Finished', zh: '处理完成', call: 'ticket.update' },
      { from: ['Pending', 'Processing'], to: 'Cancelled', zh: '取消', call: 'ticket.update' },
    ],
  },
  redeemToken: {
    status: [{ from: ['Active'], to: 'Fulfilled', zh: '兑换一次', call: 'app.redeem' }],
  },
} as const satisfies TransitionsOf<typeof platformLabels>;
