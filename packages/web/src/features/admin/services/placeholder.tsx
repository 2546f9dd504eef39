// Machines that hosting keeps ready by the clock, and how a region is shared among locations.

import { useQuery } from '@tanstack/react-query';
import { localRegion, regions } from '@uos/contract/rules';
import {
  type LocationRatiosCreateInput,
  type MultiverseLocationRatio,
  type MultiversePlaceholderSchedule,
  multiverseTable,
  type PlaceholderSchedulesUpdateInput,
} from '@uos/sdk/services/multiverse';
import {
  multiverseLocationRatioColumns,
  multiversePlaceholderScheduleColumns,
} from '@uos/sdk/services/multiverse.columns';
import { locationRatiosCreateForm, placeholderSchedulesUpdateForm } from '@uos/sdk/services/multiverse.forms';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import type { Filter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { chartIcon, clockIcon, editIcon, plusIcon, trashIcon } from '../../../kit/show/icons.ts';
import { platformOf } from '../../../shell/uos.ts';
import { ServiceGate } from './service-gate.tsx';
import { TabsOf } from './tabs-of.tsx';
import { text } from './text.zh.ts';

const { placeholderSchedules, locations, locationRatios } = platformOf({ multiverse: multiverseTable }).multiverse;

const choices = [localRegion, ...regions].map((region) => ({ value: region.id, label: region[language] }));

const byRegion: Filter = {
  kind: 'choice',
  key: 'region',
  title: text.region,
  options: choices,
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

const scheduleColumns = columnsOf<MultiversePlaceholderSchedule>(multiversePlaceholderScheduleColumns, {
  name: {},
  regionId: {},
  cron: {},
  durationMinutes: { title: text.minutes },
  replicas: {},
  cpu: { wideOnly: true },
  memory: { wideOnly: true },
  enabled: {},
});

const asked = { required: true } as const;
const half = { ...asked, half: true } as const;

const scheduleFields = fieldsOf<ValuesOf<Omit<PlaceholderSchedulesUpdateInput, 'id' | 'regionId'>>>(
  placeholderSchedulesUpdateForm,
  {
    name: asked,
    cron: asked,
    durationMinutes: { ...half, label: text.minutes },
    replicas: half,
    cpu: half,
    memory: half,
    enabled: {},
  },
);

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
        actions={(schedule) => [{ label: text.edit, icon: editIcon, onClick: () => setOpen(schedule) }]}
        empty={<EmptyState icon={clockIcon} title={text.noSchedules} />}
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
          onSubmit={(values) =>
            placeholderSchedules.update({
              ...inputOf<PlaceholderSchedulesUpdateInput>(placeholderSchedulesUpdateForm, values),
              id: open.id,
            })
          }
          done={(_reply, { name }) => text.scheduleSaved(name)}
          refresh={[keyOf(placeholderSchedules.list)]}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

const ratioColumns = columnsOf<MultiverseLocationRatio>(multiverseLocationRatioColumns, {
  regionId: {},
  locationId: { title: text.location, kind: 'text' },
  gameId: { kind: 'text', cell: ({ gameId }) => gameId ?? text.everyGame },
  ratio: {},
});

type Ratio = ValuesOf<LocationRatiosCreateInput>;

type OpenRatio =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'remove'; readonly row: MultiverseLocationRatio };

function Ratios() {
  const [open, setOpen] = useState<OpenRatio>();
  const create = (
    <ActionButton icon={plusIcon} onClick={() => setOpen({ kind: 'create' })}>
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
          { label: text.edit, icon: editIcon, onClick: () => setOpen({ kind: 'edit', row }) },
          { label: text.remove, icon: trashIcon, danger: true, onClick: () => setOpen({ kind: 'remove', row }) },
        ]}
        toolbar={create}
        empty={<EmptyState icon={chartIcon} title={text.noRatios} action={create} />}
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
  const fields = fieldsOf<Ratio>(locationRatiosCreateForm, {
    gameId: { description: text.gameHelp, when: () => isNew },
    regionId: {
      kind: 'choice',
      options: choices,
      when: () => isNew,
    },
    locationId: {
      kind: 'choice',
      label: text.location,
      options: (known.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      when: () => isNew,
    },
    ratio: {},
  });
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
