// Player accounts. Source: wire/passport.md 3.2 rows 36-44, 3.4 rows 86, 88, 89; 4.
import * as z from 'zod';
import { address, alsoAs, field, id, lineIfAny, properties, ruled } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { phoneNumber } from '../../../rules/names/identifiers.ts';
import * as codes from '../codes.ts';
import { bodyIsOurs, byUser, fieldsDocumented, fieldsSeen, pathIsOurs, replyIsOurs, shapeIsOurs } from '../marks.ts';
import { vouching } from '../setup/id-providers.ts';
import { createdBetween, deletedCount, displayName, filter, maybeId } from '../shared.ts';
import { ban, banActions, scoresToClear, tagIds, tagsNow, writableStatus } from './bans.ts';
import { AgeGroup, PassportUser, Persona, PlayerStatus } from './schemas.ts';

const writable = {
  // why: a public client sends `name`; wire/passport.md 2.1
  displayName: alsoAs(displayName.optional(), 'name'),
  avatarUrl: address(2048, '头像', 'URL or empty').optional(),
  properties: properties('属性', 'At most 512 bytes as JSON').optional(),
};

const emailIfAny = field(
  z.union([z.literal(''), z.email().max(254)]).optional(),
  '邮箱',
  'Not verified by anybody; empty removes it',
);

const realName = z.strictObject({
  realName: lineIfAny(50, '姓名', 'Legal name; empty beside an empty number clears both'),
  idCardNumber: field(
    z.string().regex(/^(\d{17}[\dXx])?$/),
    '身份证号',
    '18 characters, the last one a checksum; empty clears',
  ),
});

const byId = { id: id('passport.user', '用户 ID', 'User id') };
const user = z.object({ user: field(PassportUser, '用户', 'The user') });

export const users = {
  search: op('POST /users/search', {
    body: z.strictObject({
      ...startCount,
      userID: maybeId('passport.user', '用户 ID', 'User id'),
      externalUserID: filter('外部用户 ID', 'Whole id of the game itself'),
      displayName: filter('显示名称', 'Part of the name'),
      phoneNumber: filter('手机号', 'Whole number'),
      email: filter('邮箱', 'Whole address'),
      status: field(PlayerStatus.optional(), '状态', 'Deleted users only with Sealed'),
      tagID: maybeId('passport.tag', '标签 ID', 'Carries this tag'),
      ageGroup: field(AgeGroup.optional(), '年龄段', 'Empty for users that are not verified'),
      isRealNameVerified: field(z.boolean().optional(), '已实名', 'The real name was verified'),
      sameIdCardAs: maybeId(
        'passport.user',
        '与该用户同证件',
        'Verified with the same number as this user, who is one of them',
      ),
      ...createdBetween,
    }),
    reply: z.object({ users: field(z.array(PassportUser), '用户', 'Newest first'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'users',
    effect: 'read',
    ...fieldsSeen,
    summary: { zh: '搜索用户', en: 'Search users, newest first' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /users/{id}', {
    params: byId,
    reply: z.object({
      user: field(PassportUser, '用户', 'The user'),
      personas: field(z.array(Persona), '角色', 'Personas of the user'),
      sameIdCardCount: field(
        z.int().nonnegative(),
        '同证件用户数',
        'Users verified with the same number, this one among them; 0 for one who is not verified',
      ),
    }),
    known: 'seen',
    because: 'personas and the count are ours',
    summary: { zh: '查看用户及其角色', en: 'Read a user with the personas' },
    errors: [codes.notFound],
  }),
  update: op('PUT /users/{id}', {
    params: byId,
    // why email: nothing else writes what a search looks for
    body: z.strictObject({ ...writable, email: emailIfAny, status: writableStatus }),
    reply: user,
    access: 'owner',
    known: 'seen',
    summary: { zh: '修改用户', en: 'Change a user' },
    errors: [codes.invalidParameters, codes.propertiesTooLarge, codes.notFound],
  }),
  setRealName: op('PUT /users/{id}/real-name', {
    params: byId,
    body: realName,
    reply: user,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '修改用户实名信息', en: 'Set or clear the real name of a user' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  remove: op('DELETE /users/{id}', {
    params: byId,
    reply: z.object({}),
    access: 'owner',
    danger: 'type-name',
    known: 'seen',
    because: 'the user is kept as Sealed',
    summary: { zh: '删除用户及其角色', en: 'Delete a user with the personas' },
    errors: [codes.notFound],
  }),
  ban: op('POST /users/{id}/ban', {
    params: byId,
    body: ban,
    reply: user,
    access: 'owner',
    danger: 'confirm',
    ...bodyIsOurs,
    summary: { zh: '封禁用户，令牌立即失效', en: 'Ban a user; the tokens stop at once' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  unban: op('POST /users/{id}/unban', {
    params: byId,
    reply: user,
    access: 'owner',
    ...replyIsOurs,
    summary: { zh: '解封用户', en: 'Lift the ban of a user' },
    errors: [codes.notFound, codes.wrongState],
  }),
  setBanActions: op('POST /users/{id}/ban-actions', {
    params: byId,
    body: banActions,
    reply: user,
    access: 'owner',
    danger: 'confirm',
    retry: 'always',
    known: 'assumed',
    because: 'names of the specification in a shape of ours',
    summary: { zh: '设置用户的封禁动作', en: 'Set what all personas of a user are kept from' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  clearScores: op('DELETE /users/{id}/leaderboards/scores', {
    params: byId,
    query: scoresToClear,
    reply: deletedCount,
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '清除用户的排行榜分数', en: 'Delete the current scores of a user' },
    errors: [codes.notFound],
  }),
  tags: op('GET /users/{id}/tags', {
    params: byId,
    reply: tagsNow,
    ...replyIsOurs,
    summary: { zh: '列出用户的标签', en: 'List the tags of a user' },
    errors: [codes.notFound],
  }),
  tag: op('POST /users/{id}/tag', {
    params: byId,
    body: tagIds,
    reply: tagsNow,
    access: 'owner',
    retry: 'always',
    ...bodyIsOurs,
    summary: { zh: '为用户添加标签', en: 'Attach tags to a user' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  untag: op('POST /users/{id}/untag', {
    params: byId,
    body: tagIds,
    reply: tagsNow,
    access: 'owner',
    retry: 'always',
    ...bodyIsOurs,
    summary: { zh: '移除用户的标签', en: 'Detach tags from a user' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
} as const;

export const playerUsers = {
  me: op('GET /sdk/users/me', {
    reply: user,
    ...byUser,
    ...pathIsOurs,
    summary: { zh: '查看自己的用户', en: 'Read the own user' },
  }),
  updateMe: op('PUT /sdk/users/me', {
    body: z.strictObject(writable),
    reply: user,
    ...byUser,
    ...pathIsOurs,
    summary: { zh: '修改自己的用户', en: 'Change the own user' },
    errors: [codes.invalidParameters, codes.propertiesTooLarge],
  }),
  verifyRealName: op('POST /sdk/users/me/real-name', {
    body: realName,
    reply: user,
    ...byUser,
    ...fieldsDocumented,
    summary: { zh: '实名认证', en: 'Verify the own real name' },
    errors: [codes.invalidParameters],
  }),
  bindPhone: op('POST /sdk/users/me/phone', {
    body: z.strictObject({
      phoneNumber: ruled(phoneNumber, '手机号'),
      code: field(z.string().min(4).max(8), '验证码', 'Code that was sent for Bind'),
    }),
    reply: user,
    ...byUser,
    ...shapeIsOurs,
    summary: { zh: '绑定手机号', en: 'Bind a phone number, with a code that was sent to it' },
    errors: [codes.invalidParameters, codes.exists],
  }),
  // why: who began as a guest keeps what was reached, and comes back by it from any device
  linkAccount: op('POST /sdk/users/me/accounts', {
    body: z.strictObject(vouching),
    reply: user,
    ...byUser,
    ...shapeIsOurs,
    summary: {
      zh: '绑定第三方账号',
      en: 'Link the account at an identity provider, which signs in the same user from then on',
    },
    errors: [codes.invalidParameters, codes.exists, codes.wrongState],
  }),
} as const;
