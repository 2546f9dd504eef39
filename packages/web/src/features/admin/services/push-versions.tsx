// The versions of the push server, and which apps run which.

import { useQuery } from '@tanstack/react-query';
import { type PushServerConfig, type PushServerVersion, pushTable } from '@uos/sdk/services/push';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { PlainTable } from '../../../kit/list/rows/plain-table.tsx';
import { localSource } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { platformOf } from '../../../shell/uos.ts';
import { ServiceGate } from './service-gate.tsx';
import { text } from './text.zh.ts';

const { push } = platformOf({ push: pushTable });
const MOST = 9999;

const c = columnKinds<PushServerVersion>();

const columns = [
  c.text('version', text.version, { sort: true }),
  c.text('image', text.image, { sort: true }),
  c.flag('isDefault', text.isDefault),
  c.number('appCount', text.apps, { sort: true }),
  c.text('description', text.description, { wideOnly: true }),
  c.time('createdAt', text.created, { sort: true }),
  c.time('modifiedAt', text.modified, { wideOnly: true, sort: true }),
  c.id('id', text.versionId, { hidden: true }),
];

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'remove' | 'assign'; readonly version: PushServerVersion };

export default function PushVersions() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const create = (
    <ActionButton icon="plus" onClick={() => setOpen({ kind: 'create' })}>
      {text.createVersion}
    </ActionButton>
  );
  return (
    <Page title={text.push} help={text.pushHelp}>
      <ServiceGate service="push" what={text.pushWhat} query={queryOf(push.serverVersions.list, { limit: 1 })}>
        <DataList
          id="admin.pushVersions"
          label={text.push}
          source={localSource<PushServerVersion>({
            key: keyOf(push.serverVersions.list),
            load: async (signal) => (await push.serverVersions.list({ limit: MOST }, { signal })).serverVersions,
            search: ({ version, image }) => `${version} ${image}`,
          })}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ version }) => version}
          search={text.searchVersion}
          actions={(version) => [
            { label: text.assign, icon: 'apps', onClick: () => setOpen({ kind: 'assign', version }) },
            { label: text.edit, icon: 'edit', onClick: () => setOpen({ kind: 'edit', version }) },
            { label: text.remove, icon: 'trash', danger: true, onClick: () => setOpen({ kind: 'remove', version }) },
          ]}
          toolbar={create}
          empty={<EmptyState icon="server" title={text.noVersions} action={create} />}
        />
        <Configs />
      </ServiceGate>
      {open?.kind === 'create' || open?.kind === 'edit' ? (
        <VersionForm {...(open.kind === 'edit' ? { of: open.version } : {})} onClose={close} />
      ) : null}
      {open?.kind === 'assign' ? <AssignForm of={open.version} onClose={close} /> : null}
      {open?.kind === 'remove' ? (
        <Confirm
          title={text.removeVersion}
          verb={text.remove}
          typed={open.version.version}
          onConfirm={() => push.serverVersions.remove({ id: open.version.id })}
          done={text.versionRemoved(open.version.version)}
          refresh={[keyOf(push.serverVersions.list)]}
          onClose={close}
        >
          {text.removeVersionWords(open.version.version)}
        </Confirm>
      ) : null}
    </Page>
  );
}

type Version = { version: string; image: string; description: string; isDefault: boolean };

const versionFields: FieldsOf<Version> = {
  version: { kind: 'text', label: text.version, required: true },
  image: { kind: 'text', label: text.image, required: true },
  description: { kind: 'textarea', label: text.description },
  isDefault: { kind: 'switch', label: text.isDefault },
};

function VersionForm({ of, onClose }: { of?: PushServerVersion; onClose: () => void }) {
  return (
    <FormDialog
      title={of === undefined ? text.createVersion : text.editVersion}
      fields={versionFields}
      initial={{
        version: of?.version ?? '',
        image: of?.image ?? '',
        description: of?.description ?? '',
        isDefault: of?.isDefault ?? false,
      }}
      submitLabel={of === undefined ? text.create : text.save}
      onSubmit={async (values) => {
        await (of === undefined
          ? push.serverVersions.create(values)
          : push.serverVersions.update({ id: of.id, ...values }));
      }}
      done={(_reply, { version }) => text.versionSaved(version)}
      refresh={[keyOf(push.serverVersions.list)]}
      onClose={() => onClose()}
    />
  );
}

function AssignForm({ of: { id }, onClose }: { of: PushServerVersion; onClose: () => void }) {
  const apps = useQuery({
    ...queryOf(push.apps.list, { limit: MOST }),
    select: (reply) => reply.apps,
  });
  const fields: FieldsOf<{ appIds: readonly string[] }> = {
    appIds: {
      kind: 'choices',
      label: text.pushApp,
      required: true,
      options: (apps.data ?? []).map((app) => ({ value: app.id, label: app.name })),
    },
  };
  return (
    <FormDialog
      title={text.assignTitle}
      fields={fields}
      initial={{ appIds: [] }}
      submitLabel={text.assign}
      onSubmit={({ appIds }) => push.serverVersions.assign({ appIds: [...appIds], serverVersionId: id })}
      done={() => text.assigned}
      refresh={[keyOf(push.serverVersions.list), keyOf(push.apps.list)]}
      onClose={() => onClose()}
    />
  );
}

const s = columnKinds<PushServerConfig>();

const configColumns = [s.text('key', text.key), s.text('value', text.value), s.text('description', text.description)];

function Configs() {
  const configs = useQuery({
    ...queryOf(push.serverConfigs.list, { limit: MOST }),
    select: ({ serverConfigs }) => serverConfigs,
  });
  return configs.data === undefined || configs.data.length === 0 ? null : (
    <PlainTable label={text.configs} columns={configColumns} rows={configs.data} rowKey={({ key }) => key} />
  );
}
