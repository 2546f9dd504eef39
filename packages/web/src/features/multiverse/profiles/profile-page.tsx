// One profile: its versions, the draft that is worked on with a server that tries it, and what was done to it.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { MultiverseProfile } from '@uos/sdk/services/multiverse';
import { multiverseProfileColumns } from '@uos/sdk/services/multiverse.columns';
import { Suspense, useState } from 'react';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { editIcon, plusIcon, serverIcon, trashIcon } from '../../../kit/show/icons.ts';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { profileQuery, revisionsQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { DeleteProfile } from './delete-profile.tsx';

const Revisions = part(() => import('./revisions.tsx'));
const TestServers = part(() => import('./test-servers.tsx'));
const ProfileForm = part(() => import('./profile-form.tsx'), 'over');
const RevisionForm = part(() => import('./revision-form.tsx'), 'over');

const facts = columnsOf<MultiverseProfile>(multiverseProfileColumns, {
  id: {},
  currentVersion: {
    cell: ({ currentVersion }) => (currentVersion === 0 ? text.notReleased : text.version(currentVersion)),
  },
  allocatedCount: {},
  regionIds: { kind: 'text', title: text.regions },
  description: {},
  createdAt: {},
  modifiedAt: {},
});

type Open = 'edit' | 'delete' | 'revision';

export default function ProfilePage() {
  const { appId, profileId } = useScreenParams('/services/{appId}/multiverse/profiles/{profileId}');
  const navigate = useNavigate();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const revisions = useQuery(revisionsQuery(appId, profileId));
  const list = screen('/services/{appId}/multiverse/profiles', { appId });
  return (
    <DetailPage
      query={useQuery(profileQuery(appId, profileId))}
      kind={text.profile}
      icon={serverIcon}
      title={({ name }) => name}
      facts={facts}
      list={list}
      tabs={(profile) => [
        {
          key: 'revisions',
          title: text.revisions,
          count: revisions.data?.length,
          render: () => <Revisions appId={appId} profile={profile} onNew={() => setOpen('revision')} />,
        },
        { key: 'tests', title: text.testServers, render: () => <TestServers appId={appId} profile={profile} /> },
        historyTab({ appId, serviceName: 'multiverse' }, profile.id, profile.name),
      ]}
      actions={(profile) => [
        {
          label: text.newRevision,
          icon: plusIcon,
          primary: true,
          reason: reasonFor('multiverse.revisions.create'),
          onClick: () => setOpen('revision'),
        },
        {
          label: text.edit,
          icon: editIcon,
          reason: reasonFor('multiverse.profiles.update'),
          onClick: () => setOpen('edit'),
        },
        {
          label: text.delete,
          icon: trashIcon,
          danger: true,
          reason:
            reasonFor('multiverse.profiles.remove') ??
            (profile.allocatedCount === 0 ? undefined : text.stillRuns(profile.allocatedCount)),
          onClick: () => setOpen('delete'),
        },
      ]}
    >
      {(profile) => (
        <>
          <Suspense fallback={null}>
            {open === 'edit' ? <ProfileForm appId={appId} profile={profile} onClose={close} /> : null}
            {open === 'revision' ? (
              <RevisionForm
                appId={appId}
                profileId={profile.id}
                // why the released one: a new version seldom differs from it in more than its image
                from={revisions.data?.find(({ id }) => id === profile.currentRevisionId) ?? revisions.data?.[0]}
                released={revisions.data?.find(({ id }) => id === profile.currentRevisionId)}
                onClose={close}
              />
            ) : null}
          </Suspense>
          {open === 'delete' ? (
            <DeleteProfile
              appId={appId}
              profile={profile}
              onClose={(isDeleted) => {
                close();
                if (isDeleted) {
                  void navigate(list);
                }
              }}
            />
          ) : null}
        </>
      )}
    </DetailPage>
  );
}
