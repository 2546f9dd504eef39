// Something is to be done with a developer: the dialog of it.

import type { User } from '@uos/sdk/browser';
import { Suspense } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const UserForm = part(() => import('./user-form.tsx'), 'over');

export interface UserDeed {
  readonly kind: 'edit' | 'block' | 'clear';
  readonly user: User;
}

interface UserDialogProps {
  readonly deed: UserDeed;
  readonly onClose: () => void;
}

export function UserDialog({ deed: { kind, user }, onClose }: UserDialogProps) {
  const { UserId, UserName } = user;
  const refresh = [keyOf(platform.user.list), keyOf(platform.user.get)];
  if (kind === 'edit') {
    return (
      <Suspense fallback={null}>
        <UserForm user={user} onClose={onClose} />
      </Suspense>
    );
  }
  return kind === 'block' ? (
    <Confirm
      title={text.blockTitle}
      verb={text.block}
      typed={UserName}
      onConfirm={() => platform.user.update({ id: UserId, Status: 'Blocked' })}
      done={text.blocked(UserName)}
      refresh={refresh}
      onClose={onClose}
    >
      {text.blockWords(UserName)}
    </Confirm>
  ) : (
    <Confirm
      title={text.clearTitle}
      verb={text.clear}
      onConfirm={() => platform.user.clearLoginState({ id: UserId })}
      done={text.cleared(UserName)}
      refresh={refresh}
      onClose={onClose}
    >
      {text.clearWords(UserName)}
    </Confirm>
  );
}
