// What may be done with a notice, wherever it stands.
import type { Billboard } from '@uos/sdk/services/passport';
import { type ReactNode, Suspense, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import type { RowAction } from '../../../kit/act/row-menu.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { backIcon, copyIcon, editIcon, noticeIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { isOut } from './notice-words.ts';
import { noticeKeys } from './queries.ts';
import { text } from './text.zh.ts';

const NoticeForm = part(() => import('./notice-form.tsx'), 'over');
const PublishNotice = part(() => import('./publish-notice.tsx'), 'over');
const RevokeNotice = part(() => import('./revoke-notice.tsx'), 'over');

type Open = { readonly kind: 'publish' | 'revoke' | 'edit' | 'copy' | 'delete'; readonly of: Billboard };

/** Why it cannot be deleted. */
export const notDeletable = ({ status }: Billboard) => (status === 'billboardPublished' ? text.revokeFirst : undefined);

/** @param onDeleted leaves what shows only this one */
export function useNoticeActions(
  appId: string,
  onDeleted?: () => void,
): { readonly actions: (notice: Billboard) => readonly RowAction[]; readonly dialog: ReactNode } {
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const actions = (of: Billboard): readonly RowAction[] => [
    isOut(of)
      ? {
          label: text.revoke,
          icon: backIcon,
          reason: reasonFor('passport.billboards.revoke'),
          onClick: () => setOpen({ kind: 'revoke', of }),
        }
      : {
          label: text.publish,
          icon: noticeIcon,
          reason: reasonFor('passport.billboards.publish'),
          onClick: () => setOpen({ kind: 'publish', of }),
        },
    {
      label: text.edit,
      icon: editIcon,
      reason: reasonFor('passport.billboards.update'),
      onClick: () => setOpen({ kind: 'edit', of }),
    },
    {
      label: text.copy,
      icon: copyIcon,
      reason: reasonFor('passport.billboards.create'),
      onClick: () => setOpen({ kind: 'copy', of }),
    },
    {
      label: text.delete,
      icon: trashIcon,
      danger: true,
      reason: reasonFor('passport.billboards.remove') ?? notDeletable(of),
      onClick: () => setOpen({ kind: 'delete', of }),
    },
  ];
  const dialog = (
    <>
      <Suspense fallback={null}>
        {open?.kind === 'publish' ? <PublishNotice appId={appId} notice={open.of} onClose={close} /> : null}
        {open?.kind === 'revoke' ? <RevokeNotice appId={appId} notice={open.of} onClose={close} /> : null}
        {open?.kind === 'edit' ? <NoticeForm appId={appId} notice={open.of} onClose={close} /> : null}
        {open?.kind === 'copy' ? <NoticeForm appId={appId} like={open.of} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteTitle}
          verb={text.delete}
          onConfirm={async () => {
            await passportOf(appId).billboards.remove({ id: open.of.billboardID });
            onDeleted?.();
          }}
          done={text.deleted(open.of.title)}
          refresh={noticeKeys(appId)}
          onClose={close}
        >
          {text.deleteWords}
        </Confirm>
      ) : null}
    </>
  );
  return { actions, dialog };
}
