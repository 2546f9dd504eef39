// What may be done with a template, wherever it stands: sent, tried on one persona, changed, copied, deleted.
import type { InboxTemplate } from '@uos/sdk/services/passport';
import { type ReactNode, Suspense, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import type { RowAction } from '../../../kit/act/row-menu.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { copyIcon, editIcon, flaskIcon, sendIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { templateKeys } from './queries.ts';
import { text } from './text.zh.ts';

const TemplateForm = part(() => import('./template-form.tsx'), 'over');
const SendMail = part(() => import('./send-mail.tsx'), 'over');
const TestMail = part(() => import('./test-mail.tsx'), 'over');

type Open = { readonly kind: 'send' | 'test' | 'edit' | 'copy' | 'delete'; readonly of: InboxTemplate };

/** @param onDeleted leaves what shows only this one */
export function useTemplateActions(
  appId: string,
  onDeleted?: () => void,
): { readonly actions: (template: InboxTemplate) => readonly RowAction[]; readonly dialog: ReactNode } {
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const actions = (of: InboxTemplate): readonly RowAction[] => [
    {
      label: text.send,
      icon: sendIcon,
      reason: reasonFor('passport.inboxMessages.send'),
      onClick: () => setOpen({ kind: 'send', of }),
    },
    {
      label: text.test,
      icon: flaskIcon,
      // why that one: a template of its own is made for the test
      reason: reasonFor('passport.inboxTemplates.create'),
      onClick: () => setOpen({ kind: 'test', of }),
    },
    {
      label: text.edit,
      icon: editIcon,
      reason: reasonFor('passport.inboxTemplates.update'),
      onClick: () => setOpen({ kind: 'edit', of }),
    },
    {
      label: text.copy,
      icon: copyIcon,
      reason: reasonFor('passport.inboxTemplates.create'),
      onClick: () => setOpen({ kind: 'copy', of }),
    },
    {
      label: text.delete,
      icon: trashIcon,
      danger: true,
      reason: reasonFor('passport.inboxTemplates.remove'),
      onClick: () => setOpen({ kind: 'delete', of }),
    },
  ];
  const dialog = (
    <>
      <Suspense fallback={null}>
        {open?.kind === 'send' ? <SendMail appId={appId} template={open.of} onClose={close} /> : null}
        {open?.kind === 'test' ? <TestMail appId={appId} template={open.of} onClose={close} /> : null}
        {open?.kind === 'edit' ? <TemplateForm appId={appId} template={open.of} onClose={close} /> : null}
        {open?.kind === 'copy' ? <TemplateForm appId={appId} like={open.of} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteTitle}
          verb={text.delete}
          onConfirm={async () => {
            await passportOf(appId).inboxTemplates.remove({ id: open.of.slugName });
            onDeleted?.();
          }}
          done={text.deleted(open.of.displayName)}
          refresh={templateKeys(appId)}
          onClose={close}
        >
          {text.deleteWords}
        </Confirm>
      ) : null}
    </>
  );
  return { actions, dialog };
}
