// Remote config: parameters, overrides of them, and what a player gets.

import type { Page } from 'playwright-core';
import { oncePerWorld } from '../support/once.ts';
import type { World } from '../support/world.ts';
import type { Scene } from './scene.ts';

const filled = oncePerWorld(fill);

const CONFIG = { path: '/services/{appId}/config', prepare: filled } as const;
const OVERRIDE = { path: '/services/{appId}/config/override/{overrideId}', prepare: filled } as const;
const PLAYGROUND = { path: '/playground/remote-config/{appId}', prepare: filled } as const;

export const scenes: readonly Scene[] = [
  {
    ...CONFIG,
    name: 'config-parameters',
    ready: 'event.banner',
    calls: /\/uconfig\/v1\/configs/,
    // why: an app without anything in it has the service off
    empty: false,
    member: { ready: 'event.banner' },
  },
  { ...CONFIG, name: 'config-parameter', path: `${CONFIG.path}?d=config:{configId}`, ready: '读取方式' },
  { ...CONFIG, name: 'config-new', ready: 'event.banner', act: newConfig },
  { ...CONFIG, name: 'config-overrides', path: `${CONFIG.path}?tab=overrides`, ready: '新手加速' },
  { ...CONFIG, name: 'config-override-new', path: `${CONFIG.path}?tab=overrides`, ready: '新手加速', act: newOverride },
  { ...CONFIG, name: 'config-versions', path: `${CONFIG.path}?tab=versions`, ready: '当前' },
  { ...CONFIG, name: 'config-version', path: `${CONFIG.path}?tab=versions&d=version:6`, ready: '与上一版' },
  { ...CONFIG, name: 'config-usage', path: `${CONFIG.path}?tab=usage`, ready: '参数数量' },
  {
    ...OVERRIDE,
    name: 'config-override',
    ready: '玩家得到的参数',
    calls: /\/uconfig\/v1\/overrides\//,
    member: { ready: '新手加速' },
  },
  { ...OVERRIDE, name: 'config-override-typed', ready: '玩家得到的参数', act: typeRule },
  { ...OVERRIDE, name: 'config-override-fault', ready: '玩家得到的参数', act: breakRule },
  { ...OVERRIDE, name: 'config-override-enable', ready: '玩家得到的参数', act: enable },
  {
    ...OVERRIDE,
    name: 'config-override-live',
    path: OVERRIDE.path.replace('{overrideId}', '{liveId}'),
    ready: '正在对玩家生效',
  },
  { ...OVERRIDE, name: 'config-exposures', path: `${OVERRIDE.path}?tab=exposures`, ready: '下发次数' },
  { ...OVERRIDE, name: 'config-code', path: `${OVERRIDE.path}?tab=code`, ready: '修改放量' },
  { ...PLAYGROUND, name: 'playground-config', ready: '各覆盖规则的判定' },
  {
    ...PLAYGROUND,
    name: 'playground-config-player',
    path: `${PLAYGROUND.path}?attrs=${encodeURIComponent('ana;user.tier=new;app.version=4')}`,
    ready: '各覆盖规则的判定',
  },
];

async function fill({ uos, app: { id } }: World) {
  await uos.app.services.set({ appId: id, ServiceName: 'remote-config', Status: 'Enabled' });
  const { configs, overrides, settings } = uos.remoteConfig;
  const banner = JSON.stringify({ title: '周末双倍', color: '#3741c7', items: [1, 2, 3] });
  const made = await configs.create({ key: 'event.banner', type: 'JSON', value: banner, description: '活动横幅' });
  await configs.create({ key: 'harbour.ship_speed', type: 'FLOAT', value: '4.5', description: '港口关卡的船速' });
  await configs.create({ key: 'lives', type: 'INT', value: '3', description: '每局的生命数' });
  await configs.create({ key: 'event.open', type: 'BOOL', value: 'false' });
  const draft = await overrides.create({
    name: '新手加速',
    rule: "user.tier == 'new' && app.version >= 3",
    rolloutPercentage: 10,
    priority: 100,
    endDate: '2027-01-15T16:00:00.000Z',
    variants: [
      { name: '稍快', values: [{ key: 'harbour.ship_speed', type: 'FLOAT', value: '5.5' }] },
      {
        name: '快一倍',
        values: [
          { key: 'harbour.ship_speed', type: 'FLOAT', value: '9' },
          { key: 'lives', type: 'INT', value: '5' },
        ],
      },
    ],
  });
  const live = await overrides.create({
    name: '周末活动',
    priority: 50,
    variants: [{ values: [{ key: 'lives', type: 'INT', value: '9' }] }],
  });
  await overrides.enable({ id: live.override.overrideId });
  await settings.resolve({ userId: 'ana', attributes: { user: { tier: 'new' }, app: { version: 4 } } });
  return {
    configId: made.config.configId,
    overrideId: draft.override.overrideId,
    liveId: live.override.overrideId,
  };
}

async function newConfig(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新建参数' }).click();
  const dialog = page.getByRole('dialog', { name: '新建参数' });
  await dialog.getByLabel('类型').selectOption('JSON');
  await dialog.getByText('合法的 JSON。').waitFor();
}

async function newOverride(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新建覆盖规则' }).click();
  await page.getByRole('dialog', { name: '新建覆盖规则' }).getByLabel('放量比例').waitFor();
}

async function typeRule(page: Page): Promise<void> {
  const rule = page.getByRole('textbox', { name: '规则', exact: true });
  await rule.fill('');
  await rule.pressSequentially('uni');
  await page.getByRole('listbox', { name: '补全' }).waitFor();
}

async function breakRule(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '规则', exact: true }).fill("user.tier == 'new' && app.version");
  await page.keyboard.press('Escape');
  await page.getByText('两边都应为比较').waitFor();
}

async function enable(page: Page): Promise<void> {
  await page.getByRole('button', { name: '启用', exact: true }).click();
  await page.getByRole('dialog', { name: '启用覆盖规则' }).getByText('命中后').waitFor();
}
