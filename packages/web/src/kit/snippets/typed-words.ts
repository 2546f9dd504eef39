// Generated from the contract by `npm run gen`; do not edit.
/** Words behind the service, by operation id. */
export const typedWords: Readonly<Record<string, string>> = {
  'cdn.me.uos': 'me app',
  'cdn.me.refreshCache': 'refresh-secret',
  'cdn.content.byHeadPath': 'content latest-by-path',
  'cdn.content.byHead': 'content latest',
  'passport.idDomains.notifyAppSecretUpdate': 'refresh-secret',
  'passport.metrics.operation': 'usage trend',
  'passport.metrics.topK': 'usage top',
  'passport.metrics.aggregation': 'usage total',
  'multiverse.refreshToken': 'refresh-secret',
  'multiverse.allocations.get': 'server get',
  'multiverse.allocations.remove': 'server rm',
  'multiverse.allocations.metrics': 'server metrics',
  'multiverse.allocations.count': 'server count',
  'multiverse.allocations.logFile': 'server log-file',
  'multiverse.statistics.sumByGame': 'usage total',
  'sync.recache': 'refresh-secret',
  'sync.usage.sum': 'usage total',
  'match.refreshAuthCache': 'refresh-secret',
  'match.apps.ticketSum': 'usage total',
  'func.refreshToken': 'refresh-secret',
  'stateless.refreshToken': 'refresh-secret',
  'push.refreshAuthCache': 'refresh-secret',
  'push.apps.usage': 'usage daily',
  'baking.refreshToken': 'refresh-secret',
  'baking.usage.app': 'usage daily',
  'storage.refreshAuthCache': 'refresh-secret',
  'save.refreshToken': 'refresh-secret',
  'save.usage.sum': 'usage total',
  'remoteConfig.refreshToken': 'refresh-secret',
  'stacktrace.refreshToken': 'refresh-secret',
  'hello.projects.refactor': 'project repair',
  'hello.usages.sum': 'usage total',
  'safe.refreshToken': 'refresh-secret',
  'metrics.clearCache': 'refresh-secret',
};

const WRITTEN =
  'session.login session.adminLogin session.billingLogin session.check session.logout session.served app.list app.create app.get app.redeem app.services.set app.secrets.regenerate app.self.enableService org.list org.create org.members.list org.members.add org.members.update org.members.rm org.projects.list org.projects.create usage.cdn.statistics usage.cdn.analyzeBundle cdn.buckets.list cdn.buckets.create cdn.buckets.get cdn.buckets.update cdn.buckets.remove cdn.buckets.promote cdn.releases.list cdn.releases.create cdn.releases.get cdn.releases.getByBadge cdn.releases.entries cdn.releases.entriesByFuzzy cdn.entries.list cdn.entries.get cdn.entries.remove cdn.entries.removeMany cdn.entries.removeDirectory cdn.entries.byFuzzy cdn.badges.list cdn.badges.set cdn.badges.remove passport.realms.search passport.realms.get passport.realms.create passport.realms.update passport.realms.remove passport.transactions.reFulfil passport.inventory.update passport.tokenInstances.generate passport.tokenInstances.invalidate passport.tokenInstances.invalidateMany passport.tokenInstances.export passport.inboxMessages.send passport.inboxMessages.sendMany passport.inboxRecords.recall multiverse.revisions.create multiverse.images.transferToken multiverse.images.create multiverse.images.follow multiverse.testServers.follow multiverse.allocations.list multiverse.allocations.create multiverse.allocations.log multiverse.allocations.follow multiverse.servers.list func.servers.list func.autoscaler.get func.autoscaler.remove func.logs.search func.logs.follow push.messages.send push.messages.notify storage.databases.list storage.databases.create storage.databases.remove storage.databases.resetPassword storage.databases.createProxy storage.databases.releaseProxy storage.databases.upgrade storage.databases.restart storage.databases.backup storage.databases.query storage.databases.slowQueries storage.backups.downloadUrls storage.backups.restore save.files.list save.files.get save.files.uploadToken save.files.set save.files.remove save.files.removeMany save.versions.list save.versions.restore save.profilePictures.list save.profilePictures.removeMany save.appConfig.get save.appConfig.set remoteConfig.document.get remoteConfig.document.set remoteConfig.versions.list remoteConfig.versions.restore remoteConfig.settings.simulate stacktrace.parse stacktrace.symbols.uploadCredential stacktrace.missing.list billing.bills.byOrganization billing.bills.createLink billing.monthly.amount billing.monthly.trend billing.balances.list billing.transactions.list billing.transactions.create billing.transactions.get billing.transactions.cancel billing.invoices.list billing.invoices.create billing.invoices.file payment.create ticket.list ticket.create ticket.get knowledge.ask knowledge.history knowledge.clearHistory knowledge.searchDocuments alert.records.list';

/** Made by id, with `uos api`. */
export const writtenCalls: ReadonlySet<string> = new Set(WRITTEN.split(' '));
