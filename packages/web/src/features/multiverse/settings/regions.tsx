// The regions of a game: how many servers wait in each, and how many there may be.
import { Title } from '@mantine/core';
import type { MultiverseGameRegion } from '@uos/sdk/services/multiverse';
import { multiverseGameRegionColumns } from '@uos/sdk/services/multiverse.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { editIcon, plusIcon, serverIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { multiverseOf, regionKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

const RegionForm = part(() => import('./region-form.tsx'), 'over');

const columns = columnsOf<MultiverseGameRegion>(multiverseGameRegionColumns, {
  regionName: {},
  regionId: { title: text.regionId, wideOnly: true },
  status: {},
  minServers: {},
  maxServers: {},
  bufferPercent: { cell: ({ bufferPercent }) => text.percent(bufferPercent) },
  reason: { wideOnly: true },
});

type Open = { readonly kind: 'add' } | { readonly kind: 'edit' | 'remove'; readonly region: MultiverseGameRegion };

export function Regions({ appId }: { appId: string }) {
  const { regions } = multiverseOf(appId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('multiverse.regions.create')}
      onClick={() => setOpen({ kind: 'add' })}
    >
      {text.addRegion}
    </ActionButton>
  );
  return (
    <section aria-label={text.regions}>
      <Title order={2} mb="sm">
        {text.regions}
      </Title>
      <DataList
        id="multiverse.gameRegions"
        label={text.regions}
        source={listOf(regions.list, () => ({ gameId: appId }))}
        columns={columns}
        rowKey={({ regionId }) => regionId}
        rowName={({ regionName }) => regionName}
        toolbar={add}
        actions={(region) => [
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('multiverse.regions.update'),
            onClick: () => setOpen({ kind: 'edit', region }),
          },
          {
            label: text.removeRegion,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('multiverse.regions.remove'),
            onClick: () => setOpen({ kind: 'remove', region }),
          },
        ]}
        empty={
          <EmptyState
            icon={serverIcon}
            title={text.noRegions}
            action={add}
            snippets={{ call: regions.create, input: { gameId: appId, regionId: 'local' } }}
          >
            {text.noRegionsHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'add' ? <RegionForm appId={appId} onClose={close} /> : null}
        {open?.kind === 'edit' ? <RegionForm appId={appId} region={open.region} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'remove' ? (
        <Confirm
          title={text.removeRegion}
          verb={text.removeRegion}
          onConfirm={() => regions.remove({ gameId: appId, regionId: open.region.regionId })}
          done={text.regionRemoved(open.region.regionName)}
          refresh={regionKeys(appId)}
          onClose={close}
        >
          {text.removeRegionWords(open.region.regionName)}
        </Confirm>
      ) : null}
    </section>
  );
}
