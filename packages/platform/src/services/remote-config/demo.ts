// What the demo studio has of remote config: what its example game reads, one override that players get, and one that is
// prepared for a tenth of them.

import type { ConfigType } from '@uos/contract/rules';
import type { Demo } from '#kernel/service';
import { insertConfigs } from './store/configs.ts';
import { insertOverrides } from './store/overrides.ts';

const BY = '演示用户';

export const DEMO_CONFIGS: readonly {
  readonly key: string;
  readonly type: ConfigType;
  readonly value: string;
  readonly description: string;
}[] = [
  { key: 'lives', type: 'INT', value: '3', description: '每局的生命数' },
  { key: 'foePace', type: 'FLOAT', value: '1', description: '敌人的速度' },
  { key: 'shop.discount', type: 'FLOAT', value: '1', description: '商店折扣' },
  { key: 'event.open', type: 'BOOL', value: 'false', description: '活动入口' },
  { key: 'event.banner', type: 'JSON', value: '{"title":"周末双倍","color":"#3741c7"}', description: '活动横幅' },
];

const demoOverrides = [
  {
    name: '新手多两条命',
    description: '前三天的玩家更容易过关',
    status: 'enable',
    rule: 'user.daysPlayed < 3',
    rollout: 100,
    priority: 50,
    values: [{ key: 'lives', type: 'INT', value: '5' }],
  },
  {
    name: '快节奏实验',
    description: '一成玩家试用更快的敌人',
    status: 'disable',
    rule: "unity.platform in ['Android', 'iOS']",
    rollout: 10,
    priority: 100,
    values: [{ key: 'foePace', type: 'FLOAT', value: '1.25' }],
  },
] as const;

export const remoteConfigDemo: Demo = async (db, { ids }, { appId, now }) => {
  const made = { created_at: now, created_by: BY, modified_at: now, modified_by: BY, resource_age: 1 };
  await insertConfigs(
    db,
    DEMO_CONFIGS.map((config) => ({ ...config, app_id: appId, id: ids.uuid(), ...made })),
  );
  await insertOverrides(
    db,
    demoOverrides.map(({ values, ...override }) => ({
      ...{ ...override, app_id: appId, id: ids.uuid(), start_at: null, end_at: null, ...made },
      variants: [
        {
          variantId: ids.uuid(),
          name: 'variant 1',
          weight: 100,
          variableType: 'keyValue',
          values: [...values],
        } as const,
      ],
    })),
  );
};
