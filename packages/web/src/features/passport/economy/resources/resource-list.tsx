// What the game counts: currencies and items, who holds them, and what uses each.
import { useQuery } from '@tanstack/react-query';
import type { EconomyResource } from '@uos/sdk/browser';
import type { ResourcesSearchInput } from '@uos/sdk/services/passport';
import { economyResourceColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../../kit/act/action-button.tsx';
import { sideDrawer, useSideDrawer } from '../../../../kit/detail/side-drawer.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../../kit/list/filter.ts';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { given } from '../../../../kit/list/source/source.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { Page } from '../../../../kit/page/page.tsx';
import { costIcon, editIcon, plusIcon, trashIcon, uploadIcon } from '../../../../kit/show/icons.ts';
import { useApp } from '../../../../shell/apps.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { passportOf } from '../../queries.ts';
import { namespacesQuery, resourceKeys } from '../queries.ts';
import { DeleteResource } from './delete-resource.tsx';
import { builtIn, lifetimeWords, limitWords } from './resource-words.ts';
import { text } from './text.zh.ts';

const ResourceForm = part(() => import('./resource-form.tsx'), 'over');
const ResourceImport = part(() => import('./resource-import.tsx'), 'over');
const ResourceDrawer = part(() => import('./resource-drawer.tsx'), 'over');

const { type: kind } = economyResourceColumns;

const columns = columnsOf<EconomyResource>(economyResourceColumns, {
  displayName: {},
  slugName: {},
  type: {},
  namespace: { wideOnly: true },
  quantityLimit: { cell: limitWords, align: 'right' },
  lifetimeSeconds: { cell: lifetimeWords, align: 'right' },
  stackable: { wideOnly: true },
  createdAt: { wideOnly: true },
});

type Open =
  | { readonly kind: 'create' | 'import' }
  | { readonly kind: 'edit' | 'delete'; readonly resource: EconomyResource };

export default function ResourceList() {
  const { AppId: appId } = useApp();
  const { resources } = passportOf(appId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const drawer = useSideDrawer('resource');
  const namespaces = useQuery(namespacesQuery(appId)).data ?? [];
  const create = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('passport.resources.create')}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {text.create}
    </ActionButton>
  );
  return (
    <Page
      title={text.resources}
      help={text.help}
      actions={
        <>
          <ActionButton
            variant="default"
            icon={uploadIcon}
            reason={reasonFor('passport.resources.import')}
            onClick={() => setOpen({ kind: 'import' })}
          >
            {text.import}
          </ActionButton>
          {create}
        </>
      }
    >
      <DataList
        id="passport.resources"
        label={text.resources}
        source={listOf(resources.search, ({ q, filters: { type, namespace } }) =>
          given({ displayName: q, type: type as ResourcesSearchInput['type'], namespace }),
        )}
        columns={columns}
        rowKey={({ slugName }) => slugName}
        rowName={({ displayName }) => displayName}
        rowSearch={({ slugName }) => sideDrawer('resource', slugName)}
        refresh={resourceKeys(appId)}
        search={text.search}
        filters={[
          labelFilter('type', kind.title, kind.labels),
          {
            kind: 'choice',
            key: 'namespace',
            title: economyResourceColumns.namespace.title,
            options: namespaces.map((value) => ({ value, label: value })),
          },
        ]}
        actions={(resource) => [
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('passport.resources.update') ?? builtIn(resource),
            onClick: () => setOpen({ kind: 'edit', resource }),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.resources.remove') ?? builtIn(resource),
            onClick: () => setOpen({ kind: 'delete', resource }),
          },
        ]}
        bulk={[
          {
            key: 'delete',
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.resources.remove'),
            leaves: builtIn,
            run: ({ slugName }) => resources.remove({ slug: slugName }),
            words: text.bulkDelete,
          },
        ]}
        empty={
          <EmptyState
            icon={costIcon}
            title={text.empty}
            action={create}
            snippets={{ call: resources.create, input: text.sample }}
          >
            {text.emptyHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <ResourceForm appId={appId} onClose={close} /> : null}
        {open?.kind === 'edit' ? <ResourceForm appId={appId} resource={open.resource} onClose={close} /> : null}
        {open?.kind === 'import' ? <ResourceImport appId={appId} onClose={close} /> : null}
        {drawer.id === undefined ? null : (
          <ResourceDrawer key={drawer.id} appId={appId} slug={drawer.id} onClose={drawer.close} />
        )}
      </Suspense>
      {open?.kind === 'delete' ? <DeleteResource appId={appId} resource={open.resource} onClose={close} /> : null}
    </Page>
  );
}
