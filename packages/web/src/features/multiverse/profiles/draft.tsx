// The draft that is worked on, and beside it a server that tries it.
import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { label } from '@uos/contract/labels';
import type { MultiverseProfile, MultiverseRevision } from '@uos/sdk/services/multiverse';
import { multiverseRevisionColumns } from '@uos/sdk/services/multiverse.columns';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Facts } from '../../../kit/show/facts.tsx';
import { editIcon, rocketIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { portWords } from '../../../parts/hosting/address.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { text } from '../text.zh.ts';
import { TestServerCard } from './test-server-card.tsx';

interface DraftProps {
  readonly appId: string;
  readonly profile: MultiverseProfile;
  readonly draft: MultiverseRevision;
  readonly onEdit: () => void;
  readonly onRelease: () => void;
}

const facts = columnsOf<MultiverseRevision>(multiverseRevisionColumns, {
  imageName: {},
  startCommand: {},
  startArgs: {},
  portList: { kind: 'text', cell: ({ portList }) => portWords('', portList) },
  cpuLimit: {},
  memoryLimit: {},
  modifiedAt: {},
});

export default function Draft({ appId, profile, draft, onEdit, onRelease }: DraftProps) {
  const reasonFor = usePermission();
  const name = text.draftTitle(draft.version);
  return (
    <SimpleGrid type="container" cols={{ base: 1, '640px': 2 }} style={{ alignItems: 'start' }}>
      <Paper p="md" component="section" aria-label={name}>
        <Stack gap="sm">
          <Group justify="space-between">
            <Title order={3}>{name}</Title>
            <StatusDot label={label(multiverseRevisionColumns.status.labels, draft.status)} />
          </Group>
          <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(draft) }))} />
          {draft.description === '' ? null : (
            <Text size="sm" c="dimmed">
              {draft.description}
            </Text>
          )}
          <Group gap="xs">
            <ActionButton
              size="xs"
              variant="default"
              icon={editIcon}
              reason={reasonFor('multiverse.revisions.update')}
              onClick={onEdit}
            >
              {text.edit}
            </ActionButton>
            <ActionButton
              size="xs"
              variant="default"
              icon={rocketIcon}
              reason={reasonFor('multiverse.revisions.release')}
              onClick={onRelease}
            >
              {text.releaseAsk}
            </ActionButton>
          </Group>
        </Stack>
      </Paper>
      <TestServerCard appId={appId} profile={profile} revision={draft} />
    </SimpleGrid>
  );
}
