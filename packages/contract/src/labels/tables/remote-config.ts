// Enums of remote config. Source: game-services 3 and 4; wire/data-and-tools.md.
import type { LabelTable } from '../label.ts';
import type { TransitionsOf } from '../transition.ts';

export const remoteConfigLabels = {
  config: {
    type: {
      INT: { zh: '整数', en: 'Integer', color: 'blue' },
      LONG: { zh: '长整数', en: 'Long', color: 'blue' },
      FLOAT: { zh: '小数', en: 'Float', color: 'blue' },
      BOOL: { zh: '布尔', en: 'Boolean', color: 'green' },
      STRING: { zh: '文本', en: 'String', color: 'gray' },
      JSON: { zh: 'JSON', en: 'JSON', color: 'orange' },
    },
  },
  override: {
    status: {
      enable: { zh: '已启用', en: 'Enabled', color: 'green' },
      disable: { zh: '已停用', en: 'Disabled', color: 'gray' },
    },
    reason: {
      MATCHED: { zh: '命中', en: 'Matched', color: 'green' },
      DISABLED: { zh: '未启用', en: 'Disabled', color: 'gray' },
      NOT_STARTED: { zh: '未开始', en: 'Not started', color: 'yellow' },
      ENDED: { zh: '已结束', en: 'Ended', color: 'gray' },
      RULE_FALSE: { zh: '规则不满足', en: 'Rule is false', color: 'gray' },
      RULE_ERROR: { zh: '规则出错', en: 'Rule failed', color: 'red' },
      OUT_OF_ROLLOUT: { zh: '不在放量范围', en: 'Out of rollout', color: 'orange' },
      SHADOWED: { zh: '被更高优先级覆盖', en: 'Shadowed', color: 'orange' },
    },
  },
  configChange: {
    kind: {
      config: { zh: '参数', en: 'Config', color: 'blue' },
      override: { zh: '覆盖规则', en: 'Override', color: 'orange' },
    },
    change: {
      created: { zh: '新增', en: 'Created', color: 'green' },
      changed: { zh: '修改', en: 'Changed', color: 'blue' },
      deleted: { zh: '删除', en: 'Deleted', color: 'red' },
      enabled: { zh: '启用', en: 'Enabled', color: 'green' },
      disabled: { zh: '停用', en: 'Disabled', color: 'gray' },
      widened: { zh: '放宽', en: 'Widened', color: 'blue' },
      narrowed: { zh: '收窄', en: 'Narrowed', color: 'orange' },
    },
  },
  configAttribute: {
    type: {
      number: { zh: '数字', en: 'Number', color: 'blue' },
      string: { zh: '文本', en: 'Text', color: 'gray' },
      boolean: { zh: '布尔', en: 'True or false', color: 'green' },
      list: { zh: '列表', en: 'List', color: 'orange' },
    },
  },
  variant: {
    variableType: {
      keyValue: { zh: '键值', en: 'Key and value', color: 'blue' },
      json: { zh: 'JSON', en: 'JSON', color: 'orange' },
    },
  },
} as const satisfies Record<string, Record<string, LabelTable>>;

export const remoteConfigTransitions = {
  override: {
    status: [
      { from: ['disable'], to: 'enable', zh: '启用', call: 'remoteConfig.overrides.enable' },
      { from: ['enable'], to: 'disable', zh: '停用', call: 'remoteConfig.overrides.disable' },
    ],
  },
} as const satisfies TransitionsOf<typeof remoteConfigLabels>;
