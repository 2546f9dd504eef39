// Sync as operators run it: the sizes of rooms, what runs where, and the configuration of each app.
import { label, platformLabels } from '@uos/contract/labels';
import { matchTable } from '@uos/sdk/services/match';
import { type SyncConfig, type SyncPod, type SyncTier, syncTable } from '@uos/sdk/services/sync';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given, localSource } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
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
    <ActionButton icon="refresh" variant="default" loading={refresh.isPending} onClick={() => refresh.mutate()}>
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

const t = columnKinds<SyncTier>();

const tierColumns = [
  t.text('Name', text.name),
  t.number('MaxPlayers', text.maxPlayers),
  t.number('RoomsPerPod', text.roomsPerPod),
  t.yuan('Price', text.price),
  t.flag('Enabled', text.enabled),
  t.number('BillingUnit', text.billingUnit, { wideOnly: true }),
  t.text('CpuLimit', text.cpu, { wideOnly: true }),
  t.text('MemoryLimit', text.memory, { wideOnly: true }),
  t.time('CreatedAt', text.created, { wideOnly: true }),
  t.id('RoomProfileTierId', text.tierId, { hidden: true }),
];

function Tiers() {
  const [open, setOpen] = useState<SyncTier | 'new'>();
  const create = (
    <ActionButton icon="plus" onClick={() => setOpen('new')}>
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
        actions={(tier) => [{ label: text.edit, icon: 'edit', onClick: () => setOpen(tier) }]}
        toolbar={create}
        empty={<EmptyState icon="server" title={text.noTiers} action={create} />}
      />
      {open === undefined ? null : (
        <TierForm {...(open === 'new' ? {} : { of: open })} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

type Tier = {
  Name: string;
  MaxPlayers: number | undefined;
  BillingUnit: number | undefined;
  CpuLimit: string;
  MemoryLimit: string;
  NetLimit: number | undefined;
  RoomsPerPod: number | undefined;
  Price: number | undefined;
  Enabled: boolean;
};

const tierFields: FieldsOf<Tier> = {
  Name: { kind: 'text', label: text.name, required: true },
  MaxPlayers: { kind: 'number', label: text.maxPlayers, required: true, min: 1, half: true },
  BillingUnit: { kind: 'number', label: text.billingUnit, required: true, min: 0, decimals: 4, half: true },
  CpuLimit: { kind: 'text', label: text.cpu, half: true },
  MemoryLimit: { kind: 'text', label: text.memory, half: true },
  NetLimit: { kind: 'number', label: text.netLimit, min: 0, half: true },
  RoomsPerPod: { kind: 'number', label: text.roomsPerPod, min: 1, half: true },
  Price: { kind: 'fen', label: text.price, min: 0 },
  Enabled: { kind: 'switch', label: text.enabled },
};

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
        Price: of === undefined ? undefined : Math.round(of.Price * 100),
        Enabled: of?.Enabled ?? true,
      }}
      submitLabel={of === undefined ? text.create : text.save}
      onSubmit={({ Name, MaxPlayers = 1, BillingUnit = 1, Price, Enabled, ...rest }) => {
        const tier = {
          ...{ Name, MaxPlayers, BillingUnit, Enabled },
          ...given({ ...rest, Price: Price === undefined ? undefined : Price / 100 }),
        };
        return of === undefined ? sync.tiers.create(tier) : sync.tiers.update({ id: of.RoomProfileTierId, ...tier });
      }}
      done={({ Name }) => text.tierSaved(Name)}
      refresh={[keyOf(sync.tiers.list)]}
      onClose={() => onClose()}
    />
  );
}

const p = columnKinds<SyncPod>();

const podColumns = [
  p.text('PodName', text.pod),
  p.text('NodeIp', text.node),
  p.number('RoomCount', text.rooms),
  p.number('PlayerCount', text.players),
];

function Pods() {
  return (
    <DataList
      id="admin.pods"
      label={text.tabPods}
      source={listOf(sync.rooms.byPod)}
      columns={podColumns}
      rowKey={({ PodName }) => PodName}
      rowName={({ PodName }) => PodName}
      empty={<EmptyState icon="server" title={text.noPods} />}
    />
  );
}

const c = columnKinds<SyncConfig>();

const configColumns = [
  c.text('AppName', text.appName),
  c.id('UosAppId', text.appId),
  c.own('type', text.type, ({ Properties }) => label(platformLabels.service.syncType, Properties.type).zh),
  c.own('perfTest', text.perfTest, ({ Properties }) => label(platformLabels.service.perfTest, Properties.perfTest).zh),
  c.number('MaxRooms', text.maxRooms),
  c.number('Ration', text.quota),
  c.time('ModifiedAt', text.modified, { wideOnly: true }),
];

const MOST_CONFIGS = 9999;

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
        source={localSource<SyncConfig>({
          key: keyOf(sync.config.search),
          load: async (signal) => (await sync.config.search({ Count: MOST_CONFIGS }, { signal })).Items,
          search: ({ UosAppId, AppName }) => `${UosAppId} ${AppName}`,
        })}
        columns={configColumns}
        rowKey={({ UosAppId }) => UosAppId}
        rowName={({ AppName }) => AppName}
        search={text.searchApp}
        actions={(config) => [
          { label: text.editConfig, icon: 'edit', onClick: () => setOpen(config) },
          { label: text.recache, icon: 'refresh', onClick: () => recache.mutate(config.UosAppId) },
        ]}
        toolbar={refreshRegions}
        empty={<EmptyState icon="settings" title={text.noConfigs} action={refreshRegions} />}
      />
      {open === undefined ? null : <ConfigForm of={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type Config = { type: string; perfTest: boolean; MaxRooms: number | undefined; Ration: number | undefined };

const configFields: FieldsOf<Config> = {
  type: {
    kind: 'choice',
    label: text.type,
    required: true,
    options: Object.entries(platformLabels.service.syncType).map(([value, { zh }]) => ({ value, label: zh })),
  },
  perfTest: { kind: 'switch', label: text.perfTest },
  MaxRooms: { kind: 'number', label: text.maxRooms, min: 0, half: true },
  Ration: { kind: 'number', label: text.quota, min: 0, half: true },
};

function ConfigForm({ of, onClose }: { of: SyncConfig; onClose: () => void }) {
  return (
    <FormDialog
      title={text.editConfig}
      fields={configFields}
      initial={{
        type: of.Properties.type,
        perfTest: of.Properties.perfTest === 'Enabled',
        MaxRooms: of.MaxRooms as number | undefined,
        Ration: of.Ration as number | undefined,
      }}
      submitLabel={text.save}
      onSubmit={({ type, perfTest, MaxRooms, Ration }) =>
        sync.config.set({
          UosAppId: of.UosAppId,
          Properties: { type: type as 'relay' | 'realtime', perfTest: perfTest ? 'Enabled' : 'Disabled' },
          ...given({ MaxRooms, Ration }),
        })
      }
      done={() => text.configSaved}
      refresh={[keyOf(sync.config.search)]}
      onClose={() => onClose()}
    />
  );
}
