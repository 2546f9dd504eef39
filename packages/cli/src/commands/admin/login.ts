// Signs an operator or a billing administrator in against the platform's directory.

import { DryWrite } from '../../connection/dry-run.ts';
import { usageError } from '../../errors/cli-error.ts';
import { changeProfile } from '../../profile/where/config.ts';
import { credentialsFile } from '../../profile/who/credentials.ts';
import { secretFromFile, secretFromStdin } from '../../profile/who/secrets.ts';
import { signInLabels } from '../../profile/who/sign-in.ts';
import { defineCommand } from '../../program/command.ts';
import { keepCredential } from '../login/keep.ts';

export default defineCommand({
  id: 'admin login',
  summary: { zh: '以运营人员或财务管理员身份登录', en: 'Sign in as an operator or billing administrator' },
  description: {
    zh: '密码从隐藏输入、标准输入、文件或环境变量 UOS_ADMIN_PASSWORD 读取。',
    en: 'The password comes from a hidden prompt, stdin, a file or UOS_ADMIN_PASSWORD.',
  },
  args: { username: { text: { zh: '用户名', en: 'User name in the directory' } } },
  flags: {
    billing: { type: 'boolean', text: { zh: '以财务管理员身份登录', en: 'As a billing administrator' } },
    'password-stdin': { type: 'boolean', text: { zh: '从标准输入读取密码', en: 'Read the password from stdin' } },
    'password-file': {
      type: 'string',
      value: 'file',
      text: { zh: '从文件读取密码', en: 'Read the password from a file' },
    },
  },
  examples: [
    { text: { zh: '输入密码登录', en: 'With a prompt' }, line: 'uos admin login operator' },
    {
      text: { zh: '在脚本里登录', en: 'In a script' },
      line: 'pass show uos/operator | uos admin login operator --password-stdin',
    },
    {
      text: { zh: '财务管理员', en: 'A billing administrator' },
      line: 'uos admin login finance --billing',
      shows: ['session.billingLogin'],
    },
  ],
  output: {
    columns: [
      { field: 'kind', title: { zh: '身份', en: 'Kind' }, labels: signInLabels },
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'profile', title: { zh: '配置', en: 'Profile' } },
      { field: 'origin', title: { zh: '平台地址', en: 'Origin' } },
    ],
    fields: ['kind', 'name', 'profile', 'origin', 'storedIn', 'expiresAt'],
  },
  replaces: ['session.adminLogin', 'session.billingLogin'],
  async run(ctx) {
    const { args, env, flags, settings } = ctx;
    if (ctx.globals['dry-run']) {
      throw new DryWrite(credentialsFile(env));
    }
    const file = flags['password-file'];
    const found = flags['password-stdin']
      ? await secretFromStdin(ctx.io)
      : file === undefined
        ? env.UOS_ADMIN_PASSWORD
        : secretFromFile(file);
    const password =
      found ??
      (await ctx.prompt.secret(ctx.say({ zh: '密码：', en: 'Password:' }), '--password-stdin, --password-file'));
    if (password === '') {
      throw usageError('empty-secret', (t) => t.errors.emptySecret, 'uos admin login --help');
    }
    const { loginBilling, loginOperator } = await import('../login/sign-in.ts');
    const profile = settings.profile.value;
    const origin = settings.origin.value;
    const made = { origin, signedInAt: new Date(ctx.io.now()).toISOString() };
    if (flags.billing) {
      const admin = await loginBilling(ctx, args.username, password);
      const storedIn = await keepCredential(ctx, 'billing', { ...admin, ...made });
      await changeProfile(env, profile, { origin, as: 'billing' });
      ctx.note({
        zh: `已登录为财务管理员 ${admin.userName}。`,
        en: `Signed in as billing administrator ${admin.userName}.`,
      });
      return { kind: 'billing', name: admin.userName, profile, origin, storedIn, expiresAt: admin.expiresAt ?? '' };
    }
    const operator = await loginOperator(ctx, args.username, password);
    const storedIn = await keepCredential(ctx, 'operator', { ...operator, ...made });
    await changeProfile(env, profile, { origin, as: 'operator' });
    ctx.note({ zh: `已登录为运营人员 ${operator.userName}。`, en: `Signed in as operator ${operator.userName}.` });
    return {
      kind: operator.kind,
      name: operator.userName,
      profile,
      origin,
      storedIn,
      expiresAt: operator.expiresAt ?? '',
    };
  },
});
