// Tags, entitlements and reports. Source: wire/passport.md 2.1, 2.4, 2.7, 3.4 rows 71 to 91, 3.8 rows 207 to 209, 4, 5.14.
import { expect } from 'vitest';
import { bearing, INT, passportNo as no, type Row, TIME, UUID } from '../row.ts';

const TAG = 'tagID idDomainID name color description userCount personaCount createdAt modifiedAt';
const ENTITLEMENT =
  'id idDomainID type displayName ownerType userID personaID startTime status suspendReason source createdAt modifiedAt properties';
const REPORT =
  'id idDomainID reporterPersonaID targetPersonaID targetUserID category content evidence status result reviewer createdAt modifiedAt';

const app = { known: 'ours', as: 'app', status: 200 } as const;
const invalid = { status: 400, has: no(30_001, 'invalid parameters') } as const;
const missing = (what: string) => ({ status: 404, has: no(50_001, `${what} not found`) }) as const;
const denied = { status: 403, has: no(70_001, 'permission denied') } as const;
const wrongState = { status: 400, has: no(90_001) } as const;
const by = (who: string) => ({ ...bearing(who), known: 'ours', status: 200 }) as const;
const [ana, ben] = [by('ana'), by('ben')];
const signIn = {
  known: 'seen',
  call: 'passport.login.external',
  as: 'game',
  send: 'POST /v1/login/external',
  status: 200,
} as const;
const newTag = { ...app, call: 'passport.tags.create', send: 'POST /v1/tags' } as const;
const give = { ...app, call: 'passport.entitlements.create', send: 'POST /v1/entitlements' } as const;
const given = { ...app, call: 'passport.entitlements.search', send: 'POST /v1/entitlements/search' } as const;
const expiries = { ...app, call: 'passport.entitlements.expiries' } as const;
const tell = { call: 'passport.playerReports.create', send: 'POST /v1/sdk/reports' } as const;
const told = { ...app, call: 'passport.reports.search', send: 'POST /v1/reports/search' } as const;
const decide = { ...app, call: 'passport.reports.update', send: 'PUT /v1/reports/{report}' } as const;

export const rows: readonly Row[] = [
  {
    ...app,
    call: 'passport.tags.list',
    says: 'before there are players',
    send: 'GET /v1/tags',
    status: 404,
    has: no(50_001, 'Id Domain not found'),
  },
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '标签' } },
  {
    ...{ ...signIn, body: { externalUserID: 'ana', displayName: '安娜' } },
    keep: { ana: 'personaAccessToken', anaPersona: 'persona.personaID', anaUser: 'persona.userID' },
  },
  {
    ...{ ...signIn, body: { externalUserID: 'ben', displayName: '本' } },
    keep: { ben: 'personaAccessToken', benPersona: 'persona.personaID', benUser: 'persona.userID' },
  },

  // Tags.
  {
    ...{
      ...newTag,
      body: { name: '主播', color: '#1a2b3c', description: '合作' },
      names: { tag: TAG },
      keep: { tag: 'tag.tagID' },
    },
    has: {
      tag: {
        tagID: UUID,
        name: '主播',
        color: '#1a2b3c',
        description: '合作',
        userCount: 0,
        personaCount: 0,
        createdAt: TIME,
      },
    },
  },
  {
    ...newTag,
    says: 'with a colour of ours',
    body: { name: '二' },
    has: { tag: { color: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
    keep: { two: 'tag.tagID' },
  },
  { ...newTag, says: 'again', body: { name: '主播' }, status: 409, has: no(60_001) },
  { ...newTag, ...invalid, says: 'no name', body: { name: '' } },
  { ...newTag, ...invalid, says: 'too long a name', body: { name: 'x'.repeat(33) } },
  { ...newTag, ...invalid, says: 'no colour', body: { name: 'x', color: 'red' } },
  { ...newTag, ...denied, as: 'member', says: 'by a member who reads', body: { name: 'x' } },
  {
    ...app,
    call: 'passport.tags.list',
    send: 'GET /upass/v1/tags',
    has: { start: 0, count: 20, total: 2 },
    names: { 'tags.0': TAG },
  },
  {
    ...app,
    call: 'passport.tags.list',
    says: 'by a part of the name',
    send: `GET /v1/tags?name=${encodeURIComponent('播')}&limit=1&offset=0`,
    has: { start: 0, count: 1, total: 1 },
  },
  { ...app, call: 'passport.tags.get', send: 'GET /v1/tags/{tag}', names: { tag: TAG } },
  { ...app, ...missing('tag'), call: 'passport.tags.get', send: 'GET /v1/tags/{unknown}' },
  {
    ...app,
    call: 'passport.tags.update',
    send: 'PUT /v1/tags/{tag}',
    body: { description: '' },
    has: { tag: { name: '主播', description: '' } },
  },
  {
    ...app,
    call: 'passport.tags.update',
    says: 'a name that is taken',
    send: 'PUT /v1/tags/{tag}',
    body: { name: '二' },
    status: 409,
    has: no(60_001),
  },
  { ...app, ...missing('tag'), call: 'passport.tags.update', send: 'PUT /v1/tags/{unknown}', body: {} },
  {
    ...{
      ...app,
      call: 'passport.users.tag',
      send: 'POST /v1/users/{anaUser}/tag',
      body: { tagIDs: ['{tag}', '{two}', '{tag}'] },
    },
    ...{ has: { total: 2 }, names: { 'tags.0': TAG } },
  },
  {
    ...app,
    call: 'passport.users.tag',
    says: 'again, spelled otherwise',
    send: 'POST /v1/users/{anaUser}/tag',
    body: { tagIds: ['{tag}'] },
    has: { total: 2 },
  },
  {
    ...app,
    ...missing('tag'),
    call: 'passport.users.tag',
    says: 'one that is none',
    send: 'POST /v1/users/{anaUser}/tag',
    body: { tagIDs: ['{unknown}'] },
  },
  {
    ...app,
    ...missing('user'),
    call: 'passport.users.tag',
    send: 'POST /v1/users/{unknown}/tag',
    body: { tagIDs: ['{tag}'] },
  },
  {
    ...app,
    ...invalid,
    call: 'passport.users.tag',
    says: 'with none',
    send: 'POST /v1/users/{anaUser}/tag',
    body: { tagIDs: [] },
  },
  {
    ...app,
    call: 'passport.users.untag',
    send: 'POST /v1/users/{anaUser}/untag',
    body: { tagIDs: ['{two}'] },
    has: { total: 1, tags: [{ name: '主播' }] },
  },
  {
    ...app,
    call: 'passport.users.untag',
    says: 'again',
    send: 'POST /v1/users/{anaUser}/untag',
    body: { tagIDs: ['{two}'] },
    has: { total: 1 },
  },
  {
    ...app,
    call: 'passport.users.tags',
    send: 'GET /v1/users/{anaUser}/tags',
    has: { total: 1, tags: [{ name: '主播', userCount: 1 }] },
  },
  { ...app, ...missing('user'), call: 'passport.users.tags', send: 'GET /v1/users/{unknown}/tags' },
  {
    ...app,
    call: 'passport.personas.tag',
    send: 'POST /v1/personas/{benPersona}/tag',
    body: { tagIDs: ['{tag}'] },
    has: { total: 1 },
  },
  {
    ...app,
    ...missing('persona'),
    call: 'passport.personas.tag',
    send: 'POST /v1/personas/{unknown}/tag',
    body: { tagIDs: ['{tag}'] },
  },
  {
    ...app,
    call: 'passport.personas.tags',
    send: 'GET /v1/personas/{benPersona}/tags',
    has: { total: 1, tags: [{ personaCount: 1 }] },
  },
  { ...app, ...missing('persona'), call: 'passport.personas.tags', send: 'GET /v1/personas/{unknown}/tags' },
  {
    ...{
      ...app,
      call: 'passport.tags.users',
      send: 'GET /v1/tags/{tag}/users',
      names: { '': 'users start count total' },
    },
    has: { total: 1, users: [{ externalUserID: 'ana', tags: [{ name: '主播', color: '#1a2b3c', tagID: UUID }] }] },
  },
  { ...app, ...missing('tag'), call: 'passport.tags.users', send: 'GET /v1/tags/{unknown}/users' },
  {
    ...{
      ...app,
      call: 'passport.tags.personas',
      send: 'GET /v1/tags/{tag}/personas',
      names: { '': 'personas start count total' },
    },
    has: { total: 1, personas: [{ displayName: '本' }] },
  },
  { ...app, ...missing('tag'), call: 'passport.tags.personas', send: 'GET /v1/tags/{unknown}/personas' },
  {
    ...app,
    call: 'passport.personas.search',
    known: 'ours',
    says: 'by tag',
    send: 'POST /v1/personas/search',
    body: { tagID: '{tag}' },
    has: { total: 1 },
  },
  {
    ...app,
    call: 'passport.users.search',
    says: 'by tag, spelled otherwise',
    send: 'POST /v1/users/search',
    body: { tagId: '{tag}' },
    has: { total: 1 },
  },
  {
    ...app,
    call: 'passport.personas.untag',
    send: 'POST /v1/personas/{benPersona}/untag',
    body: { tagIDs: ['{tag}'] },
    has: { total: 0, tags: [] },
  },
  {
    ...app,
    ...missing('persona'),
    call: 'passport.personas.untag',
    send: 'POST /v1/personas/{unknown}/untag',
    body: { tagIDs: ['{tag}'] },
  },
  { ...app, call: 'passport.tags.remove', send: 'DELETE /v1/tags/{tag}', has: {} },
  { ...app, ...missing('tag'), call: 'passport.tags.remove', says: 'again', send: 'DELETE /v1/tags/{tag}' },
  {
    ...app,
    call: 'passport.users.tags',
    says: 'that is gone',
    send: 'GET /v1/users/{anaUser}/tags',
    has: { total: 0, tags: [] },
  },

  // Entitlements.
  {
    ...{
      ...give,
      body: { type: 'vip', displayName: '月卡', ownerType: 'User', userID: '{anaUser}', properties: { a: 'b' } },
    },
    has: {
      entitlement: {
        id: UUID,
        type: 'vip',
        displayName: '月卡',
        ownerType: 'User',
        status: 'Active',
        source: 'Console',
        personaID: '',
        startTime: TIME,
        properties: { a: 'b' },
      },
    },
    ...{ names: { entitlement: ENTITLEMENT }, keep: { entitlement: 'entitlement.id' } },
  },
  {
    ...{
      ...give,
      says: 'of a persona, later, spelled otherwise',
      has: { entitlement: { status: 'Pending', userID: '', endTime: TIME } },
    },
    body: {
      type: 'season',
      displayName: '赛季',
      ownerType: 'Persona',
      personaId: '{anaPersona}',
      startTime: '2098-01-01T00:00:00Z',
      endTime: '2099-01-01T08:00:00+08:00',
    },
  },
  {
    ...give,
    ...invalid,
    says: 'of both',
    body: { type: 'vip', displayName: 'x', ownerType: 'User', userID: '{anaUser}', personaID: '{anaPersona}' },
  },
  {
    ...give,
    ...invalid,
    says: 'of the other',
    body: { type: 'vip', displayName: 'x', ownerType: 'User', personaID: '{anaPersona}' },
  },
  {
    ...{ ...give, ...invalid, says: 'an end before the start' },
    body: {
      type: 'vip',
      displayName: 'x',
      ownerType: 'User',
      userID: '{anaUser}',
      startTime: '2099-01-01T00:00:00Z',
      endTime: '2098-01-01T00:00:00Z',
    },
  },
  { ...give, ...missing('user'), body: { type: 'vip', displayName: 'x', ownerType: 'User', userID: '{unknown}' } },
  {
    ...give,
    ...missing('persona'),
    body: { type: 'vip', displayName: 'x', ownerType: 'Persona', personaID: '{unknown}' },
  },
  {
    ...given,
    says: 'no body at all',
    has: { start: 0, count: 20, total: 2 },
    names: { 'entitlements.0': ENTITLEMENT },
  },
  { ...given, says: 'by what follows from the time', body: { status: 'Pending', type: 'season' }, has: { total: 1 } },
  { ...given, says: 'by user, spelled otherwise', body: { userId: '{anaUser}' }, has: { total: 1 } },
  {
    ...app,
    call: 'passport.entitlements.get',
    send: 'GET /v1/entitlements/{entitlement}',
    names: { entitlement: ENTITLEMENT },
  },
  { ...app, ...missing('entitlement'), call: 'passport.entitlements.get', send: 'GET /v1/entitlements/{unknown}' },
  {
    ...{
      ...app,
      call: 'passport.entitlements.update',
      says: 'an end that is past',
      send: 'PUT /v1/entitlements/{entitlement}',
    },
    body: { startTime: '2001-01-01T00:00:00Z', endTime: '2002-01-01T00:00:00Z' },
    has: { entitlement: { status: 'Expired', endTime: '2002-01-01T00:00:00.000Z', displayName: '月卡' } },
  },
  {
    ...{ ...expiries, says: 'by the day of its end' },
    ...{ send: 'GET /v1/entitlements/expiries?month=2002-01', names: { 'days.0': 'day count owners' } },
    has: { days: [{ day: '2002-01-01', count: 1, owners: 1 }], total: 1 },
  },
  {
    ...{ ...expiries, says: 'of another type', send: 'GET /v1/entitlements/expiries?month=2002-01&type=dlc' },
    has: { days: [], total: 0 },
  },
  { ...expiries, ...invalid, says: 'no month', send: 'GET /v1/entitlements/expiries?month=2002-13' },
  {
    ...{
      ...app,
      call: 'passport.entitlements.update',
      says: 'no end any more',
      send: 'PUT /v1/entitlements/{entitlement}',
    },
    ...{ body: { endTime: null }, has: { entitlement: expect.not.objectContaining({ endTime: expect.anything() }) } },
  },
  {
    ...app,
    ...invalid,
    call: 'passport.entitlements.update',
    says: 'another owner',
    send: 'PUT /v1/entitlements/{entitlement}',
    body: { userID: '{benUser}' },
  },
  {
    ...app,
    ...missing('entitlement'),
    call: 'passport.entitlements.update',
    send: 'PUT /v1/entitlements/{unknown}',
    body: {},
  },
  {
    ...{
      ...app,
      known: 'spec',
      call: 'passport.entitlements.suspend',
      send: 'POST /v1/entitlements/{entitlement}/suspend',
    },
    ...{ body: { reason: '退款' }, has: { entitlement: { status: 'Suspended', suspendReason: '退款' } } },
  },
  {
    ...app,
    ...wrongState,
    call: 'passport.entitlements.suspend',
    says: 'again',
    send: 'POST /v1/entitlements/{entitlement}/suspend',
    body: {},
  },
  {
    ...app,
    ...missing('entitlement'),
    call: 'passport.entitlements.suspend',
    send: 'POST /v1/entitlements/{unknown}/suspend',
    body: {},
  },
  {
    ...{
      ...app,
      known: 'spec',
      call: 'passport.entitlements.restore',
      send: 'POST /v1/entitlements/{entitlement}/restore',
    },
    has: { entitlement: { status: 'Active', suspendReason: '' } },
  },
  {
    ...app,
    ...wrongState,
    call: 'passport.entitlements.restore',
    says: 'again',
    send: 'POST /v1/entitlements/{entitlement}/restore',
  },
  {
    ...app,
    ...missing('entitlement'),
    call: 'passport.entitlements.restore',
    send: 'POST /v1/entitlements/{unknown}/restore',
  },
  {
    ...{ ...app, known: 'spec', call: 'passport.entitlements.types', send: 'GET /v1/entitlements/types' },
    has: { types: expect.arrayContaining(['default', 'subscription', 'dlc', 'vip', 'season']), total: 5 },
  },
  {
    ...{
      ...ana,
      call: 'passport.playerEntitlements.list',
      send: 'GET /v1/sdk/entitlements',
      has: { start: 0, count: 20, total: 2 },
    },
    names: { 'entitlements.0': ENTITLEMENT },
  },
  {
    ...ana,
    call: 'passport.playerEntitlements.list',
    says: 'by type',
    send: 'GET /v1/sdk/entitlements?type=vip',
    has: { total: 1 },
  },
  {
    ...ben,
    call: 'passport.playerEntitlements.list',
    says: 'of somebody else',
    send: 'GET /v1/sdk/entitlements',
    has: { total: 0 },
  },
  { ...app, call: 'passport.entitlements.remove', send: 'DELETE /v1/entitlements/{entitlement}', has: {} },
  {
    ...app,
    ...missing('entitlement'),
    call: 'passport.entitlements.remove',
    says: 'again',
    send: 'DELETE /v1/entitlements/{entitlement}',
  },

  // Reports.
  {
    ...{ ...ana, ...tell, names: { report: REPORT }, keep: { report: 'report.id' } },
    body: {
      targetPersonaID: '{benPersona}',
      category: '外挂',
      content: '穿墙',
      evidence: ['https://lanternbay.example/1.png'],
    },
    has: {
      report: {
        id: UUID,
        status: 'Reviewing',
        category: '外挂',
        content: '穿墙',
        result: '',
        reviewer: '',
        evidence: ['https://lanternbay.example/1.png'],
      },
    },
  },
  {
    ...ana,
    ...tell,
    says: 'again',
    body: { targetPersonaId: '{benPersona}', category: '外挂' },
    status: 409,
    has: no(60_001),
  },
  { ...ana, ...tell, ...invalid, says: 'themself', body: { targetPersonaID: '{anaPersona}', category: 'x' } },
  {
    ...ana,
    ...tell,
    ...invalid,
    says: 'with a place for scripts',
    body: { targetPersonaID: '{benPersona}', category: 'x', evidence: ['javascript:alert(1)'] },
  },
  { ...ana, ...tell, ...missing('persona'), body: { targetPersonaID: '{unknown}', category: 'x' } },
  {
    ...ana,
    ...tell,
    says: 'of another kind',
    body: { targetPersonaID: '{benPersona}', category: '辱骂' },
    keep: { second: 'report.id' },
  },
  {
    ...ben,
    ...missing('report'),
    call: 'passport.playerReports.revoke',
    says: 'of somebody else',
    send: 'POST /v1/sdk/reports/{second}/revoke',
  },
  {
    ...ana,
    call: 'passport.playerReports.revoke',
    send: 'POST /v1/sdk/reports/{second}/revoke',
    body: {},
    has: { report: { status: 'Revoked' } },
    names: { report: REPORT },
  },
  {
    ...ana,
    ...wrongState,
    call: 'passport.playerReports.revoke',
    says: 'again',
    send: 'POST /v1/sdk/reports/{second}/revoke',
  },
  { ...told, says: 'no body at all', has: { start: 0, count: 20, total: 2 }, names: { 'reports.0': REPORT } },
  {
    ...told,
    says: 'by state and target, spelled otherwise',
    body: { status: 'Reviewing', targetPersonaId: '{benPersona}' },
    has: { total: 1 },
  },
  { ...told, says: 'by who says it', body: { reporterPersonaID: '{benPersona}' }, has: { total: 0, reports: [] } },
  { ...told, ...invalid, says: 'a field that nobody knows', body: { targetID: '{benPersona}' } },
  {
    ...{ ...app, call: 'passport.reports.get', send: 'GET /v1/reports/{report}', names: { report: REPORT } },
    has: { report: { status: 'Reviewing', category: '外挂', content: '穿墙' } },
  },
  { ...app, ...missing('report'), call: 'passport.reports.get', send: 'GET /v1/reports/{unknown}' },
  {
    ...app,
    call: 'passport.reports.targets',
    send: 'GET /v1/reports/targets?status=Reviewing',
    has: { total: 1, targets: [{ displayName: '本', reviewingCount: 1, categories: ['外挂'] }] },
  },
  {
    ...app,
    ...invalid,
    call: 'passport.reports.targets',
    says: 'a state that is none',
    send: 'GET /v1/reports/targets?status=x',
  },
  {
    ...{ ...decide, known: 'spec', body: { status: 'Actioned', result: '封禁 7 天' } },
    has: {
      report: { status: 'Actioned', result: '封禁 7 天', reviewer: expect.stringMatching(/./), reviewedAt: TIME },
    },
  },
  {
    ...decide,
    known: 'spec',
    says: 'once more',
    body: { status: 'Reviewing' },
    has: { report: { status: 'Reviewing', reviewer: '' } },
  },
  { ...decide, ...invalid, known: 'spec', says: 'what is the player’s', body: { status: 'Revoked' } },
  {
    ...decide,
    ...wrongState,
    says: 'what was taken back',
    send: 'PUT /v1/reports/{second}',
    body: { status: 'Cleared' },
  },
  { ...decide, ...missing('report'), send: 'PUT /v1/reports/{unknown}', body: { status: 'Cleared' } },
  {
    ...app,
    known: 'spec',
    call: 'passport.reports.remove',
    says: 'in any state',
    send: 'DELETE /v1/reports/{report}',
    has: {},
  },
  { ...app, ...missing('report'), call: 'passport.reports.remove', says: 'again', send: 'DELETE /v1/reports/{report}' },
  {
    ...app,
    call: 'passport.entitlements.search',
    says: 'what is left',
    send: 'POST /upass/v1/entitlements/search',
    body: { personaID: '{anaPersona}' },
    has: { total: INT },
  },
];
