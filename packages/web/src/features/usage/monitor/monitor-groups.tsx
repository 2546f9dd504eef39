// Chat groups that are told what happens to an app.
import { Group, Stack, Title } from '@mantine/core';
import type { App, Monitor } from '@uos/sdk/browser';
import { alertTable } from '@uos/sdk/services/alert';
import { useState } from 'react';
import { ActionButton } from '../../../kit/action-button.tsx';
import { Confirm } from '../../../kit/confirm.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { serverSource } from '../../../kit/list/source.ts';
import { usePermission } from '../../../shell/permission.ts';
import { clientOf } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

type Values = { Name: string; ChatId: string; Prefix: string };

const fields: FieldsOf<Values> = {
  Name: { kind: 'text', label: text.groupName, required: true },
  ChatId: { kind: 'text', label: text.groupChat, required: true },
  Prefix: { kind: 'text', label: text.groupPrefix, description: text.groupPrefixHelp },
};

const c = columnsOf<Monitor>();

const columns = [
  c.text('Name', text.groupName),
  c.text('ChatId', text.groupChat),
  c.text('Prefix', text.groupPrefix, { wideOnly: true }),
  c.time('CreatedAt', text.created),
];

export default function MonitorGroups({ app }: { app: App }) {
  const { alert } = clientOf({ alert: alertTable }, app.AppId);
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'add' | Monitor>();
  const key = ['alert.monitors', app.AppId];
  const add = (
    <ActionButton
      icon="plus"
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
        source={serverSource({ key, call: alert.monitors.list, input: () => ({ appId: app.AppId }) })}
        columns={columns}
        rowKey={({ Id }) => Id}
        rowName={({ Name }) => Name}
        actions={(monitor) => [
          {
            label: text.groupRemove,
            icon: 'trash',
            danger: true,
            reason: reasonFor('alert.monitors.create'),
            onClick: () => setOpen(monitor),
          },
        ]}
        empty={
          <EmptyState icon="chat" title={text.groupsEmpty} action={add}>
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
          refresh={[key]}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open === undefined || open === 'add' ? null : (
        <Confirm
          title={text.groupRemoveTitle}
          verb={text.groupRemove}
          onConfirm={() => alert.monitors.remove({ Id: open.Id })}
          done={text.groupRemoved(open.Name)}
          refresh={[key]}
          onClose={() => setOpen(undefined)}
        >
          {text.groupRemoveWords}
        </Confirm>
      )}
    </Stack>
  );
}
