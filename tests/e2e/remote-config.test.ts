// A rollout of a tenth of the players, as a studio does it in the console: prepared, tried on players, enabled, widened
// and taken back. What players really get is read beside it each time.

import { bucketOf } from '@uos/sdk/rollout';
import { expect, it } from 'vitest';
import { useWorld } from './support/use-world.ts';

const world = useWorld();
const KEY = 'harbour.ship_speed';
const TENTH = 1000;
const THIRD = 3000;

it('prepares a rollout, tries it on a player, enables, widens and takes it back', async () => {
  const { uos, app } = world();
  const { id: appId } = app;
  await uos.app.services.set({ appId, ServiceName: 'remote-config', Status: 'Enabled' });
  const { page, open } = await world().as('owner');
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await open(`/services/${appId}/config`);
  await page.getByRole('button', { name: '新建参数' }).first().click();
  const form = dialog('新建参数');
  await form.getByLabel('键').fill(KEY);
  await form.getByLabel('类型').selectOption('FLOAT');
  await form.getByRole('textbox', { name: '值' }).fill('fast');
  await form.getByRole('button', { name: '创建' }).click();
  await form.getByText('必须是数字').waitFor();
  await form.getByRole('textbox', { name: '值' }).fill('4.5');
  await form.getByRole('button', { name: '创建' }).click();
  await page.getByRole('row', { name: new RegExp(KEY) }).waitFor();

  await page.getByRole('navigation').getByRole('link', { name: '覆盖规则' }).click();
  await page.getByRole('button', { name: '新建覆盖规则' }).first().click();
  await dialog('新建覆盖规则').getByLabel('名称').fill('新手加速');
  await dialog('新建覆盖规则').getByRole('button', { name: '创建并编辑' }).click();
  await page.waitForURL('**/config/override/*');
  const overrideId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const who = (from: number, until: number): string => {
    const places = Array.from({ length: 2000 }, (_, index) => `tester-${index}`);
    return places.find((name) => within(bucketOf(appId, overrideId, name), from, until)) ?? '';
  };
  const [early, late, never] = [who(0, TENTH), who(TENTH, THIRD), who(THIRD, 10_000)];

  // what it does is written with the help of what the editor offers, and a fault is named where it is
  const rule = page.getByRole('textbox', { name: '规则', exact: true });
  await rule.fill('user.tier');
  await page.getByText('第 1 行第 1 个字符：规则的结果应为真或假').waitFor();
  const simulator = page.getByRole('complementary', { name: '模拟' });
  await rule.fill("user.teir == 'new'");
  await page.getByText('最近 7 天没有收到 user.teir').waitFor();
  await page.getByRole('button', { name: '是不是 user.tier？' }).click();
  expect(await rule.inputValue()).toBe("user.tier == 'new'");
  await rule.fill("user.tier ==\n  'new' &&");
  await simulator.getByText('第 2 行第 11 个字符：规则没有写完').waitFor();
  await rule.fill('');
  await rule.pressSequentially('user.ti');
  await page.getByRole('option', { name: /^user\.tier/ }).click();
  await page.getByRole('option', { name: /^==/ }).click();
  await rule.pressSequentially("'new'");
  await page.getByText('规则有效').waitFor();
  await page.getByLabel('添加要覆盖的参数').selectOption(KEY);
  await page.getByLabel(`${KEY} 的值`).fill('5.5');

  await simulator.getByRole('textbox', { name: '玩家 ID' }).fill(early);
  await simulator.getByText('不会得到这组值').waitFor();
  await simulator.getByText('规则对这名玩家不成立').waitFor();
  await simulator.getByRole('button', { name: 'user.tier', exact: true }).click();
  await simulator.getByLabel('user.tier 的属性值').fill('new');
  await simulator.getByText('得到变体「variant 1」').waitFor();
  await simulator.getByText('5.5').first().waitFor();
  await simulator.getByRole('textbox', { name: '玩家 ID' }).fill(late);
  await simulator.getByText(/超出放量 10%/).waitFor();
  await page.getByText(new RegExp(`${late} 位于 .*不在内`)).waitFor();

  const speedOf = async (userId: string): Promise<string | undefined> => {
    const attributes = { user: { tier: 'new' } };
    return (await uos.remoteConfig.settings.resolve({ userId, attributes })).settings[KEY]?.value;
  };
  const speeds = () => Promise.all([early, late, never].map(speedOf));
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('没有未保存的修改').waitFor();
  expect(await speeds()).toEqual(['4.5', '4.5', '4.5']);

  await page.getByRole('button', { name: '启用', exact: true }).click();
  await dialog('启用覆盖规则')
    .getByRole('row', { name: new RegExp(`${KEY}.*4.5.*5.5`) })
    .waitFor();
  await dialog('启用覆盖规则').getByRole('button', { name: '对 10% 的玩家启用' }).click();
  await page.getByText('正在对玩家生效').waitFor();
  await expect.poll(speeds).toEqual(['5.5', '4.5', '4.5']);

  await page.getByRole('textbox', { name: '放量百分比' }).fill('30');
  await page.getByText(/从 10% 到 30%：原有 \d+ 名全部保留，新增 \d+ 名/).waitFor();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await dialog('修改生效中的覆盖规则').getByText('已有的玩家全部保留').waitFor();
  await dialog('修改生效中的覆盖规则').getByRole('button', { name: '保存' }).click();
  await page.getByText('没有未保存的修改').waitFor();
  await expect.poll(speeds).toEqual(['5.5', '5.5', '4.5']);

  await page.getByRole('button', { name: '停用', exact: true }).click();
  await dialog('停用覆盖规则').getByRole('button', { name: '停用' }).click();
  // what was done last is said, though two changes before it can still be undone
  await page.getByText('已停用「新手加速」').waitFor();
  await page.getByText('正在对玩家生效').waitFor({ state: 'hidden' });
  await expect.poll(speeds).toEqual(['4.5', '4.5', '4.5']);

  // the versions lead back to the rollout that was live
  await open(`/services/${appId}/config?tab=versions`);
  const { versions } = await uos.remoteConfig.versions.list({});
  const wide = (versions[0]?.version ?? 0) - 1;
  await page
    .getByRole('row', { name: new RegExp(`^v${wide}\\b`) })
    .getByRole('link')
    .click();
  await page
    .getByRole('region', { name: '比较' })
    .getByText(/"rolloutPercentage": 30/)
    .waitFor();
  await page.getByRole('button', { name: '恢复', exact: true }).click();
  await dialog('恢复到这个版本')
    .getByRole('button', { name: `恢复到 v${wide}` })
    .click();
  await expect.poll(speeds).toEqual(['5.5', '5.5', '4.5']);
});

function within(bucket: number, from: number, until: number): boolean {
  return bucket >= from && bucket < until;
}
