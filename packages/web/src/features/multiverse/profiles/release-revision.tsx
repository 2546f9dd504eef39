// A version released, or one of before again: whether the resources suffice, and how many servers run the old one.
import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatSize } from '@uos/contract/rules';
import type { MultiverseProfile, MultiverseReleaseResource, MultiverseRevision } from '@uos/sdk/services/multiverse';
import { multiverseReleaseResourceColumns } from '@uos/sdk/services/multiverse.columns';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { queryOf } from '../../../kit/call/query.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { gameRegionsQuery, multiverseOf, revisionKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

interface ReleaseRevisionProps {
  readonly appId: string;
  readonly profile: MultiverseProfile;
  readonly revision: MultiverseRevision;
  /** What new servers run until now. */
  readonly released: MultiverseRevision | undefined;
  readonly onClose: () => void;
}

export default function ReleaseRevision({ appId, profile, revision, released, onClose }: ReleaseRevisionProps) {
  const { revisions } = multiverseOf(appId);
  const isBack = revision.status === 'archived';
  const to = text.version(revision.version);
  return (
    <Confirm
      title={isBack ? text.rollBackTitle(profile.name, to) : text.releaseTitle(profile.name, to)}
      verb={isBack ? text.rollBackTo(to) : text.releaseTo(to)}
      change={{ from: released === undefined ? text.notReleased : text.version(released.version), to }}
      long
      onConfirm={() => revisions.release({ id: revision.id })}
      {...(released === undefined ? {} : { undo: () => revisions.release({ id: released.id }) })}
      done={text.released(to)}
      refresh={revisionKeys(appId)}
      onClose={() => onClose()}
    >
      <Room appId={appId} profileId={profile.id} revisionId={revision.id} />
    </Confirm>
  );
}

const MIB = 1024 * 1024;

const facts = columnsOf<MultiverseReleaseResource>(multiverseReleaseResourceColumns, {
  requiredCpu: { kind: 'text', cell: ({ requiredCpu }) => text.cores(requiredCpu) },
  availableCpu: { kind: 'text', cell: ({ availableCpu }) => text.cores(availableCpu) },
  requiredMemory: { kind: 'text', cell: ({ requiredMemory }) => formatSize(requiredMemory * MIB) },
  availableMemory: { kind: 'text', cell: ({ availableMemory }) => formatSize(availableMemory * MIB) },
});

const HEIGHT = 120;

function Room({ appId, profileId, revisionId }: { appId: string; profileId: string; revisionId: string }) {
  const room = useQuery({
    ...queryOf(multiverseOf(appId).profiles.releaseResource, { id: profileId, revisionId }),
    select: ({ releaseResource }) => releaseResource,
  });
  const regions = useQuery(gameRegionsQuery(appId));
  if (room.data === undefined) {
    return room.isError ? (
      <ErrorPanel error={room.error} onRetry={() => void room.refetch()} />
    ) : (
      <Waiting height={HEIGHT} />
    );
  }
  const { data } = room;
  return (
    <Stack gap="sm">
      <Text size="sm">{text.releaseWords(data.runningServers)}</Text>
      {regions.data?.length === 0 ? (
        <Alert color="orange">{text.noRegionYet}</Alert>
      ) : (
        <>
          <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(data) }))} />
          {data.sufficient ? null : <Alert color="orange">{text.noRoom}</Alert>}
        </>
      )}
    </Stack>
  );
}
