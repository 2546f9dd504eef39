// The way back: into a new database beside it, or over what it holds now, for which its name has to be typed.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { databaseName, formatTime } from '@uos/contract/rules';
import type { BackupsRestoreInput, BackupsRestoreReply, Database, DatabaseBackup } from '@uos/sdk/services/storage';
import { backupsRestoreForm } from '@uos/sdk/services/storage.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { follow } from '../follow.ts';
import { databaseLink, storageKeys, storageOf } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<Pick<BackupsRestoreInput, 'name'>, { readonly into: string; readonly typed: string }>;

interface RestoreProps {
  readonly appId: string;
  readonly database: Database;
  readonly backup: DatabaseBackup;
  readonly onClose: () => void;
}

const NAME_CHARACTERS = 51;

export default function Restore({ appId, database, backup, onClose }: RestoreProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { databaseId: id, name } = database;
  const fields = fieldsOf<Values>(backupsRestoreForm, {
    into: {
      kind: 'radio',
      label: text.restoreInto,
      options: [
        { value: 'new', label: text.intoNew, description: text.intoNewHelp },
        {
          value: 'same',
          label: text.intoSame(name),
          description: text.intoSameHelp,
          reason: database.status === 'running' ? undefined : text.notRunning,
        },
      ],
    },
    name: { rule: databaseName, label: text.newName, required: true, when: ({ into }) => into === 'new' },
    typed: {
      kind: 'text',
      label: text.typeName(name),
      required: true,
      when: ({ into }) => into === 'same',
      check: (typed) => (typed === name ? undefined : text.notTheName),
    },
  });
  return (
    <FormDialog<Values, BackupsRestoreReply>
      title={text.restoreTitle(backup.name)}
      fields={fields}
      initial={{ into: 'new', name: `${name.slice(0, NAME_CHARACTERS)}-restored`, typed: '' }}
      submitLabel={text.restoreNow}
      onSubmit={async (values) => {
        const isNew = values.into === 'new';
        const restored = isNew ? values.name : name;
        const reply = await storageOf(appId).backups.restore({
          ...{ id, backupId: backup.backupId, asNew: isNew, name: restored },
        });
        follow(client, {
          ...{ appId, databaseId: reply.databaseId, name: restored },
          ...{ operation: isNew ? 'create' : 'restore', requestId: reply.asyncRequestId },
        });
        return reply;
      }}
      done={(_reply, values) => text.restoring(values.into === 'new' ? values.name : name)}
      refresh={storageKeys(appId)}
      danger={({ into }) => into === 'same'}
      onClose={(reply) => {
        onClose();
        if (reply !== undefined && reply.databaseId !== id) {
          void navigate(databaseLink(appId, reply.databaseId));
        }
      }}
    >
      {text.restoreWords(formatTime(backup.startTime) ?? '')}
    </FormDialog>
  );
}
