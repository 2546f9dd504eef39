// Gift packs, their codes, and who uses them. Source: wire/passport.md 2.4, 3.5, 4, 5.3.
import { expect } from 'vitest';
import { bearing, passportNo as no, type Row, TIME, UUID } from '../row.ts';

const CLASS =
  'tokenClassId idDomainID name status startTime scopes resources deliveryType inboxTemplateSlug codeType code prefix codeLength redeemLimitPerPersona generatedCount usedCount createdAt modifiedAt properties';
const CODE = 'id tokenClassId code status resources batchId createdAt';

const app = { known: 'ours', as: 'app', status: 200 } as const;
const seen = { known: 'seen', as: 'app', status: 200 } as const;
const spec = { known: 'spec', as: 'app', status: 200 } as const;
const invalid = { status: 400, has: no(30_001, 'invalid parameters') } as const;
const missing = (what: string) => ({ status: 404, has: no(50_001, `${what} not found`) }) as const;
const is = (status: string) => ({ status: 400, has: no(90_001, `the gift pack is ${status}`) }) as const;
const used = { status: 400, has: no(90_010, 'token has been fulfilled') } as const;
const nobody = { status: 404, has: no(50_010, 'failed to find token') } as const;
const by = (who: string) => ({ ...bearing(who), known: 'seen', status: 200 }) as const;
const redeem = { call: 'passport.playerGifts.redeem', send: 'POST /v1/sdk/token/redeem' } as const;
const create = { ...seen, call: 'passport.tokenClasses.create', send: 'POST /v1/token/classes' } as const;
const change = { ...app, call: 'passport.tokenClasses.update', send: 'PUT /v1/token/classes/{pack}' } as const;
const release = {
  ...spec,
  call: 'passport.tokenClasses.release',
  send: 'POST /v1/token/classes/{pack}/release',
} as const;
const suspend = {
  ...spec,
  call: 'passport.tokenClasses.suspend',
  send: 'POST /v1/token/classes/{pack}/suspend',
} as const;
const generate = {
  ...seen,
  call: 'passport.tokenInstances.generate',
  send: 'POST /v1/token/instances/generate',
} as const;
const search = { ...app, call: 'passport.tokenInstances.search', send: 'POST /v1/token/instances/search' } as const;
const many = {
  ...spec,
  call: 'passport.tokenInstances.invalidateMany',
  send: 'POST /v1/token/instances/invalidate',
} as const;
const uses = { ...app, call: 'passport.tokenInstances.usedInfo', send: 'POST /v1/token/instances/used-info' } as const;
const signIn = {
  known: 'seen',
  call: 'passport.login.external',
  as: 'game',
  send: 'POST /v1/login/external',
  status: 200,
} as const;
const UNKNOWN = '0f8fad5b-d9cb-469f-a165-70867728950e';

export const rows: readonly Row[] = [
  {
    ...{ ...app, call: 'passport.tokenClasses.names', send: 'GET /v1/token/classes/names' },
    ...{ says: 'before there are players', status: 404, has: no(50_001, 'Id Domain not found') },
  },
  { ...app, call: 'passport.idDomains.create', send: 'POST /v1/id-domains', body: { name: '礼包' } },
  {
    ...{ ...signIn, body: { externalUserID: 'ana', displayName: '安娜' } },
    keep: { ana: 'personaAccessToken', anaPersona: 'persona.personaID' },
  },
  { ...{ ...signIn, body: { externalUserID: 'ben', displayName: '本' } }, keep: { ben: 'personaAccessToken' } },
  {
    ...{ ...seen, call: 'passport.resources.create', send: 'POST /v1/resources' },
    body: { slugName: 'GOLD_COIN', type: 'VirtualCurrency', displayName: '金币', quantityLimit: 10 },
  },

  // Gift packs.
  {
    ...{ ...create, names: { tokenClass: CLASS }, keep: { pack: 'tokenClass.tokenClassId' } },
    body: { name: '新春', resources: { GOLD_COIN: 6 }, codeType: 'Unique', prefix: 'ny' },
    has: {
      tokenClass: {
        ...{ tokenClassId: UUID, status: 'unreleased', prefix: 'NY', codeLength: 12, code: '' },
        ...{ redeemLimitPerPersona: 1, deliveryType: 'Direct', generatedCount: 0, startTime: TIME },
      },
    },
  },
  {
    ...{ ...create, says: 'once more', status: 409, has: no(60_001, 'name already exists') },
    body: { name: '新春', resources: { GOLD_COIN: 1 }, codeType: 'Unique' },
  },
  {
    ...{ ...create, ...missing('resource'), says: 'of what the app does not have' },
    body: { name: 'x', resources: { NONE: 1 }, codeType: 'Unique' },
  },
  {
    ...{ ...create, ...invalid, says: 'with too few drawn characters' },
    body: { name: 'x', resources: { GOLD_COIN: 1 }, codeType: 'Unique', prefix: 'NEWYEAR', codeLength: 12 },
  },
  {
    ...{ ...create, says: 'with one code for all', keep: { universal: 'tokenClass.tokenClassId' } },
    body: { name: '通用', resources: { GOLD_COIN: 1 }, codeType: 'Universal', code: 'lamp2026' },
    has: { tokenClass: { code: 'LAMP2026', codeLength: 8, generatedCount: 1 } },
  },
  { ...change, body: { resources: { GOLD_COIN: 7 } }, has: { tokenClass: { resources: { GOLD_COIN: 7 } } } },
  { ...suspend, ...is('unreleased') },
  { ...release, has: { tokenClass: { status: 'active' } } },
  { ...release, ...is('active'), says: 'once more' },
  { ...change, ...is('active'), says: 'what it brings', body: { resources: { GOLD_COIN: 1 } } },
  {
    ...{ ...change, says: 'its limit', body: { redeemLimitPerPersona: 2 } },
    has: { tokenClass: { redeemLimitPerPersona: 2 } },
  },
  {
    ...{ ...app, call: 'passport.tokenClasses.get', send: 'GET /upass/v1/token/classes/{pack}' },
    names: { tokenClass: CLASS },
  },
  {
    ...{ ...app, call: 'passport.tokenClasses.get', send: `GET /v1/token/classes/${UNKNOWN}` },
    ...missing('token class'),
  },
  {
    ...{ ...app, call: 'passport.tokenClasses.search', send: 'POST /v1/token/classes/search' },
    ...{ body: { status: 'active', codeType: 'Unique' }, names: { '': 'tokenClasses start count total' } },
    has: { total: 1 },
  },
  {
    ...{ ...app, call: 'passport.tokenClasses.names', send: 'GET /v1/token/classes/names' },
    ...{ names: { 'names.0': 'tokenClassId name' }, has: { total: 2 } },
  },
  { ...release, send: 'POST /v1/token/classes/{universal}/release', says: 'that of one code for all' },

  // Codes.
  {
    ...{ ...generate, body: { tokenClassId: '{pack}', count: 3 }, names: { 'tokenInstances.0': CODE } },
    has: {
      batchId: UUID,
      count: 3,
      tokenInstances: [{ status: 'unused', code: expect.stringMatching(/^NY[A-Z2-9]{10}$/) }, {}, {}],
    },
    keep: {
      batch: 'batchId',
      code: 'tokenInstances.0.code',
      token: 'tokenInstances.0.id',
      spare: 'tokenInstances.1.id',
    },
  },
  { ...generate, ...invalid, says: 'none', body: { tokenClassId: '{pack}', count: 0 } },
  {
    ...{ ...generate, says: 'of one code for all', body: { tokenClassId: '{universal}', count: 1 } },
    ...{ status: 400, has: no(90_001, 'the gift pack has one code for all') },
  },
  { ...search, body: { batchId: '{batch}', status: 'unused' }, has: { total: 3, start: 0 } },

  // Players.
  {
    ...{ ...by('ana'), ...redeem, body: { code: ' {code} ' }, names: { tokenInstance: 'id code resources' } },
    has: { tokenInstance: { id: UUID, resources: { GOLD_COIN: 7 } } },
  },
  { ...{ ...by('ben'), ...redeem, ...used }, says: 'a used one', body: { code: '{code}' } },
  { ...{ ...by('ben'), ...redeem, ...nobody }, says: 'of nobody', body: { code: 'NOBODYHASIT' } },
  { ...{ ...by('ben'), ...redeem }, says: 'that of all', body: { code: 'Lamp2026' } },
  { ...{ ...by('ana'), ...redeem }, says: 'that of all too', body: { code: 'LAMP2026' } },
  { ...{ ...by('ana'), ...redeem, ...used }, says: 'that of all once more', body: { code: 'LAMP2026' } },

  // Who used them, and an end to them.
  {
    ...{ ...search, says: 'by who used it', body: { personaID: '{anaPersona}' } },
    names: { 'tokenInstances.0': `${CODE} usedBy usedAt`, 'tokenInstances.0.usedBy': 'personaID userID displayName' },
  },
  {
    ...{ ...uses, body: { code: 'lamp2026' }, names: { 'usedInfo.0': 'id personaID userID displayName usedAt code' } },
    has: { total: 2 },
  },
  { ...uses, ...invalid, says: 'of nothing', body: {} },
  { ...uses, ...nobody, says: 'of no code', body: { code: 'NOBODYHASIT' } },
  {
    ...{ ...spec, ...used, call: 'passport.tokenInstances.invalidate' },
    ...{ says: 'a used one', send: 'POST /v1/token/instances/{token}/invalidate' },
  },
  {
    ...{ ...spec, call: 'passport.tokenInstances.invalidate', send: 'POST /v1/token/instances/{spare}/invalidate' },
    ...{ names: { tokenInstance: `${CODE} invalidatedAt` }, has: { tokenInstance: { status: 'invalid' } } },
  },
  { ...many, body: { batchId: '{batch}' }, has: { invalidatedCount: 1, skippedCount: 1 } },
  { ...many, ...invalid, says: 'of two kinds', body: { batchId: '{batch}', tokenClassId: '{pack}' } },
  {
    ...{ ...app, call: 'passport.tokenInstances.export', send: 'POST /v1/token/instances/export' },
    ...{ body: { batchId: '{batch}' }, head: { 'Content-Type': /^text\/csv/ } },
    text: /^\uFEFFcode,status,className,usedAt,personaID\r\nNY/,
  },
  { ...suspend, has: { tokenClass: { status: 'unreleased' } } },
  {
    ...{ ...app, call: 'passport.tokenClasses.remove', send: 'DELETE /v1/token/classes/{universal}' },
    ...is('active'),
    says: 'that players have used',
  },
  { ...app, call: 'passport.tokenClasses.remove', send: 'DELETE /v1/token/classes/{pack}', has: {} },
];
