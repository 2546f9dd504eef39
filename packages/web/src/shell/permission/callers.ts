// Generated from the contract by `npm run gen`; do not edit.
/**
 * Operations by service: `owner` and `operator` are the least of an app's people who may call them, members may call
 * all others; `billing` is what billing administrators may call. The last words of keys stand behind what is before
 * them: `buckets create remove, me refreshCache`.
 */
export const callers: Readonly<Record<string, Readonly<Partial<Record<'owner' | 'operator' | 'billing', string>>>>> = {
  session: {
    owner: ' linkPartner',
    billing: ' baseInfo login adminLogin billingLogin check logout webVersion served uploadCredential',
  },
  app: {
    owner: ' update redeem, services set, secrets regenerate, self get update enableService',
    operator: 'redeemTokens create',
  },
  org: {
    owner: 'members add update rm',
    operator: ' approve invalidate',
    billing: ' list',
  },
  usage: {
    owner: 'cdn clearProxyCache',
    operator: 'cdn aggregation topK, apps dailyActive dailyNew',
    billing: ' sampleCode',
  },
  cdn: {
    owner:
      'buckets create update remove promote, releases create, entries create update remove upsertMany removeMany uploadToken removeDirectory, badges set remove, me refreshCache generateMapping, mods inspect create createVersion createEntry report',
    billing: 'content byBadgePath byBadge byReleasePath byRelease byHeadPath byHead byEntry byVersion',
  },
  passport: {
    owner:
      'idDomains create update sendForReview notifyAppSecretUpdate, idProviders create update remove, termsOfService create update remove, smsTemplates create update remove enable, config set, login external token, realms create update remove, users update setRealName remove ban unban setBanActions clearScores tag untag, personas update remove ban unban setBanActions clearScores tag untag, tags create update remove, entitlements create update remove suspend restore, guilds approve reject handOver dismiss, guildRoles create update remove, reports update remove, leaderboards create update remove reset, leaderboardScores submit clear, leaderboardVersions memberScore issueRewards, leaderboardSchedules create update cancel, resources create update remove import, categories create update remove publishProducts revokeProducts, products create update remove publish revoke purchase import, transactions reFulfil, payments notify create, inventory update, tokenClasses create update remove release suspend, tokenInstances generate invalidate invalidateMany export, inboxTemplates create update remove, inboxMessages send sendMany, inboxRecords recall, achievements create update remove release revoke import, personaAchievements update, battlePasses create update remove publish revoke, battlePassSlots create update remove, personaBattlePasses remove removeAll, quests create remove import publish revoke, questItems create publish revoke remove, personaQuests fetch, billboards create update remove publish revoke import, playerLogin publicInfo sendCode phone oauth accessToken, playerTermsOfService list, playerPersonas select, antiAddiction recordPayment, playerInventory deposit, playerBattlePasses addExp unlock claim, playerQuests fetch search update redeem, playerBillboards list',
    operator: 'idDomains setProduction',
    billing:
      'metrics topK aggregation, apiDocs developer player, login refreshToken keys beginWeb wechatCallback qqCallback, playerLogin refreshToken',
  },
  multiverse: {
    owner:
      ' refreshToken, games create update, regions create update remove, profiles create update remove, revisions create update remove release, images transferToken create remove rebuild, testServers start stop, allocations create remove',
    operator:
      'games resourceFactor setResourceFactor usageAdjustFactor setUsageAdjustFactor, statistics sum topGames, placeholderSchedules list update, locations list, locationRatios list create update remove',
    billing: ' ping, images systems, allocations logFile',
  },
  sync: {
    owner:
      ' init recache, config set, profiles create update remove setPlugin, rooms create close run reopen, serviceRooms create join leave, plugins create update remove transferToken release, perfSessions create',
    operator: 'config search, tiers create update, rooms byPod, usage sort',
  },
  match: {
    owner:
      ' refreshAuthCache refreshRegionsCache, apps open close, configs create update remove releaseTickets releaseBackfills, tickets create get cancel, backfills start get stop',
    operator: 'apps ticketTopK',
  },
  func: {
    owner:
      ' refreshToken, functions create update enable disable endpoint, servers create update remove, autoscaler create update remove, logs enable',
    operator: 'usage aggregation topK',
  },
  stateless: {
    owner:
      ' refreshToken, functions create update enable disable sync rollback setDefaultEnv setGateway, versions create update remove redeploy transferToken, triggers set disable',
    operator: 'usage aggregation topK',
    billing: 'runtimes list, entries invoke fetch',
  },
  push: {
    owner:
      ' refreshAuthCache, apps create update connectToken, channels create update removeMany, messages send notify',
    operator: 'apps usageSum usageTopK, serverConfigs list, serverVersions list create update remove assign',
  },
  baking: {
    owner: ' init refreshToken, sessions create cancel done fail, nodes heartbeat',
    operator: 'usage sum top',
  },
  storage: {
    owner:
      ' refreshAuthCache, databases create remove resetPassword createProxy releaseProxy upgrade restart backup query, backups downloadUrls restore remove plan',
    operator: 'databases listAll dailyNew topK',
  },
  save: {
    owner:
      ' refreshToken, files uploadToken set remove removeMany, versions restore, profilePictures uploadToken set removeMany, appConfig set',
    operator: 'usage top',
  },
  remoteConfig: {
    owner:
      ' refreshToken, configs create update remove removeMany, overrides create update remove removeMany enable disable, variants set, document set, versions restore, settings get resolve',
    operator: 'usages byApp',
  },
  stacktrace: {
    owner: ' initialize refreshToken report, symbols create remove uploadCredential, records setTags reParse',
    operator: 'metrics aggregation topK',
  },
  hello: {
    owner: 'orgs create, projects refactor, tokens create',
    operator: 'usages top compute',
  },
  safe: {
    owner: ' refreshToken enable update uploadUrl protect report, sha1s create remove, config set',
    operator: 'metrics aggregation topK',
  },
  wind: {
    owner: ' publish',
  },
  upr: {
    owner: 'sessions create',
  },
  device: {
    owner: ' update token, sessions start, packages create remove',
    operator: ' aggregation topK',
  },
  metrics: {
    owner: ' appInfo clearCache bindUserRoles',
  },
  billing: {
    operator:
      'bills list process, billLogs list, monthly transactions billDiff, transactions activate invalidate, invoices finish invalidate',
    billing:
      'bills list byOrganization createLink, monthly amount transactions bills billDiff trend, balances list, transactions list create get update cancel activate invalidate, invoices list update file finish invalidate',
  },
  certification: {
    operator: ' approve invalidate',
    billing: ' list get update approve invalidate',
  },
  user: {
    operator: ' list clearLoginState',
  },
  ticket: {
    operator: ' update',
    billing: ' get contactUs',
  },
  serviceToken: {
    operator: ' list generate regenerate remove',
  },
  knowledge: {
    billing: ' ask history clearHistory searchDocuments',
  },
  alert: {
    owner: 'records report, monitors create',
    operator: 'records create, mails send outbox',
  },
};
