// Ends the sessions of a profile on the platform and forgets its sign-ins here.

import { changeProfile } from '../../profile/where/config.ts';
import { forgetCredentials, KEPT, readCredentials } from '../../profile/who/credentials.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'logout',
  summary: { zh: '退出登录', en: 'Sign out' },
  description: {
    zh: '结束平台上的会话并删除本机保存的登录；用 --as 只退出其中一种身份。',
    en: 'Ends the session on the platform and forgets the sign-in here; --as limits it to one kind.',
  },
  examples: [
    { text: { zh: '退出当前配置的所有登录', en: 'All sign-ins of this profile' }, line: 'uos logout' },
    { text: { zh: '只退出运营身份', en: 'Only the operator' }, line: 'uos logout --as operator' },
  ],
  output: {
    columns: [
      { field: 'profile', title: { zh: '配置', en: 'Profile' } },
      { field: 'signedOut', title: { zh: '已退出', en: 'Signed out' } },
    ],
    fields: ['profile', 'signedOut'],
  },
  replaces: ['session.logout'],
  async run(ctx) {
    const profile = ctx.settings.profile.value;
    const stored = readCredentials(ctx.env, profile);
    const kinds = KEPT.filter((kind) => stored[kind] !== undefined && (ctx.globals.as ?? kind) === kind);
    if (kinds.length === 0) {
      ctx.note({ zh: '没有登录。', en: 'Nobody was signed in.' });
      return { profile, signedOut: [] };
    }
    const { endSession } = await import('../login/sign-in.ts');
    for (const kind of kinds) {
      if (kind !== 'app') {
        await endSession(ctx, kind);
      }
      await forgetCredentials(ctx.env, profile, kind);
    }
    if (kinds.some((kind) => kind === ctx.settings.as)) {
      // why: what is preferred would name somebody who is gone
      await changeProfile(ctx.env, profile, { as: undefined });
    }
    ctx.note({ zh: `配置“${profile}”已退出登录。`, en: `Profile "${profile}" is signed out.` });
    return { profile, signedOut: kinds };
  },
});
