// Who plays: users, their personas, and the tags both carry. Source: wire/passport.md 2.1.

import * as z from 'zod';
import { enumOf, orEmpty, plainWords } from '../../../kernel/enums.ts';
import { count, entity, field, flag, id, properties, text, time } from '../../../kernel/fields.ts';
import { labels } from '../../../labels/labels.ts';
import { LoginMethod, LoginPlatform } from '../id-domains.ts';
import { idDomainID, maybeTime, shownName, stamps } from '../shared.ts';

/** Sealed is deleted. */
export const PlayerStatus = enumOf(labels.persona.status);
/** Empty while the real name is not verified. */
export const AgeGroup = enumOf(labels.playerUser.ageGroup);
export const BanActionType = plainWords(['BanLeaderboard']);

export const BanInfo = entity(
  z.object({
    reason: text('原因', 'Shown to the player, or empty'),
    bannedAt: time('封禁时间', 'Start of the ban'),
    unbanAt: maybeTime('解封时间', 'End of the ban; absent for good'),
  }),
  { id: 'BanInfo', zh: '封禁信息', en: 'A ban that is in force' },
);

export const BanAction = entity(
  z.object({
    type: field(BanActionType, '限制', 'What is forbidden'),
    options: field(
      z.object({ clearLeaderboard: flag('清除分数', 'Current scores were deleted as well') }),
      '选项',
      'How far it goes',
    ),
    reason: field(z.string().optional(), '原因', 'Why'),
    until: maybeTime('结束时间', 'End; absent for good'),
  }),
  { id: 'BanAction', zh: '封禁动作', en: 'One thing a player is kept from' },
);

export const PassportTag = entity(
  z.object({
    tagID: id('passport.tag', '标签 ID', 'Tag id'),
    idDomainID,
    name: text('名称', 'Unique in the app'),
    color: text('颜色', '#rrggbb'),
    description: text('描述', 'Free text'),
    userCount: count('用户数', 'Users that carry it'),
    personaCount: count('角色数', 'Personas that carry it'),
    ...stamps,
  }),
  {
    id: 'PassportTag',
    zh: '标签',
    en: 'A mark on users and personas',
    columns: ['name', 'color', 'tagID', 'userCount', 'personaCount', 'createdAt'],
    key: 'tagID',
    named: ['name'],
  },
);

const restrictions = {
  banInfo: field(BanInfo.optional(), '封禁信息', 'Present while banned'),
  banActions: field(z.array(BanAction), '封禁动作', 'What else is forbidden'),
};
const attachedTags = field(
  z.array(
    z.object({
      tagID: id('passport.tag', '标签 ID', 'Tag id'),
      name: text('名称', 'Name'),
      color: text('颜色', '#rrggbb'),
    }),
  ),
  '标签',
  'Tags it carries',
);

export const PassportUser = entity(
  z.object({
    userID: id('passport.user', '用户 ID', 'User id'),
    externalUserID: text('外部用户 ID', 'Id of the game itself or empty'),
    idDomainID,
    deleted: flag('已删除', 'The status is Sealed'),
    userStatus: field(PlayerStatus, '状态', 'Sealed is deleted'),
    displayName: shownName,
    avatarUrl: text('头像', 'URL or empty'),
    currentDeviceID: text('当前设备 ID', 'Device of the last login or empty'),
    lastLoginIp: text('最近登录 IP', 'Address of the last login or empty'),
    lastLoginAt: maybeTime('最近登录时间', 'Time of the last login'),
    loginMethod: field(orEmpty(LoginMethod), '登录方式', 'Of the last login, or empty'),
    loginPlatform: field(orEmpty(LoginPlatform), '登录平台', 'Of the last login, or empty'),
    loginIDProvider: text('登录渠道', 'Of the last login, or empty'),
    isRealNameVerified: flag('已实名', 'The real name was verified'),
    realName: text('姓名', 'The first character and *, or empty'),
    idCardNumber: text('身份证号', 'The first 3 and last 2 characters, or empty'),
    ageGroup: field(AgeGroup, '年龄段', 'Empty while not verified'),
    aboveMinAge: flag('已达最低年龄', 'Old enough for the app'),
    email: text('邮箱', 'E-mail or empty'),
    emailVerified: flag('邮箱已验证', 'The e-mail was verified'),
    phoneNumber: text('手机号', 'Phone number or empty'),
    phoneNumberVerified: flag('手机号已验证', 'The phone number was verified'),
    ...restrictions,
    tags: attachedTags,
    ...stamps,
    properties: properties('属性', 'At most 512 bytes as JSON'),
  }),
  {
    id: 'PassportUser',
    zh: '用户',
    en: 'A player account; it has one persona in each realm',
    columns: ['displayName', 'userID', 'externalUserID', 'userStatus', 'ageGroup', 'lastLoginAt', 'createdAt'],
    key: 'userID',
    named: ['displayName'],
  },
);

export const Persona = entity(
  z.object({
    personaID: id('passport.persona', '角色 ID', 'Persona id'),
    userID: id('passport.user', '用户 ID', 'User it belongs to'),
    realmID: id('passport.realm', '区服 ID', 'Realm it lives in'),
    realmName: text('区服名称', 'Name of the realm'),
    idDomainID,
    externalPersonaID: text('外部角色 ID', 'Id of the game itself or empty'),
    displayName: shownName,
    iconUrl: text('头像', 'URL or empty'),
    status: field(PlayerStatus, '状态', 'Sealed is deleted'),
    ...restrictions,
    tags: attachedTags,
    lastLoginAt: maybeTime('最近登录时间', 'Time of the last login'),
    ...stamps,
    properties: properties('属性', 'At most 512 bytes as JSON'),
  }),
  {
    id: 'Persona',
    zh: '角色',
    en: 'What a user is in one realm',
    columns: ['displayName', 'personaID', 'userID', 'realmName', 'status', 'lastLoginAt', 'createdAt'],
    key: 'personaID',
    named: ['displayName'],
  },
);

export const PublicPersona = entity(
  z.object({
    personaID: id('passport.persona', '角色 ID', 'Persona id'),
    userID: id('passport.user', '用户 ID', 'User it belongs to'),
    realmID: id('passport.realm', '区服 ID', 'Realm it lives in'),
    realmName: text('区服名称', 'Name of the realm'),
    displayName: shownName,
    iconUrl: text('头像', 'URL or empty'),
    properties: properties('属性', 'Data of the game itself'),
  }),
  {
    id: 'PublicPersona',
    zh: '公开角色',
    en: 'What other players see of a persona',
    columns: ['displayName', 'personaID', 'realmName'],
    key: 'personaID',
  },
);
