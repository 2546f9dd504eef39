// One player on two devices: each reads, plays and saves, and the second one hears of the first. Below what is stored.

import { Group, Stack, TextInput, Title } from '@mantine/core';
import type { CloudSave } from '@uos/sdk/services/save';
import { cloudSaveColumns } from '@uos/sdk/services/save.columns';
import { Suspense, useState } from 'react';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { downloadIcon, saveIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { nameOf, saveOf } from '../queries.ts';
import { RemoveSave } from '../saves/remove-save.tsx';
import { useDownload } from '../saves/use-download.ts';
import { Device } from './device.tsx';
import classes from './playground.module.css';
import { text } from './text.zh.ts';

const PlayerPicture = part(() => import('./player-picture.tsx'));

const FIRST = { user: 'demo-ana', namespace: 'playground' } as const;
const spec = { user: words(), namespace: words() };
/** As the calls take them. */
const MOST = 128;

const columns = columnsOf<CloudSave>(cloudSaveColumns, {
  name: { cell: nameOf },
  namespace: { kind: 'text' },
  progressType: {},
  revision: {},
  modifiedAt: {},
});

export default function Playground({ appId }: { appId: string }) {
  const [{ user, namespace }, change] = useSearchState(spec);
  const userId = user || FIRST.user;
  const group = namespace || FIRST.namespace;
  const reasonFor = usePermission();
  const reason = reasonFor('save.files.set');
  const download = useDownload(appId);
  const [removed, setRemoved] = useState<CloudSave>();
  return (
    <Stack gap="lg">
      <Group gap="sm" align="flex-end">
        <Word key={`user ${userId}`} label={text.user} value={userId} onChange={(next) => change({ user: next })} />
        <Word
          key={`group ${group}`}
          label={text.namespace}
          value={group}
          onChange={(next) => change({ namespace: next })}
        />
      </Group>
      <div className={classes.devices}>
        {[1, 2].map((number) => (
          <Device
            key={`${number} ${userId} ${group}`}
            appId={appId}
            number={number}
            userId={userId}
            namespace={group}
            reason={reason}
          />
        ))}
      </div>
      <section aria-label={text.stored}>
        <Title order={2} mb="sm">
          {text.stored}
        </Title>
        <DataList
          id="save.playground"
          label={text.stored}
          source={listOf(saveOf(appId).files.list, () => ({ userId }))}
          columns={columns}
          rowKey={({ saveId }) => saveId}
          rowName={nameOf}
          rowEntity={({ saveId }) => ({ kind: 'saveDetail', id: saveId })}
          canExport={false}
          actions={(save) => [
            { label: text.download, icon: downloadIcon, reason, onClick: () => download.mutate(save) },
            {
              label: text.remove,
              icon: trashIcon,
              danger: true,
              reason: reasonFor('save.files.remove'),
              onClick: () => setRemoved(save),
            },
          ]}
          empty={
            <EmptyState icon={saveIcon} title={text.nothingStored}>
              {text.nothingStoredHint}
            </EmptyState>
          }
        />
      </section>
      <Suspense fallback={null}>
        <PlayerPicture appId={appId} userId={userId} reason={reason} />
      </Suspense>
      {removed === undefined ? null : <RemoveSave appId={appId} save={removed} onClose={() => setRemoved(undefined)} />}
    </Stack>
  );
}

interface WordProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (next: string) => void;
}

/** Taken over when the field is left, or at Enter. */
function Word({ label, value, onChange }: WordProps) {
  const [typed, setTyped] = useState(value);
  const take = (): void => {
    const next = typed.trim();
    if (next !== value) {
      onChange(next);
    }
  };
  return (
    <TextInput
      label={label}
      maxLength={MOST}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => (key === 'Enter' ? take() : undefined)}
    />
  );
}
