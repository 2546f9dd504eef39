// A backup is made now.
import { useQueryClient } from '@tanstack/react-query';
import { databaseName } from '@uos/contract/rules';
import type { DatabasesBackupInput } from '@uos/sdk/services/storage';
import { databasesBackupForm } from '@uos/sdk/services/storage.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { follow } from '../follow.ts';
import { storageKeys, storageOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import type { DialogProps } from './dialogs.tsx';

type Values = ValuesOf<Pick<DatabasesBackupInput, 'name'>>;

const fields = fieldsOf<Values>(databasesBackupForm, {
  name: { rule: databaseName, description: text.backupNameHelp, placeholder: 'before-season-4' },
});

export default function BackUp({ appId, database: { databaseId: id, name }, onClose }: DialogProps) {
  const client = useQueryClient();
  return (
    <FormDialog
      title={text.backUpTitle(name)}
      fields={fields}
      initial={{ name: '' }}
      submitLabel={text.backUp}
      onSubmit={async (values) => {
        const asked = await storageOf(appId).databases.backup({
          ...inputOf<DatabasesBackupInput>(databasesBackupForm, values),
          id,
        });
        follow(client, { appId, databaseId: id, name, operation: 'backup', requestId: asked.asyncRequestId });
        return asked;
      }}
      done={() => text.backingUp}
      refresh={storageKeys(appId)}
      onClose={() => onClose()}
    >
      {text.backUpWords}
    </FormDialog>
  );
}
