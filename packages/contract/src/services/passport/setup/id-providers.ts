// Identity providers: where players sign in from. Source: wire/passport.md 2.1, 3.1 rows 17-20.

import * as z from 'zod';
import { enumOf } from '../../../kernel/enums.ts';
import { address, entity, field, flag, id, properties, secret, text } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { labels } from '../../../labels/labels.ts';
import * as codes from '../codes.ts';
import { LoginPlatform } from '../id-domains.ts';
import { bodyIsOurs, replyIsOurs } from '../marks.ts';
import { idDomainID, note, stamps } from '../shared.ts';

export const IdProviderName = enumOf(labels.idProvider.provider);

/** What a provider vouches with, in a body. */
export const vouching = {
  idProvider: field(IdProviderName, '登录渠道', 'Who vouches for the player'),
  loginPlatform: field(LoginPlatform.optional(), '登录平台', 'Platform of the player'),
  code: field(z.string().min(1).max(2048), '授权码', 'Code of the provider, or the loginCode of a web login'),
  codeVerifier: secret('授权码校验串', 'PKCE, of the providers that know it: TapTap, Hykb, ServiceLogin').optional(),
  nonce: note(256, '随机串', 'What the app gave Apple with the login; its id token has to repeat it'),
};

export const IdProvider = entity(
  z.object({
    id: id('passport.idProvider', '渠道 ID', 'Provider id'),
    idDomainID,
    provider: field(IdProviderName, '渠道', 'Who vouches for the player'),
    loginPlatform: field(LoginPlatform, '登录平台', 'Platform the settings are for'),
    clientID: text('客户端 ID', 'App id at the provider'),
    clientSecret: text('客户端密钥', 'The first 4 characters and ***'),
    redirectURI: text('回调地址', 'Where the provider sends the player back to'),
    enabled: flag('启用', 'Players may use it'),
    properties: properties('属性', 'Settings of one provider only'),
    ...stamps,
  }),
  {
    id: 'IdProvider',
    zh: '登录渠道',
    en: 'Settings of an identity provider on one platform',
    columns: ['provider', 'loginPlatform', 'clientID', 'enabled', 'id', 'modifiedAt'],
    key: 'id',
  },
);

const writable = {
  clientID: field(z.string().max(256).optional(), '客户端 ID', 'App id at the provider'),
  clientSecret: secret('客户端密钥', 'Secret at the provider; kept when it is left out').optional(),
  redirectURI: address(2048, '回调地址', 'Where the provider sends the player back to').optional(),
  enabled: field(z.boolean().optional(), '启用', 'Default true'),
  properties: properties('属性', 'Settings of one provider only').optional(),
};

const byId = { id: id('passport.idProvider', '渠道 ID', 'Provider id') };
const idProvider = z.object({ idProvider: field(IdProvider, '登录渠道', 'The identity provider') });

export const idProviders = {
  list: op('GET /id-providers', {
    query: z.object(startCount),
    reply: z.object({
      idProviders: field(z.array(IdProvider), '登录渠道', 'Providers of this page'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'idProviders',
    ...replyIsOurs,
    summary: { zh: '列出登录渠道', en: 'List identity providers' },
    errors: [codes.invalidParameters],
  }),
  create: op('POST /id-providers', {
    body: z.strictObject({
      provider: field(IdProviderName, '渠道', 'Who vouches for the player'),
      loginPlatform: field(LoginPlatform, '登录平台', 'Platform the settings are for'),
      ...writable,
    }),
    reply: idProvider,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '添加登录渠道', en: 'Add an identity provider' },
    errors: [codes.invalidParameters, codes.exists],
  }),
  update: op('PUT /id-providers/{id}', {
    params: byId,
    body: z.strictObject(writable),
    reply: idProvider,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '修改登录渠道', en: 'Change an identity provider' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  remove: op('DELETE /id-providers/{id}', {
    params: byId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除登录渠道', en: 'Delete an identity provider' },
    errors: [codes.notFound],
  }),
} as const;
