// The saves of an app: found by player, persona, group and name; uploaded, taken to a file, deleted.

import { useNavigate } from '@tanstack/react-router';
import { formatSize } from '@uos/contract/rules';
import type { CloudSave, FilesListInput } from '@uos/sdk/services/save';
import { cloudSaveColumns } from '@uos/sdk/services/save.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { compareIcon, downloadIcon, editIcon, saveIcon, trashIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { nameOf, saveOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { RemoveSave } from './remove-save.tsx';
import { useDownload } from './use-download.ts';

const SaveForm = part(() => import('./save-form.tsx'), 'over');

type Open = { readonly kind: 'create' } | { readonly kind: 'edit' | 'remove'; readonly save: CloudSave };

const { progressType, namespace, personaId, userId } = cloudSaveColumns;

const columns = columnsOf<CloudSave>(cloudSaveColumns, {
  name: { cell: nameOf },
  userId: { kind: 'text' },
  personaId: { kind: 'text', wideOnly: true },
  namespace: { kind: 'text' },
  // why: beside an open save, which says both itself, the time would be cut
  progressType: { wideOnly: true },
  file: {
    title: text.size,
    wideOnly: true,
    align: 'right',
    cell: ({ file }) => (file.objectId === '' ? '–' : formatSize(file.size)),
    value: ({ file }) => file.size,
  },
  revision: { wideOnly: true },
  saveId: { hidden: true },
  modifiedAt: {},
});

export function SaveList({ appId }: { appId: string }) {
  const { files } = saveOf(appId);
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const reasonFor = usePermission();
  const cannotWrite = reasonFor('save.files.set');
  const download = useDownload(appId);
  const upload = (
    <ActionButton icon={uploadIcon} reason={cannotWrite} onClick={() => setOpen({ kind: 'create' })}>
      {text.upload}
    </ActionButton>
  );
  return (
    <>
      <DataList
        id="save.files"
        label={text.saves}
        source={listOf(files.list, ({ q, filters: { user, persona, namespace: group, type } }) =>
          given({
            name: q,
            userId: user,
            personaId: persona,
            namespaces: group === undefined || group === '' ? undefined : [group],
            progressType: type as FilesListInput['progressType'],
          }),
        )}
        columns={columns}
        rowKey={({ saveId }) => saveId}
        rowName={nameOf}
        rowEntity={({ saveId }) => ({ kind: 'saveDetail', id: saveId })}
        refresh={[keyOf(files.get)]}
        search={text.search}
        filters={[
          { kind: 'text', key: 'user', title: userId.title },
          { kind: 'text', key: 'persona', title: personaId.title },
          { kind: 'text', key: 'namespace', title: namespace.title },
          labelFilter('type', progressType.title, progressType.labels),
        ]}
        toolbar={upload}
        actions={(save) => [
          {
            label: text.download,
            icon: downloadIcon,
            reason: cannotWrite ?? (save.file.objectId === '' ? text.noFile : undefined),
            onClick: () => download.mutate(save),
          },
          { label: text.replace, icon: editIcon, reason: cannotWrite, onClick: () => setOpen({ kind: 'edit', save }) },
          {
            label: text.compareWith,
            icon: compareIcon,
            reason: cannotWrite,
            onClick: () =>
              void navigate({
                ...screen('/services/{appId}/crud/save', { appId }),
                search: { tab: 'compare', left: save.saveId },
              } as never),
          },
          {
            label: text.remove,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('save.files.remove'),
            onClick: () => setOpen({ kind: 'remove', save }),
          },
        ]}
        bulk={[
          {
            key: 'remove',
            label: text.remove,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('save.files.remove'),
            run: ({ saveId }) => files.remove({ id: saveId }),
            words: text.removeManyWords,
          },
        ]}
        empty={
          <EmptyState
            icon={saveIcon}
            title={text.none}
            action={upload}
            snippets={{ call: files.list, input: { userId: text.sampleUser } }}
          >
            {text.noneHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <SaveForm appId={appId} onClose={close} /> : null}
        {open?.kind === 'edit' ? <SaveForm appId={appId} save={open.save} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'remove' ? <RemoveSave appId={appId} save={open.save} onClose={close} /> : null}
    </>
  );
}
