// Says which profile, origin, app and bucket count here, and what decided each.

import type { Setting } from '../../profile/where/settings.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'profile show',
  summary: { zh: '查看生效的设置及其来源', en: 'Show the settings in effect and where each comes from' },
  description: {
    zh: '顺序：命令行选项、环境变量、项目文件 uos.json、本目录里运行的平台、配置。',
    en: 'Order: flag, environment, project file uos.json, the platform that runs in this folder, profile.',
  },
  examples: [{ text: { zh: '为什么用的是这个应用？', en: 'Why is it this app?' }, line: 'uos profile show' }],
  output: {
    columns: [
      { field: 'setting', title: { zh: '设置', en: 'Setting' } },
      { field: 'value', title: { zh: '值', en: 'Value' } },
      { field: 'from', title: { zh: '来源', en: 'From' } },
      { field: 'at', title: { zh: '位置', en: 'At' } },
    ],
    fields: ['setting', 'value', 'from', 'at'],
  },
  run(ctx) {
    const { profile, origin, app, bucket, org } = ctx.settings;
    const line = (setting: string, found: Setting | undefined) => ({
      setting,
      value: found?.value ?? '',
      from: found?.from ?? '',
      at: found?.at ?? '',
    });
    return Promise.resolve([
      line('profile', profile),
      line('origin', origin),
      line('app', app),
      line('bucket', bucket),
      line('org', org),
    ]);
  },
});
