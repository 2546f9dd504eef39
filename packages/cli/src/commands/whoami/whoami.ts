// Asks the platform who is calling.
import { signInLabels } from '../../profile/who/sign-in.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'whoami',
  summary: { zh: '查看当前身份', en: 'Show who is signed in' },
  description: {
    zh: '向平台确认当前登录是否有效。只看本机保存的信息用 uos auth status。',
    en: 'Asks the platform whether the sign-in still counts. What is stored here shows uos auth status.',
  },
  examples: [
    { text: { zh: '我是谁？', en: 'Who am I?' }, line: 'uos whoami' },
    { text: { zh: '在脚本里取得名称', en: 'The name, for a script' }, line: 'uos whoami --json=name' },
  ],
  output: {
    columns: [
      { field: 'kind', title: { zh: '身份', en: 'Kind' }, labels: signInLabels },
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'id', title: { zh: 'ID', en: 'Id' } },
      { field: 'email', title: { zh: '邮箱', en: 'E-mail' } },
      { field: 'app', title: { zh: '应用', en: 'App' } },
      { field: 'profile', title: { zh: '配置', en: 'Profile' } },
      { field: 'origin', title: { zh: '平台地址', en: 'Origin' } },
    ],
    fields: ['kind', 'name', 'id', 'email', 'app', 'profile', 'origin'],
  },
  replaces: ['session.check'],
  async run(ctx) {
    const { settings } = ctx;
    const { proofFor } = await import('../../connection/client.ts');
    const place = {
      app: settings.app?.value ?? '',
      profile: settings.profile.value,
      origin: settings.origin.value,
    };
    const proof = proofFor(ctx.uos.parts);
    // why: any sign-in will do to say who one is; an app is asked for in its own way.
    // What the profile prefers counts only where it is signed in.
    const [person, app] = (['session', 'app'] as const).map((accepts) =>
      proof.has(accepts) ? proof.choose(accepts) : undefined,
    );
    const preferred = [person, app].find((kind) => kind !== undefined && kind === settings.as);
    const kind = ctx.globals.as ?? preferred ?? app ?? proof.choose('session');
    if (kind === 'app' || (kind !== 'billing' && proof.has('cdn') && proof.choose('cdn') === 'app')) {
      const found = await (await ctx.uos.service('app')).self.get();
      const id = place.app;
      return { kind: 'app', name: found.ProjectName, id, email: '', ...place };
    }
    const session = await ctx.uos.service('session');
    const { User, Admin, BcAdmin } = await session.check();
    if (kind === 'billing') {
      return { kind, name: BcAdmin?.UserName ?? '', id: '', email: '', ...place };
    }
    return User !== null && kind === 'user'
      ? { kind: 'user', name: User.UserName, id: User.UserId, email: User.Email, ...place }
      : { kind: 'operator', name: Admin?.UserName ?? '', id: '', email: '', ...place };
  },
});
