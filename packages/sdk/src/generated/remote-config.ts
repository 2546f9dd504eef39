// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 远程配置 · A typed value that games read at run time */
export interface RemoteConfig {
  /** 配置 ID · Config id */
  configId: string;
  /** 键 · Unique in the app */
  key: string;
  /** 类型 · Type of the value */
  type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON' | (string & {});
  /** 值 · The value as text, also of numbers and JSON */
  value: string;
  /** 描述 · Free text */
  description: string;
  /** 覆盖规则数 · Overrides that set this key */
  overrideCount: number;
  /** 修订号 · Rises with every change; sent back, it refuses a change that is out of date */
  resourceAge: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 创建者 · Who created it */
  createdBy: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 修改者 · Who changed it last */
  modifiedBy: string;
}

/** 覆盖规则 · Other values of configs, for some players and some time */
export interface ConfigOverride {
  /** 覆盖规则 ID · Override id */
  overrideId: string;
  /** 名称 · Name */
  name: string;
  /** 描述 · Free text */
  description: string;
  /** 状态 · An ended override keeps enable */
  status: 'enable' | 'disable' | (string & {});
  /** 开始时间 · Start; empty: at once */
  startDate: string | '' | (string & {});
  /** 结束时间 · End; empty: never */
  endDate: string | '' | (string & {});
  /** 规则 · Expression over unity, app and user; `true` is everyone */
  rule: string;
  /** 放量比例 · Percent of the users the rule lets in */
  rolloutPercentage: number;
  /** 优先级 · 1 is the highest */
  priority: number;
  /** 变体 · One of them applies to a user */
  variants: ConfigVariant[];
  /** 修订号 · Rises with every change; sent back, it refuses a change that is out of date */
  resourceAge: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 创建者 · Who created it */
  createdBy: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 修改者 · Who changed it last */
  modifiedBy: string;
}

/** 变体 · One set of values of an override */
export interface ConfigVariant {
  /** 变体 ID · Variant id */
  variantId: string;
  /** 名称 · Unique in its override */
  name: string;
  /** 权重 · Share in percent; the weights of an override sum to 100 */
  weight: number;
  /** 编辑方式 · How the console edits the values */
  variableType: 'keyValue' | 'json' | (string & {});
  /** 值 · What it sets */
  values: {
    /** 键 · Key of an existing config */
    key: string;
    /** 类型 · Type of the value */
    type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON' | (string & {});
    /** 值 · The value as text, also of numbers and JSON */
    value: string;
  }[];
}

/** 规则校验结果 · What is wrong with a rule */
export interface RuleCheck {
  /** 有效 · The rule can be evaluated */
  valid: boolean;
  /** 消息 · What is wrong, or empty */
  message: string;
  /** 位置 · Character the message is about, from 0; -1 for none */
  position: number;
  /** 属性 · Attributes the rule reads, such as user.score */
  attributes: string[];
}

/** 曝光 · How often a variant was really given out on one day or in one hour */
export interface VariantExposure {
  /** 日期 · Day in Asia/Shanghai */
  date: string;
  /** 时间 · Start of the hour, or of the day */
  time: string;
  /** 变体 ID · Variant that was drawn */
  variantId: string;
  /** 变体 · Its name, or empty where it is gone */
  variantName: string;
  /** 读取次数 · Reads to which the override applied */
  reads: number;
}

/** 曝光玩家 · How many players an override reached on one day */
export interface ExposedPlayers {
  /** 日期 · Day in Asia/Shanghai */
  date: string;
  /** 玩家数 · About how many different players, by HyperLogLog */
  players: number;
}

/** 配置文档 · All configs and overrides of an app in one piece */
export interface ConfigDocument {
  /** 版本 · The version it is of; 0 before the first change */
  version: number;
  /** 远程配置 · All configs by key */
  configs: {
    /** 键 · Unique in the app */
    key: string;
    /** 类型 · Type of the value */
    type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON' | (string & {});
    /** 值 · The value as text, also of numbers and JSON */
    value: string;
    /** 描述 · Free text */
    description: string;
  }[];
  /** 覆盖规则 · All overrides, highest priority first, then oldest */
  overrides: {
    /** 覆盖规则 ID · Override id */
    overrideId: string;
    /** 名称 · Name */
    name: string;
    /** 描述 · Free text */
    description: string;
    /** 状态 · An ended override keeps enable */
    status: 'enable' | 'disable' | (string & {});
    /** 开始时间 · Start; empty: at once */
    startDate: string | '' | (string & {});
    /** 结束时间 · End; empty: never */
    endDate: string | '' | (string & {});
    /** 规则 · Expression over unity, app and user; `true` is everyone */
    rule: string;
    /** 放量比例 · Percent of the users the rule lets in */
    rolloutPercentage: number;
    /** 优先级 · 1 is the highest */
    priority: number;
    /** 变体 · One of them applies to a user */
    variants: ConfigVariant[];
  }[];
}

/** 配置版本 · All configs and overrides of an app as they were after a change */
export interface ConfigVersion {
  /** 版本 · Rises by one with every change */
  version: number;
  /** 说明 · Why it was made, or empty */
  note: string;
  /** 恢复自 · The version that it brought back; 0 for none */
  restoredFrom: number;
  /** 变更 · What differs from the version before, at most 100 lines */
  changes: {
    /** 类型 · What was changed */
    kind: 'config' | 'override' | (string & {});
    /** 名称 · Key of the config or name of the override */
    name: string;
    /** 变更 · What happened to it */
    change: 'created' | 'changed' | 'deleted' | 'enabled' | 'disabled' | 'widened' | 'narrowed' | (string & {});
  }[];
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 创建者 · Who created it */
  createdBy: string;
}

/** 属性 · An attribute that games sent in the last 7 days, from a sample of their reads */
export interface SeenAttribute {
  /** 属性 · As a rule writes it, such as user.score */
  name: string;
  /** 类型 · Type of its values */
  type: 'number' | 'string' | 'boolean' | 'list' | (string & {});
  /** 常见值 · At most 20 that were often sent; none that look like ids */
  values: string[];
}

/** 模拟结果 · What a player would get, and why */
export interface ConfigSimulation {
  /** 配置值 · Typed values by key */
  settings: Record<string, ConfigSetting>;
  /** 覆盖规则判定 · Every override, in the order they were tried */
  overrides: OverrideVerdict[];
  /** 来源 · Override that decided a key; a key without one has its default */
  sources: Record<string, string>;
}

/** 配置值 · A typed value as a game reads it */
export interface ConfigSetting {
  /** 类型 · Type of the value */
  type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON' | (string & {});
  /** 值 · The value as text, also of numbers and JSON */
  value: string;
}

/** 覆盖规则判定 · What an override did to one request */
export interface OverrideVerdict {
  /** 覆盖规则 ID · Override id */
  overrideId: string;
  /** 名称 · Name of the override */
  name: string;
  /** 优先级 · 1 is the highest */
  priority: number;
  /** 命中 · It applied to the player */
  matched: boolean;
  /** 原因 · Why it did or did not apply */
  reason: 'MATCHED' | 'DISABLED' | 'NOT_STARTED' | 'ENDED' | 'RULE_FALSE' | 'RULE_ERROR' | 'OUT_OF_ROLLOUT' | 'SHADOWED' | (string & {});
  /** 分桶 · Place of the user; in when below the percentage times 100; -1 without a user */
  bucket: number;
  /** 变体 · Variant that was drawn, or empty */
  variantName: string;
  /** 生效的键 · Keys whose value it decided */
  keys: string[];
  /** 消息 · What is wrong with the rule, or empty */
  message: string;
  /** 位置 · Character the message is about, from 0; -1 for none */
  position: number;
}

/** 远程配置用量 · What was read in a range of days */
export interface ConfigUsage {
  /** 读取次数 · Reads of players */
  getSettingsCall: number;
  /** 覆盖读取次数 · Reads of players with overrides */
  getOverridesCall: number;
  /** 配置数 · Configs */
  configCount: number;
  /** 最大缓存数 · Most entries in the read cache */
  maxCachedCount: number;
  /** 活跃应用数 · Apps with reads */
  activeAppCount: number;
}

/** 每日用量 · What was read on one day */
export interface ConfigDailyUsage {
  /** 日期 · Day in Asia/Shanghai */
  date: string;
  /** 读取次数 · Reads of players */
  getSettingsCall: number;
  /** 覆盖读取次数 · Reads of players with overrides */
  getOverridesCall: number;
  /** 配置数 · Configs */
  configCount: number;
  /** 最大缓存数 · Most entries in the read cache */
  maxCachedCount: number;
  /** 活跃应用数 · Apps with reads */
  activeAppCount: number;
}

/** 应用用量 · What one app read */
export interface ConfigAppUsage {
  /** 应用 ID · App */
  appId: string;
  /** 应用名称 · Name of the app */
  appName: string;
  /** 读取次数 · Reads of players */
  getSettingsCall: number;
  /** 覆盖读取次数 · Reads of players with overrides */
  getOverridesCall: number;
  /** 配置数 · Configs */
  configCount: number;
  /** 最大缓存数 · Most entries in the read cache */
  maxCachedCount: number;
}

export interface ConfigsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 键 · Only these keys, default all */
  keys?: string[];
  /** 类型 · Only these types, default all */
  types?: ('INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON')[];
  /** 关键词 · Part of the key or description */
  keyword?: string;
}

export interface ConfigsListReply {
  /** 远程配置 · Changed last first */
  configs: RemoteConfig[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface ConfigsCreateInput {
  /** 键 · Unique in the app, 1 to 255 characters */
  key: string;
  /** 类型 · Type of the value */
  type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON';
  /** 值 · The value as text; has to fit its type */
  value: string;
  /** 描述 · Free text */
  description?: string;
}

export interface ConfigsCreateReply {
  /** The config */
  config: RemoteConfig;
}

export interface ConfigsGetInput {
  /** 配置 ID · Config id */
  id: string;
}

export interface ConfigsGetReply {
  /** The config */
  config: RemoteConfig;
}

export interface ConfigsUpdateInput {
  /** 配置 ID · Config id */
  id: string;
  /** 键 · Unique in the app, 1 to 255 characters */
  key: string;
  /** 类型 · Type of the value */
  type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON';
  /** 值 · The value as text; has to fit its type */
  value: string;
  /** 描述 · Free text */
  description?: string;
  /** 修订号 · Refuses the change where this is not the current one */
  resourceAge?: number;
}

export interface ConfigsUpdateReply {
  /** The config */
  config: RemoteConfig;
}

export interface ConfigsRemoveInput {
  /** 配置 ID · Config id */
  id: string;
  /** 强制 · Also where overrides use it */
  force?: boolean;
}

export interface ConfigsRemoveManyInput {
  /** ID 列表 · 1 to 100; all of them or none */
  configIds: string[];
  /** 强制 · Also where overrides use it */
  force?: boolean;
}

export interface ConfigsRemoveManyReply {
  /** 已删除 · Ids that were deleted */
  deleted: string[];
}

export interface OverridesListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 关键词 · Part of the name or description */
  keyword?: string;
  /** 状态 · Only this state */
  status?: 'enable' | 'disable';
}

export interface OverridesListReply {
  /** 覆盖规则 · Highest priority first, then oldest */
  overrides: ConfigOverride[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface OverridesCreateInput {
  /** 名称 · Name, 1 to 128 characters */
  name: string;
  /** 描述 · Free text */
  description?: string;
  /** 开始时间 · Start; empty: at once */
  startDate?: string | '';
  /** 结束时间 · End; empty: never */
  endDate?: string | '';
  /** 规则 · Expression, default `true` */
  rule?: string;
  /** 放量比例 · Percent, default 100 */
  rolloutPercentage?: number;
  /** 优先级 · 1 is the highest, default 1000 */
  priority?: number;
  /** 变体 · 1 to 20, replaced as a set */
  variants?: {
    /** 变体 ID · Keeps this variant; an id of its own where there is none */
    variantId?: string;
    /** 名称 · Unique in its override, default `variant 1`, 1 to 64 characters */
    name?: string;
    /** 权重 · Share in percent, 100 together; where none has one all are drawn alike */
    weight?: number;
    /** 编辑方式 · Default keyValue */
    variableType?: 'keyValue' | 'json';
    /** 值 · What it sets */
    values: {
      /** 键 · Unique in the app, 1 to 255 characters */
      key: string;
      /** 类型 · Type of the config */
      type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON';
      /** 值 · The value as text; has to fit its type */
      value: string;
    }[];
  }[];
}

export interface OverridesCreateReply {
  /** The override */
  override: ConfigOverride;
}

export interface OverridesGetInput {
  /** 覆盖规则 ID · Override id */
  id: string;
}

export interface OverridesGetReply {
  /** The override */
  override: ConfigOverride;
}

export interface OverridesUpdateInput {
  /** 覆盖规则 ID · Override id */
  id: string;
  /** 名称 · Name, 1 to 128 characters */
  name: string;
  /** 描述 · Free text */
  description?: string;
  /** 开始时间 · Start; empty: at once */
  startDate?: string | '';
  /** 结束时间 · End; empty: never */
  endDate?: string | '';
  /** 规则 · Expression, default `true` */
  rule?: string;
  /** 放量比例 · Percent, default 100 */
  rolloutPercentage?: number;
  /** 优先级 · 1 is the highest, default 1000 */
  priority?: number;
  /** 变体 · 1 to 20, replaced as a set */
  variants?: {
    /** 变体 ID · Keeps this variant; an id of its own where there is none */
    variantId?: string;
    /** 名称 · Unique in its override, default `variant 1`, 1 to 64 characters */
    name?: string;
    /** 权重 · Share in percent, 100 together; where none has one all are drawn alike */
    weight?: number;
    /** 编辑方式 · Default keyValue */
    variableType?: 'keyValue' | 'json';
    /** 值 · What it sets */
    values: {
      /** 键 · Unique in the app, 1 to 255 characters */
      key: string;
      /** 类型 · Type of the config */
      type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON';
      /** 值 · The value as text; has to fit its type */
      value: string;
    }[];
  }[];
  /** 修订号 · Refuses the change where this is not the current one */
  resourceAge?: number;
}

export interface OverridesUpdateReply {
  /** The override */
  override: ConfigOverride;
}

export interface OverridesRemoveInput {
  /** 覆盖规则 ID · Override id */
  id: string;
}

export interface OverridesRemoveManyInput {
  /** ID 列表 · 1 to 100; all of them or none */
  overrideIds: string[];
}

export interface OverridesRemoveManyReply {
  /** 已删除 · Ids that were deleted */
  deleted: string[];
}

export interface OverridesValidateRuleInput {
  /** 规则 · Expression; empty is `true` */
  rule: string;
}

export interface OverridesEnableInput {
  /** 覆盖规则 ID · Override id */
  id: string;
}

export interface OverridesEnableReply {
  /** The override */
  override: ConfigOverride;
}

export interface OverridesDisableInput {
  /** 覆盖规则 ID · Override id */
  id: string;
}

export interface OverridesDisableReply {
  /** The override */
  override: ConfigOverride;
}

export interface ExposuresListInput {
  /** 覆盖规则 ID · Override id */
  id: string;
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 粒度 · Default day; hour for at most 31 days */
  granularity?: 'day' | 'hour';
}

export interface ExposuresListReply {
  /** 曝光 · Oldest first */
  exposures: VariantExposure[];
  /** 曝光玩家 · Oldest day first */
  players: ExposedPlayers[];
}

export interface VariantsListInput {
  /** 覆盖规则 ID · Override id */
  id: string;
}

export interface VariantsListReply {
  /** 变体 · All variants of the override */
  variants: ConfigVariant[];
}

export interface VariantsSetInput {
  /** 覆盖规则 ID · Override id */
  id: string;
  /** 变体 · 1 to 20, replaced as a set */
  variants: {
    /** 变体 ID · Keeps this variant; an id of its own where there is none */
    variantId?: string;
    /** 名称 · Unique in its override, default `variant 1`, 1 to 64 characters */
    name?: string;
    /** 权重 · Share in percent, 100 together; where none has one all are drawn alike */
    weight?: number;
    /** 编辑方式 · Default keyValue */
    variableType?: 'keyValue' | 'json';
    /** 值 · What it sets */
    values: {
      /** 键 · Unique in the app, 1 to 255 characters */
      key: string;
      /** 类型 · Type of the config */
      type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON';
      /** 值 · The value as text; has to fit its type */
      value: string;
    }[];
  }[];
}

export interface VariantsSetReply {
  /** 变体 · All variants of the override */
  variants: ConfigVariant[];
}

export interface DocumentSetInput {
  /** 远程配置 · All configs; one that is missing is deleted */
  configs: {
    /** 键 · Unique in the app, 1 to 255 characters */
    key: string;
    /** 类型 · Type of the value */
    type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON';
    /** 值 · The value as text; has to fit its type */
    value: string;
    /** 描述 · Free text */
    description?: string;
  }[];
  /** 覆盖规则 · All overrides; one that is missing is deleted */
  overrides: {
    /** 覆盖规则 ID · Keeps this override; an id of its own where there is none */
    overrideId?: string;
    /** 名称 · Name, 1 to 128 characters */
    name: string;
    /** 描述 · Free text */
    description?: string;
    /** 开始时间 · Start; empty: at once */
    startDate?: string | '';
    /** 结束时间 · End; empty: never */
    endDate?: string | '';
    /** 规则 · Expression, default `true` */
    rule?: string;
    /** 放量比例 · Percent, default 100 */
    rolloutPercentage?: number;
    /** 优先级 · 1 is the highest, default 1000 */
    priority?: number;
    /** 变体 · 1 to 20, replaced as a set */
    variants?: {
      /** 变体 ID · Keeps this variant; an id of its own where there is none */
      variantId?: string;
      /** 名称 · Unique in its override, default `variant 1`, 1 to 64 characters */
      name?: string;
      /** 权重 · Share in percent, 100 together; where none has one all are drawn alike */
      weight?: number;
      /** 编辑方式 · Default keyValue */
      variableType?: 'keyValue' | 'json';
      /** 值 · What it sets */
      values: {
        /** 键 · Unique in the app, 1 to 255 characters */
        key: string;
        /** 类型 · Type of the config */
        type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON';
        /** 值 · The value as text; has to fit its type */
        value: string;
      }[];
    }[];
    /** 状态 · Default disable */
    status?: 'enable' | 'disable';
  }[];
  /** 当前版本 · Refuses the change where this is not the current version */
  expectedVersion?: number;
  /** 说明 · Why, for the history */
  note?: string;
}

export interface DocumentSetReply {
  /** The version that was made */
  version: ConfigVersion;
}

export interface VersionsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface VersionsListReply {
  /** 配置版本 · Newest first; 300 are kept */
  versions: ConfigVersion[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface VersionsGetInput {
  /** 版本 · Number of the version; 0 is the empty one before the first change */
  number: string;
}

export interface VersionsGetReply {
  /** The version that was made */
  version: ConfigVersion;
  /** All of it as it was */
  document: ConfigDocument;
}

export interface VersionsRestoreInput {
  /** 版本 · Number of the version; 0 is the empty one before the first change */
  number: string;
  /** 当前版本 · Refuses the change where this is not the current version */
  expectedVersion?: number;
  /** 说明 · Why, for the history */
  note?: string;
}

export interface VersionsRestoreReply {
  /** The version that was made */
  version: ConfigVersion;
}

export interface AttributesListReply {
  /** 属性 · By name */
  attributes: SeenAttribute[];
}

export interface SettingsSimulateInput {
  /** 用户 ID · Player, decides bucket and variant; without one nobody */
  userId?: string;
  /** 键 · Only these keys, default all */
  keys?: string[];
  /** 类型 · Only these types, default all */
  types?: ('INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON')[];
  /** 角色 ID · Persona of the player */
  personaId?: string;
  /** 调试包 · The build is a debug build */
  isDebugBuild?: boolean;
  /** 包版本 · Version of the build */
  packageVersion?: string;
  /** 属性 · What rules compare, in three groups */
  attributes?: {
    /** 引擎属性 · platform, osVersion, model, language … */
    unity?: Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>>>;
    /** 应用属性 · version, packageVersion, releaseId … */
    app?: Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>>>;
    /** 玩家属性 · userId, score, tier … */
    user?: Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>>>;
  };
  /** 时间 · Moment to evaluate at, default now */
  time?: string;
  /** 草稿 · An override as it is being edited, tried as if it were saved and enabled */
  draft?: {
    /** 名称 · Name, 1 to 128 characters */
    name: string;
    /** 描述 · Free text */
    description?: string;
    /** 开始时间 · Start; empty: at once */
    startDate?: string | '';
    /** 结束时间 · End; empty: never */
    endDate?: string | '';
    /** 规则 · Expression, default `true` */
    rule?: string;
    /** 放量比例 · Percent, default 100 */
    rolloutPercentage?: number;
    /** 优先级 · 1 is the highest, default 1000 */
    priority?: number;
    /** 变体 · 1 to 20, replaced as a set */
    variants?: {
      /** 变体 ID · Keeps this variant; an id of its own where there is none */
      variantId?: string;
      /** 名称 · Unique in its override, default `variant 1`, 1 to 64 characters */
      name?: string;
      /** 权重 · Share in percent, 100 together; where none has one all are drawn alike */
      weight?: number;
      /** 编辑方式 · Default keyValue */
      variableType?: 'keyValue' | 'json';
      /** 值 · What it sets */
      values: {
        /** 键 · Unique in the app, 1 to 255 characters */
        key: string;
        /** 类型 · Type of the config */
        type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON';
        /** 值 · The value as text; has to fit its type */
        value: string;
      }[];
    }[];
    /** 覆盖规则 ID · The override it stands for, if it is one of the app */
    overrideId?: string;
  };
  /** 配置文档 · All configs and overrides, tried as if they were written; those that are saved do not count */
  document?: {
    /** 远程配置 · All configs; one that is missing is deleted */
    configs: {
      /** 键 · Unique in the app, 1 to 255 characters */
      key: string;
      /** 类型 · Type of the value */
      type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON';
      /** 值 · The value as text; has to fit its type */
      value: string;
      /** 描述 · Free text */
      description?: string;
    }[];
    /** 覆盖规则 · All overrides; one that is missing is deleted */
    overrides: {
      /** 覆盖规则 ID · Keeps this override; an id of its own where there is none */
      overrideId?: string;
      /** 名称 · Name, 1 to 128 characters */
      name: string;
      /** 描述 · Free text */
      description?: string;
      /** 开始时间 · Start; empty: at once */
      startDate?: string | '';
      /** 结束时间 · End; empty: never */
      endDate?: string | '';
      /** 规则 · Expression, default `true` */
      rule?: string;
      /** 放量比例 · Percent, default 100 */
      rolloutPercentage?: number;
      /** 优先级 · 1 is the highest, default 1000 */
      priority?: number;
      /** 变体 · 1 to 20, replaced as a set */
      variants?: {
        /** 变体 ID · Keeps this variant; an id of its own where there is none */
        variantId?: string;
        /** 名称 · Unique in its override, default `variant 1`, 1 to 64 characters */
        name?: string;
        /** 权重 · Share in percent, 100 together; where none has one all are drawn alike */
        weight?: number;
        /** 编辑方式 · Default keyValue */
        variableType?: 'keyValue' | 'json';
        /** 值 · What it sets */
        values: {
          /** 键 · Unique in the app, 1 to 255 characters */
          key: string;
          /** 类型 · Type of the config */
          type: 'INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON';
          /** 值 · The value as text; has to fit its type */
          value: string;
        }[];
      }[];
      /** 状态 · Default disable */
      status?: 'enable' | 'disable';
    }[];
  };
}

export interface SettingsGetInput {
  /** 用户 ID · Default: the player itself */
  userId?: string;
  /** 键 · Only these keys, default all */
  keys?: string[];
  /** 类型 · Only these types, default all */
  types?: ('INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON')[];
}

export interface SettingsGetReply {
  /** 配置值 · Typed values by key */
  settings: Record<string, ConfigSetting>;
}

export interface SettingsResolveInput {
  /** 用户 ID · Player, decides bucket and variant; with the token of a player its own */
  userId?: string;
  /** 键 · Only these keys, default all */
  keys?: string[];
  /** 类型 · Only these types, default all */
  types?: ('INT' | 'LONG' | 'FLOAT' | 'BOOL' | 'STRING' | 'JSON')[];
  /** 角色 ID · Persona of the player */
  personaId?: string;
  /** 调试包 · The build is a debug build */
  isDebugBuild?: boolean;
  /** 包版本 · Version of the build */
  packageVersion?: string;
  /** 属性 · What rules compare, in three groups */
  attributes?: {
    /** 引擎属性 · platform, osVersion, model, language … */
    unity?: Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>>>;
    /** 应用属性 · version, packageVersion, releaseId … */
    app?: Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>>>;
    /** 玩家属性 · userId, score, tier … */
    user?: Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>)[] | Record<string, string | number | boolean | null | (string | number | boolean | null)[] | Record<string, string | number | boolean | null>>>>;
  };
}

export interface SettingsResolveReply {
  /** 配置值 · Typed values by key */
  settings: Record<string, ConfigSetting>;
}

export interface UsagesTotalInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 应用 ID · Operators only: this app, default all */
  appId?: string;
}

export interface UsagesDailyInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface UsagesDailyReply {
  /** 用量 · Oldest day first */
  usages: ConfigDailyUsage[];
}

export interface UsagesByAppInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 名次 · How many apps, default 10 */
  k?: number;
}

export interface UsagesByAppReply {
  /** 用量 · Most reads first */
  usages: ConfigAppUsage[];
}

export interface ConfigsCalls {
  /**
   * List configs.
   *
   * 列出远程配置。
   *
   * `GET /uconfig/v1/configs` · seen · code 3
   */
  readonly list: ListCall<ConfigsListInput | undefined, RemoteConfig, ConfigsListReply>;
  /**
   * Create a config.
   *
   * 创建远程配置。
   *
   * `POST /uconfig/v1/configs` · seen · code 3 · code 6 · code 8
   */
  create(input: ConfigsCreateInput, options?: CallOptions): Promise<ConfigsCreateReply>;
  /**
   * Read a config.
   *
   * 查看远程配置。
   *
   * `GET /uconfig/v1/configs/{id}` · assumed · code 5
   */
  get(input: ConfigsGetInput, options?: CallOptions): Promise<ConfigsGetReply>;
  /**
   * Change a config.
   *
   * 修改远程配置。
   *
   * `PUT /uconfig/v1/configs/{id}` · seen · code 3 · code 5 · code 6 · code 8 · code 9
   */
  update(input: ConfigsUpdateInput, options?: CallOptions): Promise<ConfigsUpdateReply>;
  /**
   * Delete a config.
   *
   * 删除远程配置。
   *
   * `DELETE /uconfig/v1/configs/{id}` · seen · code 5 · code 9
   */
  remove(input: ConfigsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Delete many configs.
   *
   * 批量删除远程配置。
   *
   * `DELETE /uconfig/v1/configs` · assumed · code 3 · code 5 · code 9
   */
  removeMany(input: ConfigsRemoveManyInput, options?: CallOptions): Promise<ConfigsRemoveManyReply>;
}

export interface OverridesCalls {
  /**
   * List overrides.
   *
   * 列出覆盖规则。
   *
   * `GET /uconfig/v1/overrides` · assumed · code 3
   */
  readonly list: ListCall<OverridesListInput | undefined, ConfigOverride, OverridesListReply>;
  /**
   * Create an override, not yet enabled.
   *
   * 创建覆盖规则。
   *
   * `POST /uconfig/v1/overrides` · assumed · code 3 · code 8
   */
  create(input: OverridesCreateInput, options?: CallOptions): Promise<OverridesCreateReply>;
  /**
   * Read an override.
   *
   * 查看覆盖规则。
   *
   * `GET /uconfig/v1/overrides/{id}` · assumed · code 5
   */
  get(input: OverridesGetInput, options?: CallOptions): Promise<OverridesGetReply>;
  /**
   * Change an override.
   *
   * 修改覆盖规则。
   *
   * `PUT /uconfig/v1/overrides/{id}` · assumed · code 3 · code 5 · code 8 · code 9
   */
  update(input: OverridesUpdateInput, options?: CallOptions): Promise<OverridesUpdateReply>;
  /**
   * Delete a disabled override.
   *
   * 删除已停用的覆盖规则。
   *
   * `DELETE /uconfig/v1/overrides/{id}` · assumed · code 5 · code 9
   */
  remove(input: OverridesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Delete many disabled overrides.
   *
   * 批量删除已停用的覆盖规则。
   *
   * `DELETE /uconfig/v1/overrides` · assumed · code 3 · code 5 · code 9
   */
  removeMany(input: OverridesRemoveManyInput, options?: CallOptions): Promise<OverridesRemoveManyReply>;
  /**
   * Check a rule before it is saved.
   *
   * 校验规则。
   *
   * `POST /uconfig/v1/overrides/validate-rule` · assumed
   */
  validateRule(input: OverridesValidateRuleInput, options?: CallOptions): Promise<RuleCheck>;
  /**
   * Enable an override.
   *
   * 启用覆盖规则。
   *
   * `PUT /uconfig/v1/overrides/{id}/enable` · spec · code 5 · code 9
   */
  enable(input: OverridesEnableInput, options?: CallOptions): Promise<OverridesEnableReply>;
  /**
   * Disable an override.
   *
   * 停用覆盖规则。
   *
   * `PUT /uconfig/v1/overrides/{id}/disable` · spec · code 5
   */
  disable(input: OverridesDisableInput, options?: CallOptions): Promise<OverridesDisableReply>;
}

export interface ExposuresCalls {
  /**
   * Read how many players really got which variant.
   *
   * 查看曝光。
   *
   * `GET /uconfig/v1/overrides/{id}/exposures` · assumed · code 3 · code 5
   */
  list(input: ExposuresListInput, options?: CallOptions): Promise<ExposuresListReply>;
}

export interface VariantsCalls {
  /**
   * List the variants of an override.
   *
   * 列出变体。
   *
   * `GET /uconfig/v1/overrides/{id}/variants` · assumed · code 5
   */
  list(input: VariantsListInput, options?: CallOptions): Promise<VariantsListReply>;
  /**
   * Replace the variants of an override.
   *
   * 设置变体。
   *
   * `PUT /uconfig/v1/overrides/{id}/variants` · assumed · code 3 · code 5 · code 8 · code 9
   */
  set(input: VariantsSetInput, options?: CallOptions): Promise<VariantsSetReply>;
}

export interface DocumentCalls {
  /**
   * Read all configs and overrides of an app in one piece.
   *
   * 读取配置文档。
   *
   * `GET /uconfig/v1/document` · assumed
   */
  get(input?: Record<string, never>, options?: CallOptions): Promise<ConfigDocument>;
  /**
   * Replace all configs and overrides of an app at once.
   *
   * 写入配置文档。
   *
   * `PUT /uconfig/v1/document` · assumed · code 3 · code 8 · code 9
   */
  set(input: DocumentSetInput, options?: CallOptions): Promise<DocumentSetReply>;
}

export interface VersionsCalls {
  /**
   * List the versions of the configuration.
   *
   * 列出配置版本。
   *
   * `GET /uconfig/v1/versions` · assumed · code 3
   */
  readonly list: ListCall<VersionsListInput | undefined, ConfigVersion, VersionsListReply>;
  /**
   * Read a version of the configuration.
   *
   * 查看配置版本。
   *
   * `GET /uconfig/v1/versions/{number}` · assumed · code 5
   */
  get(input: VersionsGetInput, options?: CallOptions): Promise<VersionsGetReply>;
  /**
   * Bring a version back, as a new one.
   *
   * 恢复配置版本。
   *
   * `POST /uconfig/v1/versions/{number}:restore` · assumed · code 5 · code 9
   */
  restore(input: VersionsRestoreInput, options?: CallOptions): Promise<VersionsRestoreReply>;
}

export interface AttributesCalls {
  /**
   * List the attributes that games really send.
   *
   * 列出玩家属性。
   *
   * `GET /uconfig/v1/attributes` · assumed
   */
  list(input?: Record<string, never>, options?: CallOptions): Promise<AttributesListReply>;
}

export interface SettingsCalls {
  /**
   * Show what a player would get, and why.
   *
   * 模拟玩家读取。
   *
   * `POST /uconfig/v1/settings/simulate` · assumed · code 3
   */
  simulate(input?: SettingsSimulateInput, options?: CallOptions): Promise<ConfigSimulation>;
  /**
   * Read the values of configs, without overrides.
   *
   * 读取配置值。
   *
   * `POST /uconfig/v1/settings` · seen · code 3 · code 7
   */
  get(input?: SettingsGetInput, options?: CallOptions): Promise<SettingsGetReply>;
  /**
   * Read the values of configs as overrides set them for a player.
   *
   * 读取玩家的配置值。
   *
   * `POST /uconfig/v1/settings/overrides` · seen · code 3 · code 7
   */
  resolve(input?: SettingsResolveInput, options?: CallOptions): Promise<SettingsResolveReply>;
}

export interface UsagesCalls {
  /**
   * Read how much was read in a range.
   *
   * 查看用量合计。
   *
   * `GET /uconfig/v1/usages/total` · assumed · code 3
   */
  total(input?: UsagesTotalInput, options?: CallOptions): Promise<ConfigUsage>;
  /**
   * Read how much was read by day.
   *
   * 查看每日用量。
   *
   * `GET /uconfig/v1/usages/date` · assumed · code 3
   */
  daily(input?: UsagesDailyInput, options?: CallOptions): Promise<UsagesDailyReply>;
  /**
   * Rank the apps that read most.
   *
   * 用量最高的应用。
   *
   * `GET /uconfig/v1/usages/app` · assumed · code 3 · code 7
   */
  byApp(input?: UsagesByAppInput, options?: CallOptions): Promise<UsagesByAppReply>;
}

/** 远程配置 · Remote configuration */
export interface RemoteConfigCalls {
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `POST /uconfig/v1/refresh-token` · spec
   */
  refreshToken(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  readonly configs: ConfigsCalls;
  readonly overrides: OverridesCalls;
  readonly exposures: ExposuresCalls;
  readonly variants: VariantsCalls;
  readonly document: DocumentCalls;
  readonly versions: VersionsCalls;
  readonly attributes: AttributesCalls;
  readonly settings: SettingsCalls;
  readonly usages: UsagesCalls;
}

export const remoteConfigTable: ServiceTable<RemoteConfigCalls> = {
  name: 'remoteConfig',
  base: 'remoteConfig',
  accepts: 'app',
  errors: 'service',
  prefixes: { remoteConfig: '/uconfig/v1' },
  tree: {
    refreshToken: { route: 'POST /refresh-token', body: true, retry: 'always', cache: 'force-never', fail: 'silent' },
    configs: {
      list: { route: 'GET /configs', paging: 'start-total', listField: 'configs' },
      create: { route: 'POST /configs', body: true },
      get: { route: 'GET /configs/{id}' },
      update: { route: 'PUT /configs/{id}', body: true },
      remove: { route: 'DELETE /configs/{id}' },
      removeMany: { route: 'DELETE /configs' },
    },
    overrides: {
      list: { route: 'GET /overrides', paging: 'start-total', listField: 'overrides' },
      create: { route: 'POST /overrides', body: true },
      get: { route: 'GET /overrides/{id}' },
      update: { route: 'PUT /overrides/{id}', body: true },
      remove: { route: 'DELETE /overrides/{id}' },
      removeMany: { route: 'DELETE /overrides' },
      validateRule: { route: 'POST /overrides/validate-rule', body: true, effect: 'read' },
      enable: { route: 'PUT /overrides/{id}/enable', body: true },
      disable: { route: 'PUT /overrides/{id}/disable', body: true },
    },
    exposures: {
      list: { route: 'GET /overrides/{id}/exposures' },
    },
    variants: {
      list: { route: 'GET /overrides/{id}/variants' },
      set: { route: 'PUT /overrides/{id}/variants', body: true },
    },
    document: {
      get: { route: 'GET /document' },
      set: { route: 'PUT /document', body: true },
    },
    versions: {
      list: { route: 'GET /versions', paging: 'start-total', listField: 'versions' },
      get: { route: 'GET /versions/{number}' },
      restore: { route: 'POST /versions/{number}:restore', body: true },
    },
    attributes: {
      list: { route: 'GET /attributes' },
    },
    settings: {
      simulate: { route: 'POST /settings/simulate', body: true, effect: 'read' },
      get: { route: 'POST /settings', body: true, accepts: 'player', effect: 'read' },
      resolve: { route: 'POST /settings/overrides', body: true, accepts: 'player', effect: 'read' },
    },
    usages: {
      total: { route: 'GET /usages/total' },
      daily: { route: 'GET /usages/date' },
      byApp: { route: 'GET /usages/app', accepts: 'operator' },
    },
  },
};
