// Lists and changes of users; the user itself is an entity of the session. Source: wire/cdn-and-platform.md 2.3.7.
import * as z from 'zod';
import { field, properties } from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { User, UserStatus } from '../session/schemas.ts';

export const UserPage = totalItems(User);

export const UserUpdate = z.object({
  Status: field(UserStatus.optional(), '状态', 'Operators only; a blocked user is answered 423'),
  Properties: properties(
    '属性',
    'Merged; users set policyVersion, email and wishes such as wish.passport.group, operators any',
  ).optional(),
});

/** A user id, or the word for the caller. */
export const userOrMe = field(
  z.string().regex(/^(?:me|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, {
    error: 'error to get user',
  }),
  '用户 ID',
  'User id, or `me`',
  'user.user',
);
