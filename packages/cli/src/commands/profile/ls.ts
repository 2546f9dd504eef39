// Lists the profiles, with the one that this folder uses.

import { readConfig } from '../../profile/where/config.ts';
import { readCredentials } from '../../profile/who/credentials.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'profile ls',
  summary: { zh: '列出配置', en: 'List profiles' },
  examples: [
    {
      text: { zh: '查看有哪些配置，当前用的是哪个', en: 'See which there are and which is in use' },
      line: 'uos profile ls',
    },
  ],
  output: {
    columns: [
      { field: 'current', title: { zh: '当前', en: 'Current' } },
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'origin', title: { zh: '平台地址', en: 'Origin' } },
      { field: 'app', title: { zh: '应用', en: 'App' } },
      { field: 'signIns', title: { zh: '登录', en: 'Sign-ins' } },
    ],
    fields: ['name', 'current', 'origin', 'app', 'bucket', 'org', 'signIns'],
  },
  run(ctx) {
    const config = readConfig(ctx.env);
    const current = ctx.settings.profile.value;
    const names = [...new Set([current, ...Object.keys(config.profiles)])].sort();
    return Promise.resolve(
      names.map((name) => {
        const { origin = '', app = '', bucket = '', org = '' } = config.profiles[name] ?? {};
        const signIns = Object.keys(readCredentials(ctx.env, name)).join(' ');
        return { name, current: name === current, origin, app, bucket, org, signIns };
      }),
    );
  },
});
