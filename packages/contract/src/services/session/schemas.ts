// Who is calling and where everything is. Source: wire/cdn-and-platform.md 2.2 (BaseInfo, User), 2.3.1.

import * as z from 'zod';
import { enumOf, only, plainWords } from '../../kernel/enums.ts';
import { address, entity, field, flag, id, properties, secret, text, time, timeOrNull } from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';

export const UserStatus = enumOf(labels.user.status);
export const OperatorKind = only(enumOf(labels.user.kind), ['admin', 'partner-admin']);
/** Where the code of a login comes from. */
export const LoginProvider = plainWords(['uos', 'partner', 'social']);
/** Whose accounts can sign in a user of ours. */
export const LinkProvider = plainWords(['partner', 'social']);
export const UploadPurpose = enumOf(labels.upload.purpose);

export const BaseInfo = entity(
  z.object({
    AuthInfo: field(
      z.object({
        Domain: text('登录域', 'Origin of the identity provider'),
        Client: text('客户端 ID', 'OAuth client id of the console'),
        IDDomain: text('账号域', 'Where members of an organisation are managed'),
        ProjectDomain: text('项目域', 'Where members of a project are managed'),
      }),
      '登录信息',
      'The main identity provider',
    ),
    // why: the specification names the partner's fields but not their key
    PartnerInfo: field(
      z.object({
        Domain: text('登录域', 'Origin of the identity provider of the partner'),
        ClientId: text('客户端 ID', 'OAuth client id at the partner'),
        Name: text('名称', 'What people call the partner'),
      }),
      '合作方登录信息',
      'The identity provider of the partner; empty texts where there is none',
    ),
    // why: the specification gives the social network a fixed client id and does not show where it comes from
    SocialInfo: field(
      z.object({
        Provider: text('标识', 'The word for the social network in paths: /{provider}_conn/login-callback'),
        Domain: text('登录域', 'Where its /oauth2.0/authorize is'),
        ClientId: text('客户端 ID', 'OAuth client id at the social network'),
        Name: text('名称', 'What people call it'),
      }),
      '社交登录信息',
      'The social network that signs people in; empty texts where there is none',
    ),
    AssInfo: field(
      z.object({
        APIDomain: text('管理地址', 'Base of the management API, with its path'),
        ContentDomain: text('内容地址', 'Base of content URLs, with its path'),
      }),
      '资源分发地址',
      'Where content delivery is',
    ),
    LobbyInfo: field(
      z.object({ APIDomain: text('管理地址', 'Base of the sync API') }),
      '同步服务地址',
      'Where sync is',
    ),
    PolicyInfo: field(z.object({ Version: text('版本', 'Version of the terms of use') }), '条款', 'Current policies'),
    Environment: text('环境', 'prod or another word; the default is dev'),
  }),
  { id: 'BaseInfo', zh: '基础信息', en: 'Hosts, login clients and policy version of a platform' },
);

export const User = entity(
  z.object({
    UserId: id('user.user', '用户 ID', 'User id'),
    UserName: text('用户名', 'Name'),
    Login: text('登录名', 'Name to sign in with, by which an owner of an organisation adds the user as a member'),
    Email: text('邮箱', 'E-mail'),
    Phone: text('手机号', 'Phone number, masked except for operators'),
    Status: field(UserStatus, '状态', 'A blocked user is answered 423'),
    Role: field(z.literal('user'), '角色', 'Always user'),
    IsInternal: flag('内部用户', 'The e-mail ends with the domain of the company'),
    Properties: properties('属性', 'policyVersion, isRealNameVerified ("true"), email'),
    OrganizationIds: field(z.array(z.uuid()), '组织 ID', 'Organisations of the user', 'org.org'),
    CreatedAt: time('创建时间', 'Time of creation'),
    LastLoginAt: timeOrNull('上次登录', 'Last login'),
  }),
  {
    id: 'User',
    zh: '用户',
    en: 'A developer who signs in to the console',
    columns: ['UserName', 'UserId', 'Email', 'Status', 'LastLoginAt'],
    key: 'UserId',
    named: ['UserName', 'Email'],
  },
);

export const Operator = entity(
  z.object({
    UserName: text('用户名', 'Name in the directory'),
    Kind: field(OperatorKind, '类别', 'Operator of the platform or of the partner'),
  }),
  { id: 'Operator', zh: '运营管理员', en: 'A platform operator', columns: ['UserName', 'Kind'], key: 'UserName' },
);

export const BillingAdmin = entity(z.object({ UserName: text('用户名', 'Name in the directory') }), {
  id: 'BillingAdmin',
  zh: '财务管理员',
  en: 'A billing administrator',
  columns: ['UserName'],
  key: 'UserName',
});

export const SessionState = entity(
  z.object({
    User: field(z.union([User, z.null()]), '用户', 'The signed-in user'),
    Admin: field(z.union([Operator, z.null()]), '运营管理员', 'The signed-in operator'),
    BcAdmin: field(z.union([BillingAdmin, z.null()]), '财务管理员', 'The signed-in billing administrator'),
  }),
  { id: 'SessionState', zh: '会话', en: 'Who the cookies of the request belong to' },
);

export const UploadCredential = entity(
  z.object({
    token: secret('会话凭证', 'Session token of the object store'),
    tmpSecretId: text('临时密钥 ID', 'Temporary key id'),
    tmpSecretKey: secret('临时密钥', 'Temporary key'),
    objectName: text('对象名', 'Key of the object to write'),
    region: text('地域', 'Region of the object store'),
    bucket: text('存储桶', 'Bucket of the object store'),
    startTime: field(z.int(), '生效时间', 'Unix seconds'),
    expiredTime: field(z.int(), '过期时间', 'Unix seconds'),
    bucketUrl: text('存储桶地址', 'Base URL for signed requests'),
    uploadUrl: text('上传地址', 'Takes one plain PUT of the bytes'),
    fileUrl: text('文件地址', 'Where the file is read afterwards'),
  }),
  { id: 'UploadCredential', zh: '上传凭证', en: 'Permission to upload one object for a short time' },
);

/** What an identity provider sent back, to be exchanged once within 60 seconds. */
export const authorizationCode = {
  Code: field(z.string().min(1), '授权码', 'Code of the redirect, used once within 60 s'),
  RedirectUri: address(2048, '回调地址', 'redirect_uri the code was asked with'),
  CodeVerifier: field(z.string().min(43).max(128).optional(), 'PKCE 校验码', 'PKCE code verifier'),
};

export const PasswordLogin = z.object({
  Username: field(z.string().min(1), '用户名', 'Name in the directory'),
  Password: secret('密码', 'Password').min(1),
});

export const LinkedAccount = entity(
  z.object({
    Provider: text('标识', 'The word for the partner or the social network in paths, such as bluecloud'),
    Name: text('名称', 'What people call it, or empty where it signs nobody in any more'),
    CreatedAt: time('关联时间', 'Time of the link'),
    LastUsedAt: time('最近登录时间', 'Time it last signed the user in, or that of the link'),
  }),
  {
    id: 'LinkedAccount',
    zh: '关联账号',
    en: 'An account elsewhere that signs a user in',
    columns: ['Provider', 'Name', 'CreatedAt', 'LastUsedAt'],
    key: 'Provider',
  },
);

export const LinkedAccounts = z.object({ Items: field(z.array(LinkedAccount), '关联账号', 'The oldest first') });
