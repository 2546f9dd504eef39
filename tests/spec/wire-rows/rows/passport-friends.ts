// Friends, requests, blacklists and presence. Source: wire/passport.md 2.3, 3.4 rows 92 and 93, 4, 5.12.
import { expect } from 'vitest';
import { bearing, passportNo as no, type Row, TIME, UUID } from '../row.ts';

const FRIEND =
  'id idDomainID sourcePersonaID sourceRealmID sourceRealmName targetPersonaID targetRealmID targetRealmName targetPersonaProperties displayName status iconUrl remark createdAt modifiedAt';
const REQUEST = 'id sourcePersonaID sourceDisplayName targetPersonaID targetDisplayName message status createdAt';
const ENTRY = 'id targetPersonaID displayName createdAt';
const PRESENCE = 'personaID status properties updatedAt';

const app = { known: 'ours', as: 'app', status: 200 } as const;
const seen = { known: 'seen', as: 'app', status: 200 } as const;
const invalid = { known: 'ours', status: 400, has: no(30_001, 'invalid parameters') } as const;
const noPersona = { status: 404, has: no(50_001, 'persona not found') } as const;
const noRequest = { status: 404, has: no(50_001, 'friend request not found') } as const;
const by = (who: string) => ({ ...bearing(who), known: 'seen', status: 200 }) as const;
const [ana, ben, cem] = [by('ana'), by('ben'), by('cem')];
const signIn = {
  known: 'seen',
  call: 'passport.login.external',
  as: 'game',
  send: 'POST /v1/login/external',
  status: 200,
} as const;
const ask = { call: 'passport.playerFriendRequests.send', send: 'POST /v1/sdk/friend-requests' } as const;
const asked = { call: 'passport.playerFriendRequests.list' } as const;
const remark = { call: 'passport.playerFriends.update', send: 'PUT /v1/sdk/friends/{benPersona}' } as const;
const keepOut = { call: 'passport.playerFriendBlacklist.add', send: 'POST /v1/sdk/friend-blacklist' } as const;
const are = { call: 'passport.playerPresences.set', send: 'PUT /v1/sdk/presences/me' } as const;

export const rows: readonly Row[] = [
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '好友' } },
  {
    ...signIn,
    body: { externalUserID: 'ana', displayName: '安娜' },
    keep: { ana: 'personaAccessToken', anaPersona: 'persona.personaID' },
  },
  {
    ...{ ...signIn, keep: { ben: 'personaAccessToken', benPersona: 'persona.personaID' } },
    body: { externalUserID: 'ben', displayName: '本', properties: { hat: 'red' } },
  },
  {
    ...signIn,
    body: { externalUserID: 'cem', displayName: '杰姆' },
    keep: { cem: 'personaAccessToken', cemPersona: 'persona.personaID' },
  },

  // Who asks.
  {
    ...{
      ...ana,
      ...ask,
      body: { targetPersonaID: '{benPersona}', message: '您好' },
      names: { friendRequest: REQUEST },
    },
    has: {
      friendRequest: {
        id: UUID,
        status: 'Pending',
        message: '您好',
        sourceDisplayName: '安娜',
        targetDisplayName: '本',
        createdAt: TIME,
      },
    },
    keep: { request: 'friendRequest.id' },
  },
  {
    ...ana,
    ...ask,
    known: 'ours',
    says: 'again',
    body: { targetPersonaID: '{benPersona}' },
    status: 409,
    has: no(60_001),
  },
  { ...ana, ...ask, ...invalid, says: 'themself', body: { targetPersonaID: '{anaPersona}' } },
  { ...ana, ...ask, ...invalid, says: 'nobody', body: {} },
  { ...ana, ...ask, ...noPersona, says: 'who is none', body: { targetPersonaID: '{unknown}' } },
  { ...app, ...ask, says: 'by the app', body: { targetPersonaID: '{benPersona}' }, status: 401, has: no(160_001) },
  {
    ...{
      ...ben,
      ...asked,
      send: 'GET /v1/sdk/friend-requests?direction=received',
      names: { 'friendRequests.0': REQUEST },
    },
    has: { start: 0, count: 20, total: 1 },
  },
  {
    ...ana,
    ...asked,
    says: 'what is sent',
    send: 'GET /v1/sdk/friend-requests?direction=sent&status=Pending&start=0&count=99',
    has: { count: 99, total: 1 },
  },
  {
    ...ana,
    ...asked,
    says: 'what came',
    send: 'GET /v1/sdk/friend-requests?direction=received',
    has: { total: 0, friendRequests: [] },
  },
  { ...ana, ...asked, ...invalid, says: 'in which direction', send: 'GET /v1/sdk/friend-requests' },
  {
    ...{
      ...ana,
      call: 'passport.playerFriendRequests.revoke',
      send: 'POST /v1/sdk/friend-requests/{request}/revoke',
      body: {},
    },
    ...{ has: { friendRequest: { status: 'Revoked' } }, names: { friendRequest: REQUEST } },
  },
  {
    ...ana,
    call: 'passport.playerFriendRequests.revoke',
    says: 'again',
    send: 'POST /v1/sdk/friend-requests/{request}/revoke',
    status: 400,
    has: no(90_001),
  },
  {
    ...ben,
    ...noRequest,
    call: 'passport.playerFriendRequests.revoke',
    says: 'of somebody else',
    send: 'POST /v1/sdk/friend-requests/{request}/revoke',
  },
  {
    ...ana,
    ...ask,
    says: 'once more, spelled otherwise',
    body: { targetPersonaId: '{benPersona}' },
    keep: { request: 'friendRequest.id' },
  },
  {
    ...{ ...ben, call: 'passport.playerFriendRequests.reject', send: 'POST /v1/sdk/friend-requests/{request}/reject' },
    has: { friendRequest: { status: 'Rejected' } },
  },
  {
    ...ben,
    call: 'passport.playerFriendRequests.reject',
    says: 'again',
    send: 'POST /v1/sdk/friend-requests/{request}/reject',
    status: 400,
    has: no(90_001),
  },
  {
    ...ana,
    ...ask,
    says: 'a third time',
    body: { targetPersonaID: '{benPersona}' },
    keep: { request: 'friendRequest.id' },
  },
  {
    ...ana,
    ...noRequest,
    call: 'passport.playerFriendRequests.approve',
    says: 'what one asked oneself',
    send: 'POST /v1/sdk/friend-requests/{request}/approve',
  },
  {
    ...{
      ...ben,
      call: 'passport.playerFriendRequests.approve',
      send: 'POST /v1/sdk/friend-requests/{request}/approve',
      body: {},
    },
    ...{ has: { friendRequest: { status: 'Approved' } }, names: { friendRequest: REQUEST } },
  },
  {
    ...ben,
    call: 'passport.playerFriendRequests.approve',
    says: 'again',
    send: 'POST /v1/sdk/friend-requests/{request}/approve',
    status: 400,
    has: no(90_001),
  },
  {
    ...ana,
    ...ask,
    known: 'ours',
    says: 'a friend',
    body: { targetPersonaID: '{benPersona}' },
    status: 409,
    has: no(60_001),
  },
  { ...cem, ...ask, body: { targetPersonaID: '{anaPersona}' } },
  {
    ...ana,
    call: 'passport.playerFriendRequests.rejectAll',
    send: 'POST /v1/sdk/friend-requests/reject-all',
    has: { count: 1 },
  },
  { ...cem, ...ask, says: 'again, after a no', body: { targetPersonaID: '{anaPersona}' } },
  {
    ...ana,
    call: 'passport.playerFriendRequests.approveAll',
    send: 'POST /v1/sdk/friend-requests/approve-all',
    body: {},
    has: { count: 1 },
  },
  {
    ...ana,
    call: 'passport.playerFriendRequests.approveAll',
    says: 'where none waits',
    send: 'POST /v1/sdk/friend-requests/approve-all',
    has: { count: 0 },
  },

  // Friends.
  {
    ...{
      ...ana,
      call: 'passport.playerFriends.list',
      send: 'GET /v1/sdk/friends?start=1&count=99',
      names: { 'friends.0': FRIEND },
    },
    has: {
      ...{ start: 1, count: 99, total: 2 },
      friends: [
        { displayName: '本', status: 'Active', iconUrl: '', remark: '', targetPersonaProperties: { hat: 'red' } },
      ],
    },
  },
  {
    ...ana,
    ...remark,
    body: { remark: '老友' },
    has: { friend: { remark: '老友', displayName: '本' } },
    names: { friend: FRIEND },
  },
  { ...ana, ...remark, says: 'none any more', body: { remark: '' }, has: { friend: { remark: '' } } },
  { ...ana, ...remark, ...invalid, says: 'what to call them', body: {} },
  {
    ...ana,
    ...remark,
    says: 'who is no friend',
    send: 'PUT /v1/sdk/friends/{unknown}',
    body: { remark: 'x' },
    status: 404,
    has: no(50_001, 'friend not found'),
  },
  {
    ...{ ...seen, call: 'passport.personas.friends', send: 'GET /v1/personas/{anaPersona}/friends?start=0&count=99' },
    ...{ has: { start: 0, count: 99, total: 2 }, names: { 'friends.0': FRIEND } },
  },
  { ...seen, ...noPersona, call: 'passport.personas.friends', send: 'GET /upass/v1/personas/{unknown}/friends' },
  {
    ...ana,
    call: 'passport.playerFriends.remove',
    says: 'for oneself',
    send: 'DELETE /v1/sdk/friends/{benPersona}',
    has: {},
  },
  {
    ...ben,
    call: 'passport.playerFriends.list',
    says: 'who was not asked',
    send: 'GET /v1/sdk/friends',
    has: { total: 1 },
  },
  {
    ...ana,
    call: 'passport.playerFriends.remove',
    says: 'again',
    send: 'DELETE /v1/sdk/friends/{benPersona}',
    status: 404,
    has: no(50_001, 'friend not found'),
  },
  {
    ...ana,
    call: 'passport.playerFriends.remove',
    says: 'for both',
    send: 'DELETE /v1/sdk/friends/{cemPersona}?removeBoth=true',
    has: {},
  },
  {
    ...cem,
    call: 'passport.playerFriends.list',
    says: 'who has none any more',
    send: 'GET /v1/sdk/friends',
    has: { total: 0, friends: [] },
  },

  // Whom one keeps out.
  {
    ...{ ...ana, ...keepOut, body: { targetPersonaID: '{cemPersona}' }, names: { entry: ENTRY } },
    has: { entry: { displayName: '杰姆', targetPersonaID: UUID, createdAt: TIME } },
  },
  {
    ...ana,
    ...keepOut,
    known: 'ours',
    says: 'again',
    body: { targetPersonaId: '{cemPersona}' },
    status: 409,
    has: no(60_001),
  },
  { ...ana, ...keepOut, ...noPersona, body: { targetPersonaID: '{unknown}' } },
  {
    ...cem,
    ...ask,
    says: 'who is kept out',
    body: { targetPersonaID: '{anaPersona}' },
    status: 403,
    has: no(70_001, 'permission denied'),
  },
  {
    ...{ ...ana, call: 'passport.playerFriendBlacklist.list', send: 'GET /v1/sdk/friend-blacklist' },
    ...{ has: { start: 0, count: 20, total: 1 }, names: { 'blacklist.0': ENTRY } },
  },
  {
    ...{ ...seen, call: 'passport.personas.friendBlacklist', send: 'GET /v1/personas/{anaPersona}/friend-blacklist' },
    ...{
      has: { start: 0, count: 20, total: 1, blacklist: [{ displayName: '杰姆' }] },
      names: { 'blacklist.0': ENTRY },
    },
  },
  {
    ...seen,
    ...noPersona,
    call: 'passport.personas.friendBlacklist',
    send: 'GET /v1/personas/{unknown}/friend-blacklist',
  },
  {
    ...ana,
    call: 'passport.playerFriendBlacklist.remove',
    send: 'DELETE /v1/sdk/friend-blacklist/{cemPersona}',
    has: {},
  },
  {
    ...{
      ...ana,
      call: 'passport.playerFriendBlacklist.remove',
      says: 'again',
      send: 'DELETE /v1/sdk/friend-blacklist/{cemPersona}',
    },
    ...{ status: 404, has: no(50_001, 'blacklist entry not found') },
  },

  // What somebody is doing.
  {
    ...{ ...ana, ...are, body: { status: 'fighting', properties: { map: 'sea' } }, names: { presence: PRESENCE } },
    has: { presence: { status: 'fighting', properties: { map: 'sea' }, personaID: UUID, updatedAt: TIME } },
  },
  { ...ana, ...are, ...invalid, says: 'nothing', body: {} },
  {
    ...ana,
    ...are,
    says: 'more than 512 bytes',
    body: { status: 'x', properties: { x: 'x'.repeat(600) } },
    status: 400,
    has: no(30_002),
  },
  {
    ...{
      ...ben,
      call: 'passport.playerPresences.list',
      send: 'GET /v1/sdk/presences?personaIDs={anaPersona}&personaIDs={cemPersona}',
    },
    ...{
      has: { presences: expect.arrayContaining([expect.objectContaining({ status: 'fighting' })]) },
      names: { 'presences.0': PRESENCE },
    },
  },
  {
    ...ben,
    call: 'passport.playerPresences.list',
    says: 'spelled otherwise',
    send: 'GET /v1/sdk/presences?personaIds={anaPersona}',
    has: { total: 1 },
  },
  { ...ben, ...invalid, call: 'passport.playerPresences.list', says: 'of nobody', send: 'GET /v1/sdk/presences' },
];
