// Bodies of bans and tags, the same for users and personas. Source: wire/passport.md 2.1, 3.2 rows 41-44, 3.4 rows 86-91.

import * as z from 'zod';
import { only } from '../../../kernel/enums.ts';
import { field } from '../../../kernel/fields.ts';
import { filter, note, timeInput, total } from '../shared.ts';
import { BanActionType, PassportTag, PlayerStatus } from './schemas.ts';

const reason = note(500, '原因', 'Shown to the player');

/** Neither `duration` nor `unbanAt` bans for good; both together are refused. */
export const ban = z.strictObject({
  reason,
  duration: field(z.int().min(1).optional(), '时长', 'Seconds from now'),
  unbanAt: timeInput('解封时间', 'End of the ban'),
});

export const banActions = z.strictObject({
  banActions: field(
    z
      .array(
        z.strictObject({
          type: field(BanActionType, '限制', 'What is forbidden'),
          options: field(
            z
              .strictObject({
                clearLeaderboard: field(z.boolean().optional(), '清除分数', 'Also delete current scores'),
              })
              .optional(),
            '选项',
            'How far it goes',
          ),
        }),
      )
      .max(10),
    '封禁动作',
    'The whole set; an empty one lifts all',
  ),
  reason,
  until: timeInput('结束时间', 'End; absent for good'),
});

export const scoresToClear = z.object({
  leaderboard: filter('排行榜', 'Slug of one leaderboard, default all'),
});

export const tagIds = z.strictObject({
  tagIDs: field(z.array(z.uuid()).min(1).max(100), '标签 ID', 'Tags', 'passport.tag'),
});

export const tagsNow = z.object({
  tags: field(z.array(PassportTag), '标签', 'All that are attached now'),
  total,
});

/** Status a person may choose; only a deletion seals. */
export const writableStatus = field(
  only(PlayerStatus, ['Active', 'Banned']).optional(),
  '状态',
  'Bans or lifts the ban',
);
