// Corrects an application for certification; one that was refused waits for a decision again.
import type { EnterpriseCertification } from '@uos/sdk/services/certification';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { certification, certificationsKey } from './queries.ts';
import { text } from './text.zh.ts';

type Values = {
  CompanyName: string;
  CreditCode: string;
  LegalPerson: string;
  LicenseImageUrl: string;
  ContactName: string;
  ContactPhone: string;
  ContactEmail: string;
  BankName: string;
  BankAccount: string;
};

const line = (label: string) => ({ kind: 'text', label, required: true, half: true }) as const;

const fields: FieldsOf<Values> = {
  CompanyName: line(text.companyName),
  CreditCode: line(text.creditCode),
  LegalPerson: line(text.legalPerson),
  LicenseImageUrl: line(text.licenseUrl),
  ContactName: line(text.contactName),
  ContactPhone: line(text.contactPhone),
  ContactEmail: line(text.contactEmail),
  BankName: { kind: 'text', label: text.bankName, half: true },
  BankAccount: { kind: 'text', label: text.bankAccount, half: true },
};

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
      rules={() =>
        import('@uos/sdk/services/certification.fields').then(({ certificationFields }) => certificationFields.update)
      }
      input={(values) => ({ id: of.Id, ...values })}
      done={() => text.certificationSaved}
      refresh={[certificationsKey(of.OrganizationId)]}
      onClose={() => onClose()}
    />
  );
}
