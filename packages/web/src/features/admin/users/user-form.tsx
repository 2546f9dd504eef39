// The e-mail and the properties of a developer.

import type { User } from '@uos/sdk/browser';
import type { UpdateInput } from '@uos/sdk/services/user';
import { updateForm } from '@uos/sdk/services/user.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Pick<UpdateInput, 'Properties'>, { Email: string }>;

const fields = fieldsOf<Values>(updateForm, {
  Email: { kind: 'text', label: text.email, description: text.emailHelp },
  Properties: { description: text.propertiesHelp, keyLabel: text.propertyName, valueLabel: text.propertyValue },
});

export default function UserForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { email: _shownAbove, ...own } = user.Properties;
  return (
    <FormDialog
      title={text.editTitle}
      size="lg"
      fields={fields}
      initial={{ Email: user.Email, Properties: own }}
      submitLabel={text.save}
      onSubmit={({ Email, Properties }) =>
        platform.user.update({
          id: user.UserId,
          Properties: { ...Properties, ...(Email === user.Email ? {} : { email: Email.trim() }) },
        })
      }
      done={({ UserName }) => text.saved(UserName)}
      refresh={[keyOf(platform.user.list), keyOf(platform.user.get)]}
      onClose={() => onClose()}
    />
  );
}
