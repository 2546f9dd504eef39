// Signs in: a person through the browser, an app with its id and secret.

import { DryWrite } from '../../connection/dry-run.ts';
import { askServed } from '../../connection/served.ts';
import { usageError } from '../../errors/cli-error.ts';
import { changeProfile } from '../../profile/where/config.ts';
import { credentialsFile } from '../../profile/who/credentials.ts';
import { secretFromEnvironment, secretFromFile, secretFromStdin } from '../../profile/who/secrets.ts';
import { signInLabels } from '../../profile/who/sign-in.ts';
import { defineCommand } from '../../program/command.ts';
import { keepCredential } from './keep.ts';

const HELP = 'uos login --help';

export default defineCommand({
  id: 'login',
  summary: { zh: '登录', en: 'Sign in' },
  description: {
    zh: '默认打开浏览器登录个人账号；在 SSH、容器里或没有显示器时显示代码，到任意浏览器里输入；给出 --app-id 时用应用的服务密钥登录，适合 CI。密钥从标准输入、文件、环境变量 UOS_APP_SERVICE_SECRET 或隐藏输入读取。',
    en: 'Opens the browser for a person; over SSH, in a container or without a display it shows a code for a browser anywhere. With --app-id it signs in as an app with its service secret, which is the way of CI; the secret comes from stdin, a file, UOS_APP_SERVICE_SECRET or a hidden prompt.',
  },
  flags: {
    'app-id': { type: 'string', value: 'id', text: { zh: '以应用身份登录', en: 'Sign in as this app' } },
    'secret-stdin': {
      type: 'boolean',
      text: { zh: '从标准输入读取应用服务密钥', en: 'Read the service secret of the app from stdin' },
    },
    'secret-file': {
      type: 'string',
      value: 'file',
      text: { zh: '从文件读取应用服务密钥', en: 'Read the service secret of the app from a file' },
    },
    browser: {
      type: 'string',
      choices: ['true', 'false'],
      text: {
        zh: '是否打开浏览器；false 时只显示地址，可把跳转后的地址粘贴回来',
        en: 'Open a browser; with false the address is shown and the one it leads to may be pasted back',
      },
    },
    device: {
      type: 'boolean',
      text: {
        zh: '显示代码，在另一台设备的浏览器里登录',
        en: 'Show a code and sign in with a browser of another machine',
      },
    },
    'callback-port': {
      type: 'number',
      text: { zh: '本机回调端口，默认随机', en: 'Port of the local callback, random unless given' },
    },
  },
  examples: [
    { text: { zh: '用浏览器登录', en: 'With a browser' }, line: 'uos login' },
    {
      text: { zh: '在没有浏览器的机器上登录', en: 'On a machine without a browser' },
      line: 'uos login --device',
    },
    {
      text: { zh: '只显示地址，粘贴跳转后的地址', en: 'Show the address, paste where it leads' },
      line: 'uos login --browser=false',
    },
    {
      text: { zh: '在 CI 里以应用身份登录', en: 'As an app, in CI' },
      line: 'uos login --app-id "$UOS_APP_ID" --secret-file secret.txt',
    },
    {
      text: { zh: '从标准输入提供密钥', en: 'With the secret from stdin' },
      line: 'pass show uos/game | uos login --app-id 4f0e… --secret-stdin',
    },
  ],
  output: {
    columns: [
      { field: 'kind', title: { zh: '身份', en: 'Kind' }, labels: signInLabels },
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'id', title: { zh: 'ID', en: 'Id' } },
      { field: 'profile', title: { zh: '配置', en: 'Profile' } },
      { field: 'origin', title: { zh: '平台地址', en: 'Origin' } },
    ],
    fields: ['kind', 'name', 'id', 'profile', 'origin', 'storedIn', 'expiresAt'],
  },
  replaces: ['session.login'],
  async run(ctx) {
    const { flags, env, settings } = ctx;
    const { loginApp, loginUser } = await import('./sign-in.ts');
    const profile = settings.profile.value;
    const origin = settings.origin.value;
    const made = { origin, signedInAt: new Date(ctx.io.now()).toISOString() };
    const namesSecret = flags['secret-stdin'] || flags['secret-file'] !== undefined;
    const namesPerson = flags.device || flags.browser !== undefined || flags['callback-port'] !== undefined;
    // why: what somebody asks for by a flag counts more than what the environment happens to hold
    const isInEnvironment = !namesSecret && !namesPerson && secretFromEnvironment(env) !== undefined;
    const appId = flags['app-id'] ?? (isInEnvironment ? env.UOS_APP_ID : undefined);

    if (flags['app-id'] !== undefined && namesPerson) {
      throw usageError('one-of', (t) => t.errors.oneOf('--app-id, --device, --browser, --callback-port'), HELP);
    }
    if (appId === undefined && namesSecret) {
      throw usageError('missing-flag', (t) => t.errors.missingFlag('--app-id'), HELP);
    }
    if (ctx.globals['dry-run']) {
      throw new DryWrite(credentialsFile(env));
    }
    if (appId === undefined) {
      if (env.CI && flags.browser === undefined && !flags.device) {
        throw usageError('needs-a-person', (t) => t.errors.loginInCi, HELP);
      }
      const user = await loginUser(ctx);
      const storedIn = await keepCredential(ctx, 'user', { ...made, ...user });
      await changeProfile(env, profile, { origin, as: 'user' });
      await learnServed(ctx);
      ctx.note({ zh: `已登录为 ${user.userName}。`, en: `Signed in as ${user.userName}.` });
      const { userName: name, userId: id, expiresAt = '' } = user;
      return { kind: 'user', name, id, profile, origin, storedIn, expiresAt };
    }
    const appServiceSecret = await readSecret();
    const name = await loginApp(ctx, { appId, appServiceSecret });
    if (isInEnvironment) {
      // why: whoever hands a secret over for one job has not asked to have it on the disk
      ctx.note({
        zh: `环境变量里的应用 ${name} 的凭据有效，UOS_APP_ID=${appId} 时每个命令都会使用它；没有保存。`,
        en: `The credential of app ${name} in the environment is good; with UOS_APP_ID=${appId} every command uses it. It was not stored.`,
      });
      return { kind: 'app', name, id: appId, profile, origin, storedIn: 'environment', expiresAt: '' };
    }
    const storedIn = await keepCredential(ctx, 'app', { ...made, appId, appServiceSecret });
    await changeProfile(env, profile, { origin, as: 'app', app: appId });
    await learnServed(ctx);
    ctx.note({ zh: `已登录为应用 ${name}。`, en: `Signed in as app ${name}.` });
    return { kind: 'app', name, id: appId, profile, origin, storedIn, expiresAt: '' };

    async function readSecret(): Promise<string> {
      const found = flags['secret-stdin']
        ? await secretFromStdin(ctx.io)
        : flags['secret-file'] === undefined
          ? secretFromEnvironment(env)
          : secretFromFile(flags['secret-file']);
      const secret =
        found ??
        (await ctx.prompt.secret(
          ctx.say({ zh: '应用服务密钥：', en: 'Service secret of the app:' }),
          '--secret-stdin, --secret-file',
        ));
      if (secret === '') {
        throw usageError('empty-secret', (t) => t.errors.emptySecret, HELP);
      }
      return secret;
    }
  },
});

/** why now: help and completion mark what this platform does not serve, and ask nobody themselves */
async function learnServed(ctx: Parameters<typeof askServed>[0]): Promise<void> {
  await askServed(ctx).catch(() => undefined);
}
