// Users, personas and realms, looked after by developers and by who plays. Source: wire/passport.md 1.4, 1.5, 2.1,
// 3.2 rows 36 to 51, 4, 5.9, 5.10.
import { expect } from 'vitest';
import { bearing, INT, passportNo as no, type Row, TIME, UUID } from '../row.ts';

const USER =
  'userID externalUserID idDomainID deleted userStatus displayName avatarUrl currentDeviceID lastLoginIp lastLoginAt loginMethod loginPlatform loginIDProvider isRealNameVerified realName idCardNumber ageGroup aboveMinAge email emailVerified phoneNumber phoneNumberVerified banActions tags createdAt modifiedAt properties';
const PERSONA =
  'personaID userID realmID realmName idDomainID externalPersonaID displayName iconUrl status banActions tags lastLoginAt createdAt modifiedAt properties';
const PUBLIC = 'personaID userID realmID realmName displayName iconUrl properties';

const app = { known: 'ours', as: 'app', status: 200 } as const;
const seen = { known: 'seen', as: 'app', status: 200 } as const;
const invalid = { status: 400, has: no(30_001, 'invalid parameters') } as const;
const noUser = { status: 404, has: no(50_001, 'user not found') } as const;
const noPersona = { status: 404, has: no(50_001, 'persona not found') } as const;
const users = { ...seen, call: 'passport.users.search', send: 'POST /upass/v1/users/search' } as const;
const personas = { ...seen, call: 'passport.personas.search', send: 'POST /v1/personas/search' } as const;
const ban = { ...app, call: 'passport.users.ban', send: 'POST /v1/users/{anaUser}/ban' } as const;
const signIn = { known: 'seen', call: 'passport.login.external', as: 'game', send: 'POST /v1/login/external' } as const;
const ana = { ...bearing('ana'), known: 'seen', status: 200 } as const;
const find = { ...ana, call: 'passport.playerPersonas.search' } as const;
const one = (list: string) => ({ start: 0, count: 20, total: 1, [list]: [expect.any(Object)] });
const none = (list: string) => ({ start: 0, count: 20, total: 0, [list]: [] });

export const rows: readonly Row[] = [
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '玩家' } },
  {
    ...{
      ...signIn,
      status: 200,
      keep: { ana: 'personaAccessToken', anaPersona: 'persona.personaID', anaUser: 'persona.userID' },
    },
    body: { externalUserID: 'ana', displayName: '安娜' },
  },
  {
    ...{
      ...signIn,
      status: 200,
      keep: { ben: 'personaAccessToken', benPersona: 'persona.personaID', benUser: 'persona.userID' },
    },
    ...{ body: { externalUserID: 'ben', displayName: '本' } },
  },

  // Users, searched for.
  {
    ...{ ...users, says: 'an empty object', body: {}, names: { 'users.0': USER } },
    has: { start: 0, count: 20, total: 2, users: [{ externalUserID: 'ben' }, { externalUserID: 'ana' }] },
  },
  { ...users, known: 'ours', says: 'no body at all', has: { total: 2 } },
  {
    ...users,
    known: 'ours',
    says: 'at most 100',
    body: { start: 1, count: 500 },
    has: { start: 1, count: 100, total: 2 },
  },
  {
    ...users,
    known: 'ours',
    says: 'a page behind the last',
    body: { start: 9 },
    has: { start: 9, total: 2, users: [] },
  },
  { ...users, ...invalid, says: 'a negative page', body: { start: -1 } },
  { ...users, ...invalid, says: 'a field that nobody knows', body: { colour: 'red' } },
  { ...users, ...invalid, says: 'an id that is none', body: { userID: 'x' } },
  { ...users, says: 'by id', body: { userID: '{anaUser}' }, has: one('users') },
  { ...users, says: 'by id, spelled otherwise', body: { userId: '{anaUser}' }, has: one('users') },
  { ...users, says: 'by the id of the game', body: { externalUserID: 'ana' }, has: one('users') },
  { ...users, says: 'by a part of that id, which is none', body: { externalUserID: 'an' }, has: none('users') },
  { ...users, known: 'ours', says: 'by status', body: { status: 'Banned' }, has: none('users') },
  { ...users, known: 'ours', ...invalid, says: 'by a status that is none', body: { status: 'banned' } },
  { ...users, known: 'ours', says: 'by age', body: { ageGroup: 'UnderEight' }, has: none('users') },
  { ...users, known: 'ours', says: 'by real name', body: { isRealNameVerified: false }, has: { total: 2 } },
  { ...users, known: 'ours', says: 'by phone', body: { phoneNumber: '13800138000' }, has: none('users') },
  { ...users, known: 'ours', says: 'by e-mail', body: { email: 'ana@lanternbay.example' }, has: none('users') },
  {
    ...users,
    known: 'ours',
    says: 'by day',
    body: { from: '2001-01-01T00:00:00Z', to: '2002-01-01T00:00:00+08:00' },
    has: none('users'),
  },
  { ...users, known: 'ours', says: 'since a unix second', body: { from: '1000000000' }, has: { total: 2 } },
  {
    ...users,
    known: 'ours',
    says: 'since a unix second as a number',
    body: { from: 1_000_000_000 },
    has: { total: 2 },
  },

  // A user.
  {
    ...{
      ...seen,
      call: 'passport.users.get',
      send: 'GET /v1/users/{anaUser}',
      names: { user: USER, 'personas.0': PERSONA },
    },
    has: {
      user: {
        userID: UUID,
        externalUserID: 'ana',
        userStatus: 'Active',
        deleted: false,
        loginMethod: 'ServerSide',
        lastLoginAt: TIME,
      },
      personas: [{ displayName: '安娜' }],
    },
  },
  { ...seen, ...noUser, call: 'passport.users.get', send: 'GET /v1/users/{unknown}' },
  {
    ...seen,
    ...invalid,
    known: 'ours',
    call: 'passport.users.get',
    says: 'what is no id',
    send: 'GET /upass/v1/users/ana',
  },
  {
    ...{ ...seen, call: 'passport.users.update', send: 'PUT /v1/users/{anaUser}' },
    body: { name: '安', avatarUrl: 'https://lanternbay.example/a.png', properties: { guild: 'red' } },
    has: { user: { displayName: '安', avatarUrl: 'https://lanternbay.example/a.png', properties: { guild: 'red' } } },
    names: { user: USER },
  },
  {
    ...{ ...seen, call: 'passport.users.update', says: 'what is left out stays', send: 'PUT /v1/users/{anaUser}' },
    ...{ body: { displayName: '安娜' }, has: { user: { displayName: '安娜', properties: { guild: 'red' } } } },
  },
  { ...users, says: 'by a part of the name', body: { displayName: '娜' }, has: one('users') },
  {
    ...{ ...seen, ...invalid, call: 'passport.users.update', known: 'ours', says: 'a place for scripts' },
    ...{ send: 'PUT /v1/users/{anaUser}', body: { avatarUrl: 'javascript:alert(1)' } },
  },
  {
    ...{ ...seen, call: 'passport.users.update', known: 'ours', says: 'more than 512 bytes', status: 400 },
    ...{ send: 'PUT /v1/users/{anaUser}', body: { properties: { x: '字'.repeat(200) } }, has: no(30_002) },
  },
  {
    ...{ ...seen, ...invalid, call: 'passport.users.update', known: 'ours', says: 'a property that is no text' },
    ...{ send: 'PUT /v1/users/{anaUser}', body: { properties: { x: 1 } } },
  },
  { ...seen, ...noUser, call: 'passport.users.update', send: 'PUT /v1/users/{unknown}', body: { displayName: 'x' } },

  // Who somebody is.
  {
    ...{ ...app, call: 'passport.users.setRealName', known: 'spec', send: 'PUT /v1/users/{anaUser}/real-name' },
    body: { realName: '王小明', idCardNumber: '110101199003074258' },
    has: {
      user: {
        ...{ isRealNameVerified: true, ageGroup: 'AboveEighteen', realName: '王*', aboveMinAge: true },
        idCardNumber: expect.stringMatching(/^110\**58$/),
      },
    },
  },
  {
    ...{ ...app, call: 'passport.users.setRealName', says: 'of the right form, where names are only played' },
    ...{ send: 'PUT /v1/users/{anaUser}/real-name', body: { realName: '王小明', idCardNumber: '110101199003074250' } },
  },
  { ...app, call: 'passport.idDomains.update', send: 'PUT /v1/id-domains/{app.app}', body: { mockRealName: false } },
  {
    ...{ ...app, ...invalid, call: 'passport.users.setRealName', says: 'a last character that is wrong' },
    ...{ send: 'PUT /v1/users/{anaUser}/real-name', body: { realName: '王小明', idCardNumber: '110101199003074250' } },
  },
  {
    ...{ ...app, call: 'passport.users.setRealName', says: 'both empty', send: 'PUT /v1/users/{anaUser}/real-name' },
    ...{
      body: { realName: '', idCardNumber: '' },
      has: { user: { isRealNameVerified: false, ageGroup: '', realName: '' } },
    },
  },
  {
    ...{ ...app, ...noUser, call: 'passport.users.setRealName', send: 'PUT /v1/users/{unknown}/real-name' },
    body: { realName: '', idCardNumber: '' },
  },

  // Bans, which players read in words of their own.
  {
    ...{ ...app, call: 'passport.users.setBanActions', known: 'spec', send: 'POST /v1/users/{anaUser}/ban-actions' },
    body: { banActions: [{ type: 'BanLeaderboard', options: { clearLeaderboard: true } }], reason: '刷分' },
    has: { user: { banActions: [{ type: 'BanLeaderboard', options: { clearLeaderboard: true }, reason: '刷分' }] } },
  },
  {
    ...{
      ...app,
      call: 'passport.users.setBanActions',
      says: 'none lifts all',
      send: 'POST /v1/users/{anaUser}/ban-actions',
    },
    ...{ body: { banActions: [] }, has: { user: { banActions: [] } } },
  },
  {
    ...{ ...app, ...invalid, call: 'passport.users.setBanActions', says: 'a word that nobody knows' },
    ...{ send: 'POST /v1/users/{anaUser}/ban-actions', body: { banActions: [{ type: 'BanChat' }] } },
  },
  {
    ...{ ...app, ...noUser, call: 'passport.users.setBanActions', send: 'POST /v1/users/{unknown}/ban-actions' },
    body: { banActions: [] },
  },
  { ...ban, ...invalid, says: 'two ends', body: { duration: 60, unbanAt: '2099-01-01T00:00:00Z' } },
  { ...ban, ...noUser, send: 'POST /v1/users/{unknown}/ban', body: {} },
  {
    ...{ ...ban, known: 'seen', body: { reason: '使用外挂', unbanAt: '2099-01-01T00:00:00Z' } },
    has: {
      user: {
        userStatus: 'Banned',
        banInfo: { reason: '使用外挂', bannedAt: TIME, unbanAt: '2099-01-01T00:00:00.000Z' },
      },
    },
  },
  { ...users, known: 'ours', says: 'the banned', body: { status: 'Banned' }, has: one('users') },
  {
    ...{ ...signIn, status: 400, says: 'who is banned', body: { externalUserID: 'ana' } },
    has: {
      ...{ code: 9, passportErrorCode: 90_108 },
      passportErrorDetail: {
        ...{ banReason: '使用外挂', personaID: expect.any(String), personaDisplayName: expect.any(String) },
        unbanAt: '2099-01-01T00:00:00.000Z',
      },
    },
  },
  {
    ...ana,
    call: 'passport.playerPersonas.me',
    says: 'of before the ban',
    send: 'GET /v1/sdk/personas/me',
    status: 401,
    has: no(160_112),
  },
  {
    ...ban,
    says: 'a second one replaces the first',
    body: { duration: 60 },
    has: { user: { banInfo: { reason: '' } } },
  },
  { ...ban, says: 'for good', body: {}, has: { user: { banInfo: { reason: '', bannedAt: TIME } } } },
  {
    ...{ ...app, call: 'passport.users.unban', known: 'spec', send: 'POST /v1/users/{anaUser}/unban', body: {} },
    has: { user: { userStatus: 'Active' } },
  },
  {
    ...app,
    call: 'passport.users.unban',
    says: 'again',
    send: 'POST /v1/users/{anaUser}/unban',
    status: 400,
    has: no(90_001),
  },
  { ...app, ...noUser, call: 'passport.users.unban', send: 'POST /v1/users/{unknown}/unban' },
  {
    ...{ ...signIn, status: 200, says: 'who is no longer banned', keep: { ana: 'personaAccessToken' } },
    body: { externalUserID: 'ana' },
  },

  // Personas.
  {
    ...{ ...personas, body: {}, names: { 'personas.0': PERSONA } },
    has: { start: 0, count: 20, total: 2, personas: [{ displayName: '本' }, { displayName: '安娜' }] },
  },
  { ...personas, says: 'by id', body: { personaID: '{anaPersona}' }, has: one('personas') },
  { ...personas, says: 'by id, spelled otherwise', body: { personaId: '{anaPersona}' }, has: one('personas') },
  { ...personas, says: 'by user', body: { userID: '{anaUser}' }, has: one('personas') },
  { ...personas, says: 'by realm', body: { realmID: '{unknown}' }, has: none('personas') },
  { ...personas, known: 'ours', says: 'by a part of the name', body: { displayName: '娜' }, has: one('personas') },
  { ...personas, known: 'ours', says: 'that are deleted', body: { status: 'Sealed' }, has: none('personas') },
  { ...personas, known: 'ours', says: 'by tag', body: { tagID: '{unknown}' }, has: none('personas') },
  { ...personas, known: 'ours', ...invalid, says: 'a field that nobody knows', body: { colour: 'red' } },
  {
    ...{ ...seen, call: 'passport.personas.get', send: 'GET /v1/personas/{anaPersona}', names: { persona: PERSONA } },
    has: { persona: { status: 'Active', realmName: expect.stringMatching(/./) } },
  },
  { ...seen, ...noPersona, call: 'passport.personas.get', send: 'GET /upass/v1/personas/{unknown}' },
  {
    ...{ ...seen, call: 'passport.personas.update', send: 'PUT /v1/personas/{anaPersona}' },
    body: { displayName: '骑士', iconUrl: 'https://lanternbay.example/k.png', properties: { level: '4' } },
    has: { persona: { displayName: '骑士', properties: { level: '4' } } },
  },
  {
    ...{
      ...seen,
      call: 'passport.personas.update',
      known: 'spec',
      says: 'status bans',
      send: 'PUT /v1/personas/{anaPersona}',
    },
    ...{ body: { status: 'Banned' }, has: { persona: { status: 'Banned' } } },
  },
  {
    ...{
      ...seen,
      call: 'passport.personas.update',
      known: 'spec',
      says: 'and lifts',
      send: 'PUT /v1/personas/{anaPersona}',
    },
    ...{ body: { status: 'Active' }, has: { persona: { status: 'Active' } } },
  },
  {
    ...{ ...seen, ...invalid, call: 'passport.personas.update', known: 'spec', says: 'nobody is sealed by hand' },
    ...{ send: 'PUT /v1/personas/{anaPersona}', body: { status: 'Sealed' } },
  },
  {
    ...{ ...seen, call: 'passport.personas.update', says: 'more than 512 bytes', status: 400, has: no(30_002) },
    ...{ send: 'PUT /v1/personas/{anaPersona}', body: { properties: { x: 'x'.repeat(513) } } },
  },
  {
    ...seen,
    ...noPersona,
    call: 'passport.personas.update',
    send: 'PUT /v1/personas/{unknown}',
    body: { displayName: 'x' },
  },
  {
    ...{ ...app, call: 'passport.personas.ban', known: 'spec', send: 'POST /v1/personas/{benPersona}/ban' },
    ...{
      body: { reason: '辱骂', duration: 3600 },
      has: { persona: { status: 'Banned', banInfo: { reason: '辱骂', unbanAt: TIME } } },
    },
  },
  {
    ...{ ...signIn, status: 400, says: 'whose persona is banned', body: { externalUserID: 'ben' } },
    has: {
      ...{ code: 9, passportErrorCode: 90_109 },
      passportErrorDetail: { banReason: '辱骂', personaID: UUID, personaDisplayName: '本', unbanAt: TIME },
    },
  },
  {
    ...{ known: 'spec', call: 'passport.playerPersonas.select', as: 'app', says: 'who is banned', status: 400 },
    ...{ send: 'POST /v1/sdk/personas/{benPersona}/select', has: no(90_109) },
  },
  { ...app, ...noPersona, call: 'passport.personas.ban', send: 'POST /v1/personas/{unknown}/ban', body: {} },
  {
    ...{ ...app, call: 'passport.personas.unban', known: 'spec', send: 'POST /v1/personas/{benPersona}/unban' },
    has: { persona: { status: 'Active' } },
  },
  {
    ...app,
    call: 'passport.personas.unban',
    says: 'again',
    send: 'POST /v1/personas/{benPersona}/unban',
    status: 400,
    has: no(90_001),
  },
  { ...app, ...noPersona, call: 'passport.personas.unban', send: 'POST /v1/personas/{unknown}/unban' },
  {
    ...{
      ...app,
      call: 'passport.personas.setBanActions',
      known: 'spec',
      send: 'POST /v1/personas/{benPersona}/ban-actions',
    },
    body: { banActions: [{ type: 'BanLeaderboard' }], until: '2099-01-01T00:00:00Z' },
    has: {
      persona: {
        banActions: [
          { type: 'BanLeaderboard', options: { clearLeaderboard: false }, until: '2099-01-01T00:00:00.000Z' },
        ],
      },
    },
  },
  {
    ...{
      ...app,
      ...noPersona,
      call: 'passport.personas.setBanActions',
      send: 'POST /v1/personas/{unknown}/ban-actions',
    },
    body: { banActions: [] },
  },
  {
    ...{ ...signIn, status: 200, keep: { ben: 'personaAccessToken' }, body: { externalUserID: 'ben' } },
  },
  { ...signIn, status: 200, keep: { ana: 'personaAccessToken' }, body: { externalUserID: 'ana' } },

  // What players do with their own.
  {
    ...ana,
    call: 'passport.playerRealms.list',
    send: 'GET /v1/sdk/realms',
    has: { start: 0, count: 20, total: 1, realms: [{ status: 'Open' }] },
  },
  {
    ...{
      ...ana,
      call: 'passport.playerRealms.list',
      says: 'a page by other words',
      send: 'GET /v1/sdk/realms?offset=0&limit=500',
    },
    has: { start: 0, count: 100, total: 1 },
  },
  {
    ...ana,
    ...invalid,
    known: 'ours',
    call: 'passport.playerRealms.list',
    says: 'no page',
    send: 'GET /v1/sdk/realms?start=-1',
  },
  {
    ...ana,
    call: 'passport.playerUsers.me',
    send: 'GET /v1/sdk/users/me',
    names: { user: USER },
    has: { user: { externalUserID: 'ana' } },
  },
  {
    ...{ ...ana, call: 'passport.playerUsers.updateMe', send: 'PUT /upass/v1/sdk/users/me', body: { name: '安娜' } },
    has: { user: { displayName: '安娜' } },
  },
  {
    ...{ ...ana, ...invalid, known: 'ours', call: 'passport.playerUsers.updateMe', says: 'their own status' },
    ...{ send: 'PUT /v1/sdk/users/me', body: { status: 'Active' } },
  },
  {
    ...{ ...ana, call: 'passport.playerUsers.verifyRealName', send: 'POST /v1/sdk/users/me/real-name' },
    body: { realName: '王小明', idCardNumber: '110101199003074258' },
    has: { user: { isRealNameVerified: true, ageGroup: 'AboveEighteen', realName: '王*' } },
  },
  {
    ...{
      ...ana,
      ...invalid,
      call: 'passport.playerUsers.verifyRealName',
      says: 'a number that is none',
      known: 'ours',
    },
    ...{ send: 'POST /v1/sdk/users/me/real-name', body: { realName: '王小明', idCardNumber: '1' } },
  },
  {
    ...{
      ...ana,
      call: 'passport.playerPersonas.me',
      send: 'GET /upass/v1/sdk/personas/me',
      names: { persona: PERSONA },
    },
    has: { persona: { displayName: '骑士' } },
  },
  {
    ...{ ...ana, call: 'passport.playerPersonas.updateMe', send: 'PUT /v1/sdk/personas/me' },
    ...{
      body: { displayName: '安骑士', iconUrl: '' },
      has: { persona: { displayName: '安骑士', iconUrl: '', properties: { level: '4' } } },
    },
  },
  {
    ...{ ...ana, ...invalid, known: 'ours', call: 'passport.playerPersonas.updateMe', says: 'no name' },
    ...{ send: 'PUT /v1/sdk/personas/me', body: { displayName: '' } },
  },
  {
    ...{
      ...find,
      send: `GET /v1/sdk/personas/search?displayName=${encodeURIComponent('本')}`,
      names: { 'personas.0': PUBLIC },
    },
    has: { ...one('personas'), personas: [{ displayName: '本', personaID: UUID }] },
  },
  { ...find, says: 'by id', send: 'GET /v1/sdk/personas/search?personaID={benPersona}', has: one('personas') },
  {
    ...find,
    says: 'by id, spelled otherwise',
    send: 'GET /v1/sdk/personas/search?personaId={benPersona}',
    has: one('personas'),
  },
  { ...find, says: 'by realm', send: 'GET /v1/sdk/personas/search?realmID={unknown}', has: none('personas') },
  {
    ...{ ...ana, call: 'passport.playerPersonas.random', send: 'GET /v1/sdk/personas/random?count=1' },
    ...{ has: { personas: [{ displayName: '本' }], total: 1 }, names: { 'personas.0': PUBLIC } },
  },
  {
    ...ana,
    ...invalid,
    known: 'ours',
    call: 'passport.playerPersonas.random',
    says: 'none',
    send: 'GET /v1/sdk/personas/random?count=0',
  },

  // What they may do with their age, and pay.
  {
    ...{ ...ana, call: 'passport.antiAddiction.playable', send: 'GET /v1/sdk/anti-addiction/playable' },
    has: { userId: UUID, displayName: '安娜', userType: 'AboveEighteen', playable: true, remainingTimeInSecond: INT },
    names: { '': 'reason description' },
  },
  {
    ...{ ...ana, call: 'passport.antiAddiction.payable', send: 'GET /v1/sdk/anti-addiction/payable?amount=600' },
    has: { approved: true, reason: expect.any(String) },
  },
  {
    ...ana,
    ...invalid,
    known: 'ours',
    call: 'passport.antiAddiction.payable',
    says: 'without an amount',
    send: 'GET /v1/sdk/anti-addiction/payable',
  },

  // Terms.
  {
    ...{
      ...app,
      call: 'passport.termsOfService.create',
      send: 'POST /upass/v1/tos',
      body: { title: '协议', content: '欢迎' },
    },
    keep: { terms: 'tos.id' },
  },
  {
    ...{ ...ana, known: 'ours', call: 'passport.playerTermsOfService.accept', send: 'POST /v1/sdk/tos/{terms}/accept' },
    body: { version: 1 },
  },
  { ...ana, known: 'ours', call: 'passport.playerTermsOfService.accepted', send: 'GET /v1/sdk/tos/accepted' },
  {
    ...{ ...app, call: 'passport.idDomains.update', send: 'PUT /v1/id-domains/{app.app}', body: { mockSms: true } },
  },
  {
    ...{ ...app, call: 'passport.playerLogin.sendCode', as: 'game', send: 'POST /v1/sdk/login/verification-codes' },
    body: { phoneNumber: '13700137000', purpose: 'Bind' },
  },
  {
    ...{ ...ana, known: 'ours', call: 'passport.playerUsers.bindPhone', send: 'POST /v1/sdk/users/me/phone' },
    ...{ body: { phoneNumber: '13700137000', code: '111111' }, has: { user: { phoneNumberVerified: true } } },
  },
  {
    ...{
      ...ana,
      known: 'ours',
      call: 'passport.playerUsers.linkAccount',
      send: 'POST /upass/v1/sdk/users/me/accounts',
    },
    ...{ says: 'of a provider that is off', body: { idProvider: 'Weibo', code: 'x' } },
    ...{ status: 400, has: no(90_001) },
  },

  // The end of them.
  { ...seen, call: 'passport.personas.remove', send: 'DELETE /v1/personas/{benPersona}', has: {} },
  { ...seen, ...noPersona, call: 'passport.personas.remove', says: 'again', send: 'DELETE /v1/personas/{benPersona}' },
  { ...personas, says: 'that are deleted', known: 'ours', body: { status: 'Sealed' }, has: one('personas') },
  {
    ...{ ...signIn, status: 200, says: 'whose persona was deleted', body: { externalUserID: 'ben' } },
    has: { isNew: true },
  },
  { ...seen, call: 'passport.users.remove', send: 'DELETE /v1/users/{benUser}', has: {} },
  { ...seen, ...noUser, call: 'passport.users.remove', says: 'again', send: 'DELETE /v1/users/{benUser}' },
  {
    ...seen,
    call: 'passport.users.get',
    says: 'who is deleted',
    send: 'GET /v1/users/{benUser}',
    has: { user: { deleted: true, userStatus: 'Sealed' } },
  },
  { ...users, says: 'without the deleted', body: {}, has: one('users') },
  { ...users, known: 'ours', says: 'the deleted', body: { status: 'Sealed' }, has: one('users') },
];
