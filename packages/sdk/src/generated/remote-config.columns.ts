// Generated from the contract by `npm run gen`; do not edit.
import { remoteConfigLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const remoteConfigColumns = {
  configId: { title: '配置 ID', titleEn: 'Config ID', kind: 'id' },
  key: { title: '键', titleEn: 'Key' },
  type: { title: '类型', titleEn: 'Type', kind: 'label', labels: remoteConfigLabels.config.type },
  value: { title: '值', titleEn: 'Value' },
  description: { title: '描述', titleEn: 'Description' },
  overrideCount: { title: '覆盖规则数', titleEn: 'Overrides', kind: 'number' },
  resourceAge: { title: '修订号', titleEn: 'Revision', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  createdBy: { title: '创建者', titleEn: 'Created by' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  modifiedBy: { title: '修改者', titleEn: 'Changed by' },
} satisfies EntityColumns;

export const configOverrideColumns = {
  overrideId: { title: '覆盖规则 ID', titleEn: 'Override ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  description: { title: '描述', titleEn: 'Description' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: remoteConfigLabels.override.status },
  startDate: { title: '开始时间', titleEn: 'Started' },
  endDate: { title: '结束时间', titleEn: 'Ended' },
  rule: { title: '规则', titleEn: 'Rule' },
  rolloutPercentage: { title: '放量比例', titleEn: 'Rollout (%)', kind: 'number' },
  priority: { title: '优先级', titleEn: 'Priority', kind: 'number' },
  variants: { title: '变体', titleEn: 'Variants', kind: 'count' },
  resourceAge: { title: '修订号', titleEn: 'Revision', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  createdBy: { title: '创建者', titleEn: 'Created by' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  modifiedBy: { title: '修改者', titleEn: 'Changed by' },
} satisfies EntityColumns;

export const configVariantColumns = {
  variantId: { title: '变体 ID', titleEn: 'Variant ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  weight: { title: '权重', titleEn: 'Weight', kind: 'number' },
  variableType: { title: '编辑方式', titleEn: 'Editing', kind: 'label', labels: remoteConfigLabels.variant.variableType },
  values: { title: '值', titleEn: 'Value', kind: 'count' },
} satisfies EntityColumns;

export const ruleCheckColumns = {
  valid: { title: '有效', titleEn: 'Valid', kind: 'flag' },
  message: { title: '消息', titleEn: 'Message' },
  position: { title: '位置', titleEn: 'Position', kind: 'number' },
  attributes: { title: '属性', titleEn: 'Properties' },
} satisfies EntityColumns;

export const variantExposureColumns = {
  date: { title: '日期', titleEn: 'Date' },
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  variantId: { title: '变体 ID', titleEn: 'Variant ID', kind: 'id' },
  variantName: { title: '变体', titleEn: 'Variant name' },
  reads: { title: '读取次数', titleEn: 'Reads', kind: 'number' },
} satisfies EntityColumns;

export const exposedPlayersColumns = {
  date: { title: '日期', titleEn: 'Date' },
  players: { title: '玩家数', titleEn: 'Players', kind: 'number' },
} satisfies EntityColumns;

export const configDocumentColumns = {
  version: { title: '版本', titleEn: 'Version', kind: 'number' },
  configs: { title: '远程配置', titleEn: 'Configs', kind: 'count' },
  overrides: { title: '覆盖规则', titleEn: 'Overrides', kind: 'count' },
} satisfies EntityColumns;

export const configVersionColumns = {
  version: { title: '版本', titleEn: 'Version', kind: 'number' },
  note: { title: '说明', titleEn: 'Notes' },
  restoredFrom: { title: '恢复自', titleEn: 'Restored from', kind: 'number' },
  changes: { title: '变更', titleEn: 'Changes', kind: 'count' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  createdBy: { title: '创建者', titleEn: 'Created by' },
} satisfies EntityColumns;

export const seenAttributeColumns = {
  name: { title: '属性', titleEn: 'Properties' },
  type: { title: '类型', titleEn: 'Type', kind: 'label', labels: remoteConfigLabels.configAttribute.type },
  values: { title: '常见值', titleEn: 'Values' },
} satisfies EntityColumns;

export const configSimulationColumns = {
  settings: { title: '配置值', titleEn: 'Values' },
  overrides: { title: '覆盖规则判定', titleEn: 'Overrides', kind: 'count' },
  sources: { title: '来源', titleEn: 'Sources' },
} satisfies EntityColumns;

export const configSettingColumns = {
  type: { title: '类型', titleEn: 'Type', kind: 'label', labels: remoteConfigLabels.config.type },
  value: { title: '值', titleEn: 'Value' },
} satisfies EntityColumns;

export const overrideVerdictColumns = {
  overrideId: { title: '覆盖规则 ID', titleEn: 'Override ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  priority: { title: '优先级', titleEn: 'Priority', kind: 'number' },
  matched: { title: '命中', titleEn: 'Matched', kind: 'flag' },
  reason: { title: '原因', titleEn: 'Reason', kind: 'label', labels: remoteConfigLabels.override.reason },
  bucket: { title: '分桶', titleEn: 'Bucket', kind: 'number' },
  variantName: { title: '变体', titleEn: 'Variant name' },
  keys: { title: '生效的键', titleEn: 'Keys' },
  message: { title: '消息', titleEn: 'Message' },
  position: { title: '位置', titleEn: 'Position', kind: 'number' },
} satisfies EntityColumns;

export const configUsageColumns = {
  getSettingsCall: { title: '读取次数', titleEn: 'Reads', kind: 'number' },
  getOverridesCall: { title: '覆盖读取次数', titleEn: 'Reads of overrides', kind: 'number' },
  configCount: { title: '配置数', titleEn: 'Configs', kind: 'number' },
  maxCachedCount: { title: '最大缓存数', titleEn: 'Most in cache', kind: 'number' },
  activeAppCount: { title: '活跃应用数', titleEn: 'Active apps', kind: 'number' },
} satisfies EntityColumns;

export const configDailyUsageColumns = {
  date: { title: '日期', titleEn: 'Date' },
  getSettingsCall: { title: '读取次数', titleEn: 'Reads', kind: 'number' },
  getOverridesCall: { title: '覆盖读取次数', titleEn: 'Reads of overrides', kind: 'number' },
  configCount: { title: '配置数', titleEn: 'Configs', kind: 'number' },
  maxCachedCount: { title: '最大缓存数', titleEn: 'Most in cache', kind: 'number' },
  activeAppCount: { title: '活跃应用数', titleEn: 'Active apps', kind: 'number' },
} satisfies EntityColumns;

export const configAppUsageColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appName: { title: '应用名称', titleEn: 'App' },
  getSettingsCall: { title: '读取次数', titleEn: 'Reads', kind: 'number' },
  getOverridesCall: { title: '覆盖读取次数', titleEn: 'Reads of overrides', kind: 'number' },
  configCount: { title: '配置数', titleEn: 'Configs', kind: 'number' },
  maxCachedCount: { title: '最大缓存数', titleEn: 'Most in cache', kind: 'number' },
} satisfies EntityColumns;
