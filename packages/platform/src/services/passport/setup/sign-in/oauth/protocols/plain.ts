// OAuth 2 as it is written, with `/token` and `/userinfo`: the studio's own login service, and a community whose protocol
// nobody has published. Source: RFC 6749 4.1, RFC 7636; OpenID Connect Core 5.3 for the names of claims.
import { codeForm, need, type Protocol, refuseByError, word } from '../protocol.ts';

export const plain: Protocol = {
  hasVerifier: true,
  hasNonce: false,
  async redeem(access, given) {
    const { base, ask } = access;
    const tokens = await ask({ url: `${base}/token`, form: codeForm(access, given) });
    refuseByError(tokens);
    const headers = { Authorization: `Bearer ${need(tokens.facts.access_token, 'token')}` };
    const me = await ask({ url: `${base}/userinfo`, headers });
    refuseByError(me);
    return {
      subjects: [need(me.facts.sub ?? me.facts.id, 'subject')],
      name: word(me.facts.name) || word(me.facts.nickname),
      avatarUrl: word(me.facts.picture),
    };
  },
};
