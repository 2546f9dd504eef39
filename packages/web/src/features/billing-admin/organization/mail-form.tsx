// A mail to the people of an organisation.
import { alertTable } from '@uos/sdk/services/alert';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { platformOf } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

type Values = { To: readonly string[]; Subject: string; Content: string };

const { alert } = platformOf({ alert: alertTable });

const fields: FieldsOf<Values> = {
  To: { kind: 'tags', label: text.mailTo, description: text.mailToHelp, required: true },
  Subject: { kind: 'text', label: text.mailSubject, required: true },
  Content: { kind: 'textarea', label: text.mailContent, required: true },
};

export default function MailForm({ to, onClose }: { to: readonly string[]; onClose: () => void }) {
  const inputOf = ({ To, Subject, Content }: Values) => ({ To: [...To], Subject, Content });
  return (
    <FormDialog
      title={text.mailTitle}
      size="lg"
      fields={fields}
      initial={{ To: to, Subject: '', Content: '' }}
      submitLabel={text.mailSend}
      onSubmit={(values) => alert.mails.send(inputOf(values))}
      rules={() => import('@uos/sdk/services/alert.fields').then(({ alertFields }) => alertFields['mails.send'])}
      input={inputOf}
      done={(_reply, { To }) => text.mailSent(To.length)}
      draft="admin.mail"
      onClose={() => onClose()}
    />
  );
}
