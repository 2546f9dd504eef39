// Chat groups that are told what happens to an app.

import { Group, Stack, Title } from '@mantine/core';
import type { App, Monitor } from '@uos/sdk/browser';
import { alertTable, type MonitorsCreateInput } from '@uos/sdk/services/alert';
import { monitorColumns } from '@uos/sdk/services/alert.columns';
import { monitorsCreateForm } from '@uos/sdk/services/alert.forms';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { chatIcon, plusIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { clientOf } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const fields = fieldsOf<ValuesOf<Omit<MonitorsCreateInput, 'AppId'>>>(monitorsCreateForm, {
  Name: { label: text.groupName },
  ChatId: {},
  Prefix: { label: text.groupPrefix, description: text.groupPrefixHelp },
});

const columns = columnsOf<Monitor>(monitorColumns, {
  Name: { title: text.groupName },
  ChatId: { kind: 'text' },
  Prefix: { title: text.groupPrefix, wideOnly: true },
  CreatedAt: { title: text.created },
});

export default function MonitorGroups({ app }: { app: App }) {
  const { alert } = clientOf({ alert: alertTable }, app.AppId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'add' | Monitor>();
  const add = (
    <ActionButton
      icon={plusIcon}
      variant="default"
      reason={reasonFor('alert.monitors.create')}
      onClick={() => setOpen('add')}
    >
      {text.groupAdd}
    </ActionButton>
  );
  return (
    <Stack gap="sm" component="section">
      <Group justify="space-between">
        <Title order={2}>{text.groups}</Title>
        {add}
      </Group>
      <DataList
        id="app.monitors"
        scope="groups"
        label={text.groups}
        source={listOf(alert.monitors.list, () => ({ appId: app.AppId }))}
        columns={columns}
        rowKey={({ Id }) => Id}
        rowName={({ Name }) => Name}
        actions={(monitor) => [
          {
            label: text.groupRemove,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('alert.monitors.create'),
            onClick: () => setOpen(monitor),
          },
        ]}
        empty={
          <EmptyState icon={chatIcon} title={text.groupsEmpty}>
            {text.groupsHelp}
          </EmptyState>
        }
      />
      {open === 'add' ? (
        <FormDialog
          title={text.groupAdd}
          fields={fields}
          initial={{ Name: '', ChatId: '', Prefix: '' }}
          submitLabel={text.groupAdd}
          onSubmit={(values) => alert.monitors.create({ AppId: app.AppId, ...values })}
          done={({ Name }) => text.groupAdded(Name)}
          refresh={[keyOf(alert.monitors.list)]}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open === undefined || open === 'add' ? null : (
        <Confirm
          title={text.groupRemoveTitle}
          verb={text.groupRemove}
          onConfirm={() => alert.monitors.remove({ Id: open.Id })}
          done={text.groupRemoved(open.Name)}
          refresh={[keyOf(alert.monitors.list)]}
          onClose={() => setOpen(undefined)}
        >
          {text.groupRemoveWords}
        </Confirm>
      )}
    </Stack>
  );
}
