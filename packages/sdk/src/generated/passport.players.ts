// Generated from the contract by `npm run gen`; do not edit.
import type { ServiceTable } from '../runtime/types.ts';
import type { PassportCalls } from './passport.ts';

export const passportPlayersTable: ServiceTable<Pick<PassportCalls, 'login' | 'playerLogin' | 'playerTermsOfService' | 'playerRealms' | 'playerUsers' | 'playerPersonas' | 'antiAddiction' | 'playerFriends' | 'playerFriendRequests' | 'playerFriendBlacklist' | 'playerPresences' | 'playerGuilds' | 'playerLeaderboards' | 'playerProducts' | 'playerInventory' | 'playerGifts' | 'playerInbox' | 'playerAchievements' | 'playerBattlePasses' | 'playerQuests' | 'playerBillboards' | 'playerEntitlements' | 'playerReports'>> = {
  name: 'passport',
  base: 'passport',
  accepts: 'app',
  errors: 'passport',
  prefixes: { passport: '/upass/v1', platform: '' },
  tree: {
    login: {
      external: { route: 'POST /login/external', body: true },
      token: { route: 'POST /login/token', body: true },
      refreshToken: { route: 'POST /login/refresh-token', body: true, accepts: 'none' },
      beginWeb: { route: 'GET /third_party/{social}/temp/web/login', accepts: 'none', effect: 'write' },
      wechatCallback: { route: 'GET /v1/third-party/wechat/web-login-callback', accepts: 'none', base: 'platform', effect: 'write', reply: 'text' },
      qqCallback: { route: 'GET /v1/third-party/qq/web-login-callback', accepts: 'none', base: 'platform', effect: 'write', reply: 'text' },
    },
    playerLogin: {
      publicInfo: { route: 'GET /sdk/id-domains/{appId}/public-info' },
      sendCode: { route: 'POST /sdk/login/verification-codes', body: true },
      phone: { route: 'POST /sdk/login/phone', body: true },
      oauth: { route: 'POST /sdk/login/oauth', body: true },
      accessToken: { route: 'POST /sdk/login/access-token', body: true },
      refreshToken: { route: 'POST /sdk/personas/refresh-token', body: true, accepts: 'none' },
    },
    playerTermsOfService: {
      list: { route: 'GET /sdk/tos' },
    },
    playerRealms: {
      list: { route: 'GET /sdk/realms', paging: 'start-count', listField: 'realms', accepts: 'player' },
    },
    playerUsers: {
      me: { route: 'GET /sdk/users/me', accepts: 'player' },
      updateMe: { route: 'PUT /sdk/users/me', body: true, accepts: 'player' },
      verifyRealName: { route: 'POST /sdk/users/me/real-name', body: true, accepts: 'player' },
    },
    playerPersonas: {
      create: { route: 'POST /sdk/personas', body: true, accepts: 'player' },
      select: { route: 'POST /sdk/personas/{id}/select', accepts: 'player' },
      me: { route: 'GET /sdk/personas/me', accepts: 'player' },
      updateMe: { route: 'PUT /sdk/personas/me', body: true, accepts: 'player' },
      search: { route: 'GET /sdk/personas/search', paging: 'start-count', listField: 'personas', accepts: 'player' },
      random: { route: 'GET /sdk/personas/random', accepts: 'player' },
    },
    antiAddiction: {
      recordPayment: { route: 'POST /anti-addiction/payments', body: true },
      playable: { route: 'GET /sdk/anti-addiction/playable', accepts: 'player' },
      payable: { route: 'GET /sdk/anti-addiction/payable', accepts: 'player' },
    },
    playerFriends: {
      list: { route: 'GET /sdk/friends', paging: 'start-count', listField: 'friends', accepts: 'player' },
      update: { route: 'PUT /sdk/friends/{personaID}', body: true, accepts: 'player' },
      remove: { route: 'DELETE /sdk/friends/{personaID}', accepts: 'player' },
    },
    playerFriendRequests: {
      list: { route: 'GET /sdk/friend-requests', paging: 'start-count', listField: 'friendRequests', accepts: 'player' },
      send: { route: 'POST /sdk/friend-requests', body: true, accepts: 'player' },
      approve: { route: 'POST /sdk/friend-requests/{id}/approve', accepts: 'player' },
      reject: { route: 'POST /sdk/friend-requests/{id}/reject', accepts: 'player' },
      revoke: { route: 'POST /sdk/friend-requests/{id}/revoke', accepts: 'player' },
      approveAll: { route: 'POST /sdk/friend-requests/approve-all', accepts: 'player', retry: 'always' },
      rejectAll: { route: 'POST /sdk/friend-requests/reject-all', accepts: 'player', retry: 'always' },
    },
    playerFriendBlacklist: {
      list: { route: 'GET /sdk/friend-blacklist', paging: 'start-count', listField: 'blacklist', accepts: 'player' },
      add: { route: 'POST /sdk/friend-blacklist', body: true, accepts: 'player' },
      remove: { route: 'DELETE /sdk/friend-blacklist/{personaID}', accepts: 'player' },
    },
    playerPresences: {
      list: { route: 'GET /sdk/presences', accepts: 'player' },
      set: { route: 'PUT /sdk/presences/me', body: true, accepts: 'player' },
    },
    playerGuilds: {
      create: { route: 'POST /sdk/guilds', body: true, accepts: 'player' },
      list: { route: 'GET /sdk/guilds', paging: 'start-count', listField: 'guilds', accepts: 'player' },
      mine: { route: 'GET /sdk/guilds/me', accepts: 'player' },
      config: { route: 'GET /sdk/guilds/config', accepts: 'player' },
      get: { route: 'GET /sdk/guilds/{id}', accepts: 'player' },
      update: { route: 'PUT /sdk/guilds/{id}', body: true, accepts: 'player' },
      dismiss: { route: 'DELETE /sdk/guilds/{id}', accepts: 'player' },
      join: { route: 'POST /sdk/guilds/{id}/join', body: true, accepts: 'player' },
      leave: { route: 'POST /sdk/guilds/{id}/leave', accepts: 'player' },
      requests: { route: 'GET /sdk/guilds/{id}/requests', paging: 'start-count', listField: 'guildRequests', accepts: 'player' },
      approve: { route: 'POST /sdk/guilds/requests/{id}/approve', accepts: 'player' },
      reject: { route: 'POST /sdk/guilds/requests/{id}/reject', accepts: 'player' },
      myRequests: { route: 'GET /sdk/guilds/requests', paging: 'start-count', listField: 'guildRequests', accepts: 'player' },
      cancelRequest: { route: 'POST /sdk/guilds/requests/{id}/cancel', accepts: 'player' },
      removeMember: { route: 'DELETE /sdk/guilds/{id}/members/{memberId}', accepts: 'player' },
      setMemberRole: { route: 'PUT /sdk/guilds/{id}/members/{memberId}/role', body: true, accepts: 'player' },
      handOver: { route: 'PUT /sdk/guilds/{id}/owner', body: true, accepts: 'player' },
    },
    playerLeaderboards: {
      list: { route: 'GET /sdk/leaderboards', paging: 'start-count', listField: 'leaderboards', accepts: 'player' },
      get: { route: 'GET /sdk/leaderboards/{slugName}', accepts: 'player' },
      submit: { route: 'POST /sdk/leaderboards/{slugName}/scores', body: true, accepts: 'player' },
      scores: { route: 'GET /sdk/leaderboards/{slugName}/scores', paging: 'start-count', listField: 'scores', accepts: 'player' },
      myScore: { route: 'GET /sdk/leaderboards/{slugName}/scores/me', accepts: 'player' },
      bucket: { route: 'GET /sdk/leaderboards/{slugName}/bucket', accepts: 'player' },
    },
    playerProducts: {
      categories: { route: 'GET /sdk/categories', paging: 'start-count', listField: 'categories', accepts: 'player' },
      list: { route: 'GET /sdk/products', paging: 'start-count', listField: 'products', accepts: 'player' },
      purchase: { route: 'POST /sdk/products/purchase', body: true, headers: 'idempotencyKey', accepts: 'player' },
    },
    playerInventory: {
      list: { route: 'GET /sdk/inventory', paging: 'start-count', listField: 'inventory', accepts: 'player' },
      deposit: { route: 'POST /sdk/inventory/deposit', body: true, headers: 'idempotencyKey', accepts: 'player' },
      update: { route: 'PUT /sdk/inventory/{id}', body: true, accepts: 'player' },
    },
    playerGifts: {
      redeem: { route: 'POST /sdk/token/redeem', body: true, headers: 'idempotencyKey', accepts: 'player' },
    },
    playerInbox: {
      receive: { route: 'POST /sdk/inbox/receive', accepts: 'player', retry: 'always' },
      list: { route: 'GET /sdk/inbox/messages', paging: 'start-count', listField: 'messages', accepts: 'player' },
      read: { route: 'POST /sdk/inbox/messages/{id}/read', accepts: 'player', retry: 'always' },
      consume: { route: 'POST /sdk/inbox/messages/{id}/consume', headers: 'idempotencyKey', accepts: 'player' },
      consumeAll: { route: 'POST /sdk/inbox/messages/consume-all', headers: 'idempotencyKey', accepts: 'player' },
      remove: { route: 'DELETE /sdk/inbox/messages/{id}', accepts: 'player' },
      clear: { route: 'DELETE /sdk/inbox/messages', accepts: 'player' },
    },
    playerAchievements: {
      fetch: { route: 'POST /sdk/achievements/fetch', body: true, accepts: 'player', effect: 'read' },
      list: { route: 'GET /sdk/achievements', paging: 'start-count', listField: 'achievements', accepts: 'player' },
      update: { route: 'PUT /sdk/achievements/{slugName}', body: true, accepts: 'player', retry: 'never' },
      redeem: { route: 'POST /sdk/achievements/{slugName}/redeem', headers: 'idempotencyKey', accepts: 'player' },
    },
    playerBattlePasses: {
      get: { route: 'GET /sdk/battle-pass/{slugName}', accepts: 'player' },
      addExp: { route: 'POST /sdk/battle-pass/{slugName}/exp', body: true, accepts: 'player' },
      unlock: { route: 'POST /sdk/battle-pass/{slugName}/unlock', body: true, accepts: 'player' },
      claim: { route: 'POST /sdk/battle-pass/{slugName}/claim', body: true, headers: 'idempotencyKey', accepts: 'player' },
    },
    playerQuests: {
      fetch: { route: 'POST /sdk/quests/fetch', body: true, accepts: 'player', retry: 'always' },
      search: { route: 'POST /sdk/quests/search', body: true, paging: 'start-count', listField: 'quests', accepts: 'player', effect: 'read' },
      update: { route: 'PUT /sdk/quests/items/{slugName}', body: true, accepts: 'player', retry: 'never' },
      redeem: { route: 'POST /sdk/quests/items/{slugName}/redeem', body: true, headers: 'idempotencyKey', accepts: 'player' },
    },
    playerBillboards: {
      list: { route: 'GET /sdk/billboards', paging: 'start-count', listField: 'billboards', accepts: 'player' },
    },
    playerEntitlements: {
      list: { route: 'GET /sdk/entitlements', paging: 'start-count', listField: 'entitlements', accepts: 'player' },
    },
    playerReports: {
      create: { route: 'POST /sdk/reports', body: true, accepts: 'player' },
      revoke: { route: 'POST /sdk/reports/{id}/revoke', accepts: 'player' },
    },
  },
};
