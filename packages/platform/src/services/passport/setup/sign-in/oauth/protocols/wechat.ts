// WeChat, in apps and on pages. Source: developers.weixin.qq.com/doc/oplatform (网站应用微信登录开发指南).
import { type Access, need, type Protocol, ProviderFault, type ProviderReply, query, word } from '../protocol.ts';

/** `invalid code`, `code been used`, `code expired`. */
const BAD_CODES: ReadonlySet<number> = new Set([40_029, 40_163, 42_003]);

export const wechat: Protocol = {
  hasVerifier: false,
  hasNonce: false,
  pageUrl: ({ pages, clientId }, { redirectUri, state }) =>
    `${query(`${pages}/connect/qrconnect`, {
      ...{ appid: clientId, redirect_uri: redirectUri, response_type: 'code', scope: 'snsapi_login', state },
    })}#wechat_redirect`,
  async redeem(access, { code }) {
    const { base, clientId, clientSecret, ask } = access;
    const tokens = await ask({
      url: query(`${base}/sns/oauth2/access_token`, {
        ...{ appid: clientId, secret: clientSecret, code, grant_type: 'authorization_code' },
      }),
    });
    refuse(tokens);
    const openid = need(tokens.facts.openid, 'openid');
    const accessToken = need(tokens.facts.access_token, 'token');
    const me = await ask({ url: query(`${base}/sns/userinfo`, { access_token: accessToken, openid }) });
    refuse(me);
    if (word(me.facts.openid) !== openid) {
      throw new ProviderFault('provider', 'the provider speaks of somebody else');
    }
    return {
      subjects: subjectsOf(access, openid, word(me.facts.unionid) || word(tokens.facts.unionid)),
      name: word(me.facts.nickname),
      avatarUrl: word(me.facts.headimgurl),
    };
  },
};

/** An open id is of one app at the provider, a union id of all apps of a studio. */
export function subjectsOf({ clientId }: Access, openid: string, unionid: string): string[] {
  const own = `${clientId}/${openid}`;
  return unionid === '' ? [own] : [`union/${unionid}`, own];
}

/** why by number: it answers 200 with an `errcode` */
function refuse({ status, facts }: ProviderReply): void {
  const code = Number(facts.errcode ?? 0);
  if (code !== 0 || status >= 400) {
    throw new ProviderFault(BAD_CODES.has(code) ? 'code' : 'provider', `the provider answered ${status} ${code}`);
  }
}
