// The profiles of a game: which version of each is released, and how many servers run.
import type { MultiverseProfile } from '@uos/sdk/services/multiverse';
import { multiverseProfileColumns } from '@uos/sdk/services/multiverse.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { editIcon, plusIcon, serverIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { multiverseOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { DeleteProfile } from './delete-profile.tsx';

const ProfileForm = part(() => import('./profile-form.tsx'), 'over');

const columns = columnsOf<MultiverseProfile>(multiverseProfileColumns, {
  name: {},
  currentVersion: { cell: ({ currentVersion }) => versionWords(currentVersion) },
  allocatedCount: {},
  regionIds: { kind: 'text', title: text.regions, wideOnly: true },
  description: { wideOnly: true },
  modifiedAt: {},
  id: { hidden: true },
});

type Open = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly profile: MultiverseProfile };

export default function ProfileList({ appId }: { appId: string }) {
  const { profiles } = multiverseOf(appId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const create = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('multiverse.profiles.create')}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {text.newProfile}
    </ActionButton>
  );
  return (
    <>
      <DataList
        id="multiverse.profiles"
        label={text.profiles}
        source={listOf(profiles.list, ({ q }) => ({ gameId: appId, ...given({ name: q }) }))}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ id }) => screen('/services/{appId}/multiverse/profiles/{profileId}', { appId, profileId: id })}
        search={text.searchProfile}
        toolbar={create}
        actions={(profile) => [
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('multiverse.profiles.update'),
            onClick: () => setOpen({ kind: 'edit', profile }),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('multiverse.profiles.remove') ?? inUse(profile),
            onClick: () => setOpen({ kind: 'delete', profile }),
          },
        ]}
        empty={
          <EmptyState
            icon={serverIcon}
            title={text.noProfiles}
            action={create}
            commands={["uos multiverse deploy ./build battle --start './server -port 7777' --port 7777/udp"]}
          >
            {text.noProfilesHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <ProfileForm appId={appId} onClose={close} /> : null}
        {open?.kind === 'edit' ? <ProfileForm appId={appId} profile={open.profile} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? <DeleteProfile appId={appId} profile={open.profile} onClose={close} /> : null}
    </>
  );
}

function versionWords(version: number): string {
  return version === 0 ? text.notReleased : text.version(version);
}

function inUse({ allocatedCount }: MultiverseProfile): string | undefined {
  return allocatedCount === 0 ? undefined : text.stillRuns(allocatedCount);
}
