// The versions of a profile: the draft with a server that tries it above them, and any of them beside the list, held
// against the released one.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MultiverseProfile, MultiverseRevision } from '@uos/sdk/services/multiverse';
import { multiverseRevisionColumns } from '@uos/sdk/services/multiverse.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { copyIcon, editIcon, plusIcon, rocketIcon, serverIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { multiverseOf, revisionKeys, revisionsQuery } from '../queries.ts';
import { text } from '../text.zh.ts';

const Draft = part(() => import('./draft.tsx'), 'nothing');
const RevisionForm = part(() => import('./revision-form.tsx'), 'over');
const RevisionPanel = part(() => import('./revision-panel.tsx'), 'over');
const ReleaseRevision = part(() => import('./release-revision.tsx'), 'over');

const columns = columnsOf<MultiverseRevision>(multiverseRevisionColumns, {
  version: { kind: 'text', cell: ({ version }) => text.version(version) },
  status: {},
  imageName: {},
  cpuLimit: {},
  memoryLimit: {},
  portList: { wideOnly: true },
  description: { wideOnly: true },
  releasedAt: {},
  createdAt: {},
  createdByUser: { hidden: true },
  id: { hidden: true },
});

/** `compare` names the version that the open one is held against. */
const spec = { revision: words(), compare: words() };

interface RevisionsProps {
  readonly appId: string;
  readonly profile: MultiverseProfile;
  readonly onNew: () => void;
}

type Open = { readonly kind: 'edit' | 'copy' | 'release' | 'delete'; readonly revision: MultiverseRevision };

export default function Revisions({ appId, profile, onNew }: RevisionsProps) {
  const { revisions } = multiverseOf(appId);
  const all = useQuery(revisionsQuery(appId, profile.id)).data ?? [];
  const [{ revision: shownId, compare }, change] = useSearchState(spec);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const reasonFor = usePermission();
  const released = all.find(({ status }) => status === 'released');
  const draft = all.find(({ status }) => status === 'draft');
  const shown = all.find(({ id }) => id === shownId);
  const create = (
    <ActionButton icon={plusIcon} reason={reasonFor('multiverse.revisions.create')} onClick={onNew}>
      {text.newRevision}
    </ActionButton>
  );
  return (
    <Stack gap="lg">
      {draft === undefined ? null : (
        <Suspense fallback={null}>
          <Draft
            appId={appId}
            profile={profile}
            draft={draft}
            onEdit={() => setOpen({ kind: 'edit', revision: draft })}
            onRelease={() => setOpen({ kind: 'release', revision: draft })}
          />
        </Suspense>
      )}
      <DataList
        id="multiverse.revisions"
        label={text.revisions}
        source={listOf(revisions.list, () => ({ id: profile.id }))}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ version }) => text.version(version)}
        rowSearch={({ id }) => ({ revision: id })}
        refresh={revisionKeys(appId)}
        actions={(revision) => [
          {
            label: revision.status === 'archived' ? text.rollBackAsk : text.releaseAsk,
            icon: rocketIcon,
            reason:
              reasonFor('multiverse.revisions.release') ??
              (revision.status === 'released' ? text.isReleased : undefined),
            onClick: () => setOpen({ kind: 'release', revision }),
          },
          {
            label: text.copyRevision,
            icon: copyIcon,
            reason: reasonFor('multiverse.revisions.create'),
            onClick: () => setOpen({ kind: 'copy', revision }),
          },
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('multiverse.revisions.update') ?? onlyDraft(revision),
            onClick: () => setOpen({ kind: 'edit', revision }),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('multiverse.revisions.remove') ?? onlyDraft(revision),
            onClick: () => setOpen({ kind: 'delete', revision }),
          },
        ]}
        empty={
          <EmptyState icon={serverIcon} title={text.noRevisions} action={create}>
            {text.noRevisionsHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'edit' ? (
          <RevisionForm
            appId={appId}
            profileId={profile.id}
            draft={open.revision}
            released={released}
            onClose={close}
          />
        ) : null}
        {open?.kind === 'copy' ? (
          <RevisionForm appId={appId} profileId={profile.id} from={open.revision} released={released} onClose={close} />
        ) : null}
        {open?.kind === 'release' ? (
          <ReleaseRevision
            appId={appId}
            profile={profile}
            revision={open.revision}
            released={released}
            onClose={close}
          />
        ) : null}
        {shown === undefined ? null : (
          <RevisionPanel
            key={shown.id}
            revision={shown}
            others={all.filter(({ id }) => id !== shown.id)}
            against={all.find(({ id }) => id === compare) ?? released}
            onCompare={(id) => change({ compare: id })}
            onClose={() => change({ revision: '', compare: '' })}
          />
        )}
      </Suspense>
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteDraft}
          verb={text.delete}
          onConfirm={() => revisions.remove({ id: open.revision.id })}
          done={text.draftDeleted(open.revision.version)}
          refresh={revisionKeys(appId)}
          onClose={close}
        >
          {text.deleteDraftWords(open.revision.version)}
        </Confirm>
      ) : null}
    </Stack>
  );
}

function onlyDraft({ status }: MultiverseRevision): string | undefined {
  return status === 'draft' ? undefined : text.onlyDrafts;
}
