// Says what is stored here about each sign-in and which one counts. Nothing is asked of the platform.

import { type Credentials, credentialsFile, KEPT, type Kept, readCredentials } from '../../profile/who/credentials.ts';
import { secretFromEnvironment, serviceTokenFromEnvironment } from '../../profile/who/secrets.ts';
import { type SignIn, signInLabels } from '../../profile/who/sign-in.ts';
import { defineCommand } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';

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
      { field: 'kind', title: { zh: '身份', en: 'Kind' }, labels: signInLabels },
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
    const rows = [...fromEnvironment(ctx), ...KEPT.flatMap((kind) => fromProfile(ctx, kind, stored))];
    const usable = rows.filter(({ origin }) => origin === settings.origin.value);
    const [first] = usable;
    const wanted = ctx.globals.as ?? (first?.from === 'environment' ? first.kind : settings.as);
    const winner = usable.find(({ kind }) => kind === wanted) ?? first;
    if (winner === undefined) {
      ctx.note({ zh: '没有登录；用 uos login 登录。', en: 'Nobody is signed in; uos login signs in.' });
      ctx.exit(4);
    }
    return Promise.resolve(rows.map((row) => ({ ...row, inUse: row === winner })));
  },
});

interface Row {
  readonly kind: SignIn;
  readonly name: string;
  readonly profile: string;
  readonly from: 'environment' | 'profile';
  /** `keyring`, a file, or a variable. */
  readonly storedIn: string;
  readonly origin: string;
  readonly signedInAt: string;
  readonly expiresAt: string;
}

function fromEnvironment({ env, settings }: Context): Row[] {
  const place = { origin: settings.origin.value, profile: settings.profile.value, signedInAt: '', expiresAt: '' };
  const rows: Row[] = [];
  if (env.UOS_APP_ID && secretFromEnvironment(env) !== undefined) {
    const storedIn = env.UOS_APP_SERVICE_SECRET ? 'UOS_APP_SERVICE_SECRET' : 'UOS_APP_SERVICE_SECRET_FILE';
    rows.push({ kind: 'app', name: env.UOS_APP_ID, from: 'environment', storedIn, ...place });
  }
  if (serviceTokenFromEnvironment(env) !== undefined) {
    const storedIn = env.UOS_SERVICE_TOKEN ? 'UOS_SERVICE_TOKEN' : 'UOS_SERVICE_TOKEN_FILE';
    rows.push({ kind: 'service-token', name: '', from: 'environment', storedIn, ...place });
  }
  return rows;
}

function fromProfile({ env, settings }: Context, kind: Kept, stored: Credentials): Row[] {
  const { user, app, operator, billing } = stored;
  const made = stored[kind];
  if (made === undefined) {
    return [];
  }
  const name = { user: user?.userName, app: app?.appId, operator: operator?.userName, billing: billing?.userName };
  const expires = { user: user?.expiresAt, app: '', operator: operator?.expiresAt, billing: billing?.expiresAt };
  return [
    {
      kind,
      name: name[kind] ?? '',
      profile: settings.profile.value,
      from: 'profile',
      storedIn: made.keyring ? 'keyring' : credentialsFile(env),
      origin: made.origin,
      signedInAt: made.signedInAt,
      expiresAt: expires[kind] ?? '',
    },
  ];
}
