// A mail to the people of an organisation.
import { alertTable, type MailsSendInput } from '@uos/sdk/services/alert';
import { mailsSendForm } from '@uos/sdk/services/alert.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { platformOf } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const { alert } = platformOf({ alert: alertTable });

const fields = fieldsOf<ValuesOf<Pick<MailsSendInput, 'To' | 'Subject' | 'Content'>>>(mailsSendForm, {
  To: { description: text.mailToHelp },
  Subject: {},
  Content: { kind: 'textarea' },
});

export default function MailForm({ to, onClose }: { to: readonly string[]; onClose: () => void }) {
  return (
    <FormDialog
      title={text.mailTitle}
      size="lg"
      fields={fields}
      initial={{ To: to, Subject: '', Content: '' }}
      submitLabel={text.mailSend}
      onSubmit={(values) => alert.mails.send(inputOf<MailsSendInput>(mailsSendForm, values))}
      done={(_reply, { To }) => text.mailSent(To.length)}
      draft="admin.mail"
      onClose={() => onClose()}
    />
  );
}
