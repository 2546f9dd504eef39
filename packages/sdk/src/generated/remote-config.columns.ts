// Generated from the contract by `npm run gen`; do not edit.
import { remoteConfigLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const remoteConfigColumns = {
  configId: { title: '配置 ID', kind: 'id' },
  key: { title: '键' },
  type: { title: '类型', kind: 'label', labels: remoteConfigLabels.config.type },
  value: { title: '值' },
  description: { title: '描述' },
  overrideCount: { title: '覆盖规则数', kind: 'number' },
  resourceAge: { title: '修订号', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
  createdBy: { title: '创建者' },
  modifiedAt: { title: '修改时间', kind: 'time' },
  modifiedBy: { title: '修改者' },
} satisfies EntityColumns;

export const configOverrideColumns = {
  overrideId: { title: '覆盖规则 ID', kind: 'id' },
  name: { title: '名称' },
  description: { title: '描述' },
  status: { title: '状态', kind: 'status', labels: remoteConfigLabels.override.status },
  startDate: { title: '开始时间' },
  endDate: { title: '结束时间' },
  rule: { title: '规则' },
  rolloutPercentage: { title: '放量比例', kind: 'number' },
  priority: { title: '优先级', kind: 'number' },
  variants: { title: '变体', kind: 'count' },
  resourceAge: { title: '修订号', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
  createdBy: { title: '创建者' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const configVariantColumns = {
  variantId: { title: '变体 ID', kind: 'id' },
  name: { title: '名称' },
  weight: { title: '权重', kind: 'number' },
  variableType: { title: '编辑方式', kind: 'label', labels: remoteConfigLabels.variant.variableType },
  values: { title: '值', kind: 'count' },
} satisfies EntityColumns;

export const ruleCheckColumns = {
  valid: { title: '有效', kind: 'flag' },
  message: { title: '消息' },
  position: { title: '位置', kind: 'number' },
  attributes: { title: '属性' },
} satisfies EntityColumns;

export const configSimulationColumns = {
  settings: { title: '配置值' },
  overrides: { title: '覆盖规则判定', kind: 'count' },
} satisfies EntityColumns;

export const configSettingColumns = {
  type: { title: '类型', kind: 'label', labels: remoteConfigLabels.config.type },
  value: { title: '值' },
} satisfies EntityColumns;

export const overrideVerdictColumns = {
  overrideId: { title: '覆盖规则 ID', kind: 'id' },
  name: { title: '名称' },
  priority: { title: '优先级', kind: 'number' },
  matched: { title: '命中', kind: 'flag' },
  reason: { title: '原因', kind: 'label', labels: remoteConfigLabels.override.reason },
  bucket: { title: '分桶', kind: 'number' },
  variantName: { title: '变体' },
} satisfies EntityColumns;

export const configUsageColumns = {
  getSettingsCall: { title: '读取次数', kind: 'number' },
  getOverridesCall: { title: '覆盖读取次数', kind: 'number' },
  configCount: { title: '配置数', kind: 'number' },
  maxCachedCount: { title: '最大缓存数', kind: 'number' },
  activeAppCount: { title: '活跃应用数', kind: 'number' },
} satisfies EntityColumns;

export const configDailyUsageColumns = {
  date: { title: '日期' },
  getSettingsCall: { title: '读取次数', kind: 'number' },
  getOverridesCall: { title: '覆盖读取次数', kind: 'number' },
  configCount: { title: '配置数', kind: 'number' },
  maxCachedCount: { title: '最大缓存数', kind: 'number' },
  activeAppCount: { title: '活跃应用数', kind: 'number' },
} satisfies EntityColumns;

export const configAppUsageColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  appName: { title: '应用名称' },
  getSettingsCall: { title: '读取次数', kind: 'number' },
  getOverridesCall: { title: '覆盖读取次数', kind: 'number' },
  configCount: { title: '配置数', kind: 'number' },
  maxCachedCount: { title: '最大缓存数', kind: 'number' },
} satisfies EntityColumns;
