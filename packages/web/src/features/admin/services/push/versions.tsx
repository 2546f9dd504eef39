// The versions of the push server, the newest first.

import type { PushServerVersion } from '@uos/sdk/services/push';
import { pushServerVersionColumns } from '@uos/sdk/services/push.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../../kit/act/action-button.tsx';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { keyOf } from '../../../../kit/call/query.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { appsIcon, editIcon, plusIcon, serverIcon, trashIcon } from '../../../../kit/show/icons.ts';
import { text } from '../text.zh.ts';
import { MOST, push } from './queries.ts';

const VersionForm = part(() => import('./version-form.tsx'), 'over');
const AssignForm = part(() => import('./assign-form.tsx'), 'over');

const columns = columnsOf<PushServerVersion>(pushServerVersionColumns, {
  version: { sort: true },
  image: { sort: true },
  isDefault: {},
  appCount: { sort: true },
  description: { wideOnly: true },
  createdAt: { sort: true },
  modifiedAt: { wideOnly: true, sort: true },
  id: { hidden: true },
});

const versions = wholeListOf(
  push.serverVersions.list,
  { limit: MOST },
  { rows: ({ serverVersions }) => serverVersions, search: ({ version, image }) => `${version} ${image}` },
);

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'remove' | 'assign'; readonly version: PushServerVersion };

export default function Versions() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const create = (
    <ActionButton icon={plusIcon} onClick={() => setOpen({ kind: 'create' })}>
      {text.createVersion}
    </ActionButton>
  );
  return (
    <>
      <DataList
        id="admin.pushVersions"
        label={text.tabVersions}
        source={versions}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ version }) => version}
        search={text.searchVersion}
        actions={(version) => [
          { label: text.assign, icon: appsIcon, onClick: () => setOpen({ kind: 'assign', version }) },
          { label: text.edit, icon: editIcon, onClick: () => setOpen({ kind: 'edit', version }) },
          {
            label: text.remove,
            icon: trashIcon,
            danger: true,
            reason: whyKept(version),
            onClick: () => setOpen({ kind: 'remove', version }),
          },
        ]}
        toolbar={create}
        empty={<EmptyState icon={serverIcon} title={text.noVersions} action={create} />}
      />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <VersionForm onClose={close} /> : null}
        {open?.kind === 'edit' ? <VersionForm of={open.version} onClose={close} /> : null}
        {open?.kind === 'assign' ? <AssignForm of={open.version} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'remove' ? (
        <Confirm
          title={text.removeVersion}
          verb={text.remove}
          typed={open.version.version}
          onConfirm={() => push.serverVersions.remove({ id: open.version.id })}
          done={text.versionRemoved(open.version.version)}
          refresh={[keyOf(push.serverVersions.list)]}
          onClose={close}
        >
          {text.removeVersionWords(open.version.version)}
        </Confirm>
      ) : null}
    </>
  );
}

function whyKept({ isDefault, appCount }: PushServerVersion): string | undefined {
  if (isDefault) {
    return text.isDefaultVersion;
  }
  return appCount > 0 ? text.versionInUse(appCount.toLocaleString('en-US')) : undefined;
}
