// One version beside the list: what it says, and what differs from another one.
import { NativeSelect, Stack, Text } from '@mantine/core';
import { label } from '@uos/contract/labels';
import type { MultiverseRevision } from '@uos/sdk/services/multiverse';
import { multiverseRevisionColumns } from '@uos/sdk/services/multiverse.columns';
import { Suspense } from 'react';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { portWords } from '../../../parts/hosting/address.ts';
import { text } from '../text.zh.ts';
import { revisionText } from './revision-text.ts';

const DiffView = part(() => import('../../../kit/diff/diff-view.tsx'));

const HEIGHT = 320;

interface RevisionPanelProps {
  readonly revision: MultiverseRevision;
  readonly others: readonly MultiverseRevision[];
  readonly against: MultiverseRevision | undefined;
  readonly onCompare: (id: string) => void;
  readonly onClose: () => void;
}

const facts = columnsOf<MultiverseRevision>(multiverseRevisionColumns, {
  id: {},
  imageName: {},
  startCommand: {},
  startArgs: {},
  workDir: {},
  cpuLimit: {},
  memoryLimit: {},
  portList: { kind: 'text', cell: ({ portList }) => portWords('', portList) },
  envList: { kind: 'count' },
  fileConfigs: { kind: 'count' },
  description: {},
  releasedAt: {},
  releasedByUser: {},
  createdAt: {},
});

export default function RevisionPanel({ revision, others, against, onCompare, onClose }: RevisionPanelProps) {
  // why: held against itself nothing differs
  const other = against?.id === revision.id ? others[0] : against;
  return (
    <SideDrawer title={text.version(revision.version)} closeLabel={text.close} width={640} canFill onClose={onClose}>
      <Stack gap="md">
        <StatusDot label={label(multiverseRevisionColumns.status.labels, revision.status)} />
        <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(revision) }))} />
        {other === undefined ? (
          <Text size="sm" c="dimmed">
            {text.nothingToCompare}
          </Text>
        ) : (
          <>
            <NativeSelect
              label={text.compareWith}
              value={other.id}
              data={others.map(({ id, version }) => ({ value: id, label: text.version(version) }))}
              onChange={(event) => onCompare(event.currentTarget.value)}
            />
            <Suspense fallback={<Waiting height={HEIGHT} />}>
              <DiffView
                label={text.fromTo(text.version(other.version), text.version(revision.version))}
                before={revisionText(other)}
                after={revisionText(revision)}
              />
            </Suspense>
          </>
        )}
      </Stack>
    </SideDrawer>
  );
}
