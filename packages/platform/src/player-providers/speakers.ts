// The protocols of identity providers from their own side; what the platform asks of them is in
// `services/passport/setup/sign-in/oauth/protocols`.
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { newPrivateKey } from '#core/pay/signing';
import { keptSecret } from '#kernel/keys/kept-secret';
import { sameSecret } from '#kernel/keys/seal';
import type { Ports } from '#kernel/ports';
import { macOf } from '../services/passport/setup/sign-in/oauth/protocols/taptap.ts';
import type { ProviderRow } from '../services/passport/setup/sign-in/provider-store.ts';
import type { Facts, Keeper } from './kept.ts';

/** A provider that is played for one record. */
export interface Played extends Keeper {
  readonly row: ProviderRow;
  readonly base: string;
  readonly secret: string;
  /** Unix seconds on the platform's clock. */
  readonly now: number;
  readonly ports: Ports;
}

export interface Asked {
  readonly method: string;
  /** Below the provider's own address. */
  readonly at: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly url: string;
}

export interface Answered {
  readonly status: number;
  readonly facts: unknown;
}

export interface Speaker {
  /** Where browsers begin, below its own address. */
  readonly page: string;
  /** What names the client there. */
  readonly client: 'appid' | 'client_id';
  answer(provider: Played, asked: Asked): Promise<Answered | undefined>;
}

const TOKEN_SECONDS = 600;

const said = (facts: unknown, status = 200): Answered => ({ status, facts });
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 28);
const openIdOf = ({ row }: Played, account: string): string => digest(`open ${row.client_id} ${account}`);
const unionIdOf = ({ row }: Played, account: string): string => digest(`union ${row.app_id} ${account}`);

function isClient({ row, secret }: Played, fields: URLSearchParams, id = 'client_id', key = 'client_secret'): boolean {
  return fields.get(id) === row.client_id && sameSecret(fields.get(key) ?? '', secret);
}

/** The facts of a code that is redeemed as it was asked for. */
async function redeemed(provider: Played, fields: URLSearchParams): Promise<Facts | undefined> {
  const meant = fields.get('grant_type') === 'authorization_code';
  const facts = meant ? await provider.take('code', fields.get('code') ?? '') : undefined;
  if (facts === undefined) {
    return undefined;
  }
  const { redirectUri = '', challenge = '' } = facts;
  const proof = createHash('sha256')
    .update(fields.get('code_verifier') ?? '')
    .digest('base64url');
  const isProven = challenge === '' || challenge === proof;
  return isProven && (redirectUri === '' || redirectUri === (fields.get('redirect_uri') ?? redirectUri))
    ? facts
    : undefined;
}

const give = (provider: Played, facts: Facts): Promise<string> => provider.keep('token', facts, TOKEN_SECONDS);

const bearer = ({ authorization = '' }: IncomingHttpHeaders): string =>
  /^bearer (\S+)$/i.exec(authorization)?.[1] ?? '';

const wechat: Speaker = {
  page: 'connect/qrconnect',
  client: 'appid',
  async answer(provider, { at, query }) {
    if (at === 'sns/oauth2/access_token') {
      if (!isClient(provider, query, 'appid', 'secret')) {
        return said({ errcode: 40_125, errmsg: 'invalid appsecret' });
      }
      const facts = await redeemed(provider, query);
      if (facts?.account === undefined) {
        return said({ errcode: 40_029, errmsg: 'invalid code' });
      }
      const openid = openIdOf(provider, facts.account);
      return said({
        access_token: await give(provider, facts),
        expires_in: TOKEN_SECONDS,
        openid,
        scope: 'snsapi_login',
      });
    }
    if (at === 'sns/userinfo') {
      const account = (await provider.look('token', query.get('access_token') ?? ''))?.account;
      return account === undefined || query.get('openid') !== openIdOf(provider, account)
        ? said({ errcode: 40_001, errmsg: 'invalid credential' })
        : said({
            ...{ openid: openIdOf(provider, account), unionid: unionIdOf(provider, account) },
            ...{ nickname: account, headimgurl: '' },
          });
    }
    return undefined;
  },
};

const qq: Speaker = {
  page: 'oauth2.0/authorize',
  client: 'client_id',
  async answer(provider, { at, query }) {
    if (at === 'oauth2.0/token') {
      if (!isClient(provider, query)) {
        return said({ error: 100_001, error_description: 'param client_id or client_secret is wrong' });
      }
      const facts = await redeemed(provider, query);
      return facts === undefined
        ? said({ error: 100_020, error_description: 'code illegal' })
        : said({ access_token: await give(provider, facts), expires_in: String(TOKEN_SECONDS) });
    }
    const account = (await provider.look('token', query.get('access_token') ?? ''))?.account;
    if (at === 'oauth2.0/me') {
      return account === undefined
        ? said({ error: 100_016, error_description: 'access token check failed' })
        : said({
            ...{ client_id: provider.row.client_id, openid: openIdOf(provider, account) },
            unionid: unionIdOf(provider, account),
          });
    }
    if (at === 'user/get_user_info') {
      return account === undefined || query.get('openid') !== openIdOf(provider, account)
        ? said({ ret: 100_016, msg: 'access token check failed' })
        : said({ ret: 0, msg: '', nickname: account, figureurl_qq_1: '' });
    }
    return undefined;
  },
};

const weibo: Speaker = {
  page: 'oauth2/authorize',
  client: 'client_id',
  async answer(provider, { method, at, query, form }) {
    if (at === 'oauth2/access_token' && method === 'POST') {
      const refused = await refusal(provider, form);
      return 'error' in refused
        ? said(refused, 400)
        : said({ access_token: await give(provider, refused), uid: openIdOf(provider, refused.account ?? '') });
    }
    if (at === '2/users/show.json') {
      const account = (await provider.look('token', query.get('access_token') ?? ''))?.account;
      return account === undefined
        ? said({ error: 'invalid_access_token', error_code: 21_332 }, 401)
        : said({ idstr: openIdOf(provider, account), screen_name: account, avatar_hd: '' });
    }
    return undefined;
  },
};

/** The facts of a code, or what RFC 6749 says of why there are none. */
async function refusal(provider: Played, form: URLSearchParams): Promise<Facts> {
  if (!isClient(provider, form)) {
    return { error: 'invalid_client' };
  }
  return (await redeemed(provider, form)) ?? { error: 'invalid_grant' };
}

const plain: Speaker = {
  page: 'authorize',
  client: 'client_id',
  async answer(provider, { method, at, form, headers }) {
    if (at === 'token' && method === 'POST') {
      const facts = await refusal(provider, form);
      return 'error' in facts
        ? said(facts, 400)
        : said({ access_token: await give(provider, facts), token_type: 'Bearer', expires_in: TOKEN_SECONDS });
    }
    if (at === 'userinfo') {
      const account = (await provider.look('token', bearer(headers)))?.account;
      return account === undefined
        ? said({ error: 'invalid_token' }, 401)
        : said({ sub: openIdOf(provider, account), name: account });
    }
    return undefined;
  },
};

const taptap: Speaker = {
  page: 'oauth2/v1/authorize',
  client: 'client_id',
  async answer(provider, { method, at, form, headers, url }) {
    if (at === 'oauth2/v1/token' && method === 'POST') {
      const facts = await refusal(provider, form);
      if ('error' in facts) {
        return said({ success: false, data: facts }, 400);
      }
      const mac_key = provider.ports.ids.token(24);
      const kid = await give(provider, { ...facts, mac_key });
      return said({ success: true, data: { kid, token_type: 'mac', mac_key, mac_algorithm: 'hmac-sha-1' } });
    }
    if (at === 'account/basic-info/v1') {
      const signed = macOfHeader(headers.authorization ?? '');
      const facts = await provider.look('token', signed.id);
      const address = `${new URL(provider.base).origin}${url}`;
      const isSigned = facts !== undefined && macOf(address, { ...signed, key: facts.mac_key ?? '' }) === signed.mac;
      return isSigned
        ? said({
            success: true,
            data: {
              ...{ openid: openIdOf(provider, facts.account ?? ''), unionid: unionIdOf(provider, facts.account ?? '') },
              ...{ name: facts.account, avatar: '' },
            },
          })
        : said({ success: false, data: { error: 'access_denied' } }, 401);
    }
    return undefined;
  },
};

function macOfHeader(header: string): { id: string; ts: string; nonce: string; mac: string } {
  const field = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(header)?.[1] ?? '';
  return { id: field('id'), ts: field('ts'), nonce: field('nonce'), mac: field('mac') };
}

const apple: Speaker = {
  page: 'auth/authorize',
  client: 'client_id',
  async answer(provider, { method, at, form }) {
    const key = createPrivateKey(await keptSecret(provider.ports, 'players/local-apple', newPrivateKey));
    if (at === 'auth/keys') {
      const jwk = createPublicKey(key).export({ format: 'jwk' });
      return said({ keys: [{ ...jwk, kid: 'local', use: 'sig', alg: 'RS256' }] });
    }
    if (at === 'auth/token' && method === 'POST') {
      if (form.get('client_id') !== provider.row.client_id || !isOfTeam(provider, form.get('client_secret') ?? '')) {
        return said({ error: 'invalid_client' }, 400);
      }
      const facts = await redeemed(provider, form);
      if (facts?.account === undefined) {
        return said({ error: 'invalid_grant' }, 400);
      }
      const claims = {
        ...{ iss: provider.base, aud: provider.row.client_id, sub: openIdOf(provider, facts.account) },
        ...{ iat: provider.now, exp: provider.now + TOKEN_SECONDS, ...(facts.nonce !== '' && { nonce: facts.nonce }) },
      };
      const text = `${part({ alg: 'RS256', kid: 'local' })}.${part(claims)}`;
      const id_token = `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
      return said({ access_token: await give(provider, facts), token_type: 'Bearer', id_token });
    }
    return undefined;
  },
};

const part = (facts: object): string => Buffer.from(JSON.stringify(facts)).toString('base64url');

/** A token that the team's key signed, where the record holds that key; else the secret itself. */
function isOfTeam({ row, secret, now }: Played, given: string): boolean {
  const { teamID, keyID } = row.properties;
  if (teamID === undefined || keyID === undefined || !secret.includes('PRIVATE KEY')) {
    return sameSecret(given, secret);
  }
  const [head = '', body = '', signature = ''] = given.split('.');
  const key = { key: createPublicKey(secret), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))) {
    return false;
  }
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Readonly<Record<string, unknown>>;
  return claims.iss === teamID && claims.sub === row.client_id && Number(claims.exp) > now;
}

/** By the family of the kind. */
export const speakers: Readonly<Record<string, Speaker>> = {
  wechat,
  qq,
  weibo,
  apple,
  taptap,
  hykb: plain,
  service: plain,
};
