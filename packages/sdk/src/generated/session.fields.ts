// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const baseInfoFields: OperationFields = {};

export const loginFields: OperationFields = {
  Code: { in: 'body', type: 'string', required: true, min: 1, zh: '授权码', titleEn: 'Code', en: 'Code of the redirect, used once within 60 s' },
  RedirectUri: { in: 'body', type: 'string', required: true, max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '回调地址', titleEn: 'Callback address', en: 'redirect_uri the code was asked with' },
  CodeVerifier: { in: 'body', type: 'string', min: 43, max: 128, zh: 'PKCE 校验码', titleEn: 'Code verifier', en: 'PKCE code verifier' },
  Provider: { in: 'body', type: 'string', enum: ['uos', 'partner', 'social'], zh: '登录方式', titleEn: 'Provider', en: 'Who issued the code, default uos' },
};

export const adminLoginFields: OperationFields = {
  Username: { in: 'body', type: 'string', required: true, min: 1, zh: '用户名', titleEn: 'User name', en: 'Name in the directory' },
  Password: { in: 'body', type: 'string', required: true, secret: true, min: 1, zh: '密码', titleEn: 'Password', en: 'Password' },
};

export const billingLoginFields: OperationFields = {
  Username: { in: 'body', type: 'string', required: true, min: 1, zh: '用户名', titleEn: 'User name', en: 'Name in the directory' },
  Password: { in: 'body', type: 'string', required: true, secret: true, min: 1, zh: '密码', titleEn: 'Password', en: 'Password' },
};

export const checkFields: OperationFields = {};

export const logoutFields: OperationFields = {};

export const verifyRealNameFields: OperationFields = {
  Name: { in: 'body', type: 'string', required: true, min: 1, max: 50, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '姓名', titleEn: 'Name', en: 'Legal name' },
  IdCard: { in: 'body', type: 'string', required: true, secret: true, min: 18, max: 18, zh: '身份证号', titleEn: 'Identity number', en: '18 characters, the last one a checksum' },
  Phone: { in: 'body', type: 'string', min: 1, max: 20, zh: '手机号', titleEn: 'Phone', en: 'Phone number' },
};

export const linkPartnerFields: OperationFields = {
  appId: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '应用 ID', titleEn: 'AppId', en: 'App id' },
  Code: { in: 'body', type: 'string', required: true, min: 1, zh: '授权码', titleEn: 'Code', en: 'Code of the redirect, used once within 60 s' },
  RedirectUri: { in: 'body', type: 'string', required: true, max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '回调地址', titleEn: 'Callback address', en: 'redirect_uri the code was asked with' },
  CodeVerifier: { in: 'body', type: 'string', min: 43, max: 128, zh: 'PKCE 校验码', titleEn: 'Code verifier', en: 'PKCE code verifier' },
};

export const linksListFields: OperationFields = {};

export const linksCreateFields: OperationFields = {
  Code: { in: 'body', type: 'string', required: true, min: 1, zh: '授权码', titleEn: 'Code', en: 'Code of the redirect, used once within 60 s' },
  RedirectUri: { in: 'body', type: 'string', required: true, max: 2048, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '回调地址', titleEn: 'Callback address', en: 'redirect_uri the code was asked with' },
  CodeVerifier: { in: 'body', type: 'string', min: 43, max: 128, zh: 'PKCE 校验码', titleEn: 'Code verifier', en: 'PKCE code verifier' },
  Provider: { in: 'body', type: 'string', required: true, enum: ['partner', 'social'], zh: '账号类型', titleEn: 'Provider', en: 'Who issued the code' },
};

export const linksRemoveFields: OperationFields = {
  provider: { in: 'path', type: 'string', required: true, min: 1, max: 1024 },
};

export const webVersionFields: OperationFields = {
  v: { in: 'query', type: 'string', zh: '时间戳', titleEn: 'V', en: 'Anything that defeats a cache' },
};

export const servedFields: OperationFields = {};

export const uploadCredentialFields: OperationFields = {
  FileName: { in: 'body', type: 'string', required: true, min: 1, max: 255, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '文件名', titleEn: 'File name', en: 'Name of the file to upload' },
  Prefix: { in: 'body', type: 'string', max: 512, zh: '前缀', titleEn: 'Prefix', en: 'Folder inside the area of the caller' },
  Purpose: { in: 'body', type: 'string', enum: ['voucher', 'license', 'icon', 'consultation', 'package', 'invoice'], zh: '用途', titleEn: 'Purpose', en: 'What the file is for' },
};

export const sessionFields: ServiceFields = {
  baseInfo: baseInfoFields,
  login: loginFields,
  adminLogin: adminLoginFields,
  billingLogin: billingLoginFields,
  check: checkFields,
  logout: logoutFields,
  verifyRealName: verifyRealNameFields,
  linkPartner: linkPartnerFields,
  'links.list': linksListFields,
  'links.create': linksCreateFields,
  'links.remove': linksRemoveFields,
  webVersion: webVersionFields,
  served: servedFields,
  uploadCredential: uploadCredentialFields,
};
