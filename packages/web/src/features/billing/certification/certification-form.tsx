// The application for a certification, new or changed after it was refused.
import type { EnterpriseCertification } from '@uos/sdk/browser';
import { keyOf } from '../../../kit/call/query.ts';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { given } from '../../../kit/list/source/source.ts';
import { FileField } from '../../../parts/upload/file-field.tsx';
import { arrivedFile, filesProblem, PAPERS, type UploadedFile, urlsOf } from '../../../parts/upload/uploaded-file.ts';
import { certification } from './queries.ts';
import { text } from './text.zh.ts';

type Values = {
  CompanyName: string;
  CreditCode: string;
  LegalPerson: string;
  LicenseImageUrl: readonly UploadedFile[];
  ContactName: string;
  ContactPhone: string;
  ContactEmail: string;
  BankName: string;
  BankAccount: string;
};

const words = text.fields;
const half = { kind: 'text', half: true, required: true } as const;

const fieldsOf = (orgId: string): FieldsOf<Values> => ({
  CompanyName: { ...half, ...words.CompanyName },
  CreditCode: { ...half, ...words.CreditCode },
  LegalPerson: { ...half, ...words.LegalPerson },
  LicenseImageUrl: {
    kind: 'own',
    required: true,
    ...words.LicenseImageUrl,
    check: filesProblem,
    render: (input) => (
      <FileField {...input} {...PAPERS} label={words.LicenseImageUrl.label} purpose="license" area={orgId} />
    ),
  },
  ContactName: { ...half, ...words.ContactName },
  ContactPhone: { ...half, ...words.ContactPhone },
  ContactEmail: { ...half, ...words.ContactEmail },
  BankName: { kind: 'text', half: true, ...words.BankName },
  BankAccount: { kind: 'text', half: true, ...words.BankAccount },
});

interface CertificationFormProps {
  readonly orgId: string;
  readonly before?: EnterpriseCertification;
  readonly onDone: () => void;
}

export default function CertificationForm({ orgId, before, onDone }: CertificationFormProps) {
  const bodyOf = ({ LicenseImageUrl, BankName, BankAccount, ...company }: Values) => ({
    ...company,
    LicenseImageUrl: urlsOf(LicenseImageUrl)[0] ?? '',
    ...given({ BankName, BankAccount }),
  });
  return (
    <FormPage
      draft={`certification.${orgId}`}
      fields={fieldsOf(orgId)}
      initial={valuesOf(before)}
      parts={[
        {
          title: text.company,
          help: text.companyHelp,
          fields: ['CompanyName', 'CreditCode', 'LegalPerson', 'LicenseImageUrl'],
        },
        { title: text.contact, fields: ['ContactName', 'ContactPhone', 'ContactEmail'] },
        { title: text.bank, help: text.bankHelp, fields: ['BankName', 'BankAccount'] },
      ]}
      rules={() =>
        import('@uos/sdk/services/certification.fields').then(({ certificationFields }) => certificationFields.create)
      }
      input={(values) => ({ OrganizationId: orgId, ...bodyOf(values) })}
      onSubmit={(values) =>
        before === undefined
          ? certification.create({ OrganizationId: orgId, ...bodyOf(values) })
          : certification.update({ id: before.Id, ...bodyOf(values) })
      }
      done={() => text.submitted}
      refresh={[keyOf(certification.list)]}
      onDone={onDone}
      submitLabel={text.submit}
    />
  );
}

function valuesOf(before: EnterpriseCertification | undefined): Values {
  return {
    CompanyName: before?.CompanyName ?? '',
    CreditCode: before?.CreditCode ?? '',
    LegalPerson: before?.LegalPerson ?? '',
    LicenseImageUrl: arrivedFile(before?.LicenseImageUrl ?? ''),
    ContactName: before?.ContactName ?? '',
    ContactPhone: before?.ContactPhone ?? '',
    ContactEmail: before?.ContactEmail ?? '',
    BankName: before?.BankName ?? '',
    BankAccount: before?.BankAccount ?? '',
  };
}
