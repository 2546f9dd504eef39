// QQ, in apps and on pages. Source: wiki.connect.qq.com (使用Authorization_Code获取Access_Token, get_user_info).
import { codeForm, need, type Protocol, ProviderFault, type ProviderReply, query, word } from '../protocol.ts';
import { subjectsOf } from './wechat.ts';

/** `code is reused`, `code expired`, `code illegal`. */
const BAD_CODES: ReadonlySet<number> = new Set([100_019, 100_020]);

export const qq: Protocol = {
  hasVerifier: false,
  hasNonce: false,
  pageUrl: ({ pages, clientId }, { redirectUri, state }) =>
    query(`${pages}/oauth2.0/authorize`, {
      ...{ response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state, scope: 'get_user_info' },
    }),
  async redeem(access, given) {
    const { base, clientId, ask } = access;
    const tokens = await ask({ url: query(`${base}/oauth2.0/token`, { ...codeForm(access, given), fmt: 'json' }) });
    refuse(tokens);
    const accessToken = need(tokens.facts.access_token, 'token');
    const me = await ask({
      url: query(`${base}/oauth2.0/me`, { access_token: accessToken, unionid: '1', fmt: 'json' }),
    });
    refuse(me);
    const openid = need(me.facts.openid, 'openid');
    if (word(me.facts.client_id) !== clientId) {
      throw new ProviderFault('provider', 'the token is of another app');
    }
    const shown = await ask({
      url: query(`${base}/user/get_user_info`, { access_token: accessToken, oauth_consumer_key: clientId, openid }),
    });
    refuse(shown);
    return {
      subjects: subjectsOf(access, openid, word(me.facts.unionid)),
      name: word(shown.facts.nickname),
      avatarUrl: word(shown.facts.figureurl_qq_2) || word(shown.facts.figureurl_qq_1),
    };
  },
};

/** why by number: it answers 200 with an `error` or a `ret` */
function refuse({ status, facts }: ProviderReply): void {
  const code = Number(facts.error ?? facts.ret ?? 0);
  if (code !== 0 || status >= 400) {
    throw new ProviderFault(BAD_CODES.has(code) ? 'code' : 'provider', `the provider answered ${status} ${code}`);
  }
}
