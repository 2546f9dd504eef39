// How players sign in, and who may call player accounts at all. Source: wire/passport.md 1.1 to 1.5, 3.1 rows 28 and 29, 4.
import { expect } from 'vitest';
import { bearing, claims, INT, passportNo as no, type Row, SECONDS, TIME, UUID } from '../row.ts';

const PERSONA =
  'personaID userID realmID realmName idDomainID externalPersonaID displayName iconUrl status banActions tags lastLoginAt createdAt modifiedAt properties';
const USER =
  'userID externalUserID idDomainID deleted userStatus displayName avatarUrl currentDeviceID lastLoginIp lastLoginAt loginMethod loginPlatform loginIDProvider isRealNameVerified realName idCardNumber ageGroup aboveMinAge email emailVerified phoneNumber phoneNumberVerified banActions tags createdAt modifiedAt properties';
const LOGIN = 'personaAccessToken personaRefreshToken expiresAt isNew persona';
const TOKENS = 'accessToken refreshToken expiresAt';
const DENIED = no(70_001, 'permission denied');
const NOBODY = no(160_001, 'no session info');
const ENDED = no(160_113);

const app = { known: 'ours', as: 'app', status: 200 } as const;
const invalid = { status: 400, has: no(30_001, 'invalid parameters') } as const;
const external = { call: 'passport.login.external', known: 'seen', as: 'game', status: 200 } as const;
const token = { call: 'passport.login.token', known: 'seen', as: 'game', status: 200 } as const;
const refresh = { call: 'passport.login.refreshToken', known: 'seen', as: 'anyone', status: 200 } as const;
const select = { call: 'passport.playerPersonas.select', known: 'seen', status: 200 } as const;
const info = { call: 'passport.playerLogin.publicInfo', send: 'GET /v1/sdk/id-domains/{app.app}/public-info' } as const;
const search = { call: 'passport.users.search', known: 'ours', send: 'POST /upass/v1/users/search' } as const;
const me = { call: 'passport.playerPersonas.me', known: 'ours', send: 'GET /v1/sdk/personas/me' } as const;

export const rows: readonly Row[] = [
  // Before the app has player accounts.
  { ...info, known: 'seen', as: 'game', status: 404, has: no(50_001, 'Id Domain not found') },
  { ...external, status: 404, send: 'POST /v1/login/external', body: { externalUserID: 'a' }, has: no(50_001) },
  { ...token, says: 'even so', send: 'POST /v1/login/token', body: { userID: 'early' }, names: { '': TOKENS } },
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '登录' } },
  { ...app, call: 'passport.realms.search', send: 'POST /v1/realms/search', keep: { realm: 'realms.0.realmID' } },
  {
    ...{ ...app, call: 'passport.realms.create', send: 'POST /v1/realms', keep: { shut: 'realm.realmID' } },
    body: { name: '维护', status: 'Maintenance', externalRealmID: 'shut' },
  },

  // What a login page reads.
  {
    ...{ ...info, known: 'seen', as: 'game', status: 200 },
    ...{ has: { idDomain: { name: '登录', loginMethods: expect.any(Array), realNameRequired: false } } },
    names: { idDomain: 'id name logoURL companyName loginMethods loginPlatforms realNameRequired' },
  },
  { ...info, known: 'ours', as: 'app', status: 200 },
  { ...info, known: 'ours', as: 'anyone', status: 401, has: NOBODY },

  // An id of the game itself.
  {
    ...{ ...external, send: 'POST /v1/login/external', names: { '': LOGIN, persona: PERSONA } },
    body: { externalUserID: 'ana', externalPersonaID: 'knight', displayName: '安娜', properties: { level: '3' } },
    has: {
      ...{ isNew: true, expiresAt: SECONDS },
      personaAccessToken: claims({
        exp: INT,
        iat: INT,
        sub: UUID,
        ppid: UUID,
        appId: UUID,
        realmID: UUID,
        typ: 'access',
      }),
      personaRefreshToken: claims({ exp: INT, sub: UUID, typ: 'refresh' }),
      persona: {
        ...{ personaID: UUID, userID: UUID, realmID: UUID, idDomainID: UUID, externalPersonaID: 'knight' },
        ...{
          displayName: '安娜',
          iconUrl: '',
          status: 'Active',
          properties: { level: '3' },
          createdAt: TIME,
          tags: [],
        },
      },
    },
    keep: {
      ...{ ana: 'personaAccessToken', anaRefresh: 'personaRefreshToken' },
      ...{ anaPersona: 'persona.personaID', anaUser: 'persona.userID' },
    },
  },
  {
    ...{ ...external, as: 'app', says: 'again, by Basic, and its name is for a new persona alone' },
    ...{ send: 'POST /upass/v1/login/external', has: { isNew: false, persona: { displayName: '安娜' } } },
    body: { externalUserID: 'ana', externalPersonaID: 'knight', displayName: '别名' },
  },
  {
    ...{ ...external, says: 'the misspelling of a public client', send: 'POST /v1/login/external' },
    ...{ body: { externalUserID: 'ana', externalPersonalID: 'knight' }, has: { isNew: false } },
  },
  {
    ...{ ...external, says: 'ids spelled as in other modules', send: 'POST /v1/login/external', has: { isNew: false } },
    body: { externalUserId: 'ana', externalPersonaId: 'knight', realmId: '{realm}' },
  },
  {
    ...{ ...external, says: 'another persona of the user', send: 'POST /v1/login/external' },
    ...{
      body: { externalUserID: 'ana', externalPersonaID: 'mage' },
      has: { isNew: true, persona: { displayName: '' } },
    },
  },
  { ...external, ...invalid, says: 'without an id', send: 'POST /v1/login/external', body: {} },
  { ...external, ...invalid, says: 'an empty id', send: 'POST /v1/login/external', body: { externalUserID: '' } },
  {
    ...{ ...external, ...invalid, known: 'ours', says: 'a field that nobody knows', send: 'POST /v1/login/external' },
    body: { externalUserID: 'ana', colour: 'red' },
  },
  {
    ...{ ...external, known: 'ours', says: 'no JSON', send: 'POST /v1/login/external', body: '{', status: 400 },
    has: no(30_001, 'invalid request payload'),
  },
  {
    ...{ ...external, known: 'ours', says: 'more than 512 bytes', send: 'POST /v1/login/external', status: 400 },
    ...{ body: { externalUserID: 'ana', properties: { x: 'x'.repeat(600) } }, has: no(30_002) },
  },
  {
    ...{ ...external, says: 'a realm that is none', send: 'POST /v1/login/external', status: 404 },
    ...{ body: { externalUserID: 'ana', realmID: '{unknown}' }, has: no(50_001, 'realm not found') },
  },
  {
    ...{ ...external, says: 'a realm that is not open', send: 'POST /v1/login/external', status: 400 },
    ...{ body: { externalUserID: 'ana', realmID: '{shut}' }, has: no(90_030) },
  },
  { ...external, as: 'anyone', says: 'by nobody', send: 'POST /v1/login/external', status: 401, has: NOBODY },
  {
    ...{ ...external, as: 'game-late', send: 'POST /v1/login/external', body: { externalUserID: 'ana' }, status: 401 },
    has: no(160_001, 'nonce timestamp expired'),
  },
  {
    ...{ ...external, ...bearing('ana'), says: 'by a player', send: 'POST /v1/login/external', status: 403 },
    ...{ body: { externalUserID: 'ana' }, has: DENIED },
  },

  // A user id alone.
  {
    ...{ ...token, send: 'POST /v1/login/token', body: { userID: 'a player of ours', externalPersonaID: 'p' } },
    has: { accessToken: claims({ exp: INT, sub: 'a player of ours', ppid: 'p' }), expiresAt: SECONDS },
    ...{ names: { '': TOKENS }, keep: { loose: 'accessToken', looseRefresh: 'refreshToken' } },
  },
  { ...token, as: 'app', says: 'by Basic', send: 'POST /v1/login/token', body: { userId: '{anaUser}' } },
  { ...token, ...invalid, says: 'without an id', send: 'POST /v1/login/token', body: {} },
  { ...token, as: 'anyone', send: 'POST /v1/login/token', body: { userID: 'x' }, status: 401, has: NOBODY },

  // New tokens for old ones.
  {
    ...{ ...refresh, send: 'POST /v1/login/refresh-token', names: { '': TOKENS } },
    body: { accessToken: '{ana}', refreshToken: '{anaRefresh}' },
    has: { accessToken: claims({ typ: 'access' }), refreshToken: claims({ typ: 'refresh' }), expiresAt: SECONDS },
    keep: { anaNext: 'refreshToken', anaNow: 'accessToken' },
  },
  {
    ...{
      ...refresh,
      known: 'ours',
      says: 'again at once, since a reply may get lost',
      send: 'POST /v1/login/refresh-token',
    },
    ...{ body: { accessToken: '{ana}', refreshToken: '{anaRefresh}' }, has: { refreshToken: expect.any(String) } },
  },
  {
    ...{ ...refresh, call: 'passport.playerLogin.refreshToken', send: 'POST /v1/sdk/personas/refresh-token' },
    ...{ body: { accessToken: '{anaNow}', refreshToken: '{anaNext}' }, names: { '': TOKENS } },
  },
  {
    ...{ ...refresh, says: 'of what never was', send: 'POST /v1/login/refresh-token', status: 401, has: ENDED },
    body: { accessToken: 'a.b.c', refreshToken: 'a.b.c' },
  },
  {
    ...{ ...refresh, says: 'an access token as refresh token', send: 'POST /v1/login/refresh-token', status: 401 },
    ...{ body: { accessToken: '{ana}', refreshToken: '{ana}' }, has: ENDED },
  },
  {
    ...{ ...refresh, call: 'passport.playerLogin.refreshToken', says: 'of two players', status: 401, has: ENDED },
    ...{ send: 'POST /v1/sdk/personas/refresh-token', body: { accessToken: '{ana}', refreshToken: '{looseRefresh}' } },
  },
  { ...refresh, ...invalid, says: 'without one', send: 'POST /v1/login/refresh-token', body: { accessToken: '{ana}' } },

  // A phone, a token that is still good, a persona that is chosen.
  { ...app, call: 'passport.idDomains.update', send: 'PUT /v1/id-domains/{app.app}', body: { mockSms: true } },
  {
    ...{ ...app, call: 'passport.playerLogin.sendCode', as: 'game', send: 'POST /v1/sdk/login/verification-codes' },
    ...{ body: { phoneNumber: '13900139000', purpose: 'Login' }, has: { mock: true, expiresAt: TIME } },
  },
  {
    ...{ ...app, call: 'passport.playerLogin.phone', as: 'game', send: 'POST /v1/sdk/login/phone' },
    body: { phoneNumber: '13900139000', code: '111111', loginPlatform: 'Android', deviceID: 'tablet' },
    has: {
      ...{ isNew: true, personas: [], expiresAt: SECONDS, userAccessToken: claims({ sub: UUID, ppid: '' }) },
      user: { loginMethod: 'Phone', loginPlatform: 'Android', currentDeviceID: 'tablet', phoneNumberVerified: true },
    },
    ...{ names: { user: USER }, keep: { ben: 'userAccessToken', benUser: 'user.userID' } },
  },
  {
    ...{ ...app, call: 'passport.playerLogin.accessToken', as: 'game', send: 'POST /v1/sdk/login/access-token' },
    ...{
      body: { accessToken: '{ben}', deviceId: 'phone' },
      has: { isNew: false, user: { loginMethod: 'AccessToken' } },
    },
    names: { '': 'userAccessToken userRefreshToken expiresAt isNew user personas', user: USER },
  },
  {
    ...{ ...app, ...invalid, call: 'passport.playerLogin.accessToken', as: 'game', says: 'one that is none' },
    ...{ send: 'POST /v1/sdk/login/access-token', body: { accessToken: 'a.b.c' } },
  },
  {
    ...{
      ...app,
      call: 'passport.playerPersonas.create',
      known: 'seen',
      ...bearing('ben'),
      send: 'POST /v1/sdk/personas',
    },
    ...{
      body: { realmID: '{realm}', displayName: '本', iconUrl: '' },
      names: { persona: PERSONA.replace('lastLoginAt ', '') },
    },
    ...{ has: { persona: { displayName: '本', status: 'Active' } }, keep: { benPersona: 'persona.personaID' } },
  },
  {
    ...{ ...app, call: 'passport.playerPersonas.create', ...bearing('ben'), says: 'a second one', status: 409 },
    ...{ send: 'POST /v1/sdk/personas', body: { realmId: '{realm}', displayName: '本二' }, has: no(60_001) },
  },
  {
    ...{ ...app, call: 'passport.playerPersonas.create', ...bearing('ben'), says: 'where nobody may come in' },
    ...{ send: 'POST /v1/sdk/personas', body: { realmID: '{shut}', displayName: '本' }, status: 400, has: no(90_030) },
  },
  {
    ...{ ...app, call: 'passport.playerPersonas.create', as: 'app', says: 'by the app', status: 401 },
    ...{ send: 'POST /v1/sdk/personas', body: { realmID: '{realm}', displayName: '本' }, has: no(160_001) },
  },
  {
    ...{ ...select, ...bearing('ben'), send: 'POST /v1/sdk/personas/{benPersona}/select', body: {} },
    has: { personaAccessToken: claims({ ppid: UUID }), expiresAt: SECONDS, persona: { displayName: '本' } },
    names: { '': 'personaAccessToken personaRefreshToken expiresAt persona', persona: PERSONA },
    keep: { benPlays: 'personaAccessToken' },
  },
  { ...select, as: 'app', says: 'by Basic, without a body', send: 'POST /upass/v1/sdk/personas/{benPersona}/select' },
  {
    ...{ ...select, ...bearing('benPlays'), says: 'by the persona itself' },
    send: 'POST /v1/sdk/personas/{benPersona}/select',
  },
  {
    ...{ ...select, ...bearing('ben'), says: 'of somebody else', status: 404, has: no(50_001, 'persona not found') },
    send: 'POST /v1/sdk/personas/{anaPersona}/select',
  },

  // Keys for who verifies tokens alone.
  {
    ...{ ...app, call: 'passport.login.keys', as: 'anyone', send: 'GET /v1/.well-known/jwks.json' },
    ...{ has: { keys: [{ kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256' }] }, names: { 'keys.0': 'kid x y' } },
  },

  // Who calls, of what developers do.
  { ...search, known: 'seen', as: 'app', says: 'by Basic', status: 200, body: {} },
  { ...search, as: 'owner', says: 'by a session', status: 200, body: {} },
  { ...search, as: 'member', says: 'by a member who reads', status: 200, body: {} },
  { ...search, as: 'operator', says: 'by an operator, of any app', status: 200, body: {} },
  { ...search, as: 'game', says: 'by a build of the game', status: 403, body: {}, has: DENIED },
  { ...search, ...bearing('ana'), says: 'by a persona', status: 403, body: {}, has: DENIED },
  { ...search, ...bearing('ben'), says: 'by a user', status: 403, body: {}, has: DENIED },
  { ...search, as: 'anyone', says: 'by nobody', status: 401, body: {}, has: NOBODY },
  { ...search, as: 'stranger', says: 'by another studio', status: 401, body: {}, has: { passportErrorCode: 160_001 } },
  { ...search, as: 'blocked', says: 'by who is blocked', status: 423, body: {} },
  {
    ...{ ...search, as: 'anyone', says: 'by a secret that is wrong', status: 401, body: {}, has: no(160_001) },
    headers: { Authorization: 'Basic YWJjOmRlZg==' },
  },
  {
    ...{ ...search, as: 'app-secret', says: 'by the secret that lies in game builds', status: 401, body: {} },
    has: no(160_001),
  },
  {
    ...{ call: 'passport.users.ban', known: 'spec', as: 'member', says: 'a member who would write', status: 403 },
    ...{ send: 'POST /upass/v1/users/{anaUser}/ban', body: {}, has: DENIED },
  },

  // Who calls, of what players do.
  { ...me, ...bearing('benPlays'), says: 'by a persona', status: 200, known: 'seen' },
  { ...me, ...bearing('ben'), says: 'by a user', status: 403, has: DENIED },
  { ...me, as: 'app', says: 'by the app', status: 401, has: no(160_001) },
  { ...me, as: 'game', says: 'by a build of the game', status: 403, has: DENIED },
  { ...me, as: 'owner', says: 'by a session', status: 401, has: no(160_001) },
  { ...me, as: 'anyone', says: 'by nobody', status: 401, has: NOBODY },
  { ...me, as: 'player-late', says: 'by a token of yesterday', status: 401, has: no(160_112, 'access token expired') },
  {
    ...{ ...me, as: 'anyone', says: 'by a token that is none', status: 401, has: NOBODY },
    headers: { Authorization: 'Bearer a.b.c' },
  },
  {
    ...{ ...me, as: 'anyone', says: 'by a refresh token', status: 401, has: no(160_001) },
    headers: { Authorization: 'Bearer {anaNext}' },
  },
  {
    ...{
      call: 'push.apps.connectToken',
      known: 'ours',
      ...bearing('ben'),
      says: 'by a user who has chosen no persona',
    },
    send: 'POST /upush/v1/apps/{app.app}/connect-token',
    ...{ body: { playerId: '{benPersona}' }, status: 403, has: { code: 7, message: 'permission denied' } },
  },
];
