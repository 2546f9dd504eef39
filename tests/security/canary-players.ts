// A player's life with every private thing in it, right and wrong: phone numbers, codes, real names, tokens, secrets of
// providers. What was made is kept to be looked for.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import type { Visit } from '../../packages/platform/src/testing/browser.ts';

export interface SmsGateway {
  readonly url: string;
  /** The code of the next message to a number. */
  codeFor(phoneNumber: string): Promise<string>;
  close(): void;
}

interface Sms {
  readonly phoneNumber: string;
  readonly text: string;
}

/** Takes messages as the gateway of an operator would. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const taken: Sms[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk as Buffer);
    }
    taken.push(JSON.parse(Buffer.concat(chunks).toString()) as Sms);
    response.end();
    for (const tell of waiting) {
      tell();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    async codeFor(phoneNumber) {
      for (;;) {
        const at = taken.findIndex((sms) => sms.phoneNumber === phoneNumber);
        if (at >= 0) {
          const [code = ''] = /\d{6}/.exec(taken.splice(at, 1)[0]?.text ?? '') ?? [];
          return code;
        }
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
        });
      }
    },
    close: () => server.close(),
  };
}

export interface Life {
  readonly appId: string;
  readonly basic: Readonly<Record<string, string>>;
  readonly operator: Readonly<Record<string, string>>;
  readonly sms: SmsGateway;
  canary(): string;
  keep(what: string, secret: unknown, shortest?: number): string;
  go(path: string, json?: unknown, headers?: Readonly<Record<string, string>>, method?: string): Promise<Visit>;
  reply(
    path: string,
    json?: unknown,
    headers?: Readonly<Record<string, string>>,
    method?: string,
  ): Promise<Record<string, unknown>>;
}

const PLAYER = {
  phone: '13987650421',
  otherPhone: '13776543210',
  wrongPhone: '13665544332',
  email: 'siskin.canary@players.example',
  name: '金翅雀甲',
  number: '310105200001011236',
  wrongName: '金翅雀乙',
  wrongNumber: '310105200002302222',
} as const;

/** Answers the id of the user that lived it. */
export async function aPlayersLife(life: Life): Promise<string> {
  const { appId, basic, operator, sms, canary, keep, go, reply } = life;
  for (const [what, value] of Object.entries(PLAYER)) {
    keep(`player's ${what}`, value, 4);
  }
  const v1 = '/upass/v1';
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const phone = { phoneNumber: PLAYER.phone, loginPlatform: 'Android', deviceID: 'd-1' };

  // Sign-in by a real message.
  await reply(`${v1}/id-domains/${appId}`, { mockSms: false, loginMethods: ['Phone'] }, basic, 'PUT');
  for (const type of ['Login', 'Bind']) {
    const words = { name: type, type, signature: 'UOS', content: '{code} is your code.' };
    const { smsTemplate } = await reply(`${v1}/internal/sms-templates`, words, basic);
    const { id } = smsTemplate as { id: string };
    await reply(`${v1}/internal/sms-templates/${id}`, { status: 'Available' }, operator, 'PUT');
    await reply(`${v1}/internal/sms-templates/${id}/enable`, {}, basic);
  }
  const send = (phoneNumber: string, purpose: string) =>
    reply(`${v1}/sdk/login/verification-codes`, { phoneNumber, purpose }, basic);
  await send(PLAYER.phone, 'Login');
  await go(`${v1}/sdk/login/phone`, { ...phone, code: keep('wrong code', canary().slice(-8)) }, basic);
  const code = keep('code of a login', await sms.codeFor(PLAYER.phone), 6);
  const login = await reply(`${v1}/sdk/login/phone`, { ...phone, code }, basic);
  const user = keep('user token', login.userAccessToken);
  await go(`${v1}/sdk/login/phone`, { ...phone, code }, basic);
  const { userID } = login.user as { userID: string };
  const again = await reply(`${v1}/sdk/login/access-token`, { accessToken: user, deviceID: 'd-2' }, basic);
  keep('second user token', again.userAccessToken);
  await go(`${v1}/sdk/login/access-token`, { accessToken: keep('wrong user token', canary()), deviceID: 'd' }, basic);

  // A persona, its tokens, a second device, a token used twice.
  const realms = await reply(`${v1}/realms/search`, {}, basic);
  const realm = (realms.realms as { realmID: string; status: string }[]).find(({ status }) => status === 'Open');
  const persona = await reply(`${v1}/sdk/personas`, { realmID: realm?.realmID, displayName: 'Siskin' }, bearer(user));
  const { personaID } = persona.persona as { personaID: string };
  const selected = await reply(`${v1}/sdk/personas/${personaID}/select`, {}, bearer(user));
  const token = keep('persona token', selected.personaAccessToken);
  const refreshToken = keep('refresh token', selected.personaRefreshToken);
  const renewed = await reply(`${v1}/sdk/personas/refresh-token`, { accessToken: token, refreshToken });
  keep('renewed token', renewed.accessToken);
  keep('renewed refresh token', renewed.refreshToken);
  const unknown = keep('wrong refresh token', canary());
  await go(`${v1}/sdk/personas/refresh-token`, { accessToken: token, refreshToken: unknown });
  await go(`${v1}/sdk/personas/me?token=${keep('token in an address', canary())}`, undefined, bearer(canary()));

  // Another number, a real name: refused first, then taken; by the player and by a server.
  await send(PLAYER.otherPhone, 'Bind');
  const bound = keep('code of a binding', await sms.codeFor(PLAYER.otherPhone), 6);
  await go(`${v1}/sdk/users/me/phone`, { phoneNumber: PLAYER.wrongPhone, code: bound }, bearer(user));
  await reply(`${v1}/sdk/users/me/phone`, { phoneNumber: PLAYER.otherPhone, code: bound }, bearer(user));
  const wrong = { realName: PLAYER.wrongName, idCardNumber: PLAYER.wrongNumber };
  await go(`${v1}/sdk/users/me/real-name`, wrong, bearer(user));
  await go(`${v1}/users/${userID}/real-name`, { ...wrong, unknown: PLAYER.wrongName }, basic, 'PUT');
  await go(`${v1}/users/${userID}/real-name`, { realName: [PLAYER.wrongName], idCardNumber: 1 }, basic, 'PUT');
  const right = { realName: PLAYER.name, idCardNumber: PLAYER.number };
  await reply(`${v1}/sdk/users/me/real-name`, right, bearer(user));
  await reply(`${v1}/users/${userID}/real-name`, right, basic, 'PUT');
  await reply(`${v1}/users/${userID}`, { email: PLAYER.email }, basic, 'PUT');
  await go(`${v1}/users/${userID}`, { phoneNumber: PLAYER.wrongPhone, email: [PLAYER.email] }, basic, 'PUT');

  // Looked for, banned, freed, heard of; a number in an address.
  await reply(`${v1}/users/search`, { phoneNumber: PLAYER.otherPhone }, basic);
  await reply(`${v1}/users/search`, { email: PLAYER.email }, basic);
  await go(`${v1}/users/search`, { phoneNumber: PLAYER.wrongPhone, count: 'many' }, basic);
  const logs = `${v1}/id-domains/${appId}/verification-code-logs`;
  await reply(`${logs}?phoneNumber=${PLAYER.phone}`, undefined, basic);
  await go(`${logs}?phoneNumber=${PLAYER.wrongPhone}&status=None`, undefined, basic);
  await reply(`${v1}/personas/${personaID}/ban`, { reason: 'canary' }, basic);
  await go(`${v1}/sdk/personas/me`, undefined, bearer(token));
  await reply(`${v1}/personas/${personaID}/unban`, {}, basic);

  // What a game and a provider know.
  const external = await reply(`${v1}/login/external`, { externalUserID: 'siskin', realmID: realm?.realmID }, basic);
  keep('token of an external login', external.personaAccessToken);
  keep('refresh token of an external login', external.personaRefreshToken);
  const provider = { provider: 'Wechat', loginPlatform: 'Android', clientID: 'wx', clientSecret: canary() };
  const made = await reply(`${v1}/id-providers`, provider, basic);
  keep('secret of a provider', provider.clientSecret);
  const clientSecret = keep('new secret of a provider', canary());
  await reply(`${v1}/id-providers/${(made.idProvider as { id: string }).id}`, { clientSecret }, basic, 'PUT');
  await go(`${v1}/id-providers`, provider, basic);
  const pushed = await reply(`/upush/v1/apps/${appId}/connect-token`, { playerId: personaID }, basic);
  keep('token of a push connection', pushed.token);
  return userID;
}

/** What a person types about a player. Answers all that was printed. */
export async function playerCommands(cli: Outside, env: Readonly<Record<string, string>>, user: string) {
  const file = join(cli.folder, 'player.json');
  let shown = '';
  for (const args of [
    ['passport', 'doctor'],
    ['passport', 'player', 'find', PLAYER.otherPhone, '--json', 'id,name,status'],
    ['passport', 'player', 'export', user, '-o', file],
    ['passport', 'user', 'search', '--phone-number', PLAYER.wrongPhone, '--count', '900'],
    ['passport', 'id-provider', 'ls', '--json'],
    ['fetch', 'fetched.uos.json', '--services', 'passport,push'],
  ]) {
    const { stdout, stderr } = await cli.run(args, { env });
    shown += `$ ${args.slice(0, 3).join(' ')}\n${stdout}${stderr}`;
  }
  return { shown, file, fetched: join(cli.folder, 'fetched.uos.json') };
}
