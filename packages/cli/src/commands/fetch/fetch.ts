// Writes what is on the platform into the project file.

import { beside } from '@uos/contract/rules';
import type { Declaration } from '../../declared/files.ts';
import { SERVICES_FLAG } from '../../declared/output.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'fetch',
  summary: { zh: '把平台上的配置写入 uos.json', en: 'Write what is on the platform into uos.json' },
  description: {
    zh: '写入应用服务、资源桶、玩家账号的设置（身份域、服务配置、登录渠道、短信模板、用户协议、区服、标签、公会角色）和推送的公共频道；文件中的其它内容保持不变，与默认值相同的设置不写。密钥从不写入文件。随后的 uos deploy 不会改变任何东西。徽章指向的版本由发布决定，加 --with-badges 才写入：之后的 deploy 会把徽章移回文件里的版本。',
    en: 'Services of the app, buckets, what is set up of player accounts (identity domain, settings, identity providers, SMS templates, terms, realms, tags, roles of guilds) and public channels of push; all else in the file stays, and a setting that is as by default is left out. No secret is ever written. A uos deploy after it changes nothing. Which release a badge points at is the business of releases: --with-badges writes it too, and a later deploy moves the badge back to it.',
  },
  args: {
    path: {
      optional: true,
      text: { zh: '文件，默认当前项目的 uos.json', en: 'File; uos.json of this project unless given' },
    },
  },
  flags: {
    ...SERVICES_FLAG,
    'with-badges': {
      type: 'boolean',
      text: { zh: '也写入徽章指向的版本', en: 'Also which release each badge points at' },
    },
  },
  examples: [
    { text: { zh: '写入当前项目的 uos.json', en: 'Into uos.json of this project' }, line: 'uos fetch' },
    { text: { zh: '只要资源分发', en: 'Content delivery only' }, line: 'uos fetch cdn.uos.json --services cdn' },
  ],
  output: {
    columns: [
      { field: 'service', title: { zh: '服务', en: 'Service' } },
      { field: 'kind', title: { zh: '类别', en: 'Kind' } },
      { field: 'count', title: { zh: '数量', en: 'Count' } },
      { field: 'file', title: { zh: '文件', en: 'File' } },
    ],
    fields: ['service', 'kind', 'count', 'file'],
  },
  async run(ctx) {
    const [{ chosenAdapters, listed }, { writeDeclarations }, { declaredOf }] = await Promise.all([
      import('../../declared/deploy.ts'),
      import('../../declared/files.ts'),
      import('../../declared/plan.ts'),
    ]);
    const fetched: Declaration[] = [];
    const { services, 'with-badges': withBadges } = ctx.flags;
    for (const adapter of chosenAdapters(services).filter(({ isState }) => withBadges || isState !== true)) {
      const remote = await listed(ctx, adapter);
      if (remote === undefined) {
        ctx.note({
          zh: `服务 ${adapter.service} 未启用或无权查看，${beside('已跳过', adapter.title.zh)}。`,
          en: `${adapter.service} is off or not open to this sign-in; left out ${adapter.title.en}.`,
        });
      } else {
        fetched.push({ adapter, declared: declaredOf(remote) });
      }
    }
    const file = writeDeclarations(ctx, ctx.args.path, fetched);
    return fetched.map(({ adapter: { service, kind }, declared }) => ({
      service,
      kind,
      count: Object.keys(declared).length,
      file,
    }));
  },
});
