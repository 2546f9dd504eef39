// Player accounts, one file per resource as in the contract.
import { passport } from '@uos/contract';
import { allNotBuilt, type Handlers } from '#kernel/call/call';
import { achievements } from './achievements/achievements.ts';
import { personaAchievements, playerAchievements } from './achievements/progress.ts';
import { apiDocs } from './api-docs.ts';
import { battlePasses } from './battle-passes/passes.ts';
import { personaBattlePasses } from './battle-passes/personas.ts';
import { playerBattlePasses } from './battle-passes/play.ts';
import { battlePassSlots } from './battle-passes/slots.ts';
import { categories } from './economy/categories.ts';
import { inventory, playerInventory } from './economy/inventory.ts';
import { products } from './economy/products.ts';
import { resources } from './economy/resources.ts';
import { playerProducts, purchase } from './economy/shop.ts';
import { payments, transactions } from './economy/transactions.ts';
import { entitlements, playerEntitlements } from './entitlements/entitlements.ts';
import { tokenClasses } from './gifts/classes.ts';
import { tokenInstances } from './gifts/instances.ts';
import { playerGifts } from './gifts/redeem.ts';
import { guilds, personaGuilds } from './guilds/guilds.ts';
import { guildMembers } from './guilds/members.ts';
import { guildOversight } from './guilds/oversee.ts';
import { guildLife } from './guilds/play.ts';
import { guildRoles } from './guilds/roles.ts';
import { idDomains } from './id-domains.ts';
import { inboxMessages, inboxRecords } from './inbox/messages.ts';
import { playerInbox } from './inbox/play.ts';
import { inboxTemplates } from './inbox/templates.ts';
import { leaderboards } from './leaderboards/boards.ts';
import { playerLeaderboards } from './leaderboards/play.ts';
import { rewardsOfVersions } from './leaderboards/rewards.ts';
import { leaderboardScores, personaScores, userScores } from './leaderboards/scores.ts';
import { leaderboardSchedules, leaderboardVersions } from './leaderboards/versions.ts';
import { rateLimits } from './limits/usage.ts';
import { metrics } from './metrics/metrics.ts';
import { antiAddiction, minorPayments } from './minors/anti-addiction.ts';
import { billboards, playerBillboards } from './notices/notices.ts';
import { external } from './players/login/external.ts';
import { accessToken, publicInfo, refreshToken } from './players/login/player-login.ts';
import { token } from './players/login/token.ts';
import { playerPersonas, playerRealms, playerUsers } from './players/own.ts';
import { personas } from './players/personas.ts';
import { keys } from './players/tokens/keys.ts';
import { refreshTokens } from './players/tokens/refresh.ts';
import { users } from './players/users.ts';
import { questItems } from './quests/items.ts';
import { personaQuests } from './quests/personas.ts';
import { playerQuests } from './quests/play.ts';
import { quests } from './quests/quests.ts';
import { realms } from './realms.ts';
import { playerReports, reports } from './reports/reports.ts';
import { config } from './setup/settings.ts';
import { linkAccount, oauth } from './setup/sign-in/oauth/oauth.ts';
import { beginWeb, qqCallback, wechatCallback } from './setup/sign-in/oauth/web-login.ts';
import { idProviders } from './setup/sign-in/providers.ts';
import { playerTermsOfService, termsOfService } from './setup/sign-in/terms.ts';
import { sendCode, verificationCodeLogs } from './setup/sms/codes.ts';
import { bindPhone, phone } from './setup/sms/sign-in.ts';
import { smsTemplates } from './setup/sms/templates.ts';
import { playerFriendBlacklist } from './social/blacklist.ts';
import { personaFriends, playerFriends } from './social/friends.ts';
import { playerPresences } from './social/presences.ts';
import { playerFriendRequests } from './social/requests.ts';
import { personaTags, tags, userTags } from './tags/tags.ts';

const none = allNotBuilt(passport);

export const passportHandlers: Handlers<typeof passport> = {
  ...none,
  apiDocs,
  idDomains: { ...idDomains, verificationCodeLogs },
  realms,
  login: { external, token, keys, refreshToken: refreshTokens, beginWeb, wechatCallback, qqCallback },
  users: { ...users, ...userTags, ...userScores },
  personas: { ...personas, ...personaTags, ...personaFriends, ...personaGuilds, ...personaScores },
  playerLogin: { publicInfo, accessToken, refreshToken, sendCode, phone, oauth },
  playerRealms,
  playerUsers: { ...playerUsers, bindPhone, linkAccount },
  playerPersonas,
  config,
  rateLimits,
  metrics,
  antiAddiction,
  minorPayments,
  tags,
  entitlements,
  playerEntitlements,
  guilds: { ...guilds, ...guildOversight },
  guildRoles,
  playerGuilds: { ...guildLife, ...guildMembers },
  playerFriends,
  playerFriendRequests,
  playerFriendBlacklist,
  playerPresences,
  leaderboards,
  leaderboardScores,
  leaderboardVersions: { ...none.leaderboardVersions, ...leaderboardVersions, ...rewardsOfVersions },
  leaderboardSchedules,
  playerLeaderboards,
  resources,
  categories,
  products: { ...products, purchase },
  playerProducts,
  transactions,
  payments,
  inventory,
  playerInventory,
  battlePasses,
  battlePassSlots,
  personaBattlePasses,
  playerBattlePasses,
  quests,
  questItems,
  personaQuests,
  playerQuests,
  reports,
  playerReports,
  achievements,
  personaAchievements,
  playerAchievements,
  inboxTemplates,
  inboxMessages,
  inboxRecords,
  playerInbox,
  tokenClasses,
  tokenInstances,
  playerGifts,
  billboards,
  playerBillboards,
  idProviders,
  termsOfService,
  playerTermsOfService,
  smsTemplates,
};
