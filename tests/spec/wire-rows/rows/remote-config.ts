// Source: wire/data-and-tools.md 0, 1.1 and 2.1.
import { expect } from 'vitest';
import { INT, type Row, TIME, UUID } from '../row.ts';

const CONFIG =
  'configId key type value description overrideCount resourceAge createdAt createdBy modifiedAt modifiedBy';
const OVERRIDE =
  'overrideId name description status startDate endDate rule rolloutPercentage priority variants resourceAge createdAt createdBy modifiedAt modifiedBy';
const VERDICT = 'overrideId name priority matched reason bucket variantName';
const USE = 'getSettingsCall getOverridesCall configCount maxCachedCount activeAppCount';
const BASE = '/uconfig/v1';
const no = (code: number) => ({ code, message: expect.any(String), details: expect.any(Array) });

/** What real games send: three groups, empty or not. */
const GAME = {
  ...{ userId: 'ana', personaId: '', isDebugBuild: false, packageVersion: '1.0' },
  ...{ keys: [], types: ['INT'], attributes: { unity: {}, app: {}, user: { score: 5 } } },
};
const SETTINGS = { settings: { speed: { type: 'INT', value: '5' } } };

export const rows: readonly Row[] = [
  {
    ...{ call: 'remoteConfig.configs.create', known: 'seen', as: 'app', send: `POST ${BASE}/configs`, status: 200 },
    body: { key: 'speed', type: 'INT', value: '4' },
    has: { config: { key: 'speed', type: 'INT', value: '4', overrideCount: 0, createdAt: TIME, configId: UUID } },
    names: { config: CONFIG },
    keep: { speed: 'config.configId' },
  },
  {
    ...{ call: 'remoteConfig.configs.create', known: 'seen', as: 'app', send: `POST ${BASE}/configs`, status: 409 },
    body: { key: 'speed', type: 'INT', value: '4' },
    has: { ...no(6), message: 'config key already exists' },
  },
  {
    ...{ call: 'remoteConfig.configs.create', known: 'spec', as: 'app', send: `POST ${BASE}/configs`, status: 400 },
    says: 'no integer',
    body: { key: 'x', type: 'INT', value: '4.5' },
    has: no(3),
  },
  {
    ...{ call: 'remoteConfig.configs.create', known: 'spec', as: 'member', send: `POST ${BASE}/configs`, status: 403 },
    body: { key: 'x', type: 'INT', value: '4' },
    has: { code: 7 },
  },
  {
    ...{ call: 'remoteConfig.configs.create', known: 'spec', as: 'anyone', send: `POST ${BASE}/configs`, status: 401 },
    body: { key: 'x', type: 'INT', value: '4' },
    has: { code: 16 },
  },
  {
    ...{ call: 'remoteConfig.configs.list', known: 'seen', as: 'member', status: 200 },
    send: `GET ${BASE}/configs?start=0&count=50`,
    has: { totalCount: 1, configs: [{ key: 'speed' }] },
    names: { 'configs.0': CONFIG },
  },
  {
    ...{ call: 'remoteConfig.configs.list', known: 'ours', as: 'app', status: 200 },
    says: 'by other names of a page',
    send: `GET ${BASE}/configs?offset=1&limit=5`,
    has: { totalCount: 1, configs: [] },
  },
  {
    ...{ call: 'remoteConfig.configs.get', known: 'spec', as: 'app', status: 200 },
    send: `GET ${BASE}/configs/{speed}`,
    names: { config: CONFIG },
  },
  {
    ...{ call: 'remoteConfig.configs.get', known: 'ours', as: 'app', status: 404 },
    send: `GET ${BASE}/configs/{unknown}`,
    has: no(5),
  },
  {
    ...{ call: 'remoteConfig.configs.get', known: 'spec', as: 'blocked', status: 423 },
    send: `GET ${BASE}/configs/{speed}`,
  },
  {
    ...{ call: 'remoteConfig.configs.update', known: 'seen', as: 'app', status: 200 },
    says: 'with what a client read',
    send: `PUT ${BASE}/configs/{speed}`,
    body: { configId: '{speed}', key: 'speed', type: 'INT', value: '4', description: 'of a runner', overrideCount: 0 },
    has: { config: { resourceAge: 2 } },
  },
  {
    ...{ call: 'remoteConfig.configs.update', known: 'ours', as: 'app', status: 400 },
    says: 'of an age that is gone',
    send: `PUT ${BASE}/configs/{speed}`,
    body: { key: 'speed', type: 'INT', value: '4', resourceAge: 1 },
    has: no(9),
  },
  {
    ...{ call: 'remoteConfig.overrides.create', known: 'ours', as: 'app', send: `POST ${BASE}/overrides`, status: 200 },
    says: 'with another word for its rule, and a state that is not taken',
    body: {
      ...{ name: 'weekend', status: 'enable', expr: 'user.score > 3', startDate: '', endDate: '' },
      variants: [{ values: [{ key: 'speed', type: 'INT', value: '5' }] }],
    },
    has: {
      override: {
        ...{ status: 'disable', rule: 'user.score > 3', rolloutPercentage: 100, priority: 1000, startDate: '' },
        variants: [{ variantId: UUID, name: 'variant 1', weight: 100, variableType: 'keyValue' }],
      },
    },
    names: { override: OVERRIDE, 'override.variants.0': 'variantId name weight variableType values' },
    keep: { weekend: 'override.overrideId' },
  },
  {
    ...{ call: 'remoteConfig.overrides.list', known: 'spec', as: 'member', send: `GET ${BASE}/overrides`, status: 200 },
    has: { totalCount: 1 },
    names: { 'overrides.0': OVERRIDE },
  },
  {
    ...{ call: 'remoteConfig.overrides.get', known: 'spec', as: 'app', status: 200 },
    send: `GET ${BASE}/overrides/{weekend}`,
    names: { override: OVERRIDE },
  },
  {
    ...{ call: 'remoteConfig.overrides.update', known: 'spec', as: 'app', status: 200 },
    send: `PUT ${BASE}/overrides/{weekend}`,
    body: { name: 'weekend', condition: 'user.score > 4' },
    has: { override: { rule: 'user.score > 4', resourceAge: 2 } },
  },
  {
    ...{ call: 'remoteConfig.overrides.validateRule', known: 'spec', as: 'app', status: 200 },
    says: 'a bad rule is an answer',
    send: `POST ${BASE}/overrides/validate-rule`,
    body: { rule: 'user.score >' },
    has: { valid: false, message: 'rule ends too early', position: 12, attributes: [] },
  },
  {
    ...{ call: 'remoteConfig.variants.list', known: 'spec', as: 'app', status: 200 },
    send: `GET ${BASE}/overrides/{weekend}/variants`,
    has: { variants: [{ name: 'variant 1' }] },
  },
  {
    ...{ call: 'remoteConfig.variants.set', known: 'spec', as: 'app', status: 200 },
    send: `PUT ${BASE}/overrides/{weekend}/variants`,
    body: { variants: [{ name: 'variant 1', weight: 100, values: [{ key: 'speed', type: 'INT', value: '5' }] }] },
    has: { variants: [{ weight: 100 }] },
  },
  {
    ...{ call: 'remoteConfig.overrides.enable', known: 'spec', as: 'app', status: 200 },
    send: `PUT ${BASE}/overrides/{weekend}/enable`,
    has: { override: { status: 'enable' } },
  },
  {
    ...{ call: 'remoteConfig.overrides.remove', known: 'ours', as: 'app', status: 400 },
    says: 'while it is enabled',
    send: `DELETE ${BASE}/overrides/{weekend}`,
    has: no(9),
  },
  {
    ...{ call: 'remoteConfig.settings.resolve', known: 'seen', as: 'app', status: 200 },
    send: `POST ${BASE}/settings/overrides`,
    body: GAME,
    has: SETTINGS,
    names: { 'settings.speed': 'type value' },
  },
  {
    ...{ call: 'remoteConfig.settings.resolve', known: 'seen', as: 'game', status: 200 },
    says: 'by a build of the game',
    send: `POST ${BASE}/settings/overrides`,
    body: GAME,
    has: SETTINGS,
  },
  {
    ...{ call: 'remoteConfig.settings.resolve', known: 'seen', as: 'player', status: 200 },
    says: 'by a player, who need not say who it is',
    send: `POST ${BASE}/settings/overrides`,
    body: { attributes: { user: { score: 9 } } },
    has: SETTINGS,
  },
  {
    ...{ call: 'remoteConfig.settings.resolve', known: 'ours', as: 'player', status: 403 },
    says: 'for somebody else',
    send: `POST ${BASE}/settings/overrides`,
    body: { userId: 'somebody-else' },
    has: no(7),
  },
  {
    ...{ call: 'remoteConfig.settings.resolve', known: 'ours', as: 'app', status: 400 },
    says: 'for nobody',
    send: `POST ${BASE}/settings/overrides`,
    body: {},
    has: no(3),
  },
  {
    ...{ call: 'remoteConfig.settings.get', known: 'seen', as: 'app', send: `POST ${BASE}/settings`, status: 200 },
    body: { keys: [], types: [] },
    has: { settings: { speed: { type: 'INT', value: '4' } } },
  },
  {
    ...{ call: 'remoteConfig.settings.simulate', known: 'spec', as: 'member', status: 200 },
    send: `POST ${BASE}/settings/simulate`,
    body: GAME,
    has: {
      ...SETTINGS,
      overrides: [{ name: 'weekend', priority: 1000, matched: true, reason: 'MATCHED', bucket: INT }],
    },
    names: { 'overrides.0': VERDICT },
  },
  {
    ...{
      call: 'remoteConfig.usages.total',
      known: 'spec',
      as: 'member',
      send: `GET ${BASE}/usages/total`,
      status: 200,
    },
    has: { getSettingsCall: 1, getOverridesCall: 3, configCount: 1, activeAppCount: 1 },
    names: { '': USE },
  },
  {
    ...{ call: 'remoteConfig.usages.daily', known: 'spec', as: 'app', send: `GET ${BASE}/usages/date`, status: 200 },
    names: { 'usages.0': `date ${USE}` },
  },
  {
    ...{ call: 'remoteConfig.usages.byApp', known: 'spec', as: 'operator', status: 200 },
    send: `GET ${BASE}/usages/app?k=5`,
    names: { 'usages.0': 'appId appName getSettingsCall getOverridesCall configCount maxCachedCount' },
  },
  {
    ...{ call: 'remoteConfig.usages.byApp', known: 'spec', as: 'app', send: `GET ${BASE}/usages/app`, status: 403 },
    has: no(7),
  },
  {
    ...{ call: 'remoteConfig.exposures.list', known: 'ours', as: 'app', status: 200 },
    send: `GET ${BASE}/overrides/{weekend}/exposures`,
    has: { exposures: expect.any(Array), players: expect.any(Array) },
  },
  {
    ...{
      call: 'remoteConfig.attributes.list',
      known: 'ours',
      as: 'member',
      send: `GET ${BASE}/attributes`,
      status: 200,
    },
    has: { attributes: expect.any(Array) },
  },
  {
    ...{ call: 'remoteConfig.overrides.disable', known: 'spec', as: 'app', status: 200 },
    send: `PUT ${BASE}/overrides/{weekend}/disable`,
    has: { override: { status: 'disable' } },
  },
  {
    ...{ call: 'remoteConfig.configs.remove', known: 'seen', as: 'app', status: 400 },
    says: 'while an override sets it',
    send: `DELETE ${BASE}/configs/{speed}`,
    has: { ...no(9), message: 'config is used by overrides' },
  },
  {
    ...{ call: 'remoteConfig.overrides.removeMany', known: 'spec', as: 'app', status: 200 },
    send: `DELETE ${BASE}/overrides?ids[]={weekend}`,
    has: { deleted: [UUID] },
  },
  {
    ...{ call: 'remoteConfig.overrides.create', known: 'ours', as: 'app', send: `POST ${BASE}/overrides`, status: 200 },
    says: 'one more',
    body: { name: 'other' },
    keep: { other: 'override.overrideId' },
  },
  {
    ...{ call: 'remoteConfig.overrides.remove', known: 'spec', as: 'app', status: 200 },
    send: `DELETE ${BASE}/overrides/{other}`,
    has: {},
  },
  {
    ...{ call: 'remoteConfig.configs.removeMany', known: 'spec', as: 'app', status: 200 },
    send: `DELETE ${BASE}/configs?id[]={speed}`,
    has: { deleted: [UUID] },
  },
  {
    ...{ call: 'remoteConfig.configs.create', known: 'seen', as: 'app', send: `POST ${BASE}/configs`, status: 200 },
    says: 'the same key again',
    body: { key: 'speed', type: 'LONG', value: '9007199254740991' },
    keep: { again: 'config.configId' },
  },
  {
    ...{ call: 'remoteConfig.configs.remove', known: 'seen', as: 'app', status: 200 },
    send: `DELETE ${BASE}/configs/{again}?force=true`,
    has: {},
  },
  {
    ...{ call: 'remoteConfig.document.get', known: 'ours', as: 'app', send: `GET ${BASE}/document`, status: 200 },
    names: { '': 'version configs overrides' },
  },
  {
    ...{ call: 'remoteConfig.document.set', known: 'ours', as: 'app', send: `PUT ${BASE}/document`, status: 200 },
    body: { configs: [{ key: 'lives', type: 'INT', value: '3' }], overrides: [] },
    has: { version: { changes: [{ kind: 'config', name: 'lives', change: 'created' }] } },
  },
  {
    ...{ call: 'remoteConfig.versions.list', known: 'ours', as: 'member', send: `GET ${BASE}/versions`, status: 200 },
    names: { 'versions.0': 'version note restoredFrom changes createdAt createdBy' },
  },
  {
    ...{ call: 'remoteConfig.versions.get', known: 'ours', as: 'member', send: `GET ${BASE}/versions/1`, status: 200 },
    names: { '': 'version document' },
  },
  {
    ...{ call: 'remoteConfig.versions.restore', known: 'ours', as: 'app', status: 200 },
    send: `POST ${BASE}/versions/1:restore`,
    body: {},
    has: { version: { restoredFrom: 1 } },
  },
  {
    ...{ call: 'remoteConfig.refreshToken', known: 'spec', as: 'app', send: `POST ${BASE}/refresh-token`, status: 200 },
    has: {},
  },
];
