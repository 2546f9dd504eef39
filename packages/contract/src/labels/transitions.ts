// How things go from one state to the next: the table beside the labels of each status.
// Source: platform-core.md 4, game-services.md 4, passport.md 4, and the wire facts where these show no transition.

/** `from` is a state, several, or any; `by` the operation that does it, or a few words where nobody has to call. */
export interface Transition {
  readonly from: readonly string[] | 'any' | 'new';
  readonly to: string;
  /** Operation id, such as `billing.transactions.activate`. */
  readonly call?: string;
  readonly zh: string;
}

const step = (from: string, to: string, zh: string, call?: string): Transition => ({
  from: from === 'any' || from === 'new' ? from : from.split(' '),
  to,
  zh,
  ...(call !== undefined && { call }),
});

/** Steps by path of the label table, such as `transaction.status`. */
export const transitions: Readonly<Record<string, readonly Transition[]>> = {
  'organization.status': [
    step('new', 'Pending', '创建组织', 'org.create'),
    step('Pending', 'Approved', '审核通过', 'org.approve'),
    step('Pending Approved', 'Invalid', '作废', 'org.invalidate'),
  ],
  'transaction.status': [
    step('new', 'Pending', '创建充值、调整或退款', 'billing.transactions.create'),
    step('Pending', 'Active', '审核通过', 'billing.transactions.activate'),
    step('Pending', 'Invalid', '驳回', 'billing.transactions.invalidate'),
    step('Pending', 'Cancelled', '取消', 'billing.transactions.cancel'),
  ],
  'invoice.status': [
    step('new', 'Pending', '申请发票', 'billing.invoices.create'),
    step('Pending', 'Finished', '开具', 'billing.invoices.finish'),
    step('Pending', 'Invalid', '作废', 'billing.invoices.invalidate'),
    step('Pending', 'Cancelled', '交易取消时一并取消'),
  ],
  'billLog.status': [
    step('new', 'Pending', '开始出账', 'billing.bills.process'),
    step('Pending', 'Finished', '出账完成'),
  ],
  'certification.status': [
    step('new', 'Pending', '提交认证', 'certification.create'),
    step('Pending', 'Approved', '审核通过', 'certification.approve'),
    step('Pending Approved', 'Invalid', '作废', 'certification.invalidate'),
    step('Invalid', 'Pending', '修改后重新提交', 'certification.update'),
  ],
  'redeemToken.status': [step('Active', 'Fulfilled', '兑换一次', 'app.redeem')],
  'ticket.status': [
    step('new', 'Pending', '提交咨询', 'ticket.create'),
    step('Pending', 'Processing', '开始处理', 'ticket.update'),
    step('Pending Processing', 'Finished', '处理完成', 'ticket.update'),
    step('Pending Processing', 'Cancelled', '取消', 'ticket.update'),
  ],
  'mod.status': [
    step('new', 'not_start', '创建模组或新版本', 'cdn.mods.create'),
    step('not_start', 'ongoing', '提交审核', 'cdn.mods.inspect'),
    step('ongoing', 'success', '审核通过', 'cdn.mods.inspect'),
    step('ongoing', 'failed', '驳回', 'cdn.mods.inspect'),
    step('success failed', 'not_start', '上传新版本', 'cdn.mods.createVersion'),
  ],
  'mod.reportStatus': [
    step('', 'reported', '玩家举报', 'cdn.mods.report'),
    step('any', 'down', '下架', 'cdn.mods.inspect'),
    step('down', '', '恢复上架', 'cdn.mods.inspect'),
  ],
  'bundleAnalysis.status': [
    step('new', 'Pending', '提交分析', 'usage.cdn.analyzeBundle'),
    step('Pending', 'Running', '开始分析'),
    step('Running', 'Finished', '分析完成'),
    step('Pending Running', 'Failed', '分析失败'),
  ],
  'idDomain.reviewStatus': [
    step('None Rejected', 'Reviewing', '提交审核', 'passport.idDomains.sendForReview'),
    step('Reviewing', 'Approved', '设为正式环境', 'passport.idDomains.setProduction'),
  ],
  'smsTemplate.status': [
    step('new', 'Reviewing', '创建或修改模板', 'passport.smsTemplates.create'),
    step('Reviewing', 'Available', '审核通过'),
    step('Reviewing', 'Failed', '审核未通过'),
  ],
  'realm.status': [
    step('new', 'Created', '创建区服', 'passport.realms.create'),
    step('any', 'Open', '开放', 'passport.realms.update'),
    step('any', 'Maintenance', '进入维护', 'passport.realms.update'),
    step('any', 'Closed', '关闭', 'passport.realms.update'),
  ],
  'persona.status': [
    step('Active', 'Banned', '封禁', 'passport.personas.ban'),
    step('Banned', 'Active', '解封，或封禁到期', 'passport.personas.unban'),
    step('any', 'Sealed', '删除', 'passport.personas.remove'),
  ],
  'playerUser.status': [
    step('Active', 'Banned', '封禁', 'passport.users.ban'),
    step('Banned', 'Active', '解封，或封禁到期', 'passport.users.unban'),
    step('any', 'Sealed', '删除', 'passport.users.remove'),
  ],
  'entitlement.status': [
    step('new', 'Pending', '创建，尚未到开始时间', 'passport.entitlements.create'),
    step('Pending', 'Active', '到达开始时间'),
    step('Active', 'Expired', '到达结束时间'),
    step('Pending Active', 'Suspended', '暂停', 'passport.entitlements.suspend'),
    step('Suspended', 'Active', '恢复', 'passport.entitlements.restore'),
  ],
  'battlePass.status': [
    step('new', 'Pending', '创建战令', 'passport.battlePasses.create'),
    step('Pending Suspended', 'Active', '发布', 'passport.battlePasses.publish'),
    step('Active', 'Suspended', '撤回', 'passport.battlePasses.revoke'),
    step('Active', 'Expired', '到达结束时间'),
  ],
  'tokenClass.status': [
    step('new', 'unreleased', '创建礼包', 'passport.tokenClasses.create'),
    step('unreleased', 'pending', '发布，尚未到开始时间', 'passport.tokenClasses.release'),
    step('unreleased pending', 'active', '发布，或到达开始时间', 'passport.tokenClasses.release'),
    step('pending active', 'unreleased', '暂停', 'passport.tokenClasses.suspend'),
    step('active', 'expired', '到达结束时间'),
  ],
  'tokenInstance.status': [
    step('new', 'unused', '生成兑换码', 'passport.tokenInstances.generate'),
    step('unused', 'used', '玩家兑换', 'passport.playerGifts.redeem'),
    step('unused', 'invalid', '作废', 'passport.tokenInstances.invalidate'),
  ],
  'product.publishStatus': [
    step('unpublished', 'published', '上架', 'passport.products.publish'),
    step('published', 'unpublished', '下架', 'passport.products.revoke'),
  ],
  'order.status': [
    step('new', 'Pending', '创建真实货币订单', 'passport.payments.create'),
    step('new', 'Charged', '用虚拟货币购买，已扣款', 'passport.products.purchase'),
    step('Pending', 'Charged', '支付成功通知', 'passport.payments.notify'),
    step('Pending', 'ChargeFailed', '支付失败通知', 'passport.payments.notify'),
    step('Charged', 'Fulfilled', '发放成功'),
    step('Charged', 'FulfillFailed', '发放失败'),
    step('FulfillFailed', 'Fulfilled', '重新发放', 'passport.transactions.reFulfil'),
    step('Charged Fulfilled FulfillFailed', 'Refunded', '退款通知', 'passport.payments.notify'),
  ],
  'achievementMeta.releaseStatus': [
    step('unreleased', 'released', '发布', 'passport.achievements.release'),
    step('released', 'unreleased', '撤回', 'passport.achievements.revoke'),
  ],
  'personaAchievement.achieveStatus': [
    step('not_achieved', 'achieved', '达到目标值', 'passport.personaAchievements.update'),
  ],
  'personaAchievement.redeemStatus': [
    step('not_redeemed', 'redeemed', '领取奖励', 'passport.playerAchievements.redeem'),
  ],
  'inboxRecord.status': [
    step('new', 'Scheduled', '定时发送', 'passport.inboxMessages.send'),
    step('Scheduled', 'Sent', '到达发送时间'),
    step('new', 'Sent', '立即发送', 'passport.inboxMessages.send'),
    step('Scheduled Sent', 'Recalled', '撤回', 'passport.inboxRecords.recall'),
  ],
  'inboxMessage.status': [
    step('new', 'Unread', '收到邮件'),
    step('Unread', 'Unconsumed', '阅读带附件的邮件', 'passport.playerInbox.read'),
    step('Unread', 'Completed', '阅读没有附件的邮件', 'passport.playerInbox.read'),
    step('Unread Unconsumed', 'Completed', '领取附件', 'passport.playerInbox.consume'),
  ],
  'billboard.status': [
    step('new', 'billboardPending', '创建公告', 'passport.billboards.create'),
    step('billboardPending billboardRevoked', 'billboardScheduled', '定时发布', 'passport.billboards.publish'),
    step('billboardPending billboardRevoked', 'billboardPublished', '立即发布', 'passport.billboards.publish'),
    step('billboardScheduled', 'billboardPublished', '到达发布时间'),
    step('billboardScheduled billboardPublished', 'billboardRevoked', '撤回，或到期', 'passport.billboards.revoke'),
  ],
  'quest.status': [
    step('new', 'questPending', '创建任务', 'passport.quests.create'),
    step('questPending', 'questPartialPublished', '发布部分任务项', 'passport.questItems.publish'),
    step('questPending questPartialPublished', 'questPublished', '全部发布', 'passport.quests.publish'),
    step('questPartialPublished questPublished', 'questPending', '全部撤回', 'passport.quests.revoke'),
    step('questPublished', 'questPartialPublished', '撤回部分任务项', 'passport.questItems.revoke'),
  ],
  'questItem.status': [
    step('unpublished', 'published', '发布', 'passport.questItems.publish'),
    step('published', 'unpublished', '撤回', 'passport.questItems.revoke'),
  ],
  'leaderboardVersion.status': [step('Current', 'Archived', '重置', 'passport.leaderboards.reset')],
  'leaderboard.rewardState': [
    step('false', 'true', '玩家领取'),
    step('false true', 'success', '发放奖励', 'passport.leaderboardVersions.issueRewards'),
  ],
  'report.status': [
    step('new', 'Reviewing', '玩家举报', 'passport.playerReports.create'),
    step('any', 'Reviewing', '重新审核', 'passport.reports.update'),
    step('Reviewing', 'Cleared', '判定无违规', 'passport.reports.update'),
    step('Reviewing', 'Actioned', '判定违规并处理', 'passport.reports.update'),
    step('Reviewing', 'Revoked', '举报人撤回', 'passport.playerReports.revoke'),
  ],
  'friendRequest.status': [
    step('new', 'Pending', '发送申请', 'passport.playerFriendRequests.send'),
    step('Pending', 'Approved', '同意', 'passport.playerFriendRequests.approve'),
    step('Pending', 'Rejected', '拒绝', 'passport.playerFriendRequests.reject'),
    step('Pending', 'Revoked', '撤回', 'passport.playerFriendRequests.revoke'),
  ],
  'guildRequest.status': [
    step('new', 'Pending', '申请加入', 'passport.playerGuilds.join'),
    step('Pending', 'Approved', '同意', 'passport.playerGuilds.approve'),
    step('Pending', 'Rejected', '拒绝', 'passport.playerGuilds.reject'),
  ],
  'profileRevision.status': [
    step('new', 'draft', '创建版本', 'multiverse.revisions.create'),
    step('draft archived', 'released', '发布', 'multiverse.revisions.release'),
    step('released', 'archived', '发布另一个版本时归档'),
  ],
  'allocation.status': [
    step('new', 'created', '分配服务器', 'multiverse.allocations.create'),
    step('created', 'allocated', '服务器就绪'),
    step('created', 'failed', '启动失败'),
    step('created', 'canceled', '就绪前取消', 'multiverse.allocations.remove'),
    step('allocated', 'unhealthy', '心跳失败'),
    step('allocated unhealthy', 'deallocated', '释放，或存活时间已到', 'multiverse.allocations.remove'),
  ],
  'testServer.status': [
    step('new', 'creating', '启动测试服务器', 'multiverse.testServers.start'),
    step('creating', 'running', '服务器就绪'),
    step('creating', 'failed', '启动失败'),
    step('running', 'stopped', '停止', 'multiverse.testServers.stop'),
  ],
  'room.status': [
    step('new', 'CREATED', '创建房间', 'sync.rooms.create'),
    step('CREATED', 'SERVER_ALLOCATED', '分配服务器'),
    step('CREATED', 'ALLOCATION_FAILED', '分配失败'),
    step('SERVER_ALLOCATED', 'READY', '房间就绪'),
    step('READY', 'RUNNING', '开始游戏', 'sync.rooms.run'),
    step('RUNNING', 'READY', '重新开放', 'sync.rooms.reopen'),
    step('SERVER_ALLOCATED READY RUNNING', 'CLOSED', '关闭', 'sync.rooms.close'),
  ],
  'plugin.status': [
    step('new', 'draft', '创建插件', 'sync.plugins.create'),
    step('draft released failed', 'building', '发布', 'sync.plugins.release'),
    step('building', 'released', '构建成功'),
    step('building', 'failed', '构建失败'),
  ],
  'perfSession.status': [
    step('new', 'Init', '创建性能测试', 'sync.perfSessions.create'),
    step('Init', 'Running', '开始运行'),
    step('Running', 'Finished', '运行结束'),
    step('Init Running', 'Failed', '运行失败'),
  ],
  'matchApp.status': [
    step('new', 'open', '开通匹配', 'match.apps.open'),
    step('open', 'closed', '关闭匹配', 'match.apps.close'),
  ],
  'matchTicket.status': [
    step('new', 'searching', '创建票据', 'match.tickets.create'),
    step('searching', 'matched', '匹配成功'),
    step('matched', 'assigned', '分配到服务器或房间'),
    step('matched', 'failed', '分配失败'),
    step('searching', 'timeout', '超时'),
    step('searching', 'canceled', '取消', 'match.tickets.cancel'),
  ],
  'funcFunction.status': [
    step('disabled', 'enabled', '启用', 'func.functions.enable'),
    step('enabled', 'disabled', '停用', 'func.functions.disable'),
  ],
  'funcServer.status': [
    step('new', 'created', '创建服务器', 'func.servers.create'),
    step('created', 'running', '启动成功'),
    step('created', 'failed', '启动失败'),
    step('running', 'unhealthy', '心跳失败'),
    step('running unhealthy failed', 'deleting', '删除', 'func.servers.remove'),
    step('deleting', 'deleted', '删除完成'),
  ],
  'statelessFunction.status': [
    step('new', 'creating', '上传第一个版本', 'stateless.versions.create'),
    step('creating', 'active', '部署完成'),
    step('active', 'updating', '上传新版本', 'stateless.versions.update'),
    step('updating', 'active', '更新完成'),
    step('active', 'updated', '被新版本替换后停用'),
    step('active updated', 'rollbacking', '回滚', 'stateless.functions.rollback'),
    step('rollbacking', 'active', '回滚完成'),
    step('active updated', 'deleting', '停用', 'stateless.functions.disable'),
    step('deleting', 'deleted', '停用完成'),
  ],
  'pushServer.status': [
    step('new', 'created', '创建服务器', 'push.apps.create'),
    step('created', 'running', '启动成功'),
    step('created', 'failure', '启动失败'),
    step('running', 'waiting_exited', '切换版本后等待连接退出', 'push.serverVersions.assign'),
    step('running waiting_exited', 'deleted', '删除'),
  ],
  'bakingSession.status': [
    step('new', 'Initial', '创建烘焙任务', 'baking.sessions.create'),
    step('Initial', 'Preparing', '申请节点'),
    step('Preparing', 'Running', '节点就绪'),
    step('Running', 'Finished', '完成', 'baking.sessions.done'),
    step('Initial Preparing Running', 'Canceled', '取消', 'baking.sessions.cancel'),
    step('Initial Preparing Running', 'Failed', '失败', 'baking.sessions.fail'),
  ],
  'override.status': [
    step('disable', 'enable', '启用', 'remoteConfig.overrides.enable'),
    step('enable', 'disable', '停用', 'remoteConfig.overrides.disable'),
  ],
  'database.status': [
    step('new', 'creating', '创建数据库', 'storage.databases.create'),
    step('creating', 'running', '创建成功'),
    step('creating', 'failure', '创建失败'),
    step('running', 'restarting', '重启', 'storage.databases.restart'),
    step('restarting', 'running', '重启完成'),
    step('running failure', 'deleting', '删除', 'storage.databases.remove'),
    step('deleting', 'deleted', '删除完成'),
  ],
  'database.proxyStatus': [
    step('off', 'opening', '开启外网访问', 'storage.databases.createProxy'),
    step('opening', 'on', '开启完成'),
    step('on', 'closing', '关闭外网访问', 'storage.databases.releaseProxy'),
    step('closing', 'off', '关闭完成'),
  ],
  'databaseTask.status': [
    step('new', 'INITIAL', '提交异步操作'),
    step('INITIAL', 'RUNNING', '开始执行'),
    step('RUNNING', 'SUCCESS', '执行成功'),
    step('RUNNING', 'FAILED', '执行失败'),
  ],
  'backup.status': [
    step('new', 'UNKNOWN', '创建备份', 'storage.databases.backup'),
    step('UNKNOWN', 'RUNNING', '开始备份'),
    step('RUNNING', 'SUCCESS', '备份成功'),
    step('RUNNING', 'FAILED', '备份失败'),
  ],
  'stacktraceRecord.status': [
    step('new', 'finished', '还原全部堆栈', 'stacktrace.parse'),
    step('new', 'partial_finished', '还原部分堆栈', 'stacktrace.parse'),
    step('new', 'failed', '无法还原', 'stacktrace.parse'),
    step('failed partial_finished', 'finished', '补充符号文件后重新还原', 'stacktrace.records.reParse'),
  ],
  'protection.status': [
    step('new', 'processing', '提交加固', 'safe.protect'),
    step('processing', 'succeed', '加固成功'),
    step('processing', 'failed', '加固失败'),
  ],
  'windPublish.status': [
    step('new', 'Pending', '提交发布', 'wind.publish'),
    step('Pending', 'Uploading', '上传包体'),
    step('Uploading', 'Submitted', '提交商店审核'),
    step('Submitted', 'Published', '发布成功'),
    step('Pending Uploading Submitted', 'Failed', '发布失败'),
  ],
  'deviceSession.status': [
    step('new', 'Running', '开始真机测试', 'device.sessions.start'),
    step('Running', 'Finished', '测试结束'),
    step('Running', 'Failed', '测试失败'),
  ],
};
