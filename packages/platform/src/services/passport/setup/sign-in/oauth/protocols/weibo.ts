// Weibo. Source: open.weibo.com/wiki/Oauth2/access_token, open.weibo.com/wiki/2/users/show.
import { codeForm, need, type Protocol, ProviderFault, query, refuseByError, word } from '../protocol.ts';

export const weibo: Protocol = {
  hasVerifier: false,
  hasNonce: false,
  async redeem(access, given) {
    const { base, ask } = access;
    const tokens = await ask({ url: `${base}/oauth2/access_token`, form: codeForm(access, given) });
    refuseByError(tokens);
    const uid = need(tokens.facts.uid, 'uid');
    const me = await ask({
      url: query(`${base}/2/users/show.json`, { access_token: need(tokens.facts.access_token, 'token'), uid }),
    });
    refuseByError(me);
    if ((word(me.facts.idstr) || word(me.facts.id)) !== uid) {
      throw new ProviderFault('provider', 'the provider speaks of somebody else');
    }
    return { subjects: [uid], name: word(me.facts.screen_name), avatarUrl: word(me.facts.avatar_hd) };
  },
};
