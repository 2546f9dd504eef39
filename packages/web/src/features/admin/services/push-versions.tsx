// The versions of the push server, and which apps run which.

import { useQuery } from '@tanstack/react-query';
import {
  type PushServerConfig,
  type PushServerVersion,
  pushTable,
  type ServerVersionsAssignInput,
  type ServerVersionsCreateInput,
} from '@uos/sdk/services/push';
import { pushServerConfigColumns, pushServerVersionColumns } from '@uos/sdk/services/push.columns';
import { serverVersionsAssignForm, serverVersionsCreateForm } from '@uos/sdk/services/push.forms';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { PlainTable } from '../../../kit/list/rows/plain-table.tsx';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { platformOf } from '../../../shell/uos.ts';
import { ServiceGate } from './service-gate.tsx';
import { text } from './text.zh.ts';

const { push } = platformOf({ push: pushTable });
const MOST = 9999;

const columns = columnsOf<PushServerVersion>(pushServerVersionColumns, {
  version: { sort: true },
  image: { sort: true },
  isDefault: {},
  appCount: { sort: true },
  description: { wideOnly: true },
  createdAt: { sort: true },
  modifiedAt: { wideOnly: true, sort: true },
  id: { hidden: true },
});

const versions = wholeListOf(
  push.serverVersions.list,
  { limit: MOST },
  { rows: ({ serverVersions }) => serverVersions, search: ({ version, image }) => `${version} ${image}` },
);

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
          source={versions}
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

const versionFields = fieldsOf<ValuesOf<ServerVersionsCreateInput>>(serverVersionsCreateForm, {
  version: {},
  image: {},
  description: { kind: 'textarea' },
  isDefault: {},
});

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
  const fields = fieldsOf<ValuesOf<Pick<ServerVersionsAssignInput, 'appIds'>>>(serverVersionsAssignForm, {
    appIds: {
      kind: 'choices',
      label: text.pushApp,
      options: (apps.data ?? []).map((app) => ({ value: app.id, label: app.name })),
    },
  });
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

const configColumns = columnsOf<PushServerConfig>(pushServerConfigColumns, { key: {}, value: {}, description: {} });

function Configs() {
  const configs = useQuery({
    ...queryOf(push.serverConfigs.list, { limit: MOST }),
    select: ({ serverConfigs }) => serverConfigs,
  });
  return configs.data === undefined || configs.data.length === 0 ? null : (
    <PlainTable label={text.configs} columns={configColumns} rows={configs.data} rowKey={({ key }) => key} />
  );
}
