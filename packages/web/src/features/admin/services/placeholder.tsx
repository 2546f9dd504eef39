// Machines that hosting keeps ready by the clock, and how a region is shared among locations.
import { useQuery } from '@tanstack/react-query';
import { regions } from '@uos/contract/rules';
import {
  type MultiverseLocationRatio,
  type MultiversePlaceholderSchedule,
  multiverseTable,
} from '@uos/sdk/services/multiverse';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import type { Filter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { platformOf } from '../../../shell/uos.ts';
import { ServiceGate } from './service-gate.tsx';
import { TabsOf } from './tabs-of.tsx';
import { text } from './text.zh.ts';

const { placeholderSchedules, locations, locationRatios } = platformOf({ multiverse: multiverseTable }).multiverse;

const byRegion: Filter = {
  kind: 'choice',
  key: 'region',
  title: text.region,
  options: regions.map(({ id, zh }) => ({ value: id, label: zh })),
};

export default function Placeholder() {
  return (
    <Page title={text.placeholder} help={text.placeholderHelp}>
      <ServiceGate
        service="multiverse"
        what={text.placeholderWhat}
        query={queryOf(placeholderSchedules.list, { limit: 1 })}
      >
        <TabsOf
          parts={[
            { key: 'schedules', title: text.tabSchedules, body: <Schedules /> },
            { key: 'ratios', title: text.tabRatios, body: <Ratios /> },
          ]}
        />
      </ServiceGate>
    </Page>
  );
}

const s = columnKinds<MultiversePlaceholderSchedule>();

const scheduleColumns = [
  s.text('name', text.name),
  s.text('regionId', text.region),
  s.text('cron', text.cron),
  s.number('durationMinutes', text.minutes),
  s.number('replicas', text.replicas),
  s.text('cpu', text.cpu, { wideOnly: true }),
  s.text('memory', text.memory, { wideOnly: true }),
  s.flag('enabled', text.enabled),
];

type Schedule = {
  name: string;
  cron: string;
  durationMinutes: number | undefined;
  replicas: number | undefined;
  cpu: string;
  memory: string;
  enabled: boolean;
};

const scheduleFields: FieldsOf<Schedule> = {
  name: { kind: 'text', label: text.name, required: true },
  cron: { kind: 'text', label: text.cron, required: true },
  durationMinutes: { kind: 'number', label: text.minutes, required: true, min: 1, half: true },
  replicas: { kind: 'number', label: text.replicas, required: true, min: 0, half: true },
  cpu: { kind: 'text', label: text.cpu, required: true, half: true },
  memory: { kind: 'text', label: text.memory, required: true, half: true },
  enabled: { kind: 'switch', label: text.enabled },
};

function Schedules() {
  const [open, setOpen] = useState<MultiversePlaceholderSchedule>();
  return (
    <>
      <DataList
        id="admin.placeholderSchedules"
        label={text.tabSchedules}
        source={listOf(placeholderSchedules.list, ({ filters: { region } }) => given({ regionId: region }))}
        columns={scheduleColumns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        filters={[byRegion]}
        actions={(schedule) => [{ label: text.edit, icon: 'edit', onClick: () => setOpen(schedule) }]}
        empty={<EmptyState icon="clock" title={text.noSchedules} />}
      />
      {open === undefined ? null : (
        <FormDialog
          title={text.editSchedule}
          fields={scheduleFields}
          initial={{
            name: open.name,
            cron: open.cron,
            durationMinutes: open.durationMinutes as number | undefined,
            replicas: open.replicas as number | undefined,
            cpu: open.cpu,
            memory: open.memory,
            enabled: open.enabled,
          }}
          submitLabel={text.save}
          onSubmit={({ durationMinutes, replicas, ...rest }) =>
            placeholderSchedules.update({ id: open.id, ...rest, ...given({ durationMinutes, replicas }) })
          }
          done={(_reply, { name }) => text.scheduleSaved(name)}
          refresh={[keyOf(placeholderSchedules.list)]}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

const r = columnKinds<MultiverseLocationRatio>();

const ratioColumns = [
  r.text('regionId', text.region),
  r.text('locationId', text.location),
  r.own('gameId', text.game, ({ gameId }) => gameId ?? text.everyGame),
  r.number('ratio', text.ratio),
];

type Ratio = { gameId: string; regionId: string; locationId: string; ratio: number | undefined };

type OpenRatio =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'remove'; readonly row: MultiverseLocationRatio };

function Ratios() {
  const [open, setOpen] = useState<OpenRatio>();
  const create = (
    <ActionButton icon="plus" onClick={() => setOpen({ kind: 'create' })}>
      {text.createRatio}
    </ActionButton>
  );
  const close = () => setOpen(undefined);
  return (
    <>
      <DataList
        id="admin.locationRatios"
        label={text.tabRatios}
        source={listOf(locationRatios.list, ({ filters: { region } }) => given({ regionId: region }))}
        columns={ratioColumns}
        rowKey={({ id }) => id}
        rowName={({ regionId, locationId }) => `${regionId} ${locationId}`}
        filters={[byRegion]}
        actions={(row) => [
          { label: text.edit, icon: 'edit', onClick: () => setOpen({ kind: 'edit', row }) },
          { label: text.remove, icon: 'trash', danger: true, onClick: () => setOpen({ kind: 'remove', row }) },
        ]}
        toolbar={create}
        empty={<EmptyState icon="chart" title={text.noRatios} action={create} />}
      />
      {open?.kind === 'create' || open?.kind === 'edit' ? (
        <RatioForm {...(open.kind === 'edit' ? { row: open.row } : {})} onClose={close} />
      ) : null}
      {open?.kind === 'remove' ? (
        <Confirm
          title={text.removeRatio}
          verb={text.remove}
          onConfirm={() => locationRatios.remove({ id: open.row.id })}
          done={text.ratioRemoved}
          refresh={[keyOf(locationRatios.list)]}
          onClose={close}
        >
          {text.removeRatioWords(open.row.regionId, open.row.locationId)}
        </Confirm>
      ) : null}
    </>
  );
}

function RatioForm({ row, onClose }: { row?: MultiverseLocationRatio; onClose: () => void }) {
  const known = useQuery({
    ...queryOf(locations.list, {}),
    select: (reply) => reply.locations,
  });
  const isNew = row === undefined;
  const fields: FieldsOf<Ratio> = {
    gameId: { kind: 'text', label: text.game, description: text.gameHelp, when: () => isNew },
    regionId: {
      kind: 'choice',
      label: text.region,
      required: true,
      options: regions.map(({ id, zh }) => ({ value: id, label: zh })),
      when: () => isNew,
    },
    locationId: {
      kind: 'choice',
      label: text.location,
      required: true,
      options: (known.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      when: () => isNew,
    },
    ratio: { kind: 'number', label: text.ratio, required: true, min: 0, decimals: 4 },
  };
  return (
    <FormDialog
      title={isNew ? text.createRatio : text.editRatio}
      fields={fields}
      initial={{
        gameId: row?.gameId ?? '',
        regionId: row?.regionId ?? '',
        locationId: row?.locationId ?? '',
        ratio: row?.ratio,
      }}
      submitLabel={isNew ? text.create : text.save}
      onSubmit={async ({ gameId, regionId, locationId, ratio = 0 }) => {
        await (row === undefined
          ? locationRatios.create({ ...given({ gameId }), regionId, locationId, ratio })
          : locationRatios.update({ id: row.id, ratio }));
      }}
      done={() => text.ratioSaved}
      refresh={[keyOf(locationRatios.list)]}
      onClose={() => onClose()}
    />
  );
}
