// The tags of an app, and how many carry each.
import type { PassportTag } from '@uos/sdk/browser';
import { passportTagColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { badgeIcon, editIcon, plusIcon, trashIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { DeleteTag } from './delete-tag.tsx';
import { tagKeys } from './queries.ts';
import { TagMark } from './tag-mark.tsx';
import { text } from './text.zh.ts';

const TagForm = part(() => import('./tag-form.tsx'), 'over');

const columns = columnsOf<PassportTag>(passportTagColumns, {
  name: { cell: (tag) => <TagMark of={tag} />, value: ({ name }) => name },
  userCount: {},
  personaCount: {},
  description: { wideOnly: true },
  createdAt: {},
});

type Open = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly tag: PassportTag };

export default function TagList() {
  const { AppId: appId } = useApp();
  const { tags } = passportOf(appId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const create = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('passport.tags.create')}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {text.create}
    </ActionButton>
  );
  return (
    <Page title={text.tags} help={text.tagsHelp} actions={create}>
      <DataList
        id="passport.tags"
        label={text.tags}
        source={listOf(tags.list, ({ q }) => given({ name: q }))}
        columns={columns}
        rowKey={({ tagID }) => tagID}
        rowName={({ name }) => name}
        rowLink={({ tagID }) => screen('/services/{appId}/passport/account/tag/{tagID}', { appId, tagID })}
        refresh={tagKeys(appId)}
        search={text.search}
        actions={(tag) => [
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('passport.tags.update'),
            onClick: () => setOpen({ kind: 'edit', tag }),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.tags.remove'),
            onClick: () => setOpen({ kind: 'delete', tag }),
          },
        ]}
        bulk={[
          {
            key: 'delete',
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.tags.remove'),
            run: ({ tagID }) => tags.remove({ id: tagID }),
            words: text.bulkDelete,
          },
        ]}
        empty={
          <EmptyState
            icon={badgeIcon}
            title={text.empty}
            action={create}
            snippets={{ call: tags.create, input: text.sample }}
          >
            {text.emptyHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <TagForm appId={appId} onClose={close} /> : null}
        {open?.kind === 'edit' ? <TagForm appId={appId} tag={open.tag} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? <DeleteTag appId={appId} tag={open.tag} onClose={close} /> : null}
    </Page>
  );
}
