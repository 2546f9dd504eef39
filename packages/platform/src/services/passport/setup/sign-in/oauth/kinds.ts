// The kinds of identity providers: what each speaks, and where it is unless the studio names another address.

import type { Kind, Protocol } from './protocol.ts';
import { apple } from './protocols/apple.ts';
import { plain } from './protocols/plain.ts';
import { qq } from './protocols/qq.ts';
import { taptap } from './protocols/taptap.ts';
import { wechat } from './protocols/wechat.ts';
import { weibo } from './protocols/weibo.ts';

export interface KindFacts {
  readonly protocol: Protocol;
  /** Accounts of which it vouches for; the same player on a page and in an app is one. */
  readonly family: string;
  /** Where its calls are; none where only the studio knows. */
  readonly base?: string;
  /** Where browsers begin, where that is somewhere else. */
  readonly pages?: string;
}

const WECHAT = {
  ...{ protocol: wechat, family: 'wechat', base: 'https://api.weixin.qq.com', pages: 'https://open.weixin.qq.com' },
};
const QQ = { protocol: qq, family: 'qq', base: 'https://graph.qq.com' };

export const kinds: Readonly<Record<Kind, KindFacts>> = {
  Wechat: WECHAT,
  WechatWeb: WECHAT,
  QQ,
  QQWeb: QQ,
  Weibo: { protocol: weibo, family: 'weibo', base: 'https://api.weibo.com' },
  Apple: { protocol: apple, family: 'apple', base: 'https://appleid.apple.com' },
  TapTap: { protocol: taptap, family: 'taptap', base: 'https://accounts.tapapis.cn' },
  Hykb: { protocol: plain, family: 'hykb' },
  ServiceLogin: { protocol: plain, family: 'service' },
};

/** Kinds that sign in on a page, by the word of their path. */
export const pageKinds: Readonly<Record<string, Kind>> = { wechat: 'WechatWeb', qq: 'QQWeb' };
