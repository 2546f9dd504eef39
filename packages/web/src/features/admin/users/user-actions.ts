// What an operator may do with a developer, as the actions of the row and of the drawer.

import type { User } from '@uos/sdk/browser';
import type { RowAction } from '../../../kit/act/row-menu.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { checkIcon, editIcon, lockIcon, logoutIcon } from '../../../kit/show/icons.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';
import type { UserDeed } from './user-dialog.tsx';

export function useUserActions(onDeed: (deed: UserDeed) => void): (user: User) => readonly RowAction[] {
  const unblock = useAction({
    run: ({ UserId }: User) => platform.user.update({ id: UserId, Status: 'Active' }),
    done: (_reply, { UserName }) => text.unblocked(UserName),
    refresh: [keyOf(platform.user.list), keyOf(platform.user.get)],
  });
  return (user) => [
    { label: text.edit, icon: editIcon, onClick: () => onDeed({ kind: 'edit', user }) },
    user.Status === 'Blocked'
      ? { label: text.unblock, icon: checkIcon, onClick: () => unblock.mutate(user) }
      : { label: text.block, icon: lockIcon, danger: true, onClick: () => onDeed({ kind: 'block', user }) },
    { label: text.clear, icon: logoutIcon, danger: true, onClick: () => onDeed({ kind: 'clear', user }) },
  ];
}
