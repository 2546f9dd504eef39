// How players sign in, and the tokens they get. Source: wire/passport.md 1.3, 3.1 rows 27-29 and callbacks, 4.
import * as z from 'zod';
import {
  address,
  alsoAs,
  entity,
  field,
  flag,
  id,
  noId,
  properties,
  ruled,
  secret,
  text,
  time,
} from '../../../kernel/fields.ts';
import { op } from '../../../kernel/op.ts';
import { phoneNumber } from '../../../rules/names/identifiers.ts';
import * as codes from '../codes.ts';
import { LoginMethod, LoginPlatform, VerificationCodePurpose } from '../id-domains.ts';
import { byAnyone, byGame, pathIsOurs, replyIsOurs, shapeIsOurs } from '../marks.ts';
import { PassportUser, Persona } from '../players/schemas.ts';
import { line, note, unixSeconds } from '../shared.ts';
import { vouching } from './id-providers.ts';

const expiresAt = unixSeconds('过期时间', 'End of the access token, unix seconds');

export const PlayerTokens = entity(
  z.object({
    accessToken: secret('访问令牌', 'Sent as Bearer, 2 hours'),
    refreshToken: secret('刷新令牌', 'Used once for new tokens, 30 days'),
    expiresAt,
  }),
  { id: 'PlayerTokens', zh: '令牌', en: 'Tokens of a player' },
);

export const PersonaLogin = entity(
  z.object({
    personaAccessToken: secret('角色访问令牌', 'Token of the persona, 2 hours'),
    personaRefreshToken: secret('角色刷新令牌', 'Used once for new tokens, 30 days'),
    expiresAt,
    isNew: flag('新角色', 'The persona was made by this call'),
    persona: field(Persona, '角色', 'The persona'),
  }),
  { id: 'PersonaLogin', zh: '角色登录结果', en: 'A persona that has signed in' },
);

export const UserLogin = entity(
  z.object({
    userAccessToken: secret('用户访问令牌', 'Token of the user, 2 hours'),
    userRefreshToken: secret('用户刷新令牌', 'Used once for new tokens, 30 days'),
    expiresAt,
    isNew: flag('新用户', 'The user was made by this call'),
    user: field(PassportUser, '用户', 'The user'),
    personas: field(z.array(Persona), '角色', 'Personas to choose from'),
  }),
  { id: 'UserLogin', zh: '用户登录结果', en: 'A user that has signed in' },
);

export const PlayerWebLogin = entity(
  z.object({
    url: text('地址', 'Where to send the browser'),
    state: text('状态码', 'Comes back beside the login code'),
    expiresAt: time('过期时间', 'End of the login that was begun'),
  }),
  { id: 'PlayerWebLogin', zh: '网页登录', en: 'A login that was begun in a browser' },
);

export const PlayerKeys = entity(
  z.object({
    keys: field(
      z.array(
        z.object({
          kty: text('密钥类型', 'EC'),
          crv: text('曲线', 'P-256'),
          x: text('x', 'Base64url'),
          y: text('y', 'Base64url'),
          kid: text('密钥 ID', 'As in the header of a token'),
          use: text('用途', 'sig'),
          alg: text('算法', 'ES256'),
        }),
      ),
      '公钥',
      'Keys in use',
    ),
  }),
  { id: 'PlayerKeys', zh: '玩家令牌的公钥', en: 'What a game server verifies access tokens of players with' },
);

export const PublicIdDomain = entity(
  z.object({
    id: id('app.app', '应用 ID', 'App id'),
    name: text('名称', 'Name'),
    logoURL: text('图标', 'Icon of the login page'),
    companyName: text('公司名称', 'Company on the login page'),
    loginMethods: field(z.array(LoginMethod), '登录方式', 'Login methods on offer'),
    loginPlatforms: field(z.array(LoginPlatform), '登录平台', 'Platforms players log in from'),
    realNameRequired: flag('强制实名', 'Login needs a verified real name'),
  }),
  { id: 'PublicIdDomain', zh: '公开身份域', en: 'What a login page needs of an app' },
);

const refreshBody = z.strictObject({
  accessToken: secret('访问令牌', 'The old one, even when it has expired'),
  refreshToken: secret('刷新令牌', 'It stops with this call'),
});

/** Of one network: a page of a game begins a login with a tap, and a provider sends each browser back once. */
const PAGE_RATE = { calls: 120, seconds: 60 };

/** why so many: a back end refreshes for all of its players, and many players share an address. */
const REFRESH_RATE = { calls: 600, seconds: 60 };

const refreshErrors = [
  codes.invalidParameters,
  codes.refreshTokenExpired,
  codes.userBanned,
  codes.personaBanned,
] as const;

const callback = {
  query: z.object({
    code: field(
      z.string().min(1).max(2048).optional(),
      '授权码',
      'Code of the provider; none where the player did not agree',
    ),
    state: field(z.string().min(1).max(512), '状态码', 'State of the login that was begun'),
  }),
  // why: without a redirectUri the browser stays on a page
  reply: 'redirect',
  // why this base: real callbacks stand below `/v1` of the host itself
  base: 'platform',
  effect: 'write',
  limit: PAGE_RATE,
  ...byAnyone,
  known: 'assumed',
  because: 'answers 302 to the redirectUri with loginCode and state, or a page',
  errors: [codes.invalidParameters, codes.wrongState],
} as const;

export const login = {
  external: op('POST /login/external', {
    body: z.strictObject({
      externalUserID: field(z.string().min(1).max(128), '外部用户 ID', 'Id of the game itself'),
      externalPersonaID: alsoAs(
        note(128, '外部角色 ID', 'Tells several personas of a user apart'),
        'externalPersonalID',
      ),
      displayName: line(64, '显示名称', 'Used only when the persona is made').optional(),
      realmID: field(z.uuid().optional(), '区服 ID', 'Realm, default the first', 'passport.realm'),
      idProvider: note(64, '登录渠道', 'Who vouches for the player'),
      externalAppId: note(128, '外部应用 ID', 'App at that provider'),
      properties: properties('属性', 'At most 512 bytes as JSON').optional(),
    }),
    reply: PersonaLogin,
    ...byGame,
    known: 'seen',
    summary: { zh: '外部账号登录，没有则创建', en: 'Sign in with an id of the game itself; makes user and persona' },
    errors: [
      codes.invalidParameters,
      codes.propertiesTooLarge,
      codes.notFound,
      codes.realmNotOpen,
      codes.userBanned,
      codes.personaBanned,
    ],
  }),
  token: op('POST /login/token', {
    body: z.strictObject({
      userID: field(z.string().min(1).max(128), '用户 ID', 'Id of the game itself', 'passport.user'),
      externalPersonaID: alsoAs(
        note(128, '外部角色 ID', 'Tells several personas of a user apart'),
        'externalPersonalID',
      ),
    }),
    reply: PlayerTokens,
    ...byGame,
    evenOff: true,
    known: 'seen',
    because: 'works while player accounts are off',
    summary: { zh: '用户 ID 换取令牌', en: 'Get tokens for an id of the game itself' },
    errors: [codes.invalidParameters, codes.userBanned, codes.personaBanned],
  }),
  refreshToken: op('POST /login/refresh-token', {
    body: refreshBody,
    reply: PlayerTokens,
    ...byAnyone,
    limit: REFRESH_RATE,
    known: 'seen',
    summary: { zh: '刷新令牌', en: 'Change a refresh token for new tokens' },
    errors: refreshErrors,
  }),
  keys: op('GET /.well-known/jwks.json', {
    reply: PlayerKeys,
    ...byAnyone,
    cache: 'allow',
    ...shapeIsOurs,
    summary: { zh: '玩家令牌的公钥', en: 'Public keys that verify the access tokens of players, as a JWK set' },
  }),
  beginWeb: op('GET /third_party/{social}/temp/web/login', {
    params: { social: noId(field(z.string().regex(/^(wechat|qq)$/), '社交平台', 'wechat or qq'), 'word') },
    query: z.object({
      appId: field(z.uuid(), '应用 ID', 'App', 'app.app'),
      redirectUri: address(2048, '回调地址', 'That of the provider, or on the own origin').optional(),
    }),
    reply: PlayerWebLogin,
    ...byAnyone,
    ...replyIsOurs,
    effect: 'write',
    limit: PAGE_RATE,
    summary: { zh: '开始网页登录', en: 'Begin a login in a browser' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  wechatCallback: op('GET /v1/third-party/wechat/web-login-callback', {
    ...callback,
    summary: { zh: '微信网页登录回调', en: 'Finish a login in a browser at WeChat' },
  }),
  qqCallback: op('GET /v1/third-party/qq/web-login-callback', {
    ...callback,
    summary: { zh: 'QQ 网页登录回调', en: 'Finish a login in a browser at QQ' },
  }),
} as const;

const deviceID = note(128, '设备 ID', 'Device of the player');
const platform = field(LoginPlatform.optional(), '登录平台', 'Platform of the player');
const phone = ruled(phoneNumber, '手机号');
const loginErrors = [codes.invalidParameters, codes.userBanned] as const;

export const playerLogin = {
  publicInfo: op('GET /sdk/id-domains/{appId}/public-info', {
    params: { appId: id('app.app', '应用 ID', 'App id') },
    reply: z.object({ idDomain: field(PublicIdDomain, '身份域', 'What a login page needs') }),
    ...byGame,
    known: 'seen',
    because: 'fields are ours; not found while player accounts are off',
    summary: { zh: '查看公开信息', en: 'Read what a login page needs' },
    errors: [codes.notFound],
  }),
  sendCode: op('POST /sdk/login/verification-codes', {
    body: z.strictObject({
      phoneNumber: phone,
      purpose: field(VerificationCodePurpose, '用途', 'What the code is for'),
    }),
    reply: z.object({
      expiresAt: time('过期时间', 'End of the code, 5 minutes'),
      mock: flag('模拟', 'No SMS is sent, the code is 111111'),
    }),
    ...byGame,
    ...shapeIsOurs,
    summary: { zh: '发送验证码', en: 'Send a verification code' },
    errors: [codes.invalidParameters, codes.capacityReached, codes.wrongState],
  }),
  phone: op('POST /sdk/login/phone', {
    body: z.strictObject({
      phoneNumber: phone,
      code: field(z.string().min(4).max(8), '验证码', 'Code of the message'),
      loginPlatform: platform,
      deviceID,
    }),
    reply: UserLogin,
    ...byGame,
    ...shapeIsOurs,
    summary: { zh: '手机号登录', en: 'Sign in with a phone number' },
    errors: loginErrors,
  }),
  oauth: op('POST /sdk/login/oauth', {
    body: z.strictObject({
      ...vouching,
      deviceID,
    }),
    reply: UserLogin,
    ...byGame,
    ...shapeIsOurs,
    summary: { zh: '第三方登录', en: 'Sign in with an identity provider' },
    errors: [...loginErrors, codes.wrongState],
  }),
  accessToken: op('POST /sdk/login/access-token', {
    body: z.strictObject({ accessToken: secret('访问令牌', 'A user token that is still valid'), deviceID }),
    reply: UserLogin,
    ...byGame,
    ...shapeIsOurs,
    summary: { zh: '访问令牌登录', en: 'Sign in with a token that is still valid' },
    errors: loginErrors,
  }),
  refreshToken: op('POST /sdk/personas/refresh-token', {
    body: refreshBody,
    reply: PlayerTokens,
    ...byAnyone,
    limit: REFRESH_RATE,
    ...pathIsOurs,
    summary: { zh: '刷新角色令牌', en: 'Change the refresh token of a persona for new tokens' },
    errors: refreshErrors,
  }),
} as const;
