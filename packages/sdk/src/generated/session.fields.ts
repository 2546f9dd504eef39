// Generated from the contract by `npm run gen`; do not edit.
import type { ServiceFields } from '../fields/field-data.ts';

export const sessionFields: ServiceFields = {
  baseInfo: {},
  login: {
    Code: { in: 'body', type: 'string', required: true, min: 1, zh: '授权码', en: 'Code of the redirect, used once within 60 s' },
    RedirectUri: { in: 'body', type: 'string', required: true, min: 1, zh: '回调地址', en: 'redirect_uri the code was asked with' },
    CodeVerifier: { in: 'body', type: 'string', min: 43, max: 128, zh: 'PKCE 校验码', en: 'PKCE code verifier' },
    Provider: { in: 'body', type: 'string', enum: ['uos', 'partner', 'social'], zh: '登录方式', en: 'Who issued the code, default uos' },
  },
  adminLogin: {
    Username: { in: 'body', type: 'string', required: true, min: 1, zh: '用户名', en: 'Name in the directory' },
    Password: { in: 'body', type: 'string', required: true, secret: true, min: 1, zh: '密码', en: 'Password' },
  },
  billingLogin: {
    Username: { in: 'body', type: 'string', required: true, min: 1, zh: '用户名', en: 'Name in the directory' },
    Password: { in: 'body', type: 'string', required: true, secret: true, min: 1, zh: '密码', en: 'Password' },
  },
  check: {},
  logout: {},
  verifyRealName: {
    Name: { in: 'body', type: 'string', required: true, min: 1, max: 50, zh: '姓名', en: 'Legal name' },
    IdCard: { in: 'body', type: 'string', required: true, secret: true, min: 18, max: 18, zh: '身份证号', en: '18 characters, the last one a checksum' },
    Phone: { in: 'body', type: 'string', min: 1, max: 20, zh: '手机号', en: 'Phone number' },
  },
  linkPartner: {
    appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', en: 'App id' },
    Code: { in: 'body', type: 'string', required: true, min: 1, zh: '授权码', en: 'Code of the redirect, used once within 60 s' },
    RedirectUri: { in: 'body', type: 'string', required: true, min: 1, zh: '回调地址', en: 'redirect_uri the code was asked with' },
    CodeVerifier: { in: 'body', type: 'string', min: 43, max: 128, zh: 'PKCE 校验码', en: 'PKCE code verifier' },
  },
  'links.list': {},
  'links.create': {
    Code: { in: 'body', type: 'string', required: true, min: 1, zh: '授权码', en: 'Code of the redirect, used once within 60 s' },
    RedirectUri: { in: 'body', type: 'string', required: true, min: 1, zh: '回调地址', en: 'redirect_uri the code was asked with' },
    CodeVerifier: { in: 'body', type: 'string', min: 43, max: 128, zh: 'PKCE 校验码', en: 'PKCE code verifier' },
    Provider: { in: 'body', type: 'string', required: true, enum: ['partner', 'social'], zh: '账号类型', en: 'Who issued the code' },
  },
  'links.remove': {
    provider: { in: 'path', type: 'string', required: true, min: 1 },
  },
  webVersion: {
    v: { in: 'query', type: 'string', zh: '时间戳', en: 'Anything that defeats a cache' },
  },
  uploadCredential: {
    FileName: { in: 'body', type: 'string', required: true, min: 1, max: 255, zh: '文件名', en: 'Name of the file to upload' },
    Prefix: { in: 'body', type: 'string', max: 512, zh: '前缀', en: 'Folder inside the area of the caller' },
    Purpose: { in: 'body', type: 'string', enum: ['voucher', 'license', 'icon', 'consultation', 'package', 'invoice'], zh: '用途', en: 'What the file is for' },
  },
};
