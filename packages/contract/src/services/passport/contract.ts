// Player accounts, one file per resource. Source: passport.md 7; wire/passport.md 3, 4.
import { service } from '../../kernel/service.ts';
import { playerGifts, tokenClasses, tokenInstances } from './economy/gift-tokens.ts';
import { inventory, playerInventory } from './economy/inventory.ts';
import { categories, playerProducts, products } from './economy/products.ts';
import { resources } from './economy/resources.ts';
import { payments, transactions } from './economy/transactions.ts';
import { achievements, personaAchievements, playerAchievements } from './features/achievements.ts';
import { battlePasses, battlePassSlots, personaBattlePasses, playerBattlePasses } from './features/battle-passes.ts';
import { billboards, playerBillboards } from './features/billboards.ts';
import { inboxMessages, inboxRecords, inboxTemplates, playerInbox } from './features/inbox.ts';
import {
  leaderboardSchedules,
  leaderboardScores,
  leaderboards,
  leaderboardVersions,
  playerLeaderboards,
} from './features/leaderboards.ts';
import { personaQuests, playerQuests, questItems, quests } from './features/quests.ts';
import { idDomains } from './id-domains.ts';
import { entitlements, playerEntitlements } from './players/entitlements.ts';
import { playerFriendBlacklist, playerFriendRequests, playerFriends, playerPresences } from './players/friends.ts';
import { guildRoles, guilds, playerGuilds } from './players/guilds.ts';
import { personas, playerPersonas } from './players/personas.ts';
import { playerReports, reports } from './players/reports.ts';
import { tags } from './players/tags.ts';
import { playerUsers, users } from './players/users.ts';
import { playerRealms, realms } from './realms.ts';
import { antiAddiction, minorPayments } from './setup/anti-addiction.ts';
import { apiDocs } from './setup/api-docs.ts';
import { config } from './setup/config.ts';
import { idProviders } from './setup/id-providers.ts';
import { login, playerLogin } from './setup/login.ts';
import { metrics, rateLimits } from './setup/metrics.ts';
import { smsTemplates } from './setup/sms-templates.ts';
import { playerTermsOfService, termsOfService } from './setup/terms-of-service.ts';

export const passport = service(
  'passport',
  {
    internal: 'passport',
    title: { zh: '玩家账号', en: 'Player accounts' },
    group: 'players',
    intro: {
      zh: '玩家登录、实名与防沉迷，区服与角色，排行榜、公会、经济、邮件、成就、战令、任务与公告。',
      en: 'Sign-in of players, real names and minors, realms and personas, leaderboards, guilds, economy, mail, achievements, battle passes, quests and notices.',
    },
    base: 'passport',
    accepts: 'app',
    access: 'member',
    errorStyle: 'passport',
  },
  {
    // What developers set up and look after.
    idDomains,
    idProviders,
    termsOfService,
    smsTemplates,
    config,
    rateLimits,
    metrics,
    apiDocs,
    login,
    realms,
    users,
    personas,
    tags,
    entitlements,
    guilds,
    guildRoles,
    reports,
    leaderboards,
    leaderboardScores,
    leaderboardVersions,
    leaderboardSchedules,
    resources,
    categories,
    products,
    transactions,
    payments,
    inventory,
    tokenClasses,
    tokenInstances,
    inboxTemplates,
    inboxMessages,
    inboxRecords,
    achievements,
    personaAchievements,
    battlePasses,
    battlePassSlots,
    personaBattlePasses,
    quests,
    questItems,
    personaQuests,
    billboards,
    // What games and their players call.
    playerLogin,
    playerTermsOfService,
    playerRealms,
    playerUsers,
    playerPersonas,
    antiAddiction,
    minorPayments,
    playerFriends,
    playerFriendRequests,
    playerFriendBlacklist,
    playerPresences,
    playerGuilds,
    playerLeaderboards,
    playerProducts,
    playerInventory,
    playerGifts,
    playerInbox,
    playerAchievements,
    playerBattlePasses,
    playerQuests,
    playerBillboards,
    playerEntitlements,
    playerReports,
  },
);
