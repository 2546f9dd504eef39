// Redeems a code for an app.

import { serviceLabels } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';

export default defineCommand({
  id: 'redeem',
  summary: { zh: '为应用使用兑换码', en: 'Redeem a code for an app' },
  description: {
    zh: '一个兑换码只能用一次，额度归这个应用，不能转移。',
    en: 'A code works once; what it holds belongs to that app and cannot be moved.',
  },
  args: { code: { text: { zh: '兑换码', en: 'The code' } } },
  danger: 'confirm',
  changes: 'app',
  examples: [
    {
      text: { zh: '兑换到当前应用', en: 'For the current app' },
      line: 'uos redeem UOS-8F3K-22QM',
      shows: ['app.redeem'],
    },
    {
      text: { zh: '兑换到另一个应用，不询问', en: 'For another app, without a question' },
      line: 'uos redeem UOS-8F3K-22QM --app 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --yes',
    },
  ],
  output: {
    columns: [
      { field: 'ServiceName', title: { zh: '服务', en: 'Service' }, labels: serviceLabels },
      { field: 'Credit', title: { zh: '金额', en: 'Credit' }, format: 'yuan' },
      { field: 'Quota', title: { zh: '额度', en: 'Quota' } },
      { field: 'Unit', title: { zh: '单位', en: 'Unit' } },
      { field: 'ProjectName', title: { zh: '应用', en: 'App' } },
      { field: 'FulfilledAt', title: { zh: '兑换时间', en: 'Redeemed' }, format: 'time' },
    ],
    fields: ['Token', 'ServiceName', 'Credit', 'Quota', 'Unit', 'FulfilledAt', 'AppId', 'ProjectName'],
  },
  async run(ctx) {
    const appId = appIdOf(ctx);
    const app = await ctx.uos.service('app');
    const { ProjectName } = await app.get({ appId });
    await ctx.confirm(
      { zh: `兑换码将用于应用 ${ProjectName}`, en: `The code will be used up for app ${ProjectName}` },
      ProjectName,
    );
    const got = await app.redeem({ appId, Token: ctx.args.code.trim() });
    const worth = got.Credit > 0 ? formatYuan(got.Credit) : `${got.Quota} ${got.Unit}`;
    ctx.note({ zh: `已兑换：${worth}。`, en: `Redeemed: ${worth}.` });
    return { ...got, AppId: appId, ProjectName };
  },
});
