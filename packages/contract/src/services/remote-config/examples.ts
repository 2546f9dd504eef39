// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import { user } from '../session/examples.ts';
import type * as s from './schemas.ts';

export const remoteConfig: z.output<typeof s.RemoteConfig> = {
  configId: '4d1f83b6-2e95-4c07-a8d1-60b9f27c5e34',
  key: 'harbour.ship_speed',
  type: 'FLOAT',
  value: '4.5',
  description: '港口关卡的船速',
  overrideCount: 1,
  resourceAge: 3,
  createdAt: '2026-05-06T03:00:00Z',
  createdBy: user.UserName,
  modifiedAt: '2026-11-12T06:30:00Z',
  modifiedBy: user.UserName,
};

export const configVariant: z.output<typeof s.ConfigVariant> = {
  variantId: '8a60c3d9-51f7-4e24-b90c-7fd3e1a82b56',
  name: 'variant 1',
  weight: 100,
  variableType: 'keyValue',
  values: [{ key: remoteConfig.key, type: 'FLOAT', value: '5.5' }],
};

export const configOverride: z.output<typeof s.ConfigOverride> = {
  overrideId: 'e3957f20-b84c-4d61-9a2f-c5d08716e4b3',
  name: '新手加速',
  description: '',
  status: 'enable',
  startDate: '2026-11-15T00:00:00Z',
  endDate: '',
  rule: "user.tier == 'new' && app.version >= 3",
  rolloutPercentage: 30,
  priority: 100,
  variants: [configVariant],
  resourceAge: 5,
  createdAt: '2026-11-14T07:10:00Z',
  createdBy: user.UserName,
  modifiedAt: '2026-11-15T00:00:00Z',
  modifiedBy: user.UserName,
};

export const ruleCheck: z.output<typeof s.RuleCheck> = {
  valid: true,
  message: '',
  position: -1,
  attributes: ['user.tier', 'app.version'],
};

export const configSetting: z.output<typeof s.ConfigSetting> = { type: 'FLOAT', value: '5.5' };

export const overrideVerdict: z.output<typeof s.OverrideVerdict> = {
  overrideId: configOverride.overrideId,
  name: configOverride.name,
  priority: 100,
  matched: true,
  reason: 'MATCHED',
  bucket: 1204,
  variantName: 'variant 1',
  keys: [remoteConfig.key],
  message: '',
  position: -1,
};

export const configSimulation: z.output<typeof s.ConfigSimulation> = {
  settings: { [remoteConfig.key]: configSetting },
  overrides: [overrideVerdict],
  sources: { [remoteConfig.key]: configOverride.overrideId },
};

export const configUsage: z.output<typeof s.ConfigUsage> = {
  getSettingsCall: 48_210,
  getOverridesCall: 31_077,
  configCount: 12,
  maxCachedCount: 12,
  activeAppCount: 1,
};

export const configDailyUsage: z.output<typeof s.ConfigDailyUsage> = { date: '2026-11-19', ...configUsage };

export const configAppUsage: z.output<typeof s.ConfigAppUsage> = {
  appId: app.AppId,
  appName: app.ProjectName,
  getSettingsCall: 48_210,
  getOverridesCall: 31_077,
  configCount: 12,
  maxCachedCount: 12,
};

export const configVersion: z.output<typeof s.ConfigVersion> = {
  version: 12,
  note: '周末活动放量到三成',
  restoredFrom: 0,
  changes: [{ kind: 'override', name: configOverride.name, change: 'changed' }],
  createdAt: '2026-11-15T00:00:00Z',
  createdBy: user.UserName,
};

export const configDocument: z.output<typeof s.ConfigDocument> = {
  version: configVersion.version,
  configs: [
    {
      key: remoteConfig.key,
      type: remoteConfig.type,
      value: remoteConfig.value,
      description: remoteConfig.description,
    },
  ],
  overrides: [
    {
      overrideId: configOverride.overrideId,
      name: configOverride.name,
      description: configOverride.description,
      status: configOverride.status,
      startDate: configOverride.startDate,
      endDate: configOverride.endDate,
      rule: configOverride.rule,
      rolloutPercentage: configOverride.rolloutPercentage,
      priority: configOverride.priority,
      variants: configOverride.variants,
    },
  ],
};

export const variantExposure: z.output<typeof s.VariantExposure> = {
  date: '2026-11-19',
  time: '2026-11-18T16:00:00.000Z',
  variantId: configVariant.variantId,
  variantName: configVariant.name,
  reads: 2310,
};

export const exposedPlayers: z.output<typeof s.ExposedPlayers> = { date: '2026-11-19', players: 1874 };

export const seenAttribute: z.output<typeof s.SeenAttribute> = {
  name: 'user.tier',
  type: 'string',
  values: ['new', 'gold', 'silver'],
};
