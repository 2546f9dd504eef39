// Sync as operators run it: the sizes of rooms, what runs where, and the configuration of each app.

import { label, platformLabels, wordsOf } from '@uos/contract/labels';
import { matchTable } from '@uos/sdk/services/match';
import {
  type ConfigSetInput,
  type SyncConfig,
  type SyncPod,
  type SyncTier,
  syncTable,
  type TiersCreateInput,
} from '@uos/sdk/services/sync';
import { syncConfigColumns, syncPodColumns, syncTierColumns } from '@uos/sdk/services/sync.columns';
import { configSetForm, tiersCreateForm } from '@uos/sdk/services/sync.forms';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf, wholeListOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { editIcon, plusIcon, refreshIcon, serverIcon, settingsIcon } from '../../../kit/show/icons.ts';
import { clientOf, platformOf } from '../../../shell/uos.ts';
import { ServiceGate } from './service-gate.tsx';
import { TabsOf } from './tabs-of.tsx';
import { text } from './text.zh.ts';

const { sync, match } = platformOf({ sync: syncTable, match: matchTable });

export default function SyncManagement() {
  const refresh = useAction({
    run: () => match.refreshRegionsCache({}),
    done: () => text.regionsRefreshed,
  });
  const refreshRegions = (
    <ActionButton icon={refreshIcon} variant="default" loading={refresh.isPending} onClick={() => refresh.mutate()}>
      {text.refreshRegions}
    </ActionButton>
  );
  return (
    <Page title={text.sync} help={text.syncHelp}>
      <ServiceGate service="usync" what={text.syncWhat} query={queryOf(sync.rooms.byPod, { count: 1 })}>
        <TabsOf
          parts={[
            { key: 'tiers', title: text.tabTiers, body: <Tiers /> },
            { key: 'pods', title: text.tabPods, body: <Pods /> },
            { key: 'configs', title: text.tabConfigs, body: <Configs refreshRegions={refreshRegions} /> },
          ]}
        />
      </ServiceGate>
    </Page>
  );
}

const wide = { wideOnly: true } as const;

const tierColumns = columnsOf<SyncTier>(syncTierColumns, {
  Name: {},
  MaxPlayers: {},
  RoomsPerPod: {},
  Price: {},
  Enabled: {},
  BillingUnit: wide,
  CpuLimit: wide,
  MemoryLimit: wide,
  CreatedAt: wide,
  RoomProfileTierId: { title: text.tierId, hidden: true },
});

function Tiers() {
  const [open, setOpen] = useState<SyncTier | 'new'>();
  const create = (
    <ActionButton icon={plusIcon} onClick={() => setOpen('new')}>
      {text.createTier}
    </ActionButton>
  );
  return (
    <>
      <DataList
        id="admin.tiers"
        label={text.tabTiers}
        source={listOf(sync.tiers.list)}
        columns={tierColumns}
        rowKey={({ RoomProfileTierId }) => RoomProfileTierId}
        rowName={({ Name }) => Name}
        actions={(tier) => [{ label: text.edit, icon: editIcon, onClick: () => setOpen(tier) }]}
        toolbar={create}
        empty={<EmptyState icon={serverIcon} title={text.noTiers} action={create} />}
      />
      {open === undefined ? null : (
        <TierForm {...(open === 'new' ? {} : { of: open })} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

const half = { half: true } as const;

const tierFields = fieldsOf<ValuesOf<TiersCreateInput>>(tiersCreateForm, {
  Name: {},
  MaxPlayers: half,
  BillingUnit: half,
  CpuLimit: half,
  MemoryLimit: half,
  NetLimit: { ...half, label: text.netLimit },
  RoomsPerPod: half,
  Price: {},
  Enabled: {},
});

function TierForm({ of, onClose }: { of?: SyncTier; onClose: () => void }) {
  return (
    <FormDialog
      title={of === undefined ? text.createTier : text.editTier}
      size="lg"
      fields={tierFields}
      initial={{
        Name: of?.Name ?? '',
        MaxPlayers: of?.MaxPlayers,
        BillingUnit: of?.BillingUnit,
        CpuLimit: of?.CpuLimit ?? '',
        MemoryLimit: of?.MemoryLimit ?? '',
        NetLimit: of?.NetLimit,
        RoomsPerPod: of?.RoomsPerPod,
        Price: of?.Price,
        Enabled: of?.Enabled ?? true,
      }}
      submitLabel={of === undefined ? text.create : text.save}
      onSubmit={(values) => {
        const tier = inputOf<TiersCreateInput>(tiersCreateForm, values);
        return of === undefined ? sync.tiers.create(tier) : sync.tiers.update({ id: of.RoomProfileTierId, ...tier });
      }}
      done={({ Name }) => text.tierSaved(Name)}
      refresh={[keyOf(sync.tiers.list)]}
      onClose={() => onClose()}
    />
  );
}

const podColumns = columnsOf<SyncPod>(syncPodColumns, { PodName: {}, NodeIp: {}, RoomCount: {}, PlayerCount: {} });

function Pods() {
  return (
    <DataList
      id="admin.pods"
      label={text.tabPods}
      source={listOf(sync.rooms.byPod)}
      columns={podColumns}
      rowKey={({ PodName }) => PodName}
      rowName={({ PodName }) => PodName}
      empty={<EmptyState icon={serverIcon} title={text.noPods} />}
    />
  );
}

const own = columnKinds<SyncConfig>().own;
const { syncType, perfTest } = platformLabels.service;

const configColumns = [
  ...columnsOf<SyncConfig>(syncConfigColumns, { AppName: {}, UosAppId: { title: text.appId } }),
  own('type', text.type, ({ Properties }) => label(syncType, Properties.type)[language]),
  own('perfTest', text.perfTest, ({ Properties }) => label(perfTest, Properties.perfTest)[language]),
  ...columnsOf<SyncConfig>(syncConfigColumns, { MaxRooms: {}, Ration: {}, ModifiedAt: wide }),
];

const configs = wholeListOf(
  sync.config.search,
  { Count: 9999 },
  { rows: ({ Items }) => Items, search: ({ UosAppId, AppName }) => `${UosAppId} ${AppName}` },
);

function Configs({ refreshRegions }: { refreshRegions: ReactNode }) {
  const [open, setOpen] = useState<SyncConfig>();
  const recache = useAction({
    run: (appId: string) => clientOf({ sync: syncTable }, appId).sync.recache({ appId }),
    done: () => text.recached,
  });
  return (
    <>
      <DataList
        id="admin.syncConfigs"
        label={text.tabConfigs}
        source={configs}
        columns={configColumns}
        rowKey={({ UosAppId }) => UosAppId}
        rowName={({ AppName }) => AppName}
        search={text.searchApp}
        actions={(config) => [
          { label: text.editConfig, icon: editIcon, onClick: () => setOpen(config) },
          { label: text.recache, icon: refreshIcon, onClick: () => recache.mutate(config.UosAppId) },
        ]}
        toolbar={refreshRegions}
        empty={<EmptyState icon={settingsIcon} title={text.noConfigs} action={refreshRegions} />}
      />
      {open === undefined ? null : <ConfigForm of={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type Config = ValuesOf<Pick<ConfigSetInput, 'MaxRooms' | 'Ration'>, { 'Properties.type': string; perfTest: boolean }>;

const configFields = fieldsOf<Config>(configSetForm, {
  'Properties.type': { required: true },
  perfTest: { kind: 'switch', label: text.perfTest },
  MaxRooms: half,
  Ration: half,
});

function ConfigForm({ of, onClose }: { of: SyncConfig; onClose: () => void }) {
  return (
    <FormDialog
      title={text.editConfig}
      fields={configFields}
      initial={{
        'Properties.type': of.Properties.type,
        perfTest: of.Properties.perfTest === 'Enabled',
        MaxRooms: of.MaxRooms as number | undefined,
        Ration: of.Ration as number | undefined,
      }}
      submitLabel={text.save}
      onSubmit={({ 'Properties.type': type, perfTest, ...limits }) =>
        sync.config.set({
          ...inputOf<ConfigSetInput>(configSetForm, limits),
          UosAppId: of.UosAppId,
          Properties: {
            ...given({ type: wordsOf(syncType).find((word) => word === type) }),
            perfTest: perfTest ? 'Enabled' : 'Disabled',
          },
        })
      }
      done={() => text.configSaved}
      refresh={[keyOf(sync.config.search)]}
      onClose={() => onClose()}
    />
  );
}
