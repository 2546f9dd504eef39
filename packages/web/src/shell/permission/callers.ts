// Generated from the contract by `npm run gen`; do not edit.
/**
 * Operations by service: `owner` and `operator` are the least of an app's people who may call them, members may call
 * all others; `billing` is what billing administrators may call.
 */
export const callers: Readonly<Record<string, Readonly<Partial<Record<'owner' | 'operator' | 'billing', string>>>>> = {
  session: {
    owner: 'linkPartner',
    billing: 'baseInfo login adminLogin billingLogin check logout webVersion served uploadCredential',
  },
  app: {
    owner: 'update redeem services.set secrets.regenerate self.get self.update self.enableService',
    operator: 'redeemTokens.create',
  },
  org: {
    owner: 'members.add members.update members.rm',
    operator: 'approve invalidate',
    billing: 'list',
  },
  usage: {
    owner: 'cdn.clearProxyCache',
    operator: 'cdn.aggregation cdn.topK apps.dailyActive apps.dailyNew',
    billing: 'sampleCode',
  },
  cdn: {
    owner:
      'buckets.create buckets.update buckets.remove buckets.promote releases.create entries.create entries.update entries.remove entries.upsertMany entries.removeMany entries.uploadToken entries.removeDirectory badges.set badges.remove me.refreshCache me.generateMapping mods.inspect mods.create mods.createVersion mods.createEntry mods.report',
    billing:
      'content.byBadgePath content.byBadge content.byReleasePath content.byRelease content.byHeadPath content.byHead content.byEntry content.byVersion',
  },
  passport: {
    owner:
      'idDomains.create idDomains.update idDomains.sendForReview idDomains.notifyAppSecretUpdate idProviders.create idProviders.update idProviders.remove termsOfService.create termsOfService.update termsOfService.remove smsTemplates.create smsTemplates.update smsTemplates.remove smsTemplates.enable config.set login.external login.token realms.create realms.update realms.remove users.update users.setRealName users.remove users.ban users.unban users.setBanActions users.clearScores users.tag users.untag personas.update personas.remove personas.ban personas.unban personas.setBanActions personas.clearScores personas.tag personas.untag tags.create tags.update tags.remove entitlements.create entitlements.update entitlements.remove entitlements.suspend entitlements.restore guilds.approve guilds.reject guilds.handOver guilds.dismiss guildRoles.create guildRoles.update guildRoles.remove reports.update reports.remove leaderboards.create leaderboards.update leaderboards.remove leaderboards.reset leaderboardScores.submit leaderboardScores.clear leaderboardVersions.memberScore leaderboardVersions.issueRewards leaderboardSchedules.create leaderboardSchedules.update leaderboardSchedules.cancel resources.create resources.update resources.remove resources.import categories.create categories.update categories.remove categories.publishProducts categories.revokeProducts products.create products.update products.remove products.publish products.revoke products.purchase products.import transactions.reFulfil payments.notify payments.create inventory.update tokenClasses.create tokenClasses.update tokenClasses.remove tokenClasses.release tokenClasses.suspend tokenInstances.generate tokenInstances.invalidate tokenInstances.invalidateMany tokenInstances.export inboxTemplates.create inboxTemplates.update inboxTemplates.remove inboxMessages.send inboxMessages.sendMany inboxRecords.recall achievements.create achievements.update achievements.remove achievements.release achievements.revoke achievements.import personaAchievements.update battlePasses.create battlePasses.update battlePasses.remove battlePasses.publish battlePasses.revoke battlePassSlots.create battlePassSlots.update battlePassSlots.remove personaBattlePasses.remove personaBattlePasses.removeAll quests.create quests.remove quests.import quests.publish quests.revoke questItems.create questItems.publish questItems.revoke questItems.remove personaQuests.fetch billboards.create billboards.update billboards.remove billboards.publish billboards.revoke billboards.import playerLogin.publicInfo playerLogin.sendCode playerLogin.phone playerLogin.oauth playerLogin.accessToken playerTermsOfService.list playerPersonas.select antiAddiction.recordPayment playerInventory.deposit playerBattlePasses.addExp playerBattlePasses.unlock playerBattlePasses.claim playerQuests.fetch playerQuests.search playerQuests.update playerQuests.redeem playerBillboards.list',
    operator: 'idDomains.setProduction',
    billing:
      'metrics.topK metrics.aggregation apiDocs.developer apiDocs.player login.refreshToken login.keys login.beginWeb login.wechatCallback login.qqCallback playerLogin.refreshToken',
  },
  multiverse: {
    owner:
      'refreshToken games.create games.update regions.create regions.update regions.remove profiles.create profiles.update profiles.remove revisions.create revisions.update revisions.remove revisions.release images.transferToken images.create images.remove images.rebuild testServers.start testServers.stop allocations.create allocations.remove',
    operator:
      'games.resourceFactor games.setResourceFactor games.usageAdjustFactor games.setUsageAdjustFactor statistics.sum statistics.topGames placeholderSchedules.list placeholderSchedules.update locations.list locationRatios.list locationRatios.create locationRatios.update locationRatios.remove',
    billing: 'ping images.systems allocations.logFile',
  },
  sync: {
    owner:
      'init recache config.set profiles.create profiles.update profiles.remove profiles.setPlugin rooms.create rooms.close rooms.run rooms.reopen serviceRooms.create serviceRooms.join serviceRooms.leave plugins.create plugins.update plugins.remove plugins.transferToken plugins.release perfSessions.create',
    operator: 'config.search tiers.create tiers.update rooms.byPod usage.sort',
  },
  match: {
    owner:
      'refreshAuthCache refreshRegionsCache apps.open apps.close configs.create configs.update configs.remove configs.releaseTickets configs.releaseBackfills tickets.create tickets.get tickets.cancel backfills.start backfills.get backfills.stop',
    operator: 'apps.ticketTopK',
  },
  func: {
    owner:
      'refreshToken functions.create functions.update functions.enable functions.disable functions.endpoint servers.create servers.update servers.remove autoscaler.create autoscaler.update autoscaler.remove logs.enable',
    operator: 'usage.aggregation usage.topK',
  },
  stateless: {
    owner:
      'refreshToken functions.create functions.update functions.enable functions.disable functions.sync functions.rollback functions.setDefaultEnv functions.setGateway versions.create versions.update versions.remove versions.redeploy versions.transferToken triggers.set triggers.disable',
    operator: 'usage.aggregation usage.topK',
    billing: 'runtimes.list entries.invoke entries.fetch',
  },
  push: {
    owner:
      'refreshAuthCache apps.create apps.update apps.connectToken channels.create channels.update channels.removeMany messages.send messages.notify',
    operator:
      'apps.usageSum apps.usageTopK serverConfigs.list serverVersions.list serverVersions.create serverVersions.update serverVersions.remove serverVersions.assign',
  },
  baking: {
    owner: 'init refreshToken sessions.create sessions.cancel sessions.done sessions.fail nodes.heartbeat',
    operator: 'usage.sum usage.top',
  },
  storage: {
    owner:
      'refreshAuthCache databases.create databases.remove databases.resetPassword databases.createProxy databases.releaseProxy databases.upgrade databases.restart databases.backup backups.downloadUrls',
    operator: 'databases.listAll databases.dailyNew databases.topK',
  },
  save: {
    owner:
      'refreshToken files.uploadToken files.set files.remove files.removeMany versions.restore profilePictures.uploadToken profilePictures.set profilePictures.removeMany appConfig.set',
    operator: 'usage.top',
  },
  remoteConfig: {
    owner:
      'refreshToken configs.create configs.update configs.remove configs.removeMany overrides.create overrides.update overrides.remove overrides.removeMany overrides.enable overrides.disable variants.set document.set versions.restore settings.get settings.resolve',
    operator: 'usages.byApp',
  },
  stacktrace: {
    owner:
      'initialize refreshToken report symbols.create symbols.remove symbols.uploadCredential records.setTags records.reParse',
    operator: 'metrics.aggregation metrics.topK',
  },
  hello: {
    owner: 'orgs.create projects.refactor tokens.create',
    operator: 'usages.top usages.compute',
  },
  safe: {
    owner: 'refreshToken enable update uploadUrl protect report sha1s.create sha1s.remove config.set',
    operator: 'metrics.aggregation metrics.topK',
  },
  wind: {
    owner: 'publish',
  },
  upr: {
    owner: 'sessions.create',
  },
  device: {
    owner: 'update token sessions.start packages.create packages.remove',
    operator: 'aggregation topK',
  },
  metrics: {
    owner: 'appInfo clearCache bindUserRoles',
  },
  billing: {
    operator:
      'bills.list bills.process billLogs.list monthly.transactions monthly.billDiff transactions.activate transactions.invalidate invoices.finish invoices.invalidate',
    billing:
      'bills.list bills.byOrganization bills.createLink monthly.amount monthly.transactions monthly.bills monthly.billDiff monthly.trend balances.list transactions.list transactions.create transactions.get transactions.update transactions.cancel transactions.activate transactions.invalidate invoices.list invoices.update invoices.file invoices.finish invoices.invalidate',
  },
  certification: {
    operator: 'approve invalidate',
    billing: 'list get update approve invalidate',
  },
  user: {
    operator: 'list clearLoginState',
  },
  ticket: {
    operator: 'update',
    billing: 'get contactUs',
  },
  serviceToken: {
    operator: 'list generate regenerate remove',
  },
  knowledge: {
    billing: 'ask history clearHistory searchDocuments',
  },
  alert: {
    owner: 'records.report monitors.create',
    operator: 'records.create mails.send mails.outbox',
  },
};
