// What players agree to, in its versions.
import type { TermsOfService } from '@uos/sdk/services/passport';
import { termsOfServiceColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../../kit/act/action-button.tsx';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { useAction } from '../../../../kit/act/use-action.ts';
import { keyOf } from '../../../../kit/call/query.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { bookIcon, editIcon, plusIcon, powerIcon, trashIcon } from '../../../../kit/show/icons.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { passportOf } from '../../queries.ts';
import { text } from '../text.zh.ts';

const TermsForm = part(() => import('./terms-form.tsx'), 'over');

const columns = columnsOf<TermsOfService>(termsOfServiceColumns, {
  title: {},
  enabled: {},
  version: {},
  links: { wideOnly: true },
  modifiedAt: {},
  id: { hidden: true },
});

type Open = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly terms: TermsOfService };

export default function Terms({ appId }: { appId: string }) {
  const { termsOfService } = passportOf(appId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const refresh = [keyOf(termsOfService.list), keyOf(passportOf(appId).idDomains.get)];
  const reason = reasonFor('passport.termsOfService.update');
  const turn = useAction({
    run: ({ id, enabled }: TermsOfService) => termsOfService.update({ id, enabled: !enabled }),
    done: (_reply, { enabled }) => text.enabledWord(!enabled),
    undo: (_reply, { id, enabled }) => termsOfService.update({ id, enabled }),
    refresh,
  });
  const create = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('passport.termsOfService.create')}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {text.newTerms}
    </ActionButton>
  );
  return (
    <>
      <DataList
        id="passport.terms"
        scope="terms"
        label={text.terms}
        source={listOf(termsOfService.list)}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        toolbar={create}
        actions={(terms) => [
          { label: text.edit, icon: editIcon, reason, onClick: () => setOpen({ kind: 'edit', terms }) },
          {
            label: terms.enabled ? text.disable : text.enable,
            icon: powerIcon,
            reason,
            onClick: () => turn.mutate(terms),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.termsOfService.remove'),
            onClick: () => setOpen({ kind: 'delete', terms }),
          },
        ]}
        empty={
          <EmptyState
            icon={bookIcon}
            title={text.noTerms}
            action={create}
            snippets={{ call: termsOfService.create, input: { title: text.terms, content: '…' } }}
          >
            {text.noTermsHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <TermsForm appId={appId} refresh={refresh} onClose={close} /> : null}
        {open?.kind === 'edit' ? (
          <TermsForm appId={appId} terms={open.terms} refresh={refresh} onClose={close} />
        ) : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteTerms}
          verb={text.delete}
          typed={open.terms.title}
          onConfirm={() => termsOfService.remove({ id: open.terms.id })}
          done={text.termsDeleted(open.terms.title)}
          refresh={refresh}
          onClose={close}
        >
          {text.deleteTermsWords}
        </Confirm>
      ) : null}
    </>
  );
}
