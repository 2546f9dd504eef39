// Player accounts: realms, and one realm as a page and as a drawer.
import type { EntityViews } from '../../kit/address/entity.ts';
import type { Screens } from '../../shell/screens.ts';

export const passportScreens = {
  '/services/{appId}/passport': () => import('./settings/settings-page.tsx'),
  '/services/{appId}/passport/auth/realm': () => import('./realm-list.tsx'),
  '/services/{appId}/passport/anti-addiction': () => import('./minors/minors-page.tsx'),
  '/services/{appId}/passport/auth/realm/{realmID}': () => import('./realm-page.tsx'),
  '/services/{appId}/passport/account/user': () => import('./players/user-list.tsx'),
  '/services/{appId}/passport/account/user/{userID}': () => import('./players/user-page.tsx'),
  '/services/{appId}/passport/account/persona': () => import('./players/persona-list.tsx'),
  '/services/{appId}/passport/account/persona/{personaID}': () => import('./players/persona-page.tsx'),
  '/services/{appId}/passport/account/verifyCode': () => import('./verify-codes/verify-codes.tsx'),
  '/services/{appId}/passport/coming/friend': () => import('./coming/coming-page.tsx'),
  '/services/{appId}/passport/coming/group': () => import('./coming/coming-page.tsx'),
  '/services/{appId}/passport/coming/share': () => import('./coming/coming-page.tsx'),
  '/services/{appId}/passport/coming/entitlement': () => import('./coming/coming-page.tsx'),
  '/services/{appId}/passport/coming/gift': () => import('./coming/coming-page.tsx'),
  '/services/{appId}/passport/coming/analysis': () => import('./coming/coming-page.tsx'),
  '/services/{appId}/passport/coming/feedback': () => import('./coming/coming-page.tsx'),
  '/services/{appId}/passport/coming/announce': () => import('./coming/coming-page.tsx'),
  '/services/{appId}/passport/coming/push-notification': () => import('./coming/coming-page.tsx'),
  '/services/{appId}/passport/coming/mail': () => import('./coming/coming-page.tsx'),
  '/services/{appId}/passport/coming/rank': () => import('./coming/coming-page.tsx'),
  '/services/{appId}/passport/coming/award': () => import('./coming/coming-page.tsx'),
  '/services/{appId}/passport/coming/callback': () => import('./coming/coming-page.tsx'),
  '/playground/passport/{appId?}': () => import('./playground/playground-page.tsx'),
  '/services/{appId}/passport/guilds/management': () => import('./guilds/guild-list.tsx'),
  '/services/{appId}/passport/guilds/management/{guildId}': () => import('./guilds/guild-page.tsx'),
  '/services/{appId}/passport/guilds/setting': () => import('./guilds/guild-settings.tsx'),
  '/services/{appId}/passport/leaderboards': () => import('./leaderboards/board-list.tsx'),
  '/services/{appId}/passport/leaderboards/{slugName}': () => import('./leaderboards/board-page.tsx'),
  '/services/{appId}/passport/account/report': () => import('./reports/report-list.tsx'),
  '/services/{appId}/passport/account/tag': () => import('./tags/tag-list.tsx'),
  '/services/{appId}/passport/account/tag/{tagID}': () => import('./tags/tag-page.tsx'),
  '/services/{appId}/passport/account/friend': () => import('./social/friend-list.tsx'),
  '/services/{appId}/passport/entitlement': () => import('./entitlements/entitlement-list.tsx'),
} satisfies Screens;

export const passportEntities = {
  realm: () => import('./realm-detail.tsx'),
  user: () => import('./players/user-detail.tsx'),
  persona: () => import('./players/persona-detail.tsx'),
  guild: () => import('./guilds/guild-detail.tsx'),
  leaderboard: () => import('./leaderboards/board-detail.tsx'),
  report: () => import('./reports/report-detail.tsx'),
} satisfies EntityViews;
