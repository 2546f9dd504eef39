// Corrects an application for certification; one that was refused waits for a decision again.
import type { EnterpriseCertification, UpdateInput } from '@uos/sdk/services/certification';
import { updateForm } from '@uos/sdk/services/certification.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { noteOwnChange } from '../seen.tsx';
import { certification, certificationKeys } from './queries.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Omit<UpdateInput, 'id'>>;

const line = { required: true, half: true } as const;

const fields = fieldsOf<Values>(updateForm, {
  CompanyName: line,
  CreditCode: line,
  LegalPerson: line,
  LicenseImageUrl: { ...line, label: text.licenseUrl },
  ContactName: line,
  ContactPhone: line,
  ContactEmail: line,
  BankName: { half: true },
  BankAccount: { half: true },
});

export default function EditCertification({ of, onClose }: { of: EnterpriseCertification; onClose: () => void }) {
  const initial: Values = {
    CompanyName: of.CompanyName,
    CreditCode: of.CreditCode,
    LegalPerson: of.LegalPerson,
    LicenseImageUrl: of.LicenseImageUrl,
    ContactName: of.ContactName,
    ContactPhone: of.ContactPhone,
    ContactEmail: of.ContactEmail,
    BankName: of.BankName,
    BankAccount: of.BankAccount,
  };
  return (
    <FormDialog
      title={text.editCertification}
      size="lg"
      fields={fields}
      initial={initial}
      submitLabel={text.save}
      onSubmit={(values) => certification.update({ id: of.Id, ...values })}
      done={() => text.certificationSaved}
      refresh={certificationKeys}
      onClose={(saved) => {
        noteOwnChange(saved);
        onClose();
      }}
    />
  );
}
