// What may be done with a gift pack, wherever it stands.
import type { TokenClass } from '@uos/sdk/services/passport';
import { type ReactNode, Suspense, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import type { RowAction } from '../../../kit/act/row-menu.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { copyIcon, editIcon, playIcon, plusIcon, powerIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { packKeys } from './queries.ts';
import { text } from './text.zh.ts';

const PackForm = part(() => import('./pack-form.tsx'), 'over');
const FlipPack = part(() => import('./flip-pack.tsx'), 'over');
const GenerateCodes = part(() => import('./generate-codes.tsx'), 'over');

type Open = { readonly kind: 'edit' | 'copy' | 'flip' | 'generate' | 'delete'; readonly of: TokenClass };

/** Why it cannot be released. */
export function notReleasable({ status, endTime }: TokenClass): string | undefined {
  if (status !== 'unreleased') {
    return text.isOn;
  }
  return endTime !== undefined && Date.parse(endTime) <= Date.now() ? text.isOver : undefined;
}

/** Why it cannot be suspended. */
export function notSuspendable({ status }: TokenClass): string | undefined {
  return status === 'unreleased' ? text.isOff : status === 'expired' ? text.onlyInTime : undefined;
}

/** @param onDeleted leaves what shows only this one */
export function usePackActions(
  appId: string,
  onDeleted?: () => void,
): { readonly actions: (pack: TokenClass) => readonly RowAction[]; readonly dialog: ReactNode } {
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const flip = (of: TokenClass): RowAction => ({
    ...(of.status === 'unreleased'
      ? {
          label: text.release,
          icon: playIcon,
          reason: reasonFor('passport.tokenClasses.release') ?? notReleasable(of),
        }
      : {
          label: text.suspend,
          icon: powerIcon,
          reason: reasonFor('passport.tokenClasses.suspend') ?? notSuspendable(of),
        }),
    onClick: () => setOpen({ kind: 'flip', of }),
  });
  const generate = (of: TokenClass): RowAction => ({
    label: text.generate,
    icon: plusIcon,
    reason:
      reasonFor('passport.tokenInstances.generate') ??
      (of.codeType === 'Universal' ? text.onlyUnique : of.status === 'expired' ? text.onlyInTime : undefined),
    onClick: () => setOpen({ kind: 'generate', of }),
  });
  /** What comes next stands first: a gift is released, and then has its codes made. */
  const inOrder = (of: TokenClass): readonly RowAction[] =>
    of.status === 'unreleased' || generate(of).reason !== undefined
      ? [flip(of), generate(of)]
      : [generate(of), flip(of)];
  const actions = (of: TokenClass): readonly RowAction[] => [
    ...inOrder(of),
    {
      label: text.edit,
      icon: editIcon,
      reason: reasonFor('passport.tokenClasses.update'),
      onClick: () => setOpen({ kind: 'edit', of }),
    },
    {
      label: text.copy,
      icon: copyIcon,
      reason: reasonFor('passport.tokenClasses.create'),
      onClick: () => setOpen({ kind: 'copy', of }),
    },
    {
      label: text.delete,
      icon: trashIcon,
      danger: true,
      reason: reasonFor('passport.tokenClasses.remove'),
      onClick: () => setOpen({ kind: 'delete', of }),
    },
  ];
  const dialog = (
    <>
      <Suspense fallback={null}>
        {open?.kind === 'edit' ? <PackForm appId={appId} pack={open.of} onClose={close} /> : null}
        {open?.kind === 'copy' ? <PackForm appId={appId} like={open.of} onClose={close} /> : null}
        {open?.kind === 'flip' ? <FlipPack appId={appId} pack={open.of} onClose={close} /> : null}
        {open?.kind === 'generate' ? <GenerateCodes appId={appId} pack={open.of} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteTitle}
          verb={text.delete}
          typed={open.of.name}
          onConfirm={async () => {
            await passportOf(appId).tokenClasses.remove({ id: open.of.tokenClassId });
            onDeleted?.();
          }}
          done={text.deleted(open.of.name)}
          refresh={packKeys(appId)}
          onClose={close}
        >
          {text.deleteWords(open.of.generatedCount)}
        </Confirm>
      ) : null}
    </>
  );
  return { actions, dialog };
}
