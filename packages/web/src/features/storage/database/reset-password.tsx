// A new password: typed or made here, shown once, and what ends with the old one.
import { useQueryClient } from '@tanstack/react-query';
import type { DatabasesResetPasswordInput } from '@uos/sdk/services/storage';
import { databasesResetPasswordForm } from '@uos/sdk/services/storage.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { follow } from '../follow.ts';
import { keepPassword } from '../password/just-set.ts';
import { PasswordField } from '../password/password-field.tsx';
import { passwordProblem } from '../password/rules.ts';
import { storageKeys, storageOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import type { DialogProps } from './dialogs.tsx';

type Values = ValuesOf<Pick<DatabasesResetPasswordInput, 'password'>>;

const fields = fieldsOf<Values>(databasesResetPasswordForm, {
  password: {
    kind: 'own',
    label: text.newPassword,
    check: passwordProblem,
    render: (input) => <PasswordField {...input} label={text.newPassword} />,
  },
});

export default function ResetPassword({ appId, database: { databaseId: id, name }, onClose }: DialogProps) {
  const client = useQueryClient();
  return (
    <FormDialog
      title={text.resetTitle(name)}
      fields={fields}
      initial={{ password: '' }}
      submitLabel={text.resetPassword}
      danger
      onSubmit={async ({ password }) => {
        const asked = await storageOf(appId).databases.resetPassword({ id, password });
        keepPassword(id, password);
        follow(client, { appId, databaseId: id, name, operation: 'reset-password', requestId: asked.asyncRequestId });
        return asked;
      }}
      done={() => text.resetting(name)}
      refresh={storageKeys(appId)}
      onClose={() => onClose()}
    >
      {text.resetWords}
    </FormDialog>
  );
}
