// Makes new secrets for an app and tells every service.
import { platformLabels, wordsOf } from '@uos/contract/labels';
import type { AppClient } from '@uos/sdk/jobs';
import { readCredentials, writeCredential } from '../../../profile/who/credentials.ts';
import { defineCommand } from '../../../program/command.ts';
import type { Sign } from '../../../program/context.ts';
import { APP_ARG, namedAppId, SHOW_SECRETS } from '../apps.ts';

const TOLD: Sign = { style: 'green', text: '✓' };
const NOT_TOLD: Sign = { style: 'yellow', text: '·' };

export default defineCommand({
  id: 'app secret regenerate',
  summary: {
    zh: '重新生成应用密钥，旧密钥立即失效',
    en: 'Regenerate the secrets of an app; the old ones stop at once',
  },
  description: {
    zh: '随后逐个通知各服务刷新缓存；没有通知到的服务会在自己的缓存到期前继续接受旧密钥。本机保存的服务密钥会一并更新。',
    en: 'Then tells every service to forget the old one; a service that cannot be told takes it until its own cache ends. The service secret kept here is replaced too.',
  },
  args: APP_ARG,
  flags: {
    type: {
      type: 'string',
      choices: wordsOf(platformLabels.app.secretType),
      text: { zh: '只换其中一个，默认两个都换', en: 'Only this one; both unless given' },
    },
    ...SHOW_SECRETS,
  },
  danger: 'confirm',
  examples: [
    { text: { zh: '更换两个密钥', en: 'Both secrets' }, line: 'uos app secret regenerate --yes' },
    {
      text: { zh: '只换服务密钥，并写入文件', en: 'The service secret only, into a file' },
      line: 'umask 077; uos app secret regenerate --type AppServiceSecret --show-secrets --yes --json > secret.json',
    },
  ],
  output: {
    columns: [
      { field: 'appId', title: { zh: '应用 ID', en: 'App id' } },
      { field: 'regenerated', title: { zh: '已更换', en: 'Regenerated' } },
      { field: 'told', title: { zh: '已通知的服务', en: 'Services told' } },
      { field: 'notTold', title: { zh: '未通知到的服务', en: 'Services not told' } },
      { field: 'AppSecret', title: { zh: '客户端密钥', en: 'Client secret' } },
      { field: 'AppServiceSecret', title: { zh: '服务密钥', en: 'Service secret' } },
    ],
    fields: ['appId', 'regenerated', 'told', 'notTold', 'steps', 'AppSecret', 'AppServiceSecret'],
  },
  replaces: ['app.secrets.regenerate'],
  async run(ctx) {
    const appId = await namedAppId(ctx, ctx.args.app);
    const { type, 'show-secrets': showSecrets } = ctx.flags;
    await ctx.confirm(
      {
        zh: `将更换应用 ${appId} 的密钥，仍在使用旧密钥的服务器和构建会立即失效`,
        en: `The secrets of ${appId} will be replaced; servers and builds with the old ones stop working`,
      },
      appId,
    );
    const { openClient } = await import('../../../connection/client.ts');
    const { regenerateSecret } = await import('@uos/sdk/jobs');
    const client = (await openClient(ctx.uos.parts, 'app')) as unknown as AppClient;
    const made = await regenerateSecret(client, {
      appId,
      signal: ctx.signal,
      ...(type !== undefined && { secretType: type }),
      onStep: ({ service, ok }) => {
        ctx.note({ zh: service, en: service }, ok ? TOLD : NOT_TOLD);
      },
    });
    const { profile } = ctx.settings;
    const stored = readCredentials(ctx.env, profile.value).app;
    if (stored?.appId === appId && made.appServiceSecret !== undefined) {
      await writeCredential(ctx.env, profile.value, 'app', { ...stored, appServiceSecret: made.appServiceSecret });
    }
    const names = (ok: boolean) => made.steps.filter((step) => step.ok === ok).map(({ service }) => service);
    return {
      appId,
      regenerated: [made.appSecret && 'AppSecret', made.appServiceSecret && 'AppServiceSecret']
        .filter(Boolean)
        .join(' '),
      told: [...new Set(names(true))].join(' '),
      notTold: [...new Set(names(false))].join(' '),
      steps: made.steps.map(({ service, route, ok }) => ({ service, route, ok })),
      ...(showSecrets && { AppSecret: made.appSecret, AppServiceSecret: made.appServiceSecret }),
    };
  },
});
