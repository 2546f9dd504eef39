// Says what is stored here about each sign-in and which one counts. Nothing is asked of the platform.
import { defineCommand } from '../../command.ts';
import { type Credentials, credentialsFile, readCredentials } from '../../profile/credentials.ts';
import { secretFromEnvironment } from '../../profile/secrets.ts';
import { SIGN_INS, type SignIn } from '../../profile/sign-in.ts';

export default defineCommand({
  id: 'auth status',
  summary: { zh: '查看登录状态', en: 'Show the state of the sign-in' },
  description: {
    zh: '列出本机保存的每种登录、来源、存放位置与到期时间，从不显示密钥。',
    en: 'Lists each sign-in with its source, where it is kept and until when it lasts; never a secret.',
  },
  examples: [
    { text: { zh: '用的是哪个登录？', en: 'Which sign-in counts?' }, line: 'uos auth status' },
    { text: { zh: '在脚本里判断', en: 'For a script' }, line: 'uos auth status --json' },
  ],
  output: {
    columns: [
      { field: 'inUse', title: { zh: '使用中', en: 'In use' } },
      { field: 'kind', title: { zh: '身份', en: 'Kind' } },
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'from', title: { zh: '来源', en: 'From' } },
      { field: 'storedIn', title: { zh: '存放位置', en: 'Stored in' } },
      { field: 'origin', title: { zh: '平台地址', en: 'Origin' } },
      { field: 'expiresAt', title: { zh: '到期时间', en: 'Expires' }, format: 'time' },
    ],
    fields: ['inUse', 'kind', 'name', 'profile', 'from', 'storedIn', 'origin', 'signedInAt', 'expiresAt'],
  },
  exits: { 4: { zh: '没有登录', en: 'not signed in' } },
  run(ctx) {
    const { env, settings } = ctx;
    const profile = settings.profile.value;
    const stored = readCredentials(env, profile);
    const fromEnvironment = Boolean(env.UOS_APP_ID) && secretFromEnvironment(env) !== undefined;
    const rows = SIGN_INS.filter((kind) => stored[kind] !== undefined).map((kind) => ({
      ...described(kind, stored),
      profile,
      from: 'profile',
      storedIn: credentialsFile(env),
      inUse: false,
    }));
    if (fromEnvironment) {
      rows.unshift({
        kind: 'app',
        name: env.UOS_APP_ID ?? '',
        origin: settings.origin.value,
        signedInAt: '',
        expiresAt: '',
        profile,
        from: 'environment',
        storedIn: '',
        inUse: true,
      });
    }
    const usable = rows.filter(({ origin }) => origin === settings.origin.value);
    const wanted = ctx.globals.as ?? (fromEnvironment ? 'app' : settings.as);
    const winner = usable.find(({ kind }) => kind === wanted) ?? usable[0];
    if (winner === undefined) {
      ctx.note({ zh: '没有登录；用 uos login 登录。', en: 'Nobody is signed in; uos login signs in.' });
      ctx.exit(4);
    }
    return Promise.resolve(rows.map((row) => ({ ...row, inUse: row === winner })));
  },
});

function described(kind: SignIn, { user, app, operator }: Credentials) {
  const name = { user: user?.userName, app: app?.appId, operator: operator?.userName }[kind] ?? '';
  const made = { user, app, operator }[kind];
  const expiresAt = { user: user?.expiresAt, app: undefined, operator: operator?.expiresAt }[kind] ?? '';
  return { kind, name, origin: made?.origin ?? '', signedInAt: made?.signedInAt ?? '', expiresAt };
}
