// One save beside its list: what it holds, what it held before, and what may be done with it.

import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import { formatSize } from '@uos/contract/rules';
import type { CloudSave } from '@uos/sdk/services/save';
import { cloudSaveColumns } from '@uos/sdk/services/save.columns';
import { Suspense, useState } from 'react';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { downloadIcon, editIcon, saveIcon, trashIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { nameOf, saveQuery } from '../queries.ts';
import { RemoveSave } from '../saves/remove-save.tsx';
import { useDownload } from '../saves/use-download.ts';
import { text } from '../text.zh.ts';

const SaveForm = part(() => import('../saves/save-form.tsx'), 'over');
const SaveContent = part(() => import('./save-content.tsx'));
const SaveVersions = part(() => import('./save-versions.tsx'));

const facts = columnsOf<CloudSave>(cloudSaveColumns, {
  userId: { kind: 'id' },
  namespace: { kind: 'text' },
  file: { title: text.size, cell: ({ file }) => (file.objectId === '' ? text.noFile : formatSize(file.size)) },
  modifiedAt: {},
  personaId: { kind: 'id' },
  revision: {},
  saveId: {},
  description: { kind: 'text' },
  tags: { kind: 'text' },
  properties: {
    cell: ({ properties }) =>
      Object.entries(properties)
        .map(([key, value]) => `${key}=${value}`)
        .join(text.semicolon) || '–',
  },
  createdAt: {},
});

export default function SaveDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const close = () => setOpen(undefined);
  const download = useDownload(appId);
  const cannotWrite = reasonFor('save.files.set');
  return (
    <DetailPage
      place={place}
      query={useQuery(saveQuery(appId, id))}
      kind={text.saveOne}
      icon={saveIcon}
      title={nameOf}
      status={({ progressType }) => <StatusDot label={label(cloudSaveColumns.progressType.labels, progressType)} />}
      facts={facts}
      list={screen('/services/{appId}/crud/save', { appId })}
      actions={(save) => [
        {
          label: text.download,
          icon: downloadIcon,
          primary: true,
          reason: cannotWrite ?? (save.file.objectId === '' ? text.noFile : undefined),
          onClick: () => download.mutate(save),
        },
        { label: text.replace, icon: editIcon, reason: cannotWrite, onClick: () => setOpen('edit') },
        {
          label: text.remove,
          icon: trashIcon,
          danger: true,
          reason: reasonFor('save.files.remove'),
          onClick: () => setOpen('remove'),
        },
      ]}
      tabs={(save) => [
        {
          key: 'content',
          title: text.content,
          render: () => <SaveContent appId={appId} id={id} reason={cannotWrite} />,
        },
        {
          key: 'versions',
          title: text.versions,
          render: () => <SaveVersions appId={appId} save={save} reason={cannotWrite} />,
        },
        historyTab({ appId }, id, nameOf(save)),
      ]}
    >
      {(save) => (
        <>
          <Suspense fallback={null}>
            {open === 'edit' ? <SaveForm appId={appId} save={save} onClose={close} /> : null}
          </Suspense>
          {open === 'remove' ? <RemoveSave appId={appId} save={save} onRemoved={onClose} onClose={close} /> : null}
        </>
      )}
    </DetailPage>
  );
}
